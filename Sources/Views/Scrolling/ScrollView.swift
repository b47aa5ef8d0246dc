// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// Shows part of views that are larger than the room there is, and lets people move them.
///
/// Fingers drag, wheels and touchpads scroll, and so do the keys that nothing inside uses; what gets
/// the focus is brought into view. Where nothing inside can have the focus, the scroll view has it.
/// What a finger throws goes on, slower and slower, and what it pulls beyond an end springs back.
public struct ScrollView<Content: View>: View {
  /// What may be larger than the view, in one column.
  public var content: Content
  /// Along which the content may be larger than the view.
  public var axes: Axis.Set
  /// Whether bars show which part is seen, where the environment leaves it to the view.
  public var showsIndicators: Bool

  /// - Parameter axes: Along which the content may be larger than the view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    let room = ContainerRoom()
    let inner = NodeContext(graph: context.graph, scope: context.scope.insideScroll(with: room))
    return ScrollNode(self, content: content._makeNode(inner), room: room, context)
  }
}

/// Two elements: one that stays and cuts off, and inside it one that moves. Scrolling changes the
/// place of the second, and nothing is laid out again.
final class ScrollNode<Content: View>: WrapperNode<ScrollView<Content>, Content>, ScrollingNode {
  override var standsRoundOne: Bool { false }
  private var view: ScrollView<Content>
  private let holder = ElementHolder()
  private let contentHolder = ElementHolder()
  let scroller: Scroller
  private let scrolling: ScrollMotion
  private let room: ContainerRoom
  /// What modifiers ask, from the innermost on.
  private var traits: [ScrollTrait] = []
  private(set) var margins = EdgeInsets()
  private var stoodFirst = false

  init(
    _ view: ScrollView<Content>, content: TypedNode<Content>, room: ContainerRoom,
    _ context: NodeContext
  ) {
    self.room = room
    scroller = Scroller(axes: view.axes.each, content: contentHolder.element)
    scrolling = ScrollMotion(scroller, context.graph.clock)
    self.view = view
    super.init(view, content: content, context)
    holder.element.scroller = scroller
    holder.element.clipsToBounds = true
    holder.hitShape = .bounds
    scroller.isEnabled = environment.isScrollEnabled
    scroller.momentum = scrolling
    scrolling.onChange = { [weak self] in self?.invalidateDrawing() }
    take(environment.scrollTrait?.trait)
  }

  private func take(_ trait: ScrollTrait?) {
    traits = ScrollTrait.chain(trait)
    for trait in traits { trait.scroll = self }
    let aims = traits.contains { $0.behavior != nil }
    scrolling.aim =
      aims
      ? { [weak self] start, end, velocity in
        guard let self, let trait = traits.first(where: { $0.behavior != nil }) else { return end }
        return aim(start, end, velocity, trait)
      } : nil
  }

  override func update(_ view: ScrollView<Content>) {
    if view.axes != self.view.axes {
      scroller.axes = view.axes.each
      graph.structureChanged = true
      invalidateLayout()
    } else if view.showsIndicators != self.view.showsIndicators {
      invalidateDrawing()
    }
    self.view = view
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let bars = environment.known.safeAreas
    self.scope = scope
    if environment.known.safeAreas != bars { invalidateDrawing() }
    let inner = scope.insideScroll(with: room)
    if !content.scope.values.isSame(as: inner.values) { content.environmentChanged(inner) }
    take(scope.values.scrollTrait?.trait)
    scroller.isEnabled = environment.isScrollEnabled
  }

  // MARK: Layout

  override var zIndex: Double { 0 }
  override var layoutPriority: Double { 0 }

  /// As large as the room along the axes that scroll, as large as the content along the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    gatherMargins()
    var size = child?.size(for: inner(proposal)) ?? .zero
    size.width += margins.leading + margins.trailing
    size.height += margins.top + margins.bottom
    for axis in view.axes.each { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  private func gatherMargins() {
    margins = EdgeInsets()
    for trait in traits {
      margins.top += trait.margins.top
      margins.bottom += trait.margins.bottom
      margins.leading += trait.margins.leading
      margins.trailing += trait.margins.trailing
    }
  }

  override func arrange() {
    let proposal = inner(proposal)
    gatherMargins()
    let own = child?.size(for: proposal) ?? .zero
    let contentSize = CGSize(
      width: own.width + margins.leading + margins.trailing,
      height: own.height + margins.top + margins.bottom)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var origin = CGPoint(x: isRightToLeft ? margins.trailing : margins.leading, y: margins.top)
    for axis in Axis.allCases {
      origin[axis] += max(0, size[axis] - contentSize[axis]) * alignment(along: axis)
    }
    child?.place(at: origin, proposal)
    room.set(
      CGSize(
        width: max(0, size.width - margins.leading - margins.trailing),
        height: max(0, size.height - margins.top - margins.bottom)), in: graph)
    // For the picture alone, what can be scrolled stays what it is.
    if graph.isPresenting {
      graph.layOutAfterPresenting(self)
    } else {
      resize(to: contentSize)
    }
  }

  private func anchor(for role: ScrollAnchorRole) -> UnitPoint? {
    traits.lazy.compactMap { $0.anchors[role] }.first
  }

  /// Where content stands that is too small: by itself at the beginning of the one way, else in the
  /// middle. From 0 to 1.
  private func alignment(along axis: Axis) -> CGFloat {
    guard view.axes.contains(Axis.Set(axis)) else { return 0.5 }
    if let anchor = anchor(for: .alignment) { return anchor[axis] }
    return view.axes == Axis.Set(axis) ? 0 : 0.5
  }

  /// Takes the sizes over, and stays at the anchors for first and for other sizes where it stood there.
  private func resize(to contentSize: CGSize) {
    let (offset, old) = (scroller.offset, scroller.limit)
    scroller.resize(viewport: size, contentSize: contentSize)
    let limit = scroller.limit
    if !stoodFirst, limit != .zero {
      stoodFirst = true
      if let anchor = anchor(for: .initialOffset) {
        scroller.scroll(to: CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y))
        return
      }
    }
    guard limit != old, let anchor = anchor(for: .sizeChanges) else { return }
    var target = scroller.offset
    for axis in Axis.allCases where abs(offset[axis] - old[axis] * anchor[axis]) < 1 {
      target[axis] = limit[axis] * anchor[axis]
    }
    scroller.scroll(to: target)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins)
    for axis in view.axes.each { inner[axis] = nil }
    return inner
  }

  override var scrolled: ScrollMotion? { scrolling }
  var scrolledContent: ViewNode { content }

  override func isSpace(named name: AnyHashable) -> Bool {
    name == NamedCoordinateSpace.scrollView.name
      || view.axes.each.contains { name == NamedCoordinateSpace.scrollView(axis: $0).name }
  }

  // MARK: Drawing

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    list.items.append(.push)
    let clips = traits.allSatisfy(\.clips)
    let seen = rectUnderBars.offsetBy(dx: offset.x, dy: offset.y)
    if clips { list.items.append(.clip(Path(seen))) }
    let shown = scrolling.shownOffset
    let moved = CGPoint(x: offset.x - shown.x, y: offset.y - shown.y)
    if clips {
      list.seeing(seen) { super.draw(&$0, at: moved) }
    } else {
      super.draw(&list, at: moved)
    }
    list.items.append(.pop)
    for axis in Axis.allCases where showsIndicator(axis) {
      ScrollIndicator(axis: axis, scroller: scroller, shown: shown).draw(&list, at: offset)
    }
  }

  private func showsIndicator(_ axis: Axis) -> Bool {
    guard (axis == .horizontal ? scroller.limit.x : scroller.limit.y) > 0 else { return false }
    switch environment.scrollIndicators[axis] {
    case .hidden, .never: return false
    case .visible: return true
    case .automatic: return view.showsIndicators
    }
  }

  // MARK: Elements

  override var isFixed: Bool { true }
  override var geometryElement: ElementHolder? { holder }
  override var semanticElement: ElementHolder? { holder }
  override var carriesMeaning: Bool { true }

  override func resolveElements() {
    super.resolveElements()
    contentHolder.begin(nil)
    holder.begin(nil)
    holder.add(scroller.gesture)
    holder.addCoordinateSpace(NamedCoordinateSpace.scrollView.name)
    for axis in view.axes.each {
      holder.addCoordinateSpace(NamedCoordinateSpace.scrollView(axis: axis).name)
    }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    pass.place(holder, transform, size, environment: environment) {
      pass.muting(false) {
        let size = CGSize(
          width: max(size.width, scroller.contentSize.width),
          height: max(size.height, scroller.contentSize.height))
        pass.place(contentHolder, scroller.contentTransform, size, environment: environment) {
          if let child { placeChildElements(child, pass, .identity) }
        }
      }
    }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    pass.numbering(nil) {
      pass.onOwnGround {
        pass.muting(false) { super.placing(child, pass, .identity, body) }
      }
    }
  }

  override var arrangesElements: Bool { true }
  /// What is scrolled is laid out by itself.
  override var spacerAxis: Axis? {
    get { nil }
    set {}
  }

  override func measureReach() -> CGRect {
    traits.allSatisfy(\.clips) ? rectUnderBars : reachInside
  }
}

extension EnvironmentScope {
  /// What holds inside of a scroll view: nothing that was asked of it is asked of others.
  fileprivate func insideScroll(with room: ContainerRoom) -> EnvironmentScope {
    var values = values
    if values.scrollTrait != nil { values.scrollTrait = nil }
    values.room = room
    values.known.safeAreas = []
    return EnvironmentScope(values)
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  var each: Set<Axis> { Set(Axis.allCases.filter { contains(Axis.Set($0)) }) }
}
