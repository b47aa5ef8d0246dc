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

final class SpacerNode: KeepingNode<Spacer> {
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
    let line = environment.colorSchemeContrast == .increased ? .primary : Color.line
    let color = line.shown(in: environment)
    list.items.append(.fill(Path(CGRect(origin: offset, size: size)), color))
  }
}
