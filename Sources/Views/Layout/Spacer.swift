// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Room that grows as far as it can along the stack that it stands in.
public struct Spacer: View {
  let minLength: CGFloat?

  /// In points; nil for 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { SpacerNode(self, context) }
}

final class SpacerNode: TypedNode<Spacer> {
  private var axis: Axis?

  override var isSpacer: Bool { true }
  /// The other views of a stack get their room first, as in SwiftUI.
  override var layoutPriority: Double { -.infinity }
  override var spacerAxis: Axis? {
    get { axis }
    set {
      guard axis != newValue else { return }
      axis = newValue
      // The stack that says this asks for the size afterwards.
      forgetSizes()
    }
  }

  override func update(_ view: Spacer) {
    if view.minLength != self.view.minLength { invalidateLayout() }
    super.update(view)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = view.minLength ?? StackArrangement.standardSpacing
    var size = CGSize(
      width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    if let axis { size[axis.other] = 0 }
    return size
  }
}
