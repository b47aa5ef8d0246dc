// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

extension View {
  /// Runs with true when a pointer that touches nothing comes over the view, and with false when it
  /// leaves. What is shown only then must be shown on focus as well: a keyboard does not hover.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, coordinateSpace: .local, report: .comingAndLeaving(action))
  }

  /// Runs with each place of a pointer that touches nothing over the view, and once when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(
      content: self, coordinateSpace: coordinateSpace.coordinateSpace, report: .everyPlace(action))
  }

  /// Runs with each place of a pointer that touches nothing over the view, and once when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverView(content: self, coordinateSpace: coordinateSpace, report: .everyPlace(action))
  }
}

/// A view that hears of a pointer over it that touches nothing.
struct HoverView<Content: View>: View {
  let content: Content
  let coordinateSpace: CoordinateSpace
  let report: HoverReport

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    HoverNode(self, content: content._makeNode(context), context)
  }
}

final class HoverNode<Content: View>: ElementModifierNode<HoverView<Content>, Content> {
  private let attachment: HoverAttachment
  private let teller: HoverTeller

  override init(
    _ view: HoverView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    // The element may hear of the end when the node has gone: what reports it belongs to it.
    let teller = HoverTeller(view.report)
    attachment = HoverAttachment(coordinateSpace: view.coordinateSpace) { teller.tell($0) }
    self.teller = teller
    super.init(view, content: content, context)
  }

  override func update(_ view: HoverView<Content>) {
    super.update(view)
    attachment.coordinateSpace = view.coordinateSpace
    teller.report = view.report
    content.update(view.content)
  }

  override var mutesDrawings: Bool? { false }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func attach(to holder: ElementHolder) { holder.add(attachment) }
}

/// What a view wants to hear of a pointer over it.
enum HoverReport {
  case everyPlace((HoverPhase) -> Void)
  case comingAndLeaving((Bool) -> Void)
}

@MainActor
private final class HoverTeller {
  var report: HoverReport
  private var isOver = false

  init(_ report: HoverReport) {
    self.report = report
  }

  func tell(_ phase: HoverPhase) {
    switch report {
    case .everyPlace(let action): action(phase)
    case .comingAndLeaving(let action):
      let comes = phase != .ended
      guard comes != isOver else { return }
      isOver = comes
      action(comes)
    }
  }
}
