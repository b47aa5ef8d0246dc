// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Shows part of views that are larger than the room there is, and lets people move them.
///
/// Fingers drag, wheels and touchpads scroll, and so do the keys that nothing inside uses; what gets
/// the focus is brought into view. Where nothing inside can have the focus, the scroll view has it.
/// A finger that leaves while moving stops the content at once: there is no fling.
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
