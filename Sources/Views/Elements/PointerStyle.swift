// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What the pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  /// An arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// A hand with one finger: what lies under it can be pressed.
  public static let link = PointerStyle(shape: .link)
  /// An open hand: what lies under it can be dragged.
  public static let grabIdle = PointerStyle(shape: .grabIdle)
  /// A closed hand: something is dragged.
  public static let grabActive = PointerStyle(shape: .grabActive)
  /// A beam between letters.
  public static let horizontalText = PointerStyle(shape: .horizontalText)
  /// A beam for text that runs downwards.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// A cross, to take a rectangle with.
  public static let rectSelection = PointerStyle(shape: .rectSelection)
  /// A glass with a plus.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// A glass with a minus.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// Two arrows apart: what lies under it moves sideways between two things.
  public static let columnResize = PointerStyle(shape: .columnResize)
  /// The same for what moves up and down.
  public static let rowResize = PointerStyle(shape: .rowResize)

  /// Two arrows apart, as over that side or corner of a frame.
  public static func frameResize(position: FrameResizePosition) -> PointerStyle {
    switch position {
    case .top, .bottom: PointerStyle(shape: .rowResize)
    case .leading, .trailing: PointerStyle(shape: .columnResize)
    case .topLeading, .bottomTrailing: PointerStyle(shape: .resizeTopLeadingToBottomTrailing)
    case .topTrailing, .bottomLeading: PointerStyle(shape: .resizeTopTrailingToBottomLeading)
    }
  }
}

/// The sides and corners of a frame by which it can be made larger.
public enum FrameResizePosition: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

extension View {
  /// What the pointer looks like over the view; nil leaves that to what lies under it.
  ///
  /// Without it, the shape follows from the gestures.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    PointerStyleView(content: self, style: style)
  }
}

struct PointerStyleView<Content: View>: View {
  let content: Content
  let style: PointerStyle?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PointerStyleNode(self, content: content._makeNode(context), context)
  }
}

final class PointerStyleNode<Content: View>: ElementModifierNode<
  PointerStyleView<Content>, Content
>
{
  private var view: PointerStyleView<Content>

  override init(
    _ view: PointerStyleView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
  }

  override func update(_ view: PointerStyleView<Content>) {
    if view.style != self.view.style { graph.structureChanged = true }
    self.view = view
    content.update(view.content)
  }

  override var mutesDrawings: Bool? { false }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func attach(to holder: ElementHolder) {
    if let style = view.style { holder.setPointerShape(style.shape) }
  }
}
