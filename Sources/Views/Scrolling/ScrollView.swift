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
    ScrollNode(self, content: content._makeNode(context), context)
  }
}

/// Two elements: one that stays and cuts off, and inside it one that moves. Scrolling changes the
/// place of the second, and nothing is laid out again.
final class ScrollNode<Content: View>: WrapperNode<ScrollView<Content>, Content> {
  private var view: ScrollView<Content>
  private let holder = ElementHolder()
  private let contentHolder = ElementHolder()
  let scroller: Scroller
  private let scrolling: ScrollMotion

  override init(
    _ view: ScrollView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    scroller = Scroller(axes: view.axes.each, content: contentHolder.element)
    scrolling = ScrollMotion(scroller, context.graph.clock)
    self.view = view
    super.init(view, content: content, context)
    holder.element.scroller = scroller
    holder.element.clipsToBounds = true
    holder.hitShape = .bounds
    scroller.isEnabled = environment.isScrollEnabled
    scroller.momentum = scrolling
    scrolling.onChange = { [weak graph = context.graph] in graph?.redraw() }
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
    super.environmentChanged(scope)
    scroller.isEnabled = environment.isScrollEnabled
  }

  // MARK: Layout

  override var zIndex: Double { 0 }
  override var layoutPriority: Double { 0 }

  /// As large as the room along the axes that scroll, as large as the content along the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child?.size(for: inner(proposal)) ?? .zero
    for axis in view.axes.each { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  override func arrange() {
    let proposal = inner(proposal)
    let contentSize = child?.size(for: proposal) ?? .zero
    var origin = CGPoint.zero
    // Content that is too small stands at the beginning of the one way, else in the middle.
    for axis in Axis.allCases where view.axes != Axis.Set(axis) {
      origin[axis] = max(0, (size[axis] - contentSize[axis]) / 2)
    }
    child?.place(at: origin, proposal)
    // For the picture alone, what can be scrolled stays what it is.
    if graph.isPresenting {
      graph.layOutAfterPresenting(self)
    } else {
      scroller.resize(viewport: size, contentSize: contentSize)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in view.axes.each { inner[axis] = nil }
    return inner
  }

  override var scrolled: ScrollMotion? { scrolling }

  override func isSpace(named name: AnyHashable) -> Bool {
    name == NamedCoordinateSpace.scrollView.name
      || view.axes.each.contains { name == NamedCoordinateSpace.scrollView(axis: $0).name }
  }

  // MARK: Drawing

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    list.items.append(.push)
    list.items.append(.clip(Path(CGRect(origin: offset, size: size))))
    let shown = scrolling.shownOffset
    let moved = CGPoint(x: offset.x - shown.x, y: offset.y - shown.y)
    list.seeing(CGRect(origin: offset, size: size)) { super.draw(&$0, at: moved) }
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
      pass.raising(to: 0) {
        pass.muting(false) { super.placing(child, pass, .identity, body) }
      }
    }
  }

  override var arrangesElements: Bool { true }
  override func measureReach() -> CGRect { CGRect(origin: .zero, size: size) }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  var each: Set<Axis> { Set(Axis.allCases.filter { contains(Axis.Set($0)) }) }
}
