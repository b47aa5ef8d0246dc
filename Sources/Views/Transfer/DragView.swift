// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view that can be dragged to another one.
struct DragView<Content: View, Preview: View>: View {
  let content: Content
  /// What is shown at the pointer; nil shows the view itself.
  let preview: Preview?
  let items: () -> [TransferItem]
  var isAskedOnce = false

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    DragNode(self, content: content._makeNode(context), context)
  }
}

final class DragNode<Content: View, Preview: View>: ElementModifierNode<
  DragView<Content, Preview>, Content
>
{
  private typealias PreviewView = ModifiedView<Preview, FixedSizeModifier>

  private let source: DragSource
  private var shownPreview: Preview?
  /// Made when a drag begins: what its author does as it appears belongs to that drag.
  private var preview: TypedNode<PreviewView>?
  private var lifted: LiftedView<Content, Preview>?

  override init(
    _ view: DragView<Content, Preview>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    source = DragSource(items: view.items)
    source.isAskedOnce = view.isAskedOnce
    super.init(view, content: content, context)
    shownPreview = view.preview
    source.onSessionChange = { [weak self] in self?.sessionChanged($0) }
  }

  private static func sized(_ preview: Preview) -> PreviewView {
    ModifiedView(content: preview, modifier: FixedSizeModifier(axes: [.horizontal, .vertical]))
  }

  override func update(_ view: DragView<Content, Preview>) {
    super.update(view)
    source.items = view.items
    content.update(view.content)
    shownPreview = view.preview
    if let shown = view.preview { preview?.update(Self.sized(shown)) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let preview { body(preview) }
  }

  override func arrange() {
    super.arrange()
    preview?.place(at: .zero, .unspecified)
  }

  override var mutesDrawings: Bool? { false }

  override func attach(to holder: ElementHolder) { holder.add(source) }

  private func sessionChanged(_ session: DragSession?) {
    defer { invalidateDrawing() }
    if let session {
      makePreview()
      lifted = LiftedView(self, session, graph)
      graph.lifted = lifted
      return
    }
    guard let lifted, lifted.goesBack else { return putDown() }
    lifted.letGo()
    // Where it belongs is known when the drop has been shown.
    graph.whenShown { [weak self, weak lifted] in
      guard let self, let lifted, self.lifted === lifted else { return }
      guard parent != nil else { return putDown() }
      forgetWay()
      lifted.land(on: frame(in: .global).origin)
    }
    graph.invalidate()
  }

  private func makePreview() {
    guard let shownPreview else { return }
    preview?.unmount()
    let node = Self.sized(shownPreview)._makeNode(context)
    adopt(node)
    node.place(at: .zero, .unspecified)
    preview = node
  }

  /// A drop that brought it to another place does not send it there from the old one.
  private func forgetWay() {
    var node: ViewNode? = self
    while let current = node, !current.isContainer {
      current.motion?.place = nil
      node = current.layoutParent
    }
  }

  /// What was dragged is in its place.
  fileprivate func putDown() {
    if graph.lifted === lifted { graph.lifted = nil }
    lifted = nil
  }

  /// Its place shows through while it is dragged, or shows nothing where others close up.
  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    guard let lifted, graph.showsResponse, !lifted.hasLanded else {
      return super.draw(&list, at: offset)
    }
    guard lifted.isHeld, !environment.dragLeavesGap else { return }
    list.items += [.push, .opacity(LiftedView<Content, Preview>.restOpacity)]
    super.draw(&list, at: offset)
    list.items.append(.pop)
  }

  fileprivate var elementTransform: AffineTransform {
    target?.element.windowTransform ?? .identity
  }

  /// As it is dragged: where it was taken up, by how much its place differs from there, and how far it
  /// is raised, from 0 to 1.
  fileprivate func drawLifted(
    _ list: inout DisplayList, at location: CGPoint, from start: AffineTransform, way: CGPoint,
    raised: Double
  ) {
    var content = DisplayList()
    var transform = AffineTransform.identity
    var size = CGSize.zero
    if let preview {
      size = preview.size
      transform = .translation(
        CGPoint(x: location.x - size.width / 2, y: location.y - size.height / 2))
      preview.draw(&content, at: .zero)
    } else if let child {
      size = child.size
      transform = start.followed(by: .translation(way))
      drawChild(child, &content, at: .zero)
    }
    list.items += [.push, .transform(transform)]
    if graph.showsResponse, raised > 0 {
      let scale = 1 + LiftedView<Content, Preview>.growth * raised
      list.items.append(
        .transform(
          AffineTransform(scaleByX: scale, byY: scale)
            .about(CGPoint(x: size.width / 2, y: size.height / 2))))
      list.items += [.push, .group(.blurred(radius: 10 * raised))]
      list.items.append(.transform(.translation(CGPoint(x: 0, y: 4 * raised))))
      let shade = Color(white: 0, opacity: 0.35 * raised)
      list.items += content.items.map { $0.painted(shade) }
      list.items.append(.pop)
    }
    list.items.append(.opacity(1 - 0.2 * raised))
    list.items += content.items
    list.items.append(.pop)
  }
}

/// A view that is dragged, or on the way from there to its place.
@MainActor
private final class LiftedView<Content: View, Preview: View>: LiftedDrawing {
  /// How much is seen of a view where it was taken up.
  static var restOpacity: Double { 0.35 }
  /// By which part a view becomes larger when it is taken up.
  static var growth: Double { 0.03 }

  private weak var node: DragNode<Content, Preview>?
  private let session: DragSession
  /// Where it was taken up, as its top left in the window, and its element's transform there: what
  /// scrolls under the drag takes the view along that is left behind, and not the one in the hand.
  private let start: (place: CGPoint, transform: AffineTransform)
  private let raised: Moving<Double>
  /// What is left of the way back.
  private var rest: Moving<CGPoint.AnimatableData>?
  /// Where it was let go, as its top left in the window.
  private var lastPlace: CGPoint?
  private let clock: MotionClock

  init(_ node: DragNode<Content, Preview>, _ session: DragSession, _ graph: ViewGraph) {
    self.node = node
    self.session = session
    start = (node.frame(in: .global).origin, node.elementTransform)
    clock = graph.clock
    raised = Moving(0, graph.clock)
    raised.move(to: 1, Transaction(animation: .snappy))
  }

  var items: [TransferItem] { session.items }
  var location: CGPoint { session.shownLocation }

  /// Whether a hand or a key still has it.
  var isHeld: Bool { lastPlace == nil }
  /// Whether it is seen coming back when it is let go.
  var goesBack: Bool {
    clock.isMoving && node?.graph.showsResponse == true && node?.parent != nil
  }
  var hasLanded: Bool {
    guard !isHeld, let rest else { return false }
    return !rest.isRunning && !raised.isRunning
  }

  private var way: CGPoint {
    CGPoint(
      x: location.x - session.startLocation.x,
      y: location.y - session.startLocation.y)
  }

  func letGo() {
    lastPlace = CGPoint(x: start.place.x + way.x, y: start.place.y + way.y)
  }

  func land(on place: CGPoint) {
    guard let lastPlace else { return }
    let way = CGPoint(x: lastPlace.x - place.x, y: lastPlace.y - place.y)
    let transaction = Transaction(animation: .snappy)
    let rest = Moving(way.animatableData, clock)
    rest.move(to: .zero, transaction)
    self.rest = rest
    raised.move(to: 0, transaction)
  }

  func draw(_ list: inout DisplayList) {
    guard !hasLanded else {
      node?.putDown()
      return
    }
    guard !isHeld else {
      node?.drawLifted(
        &list, at: location, from: start.transform, way: way, raised: raised.shown)
      return
    }
    let shown = rest?.shown ?? .zero
    let left = rest == nil ? way : CGPoint(x: shown.first, y: shown.second)
    let middle = node.map { node -> CGPoint in
      let frame = node.frame(in: .global)
      return CGPoint(x: frame.midX + left.x, y: frame.midY + left.y)
    }
    node?.drawLifted(
      &list, at: middle ?? location, from: node?.elementTransform ?? start.transform, way: left,
      raised: raised.shown)
  }
}

extension EnvironmentValues {
  private enum DragLeavesGapKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether nothing is seen in the place of a view that is dragged.
  var dragLeavesGap: Bool {
    get { self[DragLeavesGapKey.self] }
    set { self[DragLeavesGapKey.self] = newValue }
  }
}

extension View {
  /// Lets the view be dragged to a ``View/dropDestination(for:action:isTargeted:)`` of the same
  /// application: with the mouse, with a finger that stays first, with keys (Return, then Tab from
  /// target to target), and by the actions `start-drag`, `drop-here` and `cancel-drag`.
  ///
  /// Nothing is carried to other applications, and nothing comes from them.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DragView<Self, EmptyView>(
      content: self, preview: nil, items: { [TransferItem(payload())] })
  }

  /// The same, with something else to show while it is dragged.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    DragView(content: self, preview: preview(), items: { [TransferItem(payload())] })
  }
}

/// What is drawn in front of everything while it is dragged.
@MainActor
protocol LiftedDrawing: AnyObject {
  /// What is dragged.
  var items: [TransferItem] { get }
  /// Whether a hand or a key still has it.
  var isHeld: Bool { get }
  /// Where it is, in points of the window.
  var location: CGPoint { get }
  func draw(_ list: inout DisplayList)
}
