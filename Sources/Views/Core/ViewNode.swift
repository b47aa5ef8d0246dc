// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What stands for one view from the moment it appears until it goes: its place, its size, its
/// elements and what it draws.
///
/// A *transparent* node (a tuple, a condition, a view with a body) has no place of its own: the
/// nodes inside it are laid out by the nearest node that has one.
@MainActor
public class ViewNode {
  final let graph: ViewGraph
  /// Only its parent keeps a node, and a node that leaves the tree forgets its parent; a weak
  /// reference would make every use of the parent slower.
  final unowned var parent: ViewNode?
  final var scope: EnvironmentScope {
    didSet { makePieceStale() }
  }

  /// The top left, in the coordinates of the node that placed this one.
  final var origin: CGPoint {
    guard let band else { return bandPlace }
    return CGPoint(x: bandPlace.x + band.origin.x, y: bandPlace.y + band.origin.y)
  }
  /// The same, counted from the band that it stands in, where it stands in one.
  final private(set) var bandPlace = CGPoint.zero
  /// The part of a long stack that it is placed with. Who goes takes those inside out.
  final private(set) unowned(unsafe) var band: StackBand?
  final private(set) var size = CGSize.zero
  final private(set) var proposal = ProposedViewSize.unspecified
  final private var needsLayout = true
  final private var isPlaced = false
  final var motion: NodeMotion?
  final private var sizes = KnownSizes()
  final private var lines = KnownLines()
  final var stalePlaces = StalePlaces()
  /// Whether its elements have had a place since it was last decided which there are.
  final var hasPlacedElements = false
  /// How far it draws, once somebody has asked.
  final private var knownReach: CGRect?
  /// What it drew last, while it is in sight.
  final var piece: DrawnPiece?
  /// Its place among those that the same node draws, where that node keeps it.
  final var drawnPlace = 0
  /// Whether its layout waits in the graph.
  final var isLayoutStale = false

  init(_ context: NodeContext) {
    graph = context.graph
    scope = context.scope
    graph.onNode?(self)
  }

  final var environment: EnvironmentValues { scope.values }
  final var context: NodeContext { NodeContext(graph: graph, scope: scope) }

  final func adopt(_ child: ViewNode) { child.parent = self }

  // MARK: Scrolling

  /// What moves the nodes inside, for a node that scrolls them.
  var scrolled: ScrollMotion? { nil }
  /// The place of what stands between this node and those that it lays out.
  var innerOrigin: CGPoint { .zero }
  /// From the coordinates of what is inside to the node's own, where it shows it elsewhere.
  var innerEffect: AffineTransform? { nil }
  /// Whether the views inside are what scrolling comes to rest at.
  var givesScrollTargets: Bool { false }
  /// Calls with each node inside whose view has an identity of its own, and with nothing inside of
  /// that.
  func forEachIdentified(_ body: (AnyHashable, ViewNode) -> Void) {
    forEachChild { $0.forEachIdentified(body) }
  }
  /// A node right inside whose view has this identity.
  func ownNode(identifiedBy id: AnyHashable) -> ViewNode? { nil }

  // MARK: Structure

  var isTransparent: Bool { false }
  /// Whether a node inside can come or go without its owner's own emptiness changing.
  var isContainer: Bool { false }
  /// What can be chosen, where the node is in a menu.
  var menuItem: (any MenuItemView)? { nil }
  /// What a picker's selection becomes when the node is chosen, where it is in a picker.
  var menuChoice: AnyHashable? { nil }
  /// What opens as a menu of its own, where the node is in a menu.
  var submenu: (any SubmenuView)? { nil }
  /// Whether it always stands for the same one thing, so that an outer modifier may share its
  /// element without losing it when a condition changes.
  var isFixed: Bool { true }

  func forEachChild(_ body: (ViewNode) -> Void) {}
  /// Whether the nodes inside are the same for one thing after the other, as the rows of a list.
  var repeatsChildren: Bool { false }

  /// What the node's view keeps for a later node of the same row; nil for one that keeps nothing.
  var statesToKeep: KeptStates.Entry? { nil }
  /// Whether what is inside is made while the node is laid out, and not with the node.
  var makesContentLate: Bool { false }
  /// Makes the row whose element has this identity; true where that is now on its way.
  func makeRow(identifiedBy id: AnyHashable) -> Bool {
    var isMade = false
    forEachChild { if !isMade { isMade = $0.makeRow(identifiedBy: id) } }
    return isMade
  }

  /// The nodes to lay out, in order.
  func appendLayoutNodes(to list: inout [ViewNode]) { list.append(self) }

  /// Finds out how its view is compared with a later one, which else is done when that comes.
  func learnComparison() {}

  /// Runs again at the next update, if it runs anything.
  func distrust() {}

  /// The list of nodes inside is no longer what it was.
  func structureChanged() {}

  final func invalidateStructure() {
    var node: ViewNode? = self
    // What the container lays out, and the change is in; nil for a change of what there is.
    var laidOut: ViewNode?
    while let current = node {
      current.structureChanged()
      if current.isContainer {
        current.invalidateLayout()
        graph.structureChanged(in: current, laidOut)
        break
      }
      if !current.isTransparent { laidOut = current }
      // What is in no window yet is looked at when it comes into one.
      node = current.parent
    }
    invalidateLayout()
  }

  /// Decides which elements there are in what has come since the last time.
  ///
  /// - Returns: False where what is round the node may have to do so as well.
  func resolveNewElements() -> Bool { false }

  /// The node leaves the tree for good.
  func unmount() {
    forEachChild { $0.unmount() }
    parent = nil
  }

  func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    forEachChild { $0.environmentChanged(scope) }
  }

  // MARK: Layout

  var zIndex: Double { 0 }
  var layoutPriority: Double { 0 }
  var isSpacer: Bool { false }
  /// Whether it has a line of a grid to itself.
  var fillsLine: Bool { false }
  /// Whether the node's coordinates have this name.
  func isSpace(named name: AnyHashable) -> Bool { false }
  /// What a view inside tells the layout round it; nil where it tells nothing.
  func layoutValue(_ key: any LayoutValueKey.Type) -> Any? { nil }
  /// The direction of the stack round a spacer; others do not care.
  var spacerAxis: Axis? {
    get { nil }
    set {}
  }

  /// The size that the node takes when it is offered the proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    graph.statistics.measured += 1
    let size = measure(proposal)
    sizes.note(size, for: proposal)
    return size
  }

  /// From the top to the first line of text, or to the last one.
  final func baseline(_ line: LineOfText = .first, for proposal: ProposedViewSize) -> CGFloat {
    guard line == .first else { return findBaseline(line, for: proposal) }
    if case .some(let known?) = lines.place(of: nil, for: proposal) { return known }
    let baseline = findBaseline(line, for: proposal)
    lines.note(baseline, of: nil, for: proposal)
    return baseline
  }

  /// Where a line is that a view inside speaks of, in points from where the node begins; nil where
  /// none does.
  final func explicitGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    guard graph.hasGuides else { return nil }
    if let known = lines.place(of: line, for: proposal) { return known }
    let place = findGuide(line, for: proposal)
    lines.note(place, of: line, for: proposal)
    return place
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// From the top to that line of text; the bottom where there is none.
  func findBaseline(_ line: LineOfText, for proposal: ProposedViewSize) -> CGFloat {
    size(for: proposal).height
  }

  /// What ``explicitGuide(_:for:)`` says, found anew.
  func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? { nil }

  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    leaveBand()
    put(at: origin, origin, from: bandPlace, proposal)
  }

  /// - Parameter old: Where the band was when the node was placed last.
  final func place(
    inBandAt place: CGPoint, from old: CGPoint, _ proposal: ProposedViewSize
  ) {
    let start = band?.origin ?? .zero
    put(
      at: place, CGPoint(x: start.x + place.x, y: start.y + place.y),
      from: CGPoint(x: old.x + bandPlace.x, y: old.y + bandPlace.y), proposal)
  }

  private func put(
    at place: CGPoint, _ origin: CGPoint, from old: CGPoint, _ proposal: ProposedViewSize
  ) {
    let size = size(for: proposal)
    if isPlaced, origin != old || size != self.size {
      moved(
        from: CGRect(origin: old, size: self.size), to: CGRect(origin: origin, size: size))
    }
    isPlaced = true
    if self.size != size {
      invalidateOwnElements()
    } else if bandPlace != place {
      invalidatePlace()
    }
    bandPlace = place
    guard needsLayout || size != self.size || proposal != self.proposal else { return }
    graph.statistics.arranged += 1
    self.size = size
    self.proposal = proposal
    needsLayout = false
    arrange()
    // What can be hit of a leaf follows its room.
    if arrangesElements { invalidateOwnElements() }
    invalidateDrawing()
  }

  /// Places the nodes inside; `size` and `proposal` are known.
  func arrange() {}

  /// The node's size, or the places of what is inside, may be others than before.
  final func invalidateLayout() {
    guard let node = isTransparent ? layoutParent : self else { return }
    graph.layout.invalidate(node)
  }

  /// The node that lays this one out; nil for the window, and for a node that is not in the tree yet.
  final var layoutParent: ViewNode? {
    var node = parent
    while let current = node, current.isTransparent { node = current.parent }
    return node
  }

  func forgetSizes() {
    sizes.forget()
    lines.forget()
    needsLayout = true
    band?.forgetSizes()
  }

  /// Measures the node anew for everything that it was measured for.
  ///
  /// - Returns: Whether it came to the same, so that nothing round it has to be measured.
  final func measuresTheSame() -> Bool {
    let (sizes, lines) = (sizes, lines)
    forgetSizes()
    guard !sizes.hasForgottenSome, !sizes.isEmpty else { return false }
    return sizes.allSatisfy { size(for: $0) == $1 } && hasSame(lines)
  }

  /// Looks anew for each line that somebody asked about.
  ///
  /// - Returns: Whether all are where they were, so that nothing round the node is placed otherwise.
  final func findsTheSameLines() -> Bool {
    let lines = lines
    self.lines.forget()
    return hasSame(lines)
  }

  private func hasSame(_ lines: KnownLines) -> Bool {
    !lines.hasForgottenSome
      && lines.allSatisfy { entry in
        guard let line = entry.line else { return baseline(for: entry.proposal) == entry.place }
        return explicitGuide(line, for: entry.proposal) == entry.place
      }
  }

  /// Places what is inside anew, where the node itself stays.
  final func placeAgain() {
    guard isPlaced, needsLayout else { return }
    put(at: bandPlace, origin, from: origin, proposal)
  }

  /// The band that the node stands in is elsewhere.
  final func movedWithBand(from old: CGPoint) {
    guard isPlaced else { return }
    moved(
      from: CGRect(origin: CGPoint(x: old.x + bandPlace.x, y: old.y + bandPlace.y), size: size),
      to: CGRect(origin: origin, size: size))
  }

  /// Stays where it is.
  final func enterBand(_ band: StackBand) {
    bandPlace = CGPoint(x: bandPlace.x - band.origin.x, y: bandPlace.y - band.origin.y)
    self.band = band
  }

  final func leaveBand() {
    guard band != nil else { return }
    bandPlace = origin
    band = nil
  }

  /// True while the node builds its content during layout and lays it out itself.
  var stopsLayoutInvalidation: Bool { false }

  // MARK: Drawing

  /// What is drawn changed, and nothing else.
  final func invalidateDrawing() {
    makePieceStale()
    var node = isTransparent ? layoutParent : self
    var inner: ViewNode?
    // Who knows how far it draws knows it of all inside.
    while let current = node, current.knownReach != nil {
      if let inner { current.reachChanged(of: inner) }
      current.knownReach = nil
      inner = current
      node = current.layoutParent
    }
    if let node, let inner { node.reachChanged(of: inner) }
    graph.redraw()
  }

  /// What it drew, and so what the nodes round it drew, is not used again.
  private func makePieceStale() {
    guard graph.pictures.hasPieces else { return }
    var node: ViewNode? = self
    while let current = node {
      if let piece = current.piece, !piece.makeStale(in: graph.pictures.picture) { return }
      node = current.parent
    }
  }

  /// Whether it is drawn for each picture, as it may look other without a word.
  var isDrawnAnew: Bool { false }
  /// False for a node that is drawn as a part of the one round it, which hears of changes in its place.
  var hasPiece: Bool { true }

  /// A node that this one draws may draw further than before, or less far.
  func reachChanged(of node: ViewNode) {}

  /// All that the node and those inside may draw on while nothing moves, in its own coordinates.
  final var reach: CGRect {
    if let knownReach { return knownReach }
    let reach = measureReach()
    knownReach = reach
    return reach
  }

  /// Its own room, and all that is inside.
  func measureReach() -> CGRect { reachInside }

  final var reachInside: CGRect {
    drawnNodes.reduce(CGRect(origin: .zero, size: size)) { reach, node in
      reach.union(
        node.reach.offsetBy(
          dx: node.origin.x, dy: node.origin.y))
    }
  }

  /// Whether an area or a picture is drawn inside, or letters in a colour of their own.
  ///
  /// - Parameters:
  ///   - ink: The colour that is given from outside.
  ///   - besideLetters: Whether there are words in the same label, which a symbol in a circle stands for
  ///     no longer alone.
  func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool {
    var isFound = false
    forEachChild { isFound = isFound || $0.drawsItself(in: ink, besideLetters: besideLetters) }
    return isFound
  }

  /// Whether there are words inside.
  var hasLetters: Bool {
    var isFound = false
    forEachChild { isFound = isFound || $0.hasLetters }
    return isFound
  }

  /// Whether it stands for one view and what is said of that, and for nothing beside it.
  var standsRoundOne: Bool { false }

  /// Whether its author put something behind what is inside, or a line round it.
  var hasGround: Bool { false }

  /// Whether its views stand side by side or on each other.
  var isRow: Bool { false }

  /// The nodes that it draws, back to front.
  var drawnNodes: [ViewNode] { [] }

  /// Goes on with what the other node, of the same type, has on its way.
  func takeWay(of other: ViewNode) {}

  /// Draws with the node's top left at `offset`.
  func draw(_ list: inout DisplayList, at offset: CGPoint) {}

  // MARK: Elements

  /// The element whose coordinates and size are exactly this node's.
  var geometryElement: ElementHolder? { nil }
  /// The element that an accessibility modifier outside speaks about.
  var semanticElement: ElementHolder? { nil }
  /// Whether there is a text, a gesture or a declaration inside.
  var carriesMeaning: Bool { false }

  /// Decides which elements there are, and what hangs on them: inner nodes first.
  func resolveElements() {}

  /// Gives the elements their places; `transform` leads from the node's coordinates to those of the
  /// element around it.
  func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {}

  /// Sets the pass up for a node that this one lays out: what holds for the elements inside, and the
  /// way from that node's coordinates to those of the element around it.
  func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    body(transform.translatedFirst(by: innerOrigin).translatedFirst(by: child.origin))
  }

  final func placeChildElements(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform
  ) {
    placing(child, pass, transform) { child.placeAllElements(pass, $0) }
  }

  /// Gives places to what moves as one with elements inside, where the node has such parts.
  func placeMovedParts(_ pass: ElementPass, _ transform: AffineTransform) {}

  /// Whether its layout says where its elements are hit, or how far they reach.
  var arrangesElements: Bool { false }
  /// Whether what is inside cannot be given a place without the node itself.
  var placesInsideAsOne: Bool { false }
}

/// What a new node gets to know of where it stands.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let scope: EnvironmentScope
}
