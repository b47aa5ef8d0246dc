// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that arranges the views inside.
@MainActor
protocol Container: View {
  associatedtype Content: View
  associatedtype Rule: Arrangement

  var content: Content { get }
  var arrangement: Rule { get }
}

/// Where the views of a container go.
protocol Arrangement: Equatable {
  @MainActor
  func size(
    of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGSize
  @MainActor
  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection)
  @MainActor
  func firstBaseline(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGFloat
}
