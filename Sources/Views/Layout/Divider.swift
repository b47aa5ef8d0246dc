// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thin line across: between the views of a column, or, standing up, of a row.
public struct Divider: View {
  public init() {}

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { DividerNode(self, context) }
}

/// A divider is a spacer that draws: it, too, takes its direction from the stack around it.
final class DividerNode: TypedNode<Divider> {
  private var axis = Axis.vertical

  override var spacerAxis: Axis? {
    get { axis }
    set {
      guard let newValue, axis != newValue else { return }
      axis = newValue
      forgetSizes()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = 1
    return size
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    // 3:1 on white, as WCAG 1.4.11 asks of what has to be seen.
    let color = environment.colorSchemeContrast == .increased ? .primary : Color(white: 0.58)
    list.items.append(.fill(Path(CGRect(origin: offset, size: size)), color))
  }
}
