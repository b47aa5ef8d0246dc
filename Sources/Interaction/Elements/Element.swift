// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// One thing in a window: a place, the gestures on it, and what it means.
///
/// A toolkit keeps one for each thing it draws or that takes input. Setting a property is cheap; the
/// scene looks at what changed when it is asked for an update.
@MainActor
public final class Element {
  /// The element's number in the published tree, for the life of the process.
  public let id: ElementID
  /// The element round this one; nil for the window's root and for one that is in no tree.
  public var parent: Element? { outer }
  /// A weak reference would make every use of the parent slower, and every use of the element: a
  /// parent that goes takes itself away from those inside.
  private unowned(unsafe) var outer: Element?
  /// In the order in which they are exposed. Of those in front of each other, the one with the
  /// higher ``zIndex`` is hit first, then the later one.
  public private(set) var children: [Element] = []

  /// In the element's own coordinates, points.
  public var bounds: CGRect = .zero {
    didSet { if bounds != oldValue { invalidateGeometry() } }
  }
  /// From the element's own coordinates to its parent's.
  public var transform: AffineTransform = .identity {
    didSet { if transform != oldValue { moved() } }
  }
  /// Where the element itself can be hit; what is inside is hit by its own shape.
  public var hitShape: HitShape = .none {
    didSet { reachChanged() }
  }
  /// How far in front of its siblings the element stands.
  public var zIndex = 0.0 {
    didSet { if zIndex != oldValue { parent?.hitIndex = nil } }
  }
  /// False lets pointers through to what is behind, for the element and all that is inside.
  public var allowsHitTesting = true
  /// Whether what is inside can be hit, and counts as seen, only within the bounds.
  public var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { invalidateGeometry() } }
  }
  /// Lets the element show part of something larger.
  public var scroller: Scroller? {
    didSet {
      guard scroller !== oldValue else { return }
      scroller?.element = self
      invalidateSubtree()
    }
  }
  /// False takes the gestures and actions of the element and of all that is inside out of use.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidateSubtree() } }
  }
  /// False lets no wheel stand for the gestures of the element and of all that is inside: it scrolls
  /// what is round them, or does nothing.
  public var takesWheel = true
  /// False for what is scrolled out of sight, hidden or fully transparent.
  public var isShowing = true {
    didSet {
      guard isShowing != oldValue else { return }
      invalidateSubtree()
      // It may be all that there is of what is round it.
      for outer in surroundings where !outer.gestures.isEmpty { outer.invalidate() }
    }
  }
  /// The text that is edited here, or selected; nil for what is neither.
  public var textInput: TextInput? {
    get { rare?.textInput }
    set {
      guard textInput !== newValue else { return }
      madeRare.textInput = newValue
      newValue?.element = self
      invalidate()
    }
  }
  /// In the order of the modifiers, inner first.
  public var gestures: [GestureAttachment] = [] {
    didSet { takeGestures(oldValue) }
  }
  /// Inner first; an outer declaration overrides an inner one.
  public var declarations: [SemanticsDeclaration] = [] {
    didSet {
      rare?.merged = nil
      let isOne = children.count == 1
      if !children.isEmpty,
        oldValue.map({ $0.passedOn(toOne: isOne) })
          != declarations.map({ $0.passedOn(toOne: isOne) })
      {
        invalidateSubtree()
      } else {
        invalidate()
      }
    }
  }
  /// What the element gives the one that has it among its ``parts``; nil for one that stands for
  /// itself.
  public let part: ElementPart?
  /// Elements that are neither seen nor hit: their semantics replace this one's own.
  public var parts: [Element] {
    get { rare?.parts ?? [] }
    set {
      let old = parts
      if old.isEmpty, newValue.isEmpty { return }
      madeRare.parts = newValue
      takeParts(old)
    }
  }
  /// Whether Tab stops here; nil follows from the gestures and actions.
  public var isFocusable: Bool? {
    didSet { if isFocusable != oldValue { invalidate() } }
  }
  /// Whether the element reads from right to left: then the keys of its horizontal values and of its
  /// places in a row change sides.
  public var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { invalidate() } }
  }
  /// How the focus comes here, and how it moves among the elements inside.
  public var focus = ElementFocus()
  /// What the element listens to on the keyboard, beside what its gestures ask for.
  public var keys: ElementKeys {
    get { rare?.keys ?? ElementKeys() }
    set {
      let old = keys
      if old.isEmpty, newValue.isEmpty { return }
      madeRare.keys = newValue
      takeShortcuts(old.shortcuts)
    }
  }
  /// The corner radius of the focus ring, in points.
  public var focusRingRadius: CGFloat {
    get { rare?.focusRingRadius ?? Rare.standardRadius }
    set { if focusRingRadius != newValue { madeRare.focusRingRadius = newValue } }
  }
  /// Whether somebody set it.
  var hasOwnRingRadius: Bool { rare.map { $0.focusRingRadius != Rare.standardRadius } ?? false }
  /// What the pointer looks like over the element and those inside that say nothing else; nil follows
  /// from the gestures.
  public var pointerShape: PointerShape?
  /// Whether a pointer over the element is answered by a line round it, where a press does something.
  public var showsHover = true
  /// Called with true when the focus comes here, and with false when it leaves; not for an open
  /// menu, which has it only for a while.
  public var onFocusChange: ((Bool) -> Void)? {
    get { rare?.onFocusChange }
    set { if rare != nil || newValue != nil { madeRare.onFocusChange = newValue } }
  }
  /// What the element draws, in lower case ("circle"), for a name of last resort; nil for nothing
  /// that has a word.
  public var drawingName: String? {
    didSet { if drawingName != oldValue { invalidate() } }
  }
  /// What this element's coordinates are called by the gestures inside.
  public var coordinateSpaceNames: Set<AnyHashable> {
    get { rare?.coordinateSpaceNames ?? [] }
    set { if rare != nil || !newValue.isEmpty { madeRare.coordinateSpaceNames = newValue } }
  }
  /// What wants to know of a pointer over the element that touches nothing; inner first.
  public var hovers: [HoverAttachment] {
    get { rare?.hovers ?? [] }
    set { if rare != nil || !newValue.isEmpty { madeRare.hovers = newValue } }
  }

  /// Whether the places of those inside are told as counted from it, so that where it moves they need
  /// not be told anew. It is set before the element stands anywhere.
  package var movesAsOne = false
  /// Which row of a long list the element is; nil for what is none.
  package var row: ElementRow? {
    didSet { if row !== oldValue { invalidate() } }
  }
  /// What makes the rows inside that there are no elements for yet.
  package var rowMaker: (any RowMaker)? {
    get { rare?.rowMaker }
    set { if rare != nil || newValue != nil { madeRare.rowMaker = newValue } }
  }

  private var didMaskInside = false
  /// What can be dragged from here.
  public var dragSource: DragSource? {
    get { rare?.dragSource }
    set {
      let old = dragSource
      guard old !== newValue else { return }
      madeRare.dragSource = newValue
      takeDragSource(old)
    }
  }
  /// What can be dropped here; of those that take it, the last one does.
  public var dropTargets: [DropTarget] {
    get { rare?.dropTargets ?? [] }
    set {
      if dropTargets.isEmpty, newValue.isEmpty { return }
      madeRare.dropTargets = newValue
      invalidate()
    }
  }

  /// What most elements have nothing of; nil until there is something.
  private var rare: Rare?
  private var madeRare: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }
  weak var scene: InteractionScene? {
    didSet {
      guard scene !== oldValue else { return }
      oldValue?.elementLeft(self)
      geometryClock = scene?.geometryClock
      scene?.elementEntered(self)
      for child in children { child.scene = scene }
      for part in parts { part.scene = scene }
    }
  }
  private var geometryClock: GeometryClock?
  private var geometry: (version: Int, toWindow: AffineTransform)?
  var cache = SemanticsCache()
  /// What follows from its gestures and declarations, where anybody has asked.
  var derived: KnownControl?
  /// What has or had the focus here is known by it.
  private(set) lazy var handle = ElementHandle(self)
  /// What had the focus last of this element and those inside.
  var lastFocus: FocusTarget? {
    get { rare?.lastFocus }
    set { if rare != nil || newValue != nil { madeRare.lastFocus = newValue } }
  }
  /// How far the element reaches, once somebody has asked.
  var hitReach: HitReach?
  /// The children by their place, once somebody has asked.
  var hitIndex: HitIndex?
  /// Which entry of the parent's index the element is.
  var hitSlot = 0

  /// An element that stands for itself, with nothing in it and no place yet.
  public init() {
    id = Self.makeID()
    part = nil
  }

  /// An element for another one's ``parts``.
  public init(part: ElementPart) {
    id = Self.makeID()
    self.part = part
  }

  isolated deinit {
    for child in children { child.outer = nil }
    for part in parts { part.outer = nil }
  }

  private static var lastID: UInt64 = 0

  private static func makeID() -> ElementID {
    lastID += 1
    return ElementID(lastID)
  }

  /// Puts a child at a place among the others, from 0; a place beyond the end is the end. It leaves
  /// its former parent.
  public func insert(_ child: Element, at index: Int) {
    let isHere = scene != nil && child.scene === scene
    if isHere { child.detach() } else { child.removeFromParent() }
    children.insert(child, at: min(max(0, index), children.count))
    child.outer = self
    child.scene = scene
    hitOrderChanged()
    child.invalidateGeometry()
    // What is round an element has its part in what that means.
    if isHere { child.invalidateSubtree() }
    numberOfChildrenChanged()
    invalidate()
  }

  /// What is said of the element may be said of the only one inside, from now on or no longer.
  private func numberOfChildrenChanged() {
    guard children.count <= 2, declaration.label != nil else { return }
    for child in children { child.invalidateSubtree() }
  }

  /// Adds a child after all others: in front of them, and last in the order of reading.
  public func append(_ child: Element) {
    insert(child, at: children.count)
  }

  /// Takes the element out of its window; contacts on it are cancelled, and a focus here goes on to
  /// its neighbours. Nothing happens without a parent.
  public func removeFromParent() {
    guard parent != nil else { return }
    detach()
    scene = nil
  }

  /// Takes the element out of the one round it, and not out of the window: for the moment until it
  /// stands in another one.
  package func detach() {
    guard let parent else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    parent.hitOrderChanged()
    parent.numberOfChildrenChanged()
    parent.invalidate()
    outer = nil
    if cache.isListed {
      parent.cache.childrenToVisit.removeAll { $0 === self }
      cache.isListed = false
    }
  }

  /// Takes the element out of the window where no other one has taken it.
  package func leaveUnlessHeld() {
    if parent == nil { scene = nil }
  }

  /// Puts children into a new order; elements that are no children are left out, and children that
  /// are not named keep their place at the front.
  public func reorder(_ order: [Element]) {
    guard order.count != children.count || !zip(order, children).allSatisfy(===) else { return }
    let named = Set(order.map(ObjectIdentifier.init))
    let rest = children.filter { !named.contains(ObjectIdentifier($0)) }
    children = order.filter { $0.parent === self } + rest
    hitOrderChanged()
    invalidate()
  }

  /// To be called when a gesture's attachment was brought up to date in place.
  public func gesturesDidUpdate() {
    maskMayHaveChanged()
    invalidate()
  }

  /// The gestures that a touch would reach: no mask of theirs, of an outer one or of one round the
  /// element keeps it out.
  var reachableGestures: [GestureAttachment] {
    // A part's gestures are its own.
    var current = part == nil ? parent : nil
    while let element = current {
      if element.masksInside { return [] }
      current = element.part == nil ? element.parent : nil
    }
    let innermost = gestures.lastIndex { !$0.mask.contains(.subviews) } ?? gestures.startIndex
    return gestures[innermost...].filter { $0.mask.contains(.gesture) }
  }

  /// Whether a gesture keeps touches from the elements inside.
  private var masksInside: Bool {
    isEffectivelyEnabled && gestures.contains { !$0.mask.contains(.subviews) }
  }

  /// What a mask keeps out offers nothing, also far inside.
  private func maskMayHaveChanged() {
    guard masksInside != didMaskInside else { return }
    didMaskInside = masksInside
    invalidateSubtree()
  }

  /// All declarations in one.
  var declaration: SemanticsDeclaration {
    guard declarations.count > 1 else { return declarations.first ?? SemanticsDeclaration() }
    if let merged = rare?.merged { return merged }
    let whole = declarations.dropFirst().reduce(declarations[0]) { $0.overridden(by: $1) }
    madeRare.merged = whole
    return whole
  }

  /// False where the element or one round it is disabled.
  package var isEffectivelyEnabled: Bool {
    lineage.allSatisfy { $0.isEnabled }
  }

  func facetID(_ index: Int) -> ElementID {
    let rare = madeRare
    while rare.facetIDs.count <= index { rare.facetIDs.append(Self.makeID()) }
    return rare.facetIDs[index]
  }

  private func takeGestures(_ old: [GestureAttachment]) {
    for attachment in gestures { attachment.converter = self }
    for attachment in old where !gestures.contains(where: { $0 === attachment }) {
      scene?.attachmentLeft(attachment)
    }
    scene?.gesturesChanged(self)
    maskMayHaveChanged()
    invalidate()
  }

  private func takeParts(_ old: [Element]) {
    for part in old where !parts.contains(where: { $0 === part }) {
      part.outer = nil
      part.scene = nil
    }
    for part in parts where part.parent !== self {
      part.outer = self
      part.scene = scene
      part.invalidateGeometry()
    }
    invalidate()
  }

  private func takeShortcuts(_ old: [KeyBinding]) {
    guard keys.shortcuts != old else { return }
    scene?.shortcutsChanged(self, from: old)
    invalidate()
  }

  /// The source's gesture is among the element's.
  private func takeDragSource(_ old: DragSource?) {
    var gestures = gestures.filter { $0 !== old?.attachment }
    if let dragSource {
      dragSource.element = self
      if !gestures.contains(where: { $0 === dragSource.attachment }) {
        gestures.append(dragSource.attachment)
      }
    }
    self.gestures = gestures
  }

  /// The element means something else than before.
  func invalidate() {
    markDirty()
    scene?.changed()
  }

  /// The element may mean something else than before.
  func markDirty() {
    guard !cache.isDirty else { return }
    cache.isDirty = true
    markPath()
  }

  /// Lets the publisher find the element.
  private func markPath() {
    var child = self
    while let element = child.parent {
      if !child.cache.isListed {
        child.cache.isListed = true
        element.cache.childrenToVisit.append(child)
      }
      guard !element.cache.hasDirtyDescendant else { return }
      element.cache.hasDirtyDescendant = true
      child = element
    }
  }

  func invalidateSubtree() {
    cache.isSubtreeDirty = true
    cache.isDirty = false
    invalidate()
  }

  /// What is inside moves along, and means the same as before.
  private func invalidateGeometry() {
    moved()
    invalidate()
  }

  /// The element is elsewhere, with all that is inside, and means the same as before.
  private func moved() {
    geometryClock?.version += 1
    geometry = nil
    reachChanged()
    cache.isSubtreeMoved = true
    var around = parent
    while let element = around, element.isWhereInsideIs, !element.cache.isBoxStale {
      element.cache.isBoxStale = true
      around = element.parent
    }
    markPath()
    scene?.changed()
  }
}

extension Element: CoordinateConverter {
  /// From the element's own coordinates to the window's.
  public var windowTransform: AffineTransform {
    let version = geometryClock?.version ?? -1
    if let geometry, geometry.version == version, version >= 0 { return geometry.toWindow }
    var toWindow = transform
    if let parent { toWindow.append(parent.windowTransform) }
    geometry = (version, toWindow)
    return toWindow
  }

  /// From the window's coordinates to the element's own; nil where it has been squeezed to nothing.
  private var fromWindow: AffineTransform? {
    let toWindow = windowTransform
    return toWindow.isInvertible ? toWindow.inverted() : nil
  }

  /// The size of ``bounds``, in points of the element.
  public var size: CGSize { bounds.size }

  /// A point of the window in the element's coordinates; the point itself where the element has
  /// been squeezed to nothing.
  public func localPoint(_ point: CGPoint) -> CGPoint {
    fromWindow?.transform(point) ?? point
  }

  /// Whether a point of the window lies within ``bounds``, whatever ``hitShape`` says.
  public func contains(_ point: CGPoint) -> Bool {
    guard let inverse = fromWindow else { return false }
    return bounds.contains(inverse.transform(point))
  }

  /// A point of the window in the coordinates of this element, or of the nearest one round it, that
  /// has the name; nil where none has.
  public func point(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? {
    nearest(named: name)?.localPoint(point)
  }

  /// From the space's coordinates to the window's.
  func windowTransform(of space: CoordinateSpace) -> AffineTransform {
    switch space {
    case .global: .identity
    case .local: windowTransform
    case .named(let name): nearest(named: name)?.windowTransform ?? .identity
    }
  }

  /// This element or the nearest one round it whose coordinates are called by the name.
  private func nearest(named name: AnyHashable) -> Element? {
    lineage.first { $0.coordinateSpaceNames.contains(name) }
  }

  /// The middle of what can be touched of the element, in the window.
  var center: CGPoint { windowBox.point(x: 0.5, y: 0.5) }

  /// The smallest rectangle of the window round what can be touched of the element.
  var windowFrame: Rect { Rect(windowBox.frame) }

  /// The part of ``windowFrame`` that is not cut off by elements round this one; nil where nothing is
  /// left.
  var visibleFrame: Rect? {
    let frame = windowFrame
    guard let room = visibleRoom else { return frame }
    let (left, top) = (max(room.minX, frame.x), max(room.minY, frame.y))
    let (right, bottom) = (min(room.maxX, frame.maxX), min(room.maxY, frame.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of the window in which the elements round this one let it be seen; nil for all of it.
  var visibleRoom: CGRect? { parent?.roomInside }

  /// The part of the window in which it and the elements round it let those inside be seen; nil for
  /// all of it.
  var roomInside: CGRect? {
    var room: CGRect?
    for outer in lineage where outer.clipsToBounds {
      let next = ContentBox(bounds: outer.bounds, transform: outer.windowTransform).frame
      let common = room.map { $0.intersection(next) } ?? next
      // An empty intersection has no place; it stays empty whatever follows.
      room = common.isNull ? CGRect(origin: next.origin, size: .zero) : common
    }
    return room
  }
}

extension Element {
  /// What most elements have nothing of.
  @MainActor
  private final class Rare {
    static let standardRadius: CGFloat = 6

    var textInput: TextInput?
    var parts: [Element] = []
    var keys = ElementKeys()
    var focusRingRadius = standardRadius
    var onFocusChange: ((Bool) -> Void)?
    var coordinateSpaceNames: Set<AnyHashable> = []
    var hovers: [HoverAttachment] = []
    weak var rowMaker: (any RowMaker)?
    var dragSource: DragSource?
    var dropTargets: [DropTarget] = []
    /// The nodes that stand for the element's single values, where it has several.
    var facetIDs: [ElementID] = []
    var lastFocus: FocusTarget?
    /// All declarations in one, where there are several and anybody has asked since they changed.
    var merged: SemanticsDeclaration?
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
