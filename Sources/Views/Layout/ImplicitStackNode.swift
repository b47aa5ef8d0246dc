// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lays out, in a column, the several views that stand inside a modifier for one.
final class ImplicitStackNode: ViewNode {
  var children: [ViewNode] = []
  private let arrangement = StackArrangement(axis: .vertical)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: children, proposal)
  }

  override func arrange() {
    arrangement.place(children, in: size, proposal, environment.layoutDirection)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    for child in children { drawChild(child, &list, at: offset) }
  }

  override var carriesMeaning: Bool { children.contains { $0.carriesMeaning } }

  override func resolveElements() {
    for child in children { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    for child in children { placeChildElements(child, pass, transform) }
  }
}
