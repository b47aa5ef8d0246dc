// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension View {
  /// Adds a gesture with a rank that is a value.
  package func attached<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority, _ mask: GestureMask,
    _ name: String? = nil, at origin: SourceOrigin
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, priority: priority, mask: mask, name: name, origin: origin)
  }

  /// Adds a gesture that comes after those of the views inside.
  public func gesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .normal, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func gesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .normal, isEnabled ? .all : .subviews, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func gesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .normal, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .high, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .high, isEnabled ? .all : .subviews, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .high, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// Adds a gesture that goes along with those of the views inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .simultaneous, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .simultaneous, isEnabled ? .all : .subviews,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .simultaneous, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }
}

/// A view with a gesture.
struct GestureView<Content: View, G: Gesture>: View {
  let content: Content
  let gesture: G
  let priority: GestureAttachment.Priority
  let mask: GestureMask
  let name: String?
  let origin: SourceOrigin

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    makeNodeOfEach(context) ?? GestureNode(self, content: content._makeNode(context), context)
  }
}

final class GestureNode<Content: View, G: Gesture>: ElementModifierNode<
  GestureView<Content, G>, Content
>
{
  private let attachment: GestureAttachment
  /// On the way with the finger, or back.
  private var travel: Moving<CGSize.AnimatableData>?

  override init(
    _ view: GestureView<Content, G>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    attachment = GestureAttachment(
      view.gesture, priority: view.priority, mask: view.mask, name: view.name,
      fileID: view.origin.fileID, line: view.origin.line)
    super.init(view, content: content, context)
    attachment.onPressChange = { [weak self] in self?.invalidateDrawing() }
    attachment.onTravelChange = { [weak self] in self?.followFinger() }
  }

  /// What is swiped goes along with the finger, and springs back. For the picture alone.
  private func followFinger() {
    guard graph.showsResponse, environment.known.isPressEffectEnabled else { return }
    let moving = travel ?? Moving(CGSize.zero.animatableData, graph.clock)
    var transaction = Transaction()
    if attachment.travel == .zero {
      transaction.animation = .snappy
    } else {
      transaction.tracksVelocity = true
    }
    moving.move(to: attachment.travel.animatableData, transaction)
    travel = moving
    invalidateDrawing()
  }

  /// While it is pressed it is fainter, as a plain button is.
  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let isPressed =
      attachment.isPressed && graph.showsResponse && environment.known.isPressEffectEnabled
    let way = travel.map { CGSize(width: $0.shown.first, height: $0.shown.second) } ?? .zero
    guard isPressed || way != .zero else { return super.draw(&list, at: offset) }
    list.items.append(.push)
    if isPressed { list.items.append(.opacity(PlainButtonStyle.pressedOpacity)) }
    super.draw(&list, at: CGPoint(x: offset.x + way.width, y: offset.y + way.height))
    list.items.append(.pop)
  }

  override func update(_ view: GestureView<Content, G>) {
    // A hand and a key act on what is, and not on a value on its way.
    if !graph.isPresenting { updateAttachment(view) }
    content.update(view.content)
  }

  private func updateAttachment(_ view: GestureView<Content, G>) {
    var isOther = attachment.takesOver(view.gesture)
    if attachment.priority != view.priority {
      attachment.priority = view.priority
      isOther = true
    }
    if attachment.mask != view.mask {
      attachment.mask = view.mask
      isOther = true
    }
    if attachment.name != view.name {
      attachment.name = view.name
      isOther = true
    }
    if isOther { target?.element.gesturesDidUpdate() }
  }

  /// A gesture hears hits on the drawings inside, also where a content shape outside adds others.
  override var mutesDrawings: Bool? { false }

  override func attach(to holder: ElementHolder) { holder.add(attachment) }
}
