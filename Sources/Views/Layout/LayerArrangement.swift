// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views one upon the other: each is offered all the room.
struct LayerArrangement: Arrangement {
  let alignment: Alignment

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for child in children {
      let own = child.size(for: proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection
  ) {
    for child in children {
      let origin = alignment.origin(of: child.size(for: proposal), in: size, direction)
      child.place(at: origin, proposal)
    }
  }

  func firstBaseline(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGFloat {
    children.first?.firstBaseline(for: proposal) ?? 0
  }
}
