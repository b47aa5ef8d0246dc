// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a modifier does to the place, the size or the look of one view.
protocol ContentModifier: Equatable {
  /// Whether another value of it moves or resizes something, so that layout must run again.
  static var affectsLayout: Bool { get }

  @MainActor var zIndex: Double? { get }
  @MainActor var layoutPriority: Double? { get }

  @MainActor func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize
  @MainActor func firstBaseline(of child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat
  @MainActor func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection)
  /// From the coordinates of what is inside to those outside.
  @MainActor func effect(in size: CGSize) -> AffineTransform?
  @MainActor func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void)
  /// Changes what holds for the elements inside.
  @MainActor func restrict(_ pass: ElementPass)
}

extension ContentModifier {
  static var affectsLayout: Bool { true }
  @MainActor var zIndex: Double? { nil }
  @MainActor var layoutPriority: Double? { nil }

  @MainActor func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }
  @MainActor func firstBaseline(of child: ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    child.firstBaseline(for: proposal)
  }
  @MainActor func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    child.place(at: .zero, proposal)
  }
  @MainActor func effect(in size: CGSize) -> AffineTransform? { nil }
  @MainActor func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    drawContent(&list)
  }
  @MainActor func restrict(_ pass: ElementPass) {}
}
