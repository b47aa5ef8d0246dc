// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that takes all the room it is offered, and builds its content for that room.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// The content is built anew when the room changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { GeometryNode(self, context) }
}

/// The room that a `GeometryReader` has.
public struct GeometryProxy: Hashable, Sendable {
  /// In points.
  public let size: CGSize
}
