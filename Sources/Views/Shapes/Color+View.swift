// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour as a view fills all the room that it is offered.
extension Color: View {
  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { Rectangle().fill($0) }
  }
}
