// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a host was given to show.
struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The window: it offers all its room to its one view, and shows it in the middle.
final class RootNode: ViewNode {
  private let content: ViewNode
  private var list: [ViewNode] = []
  private var isStale = true
  private let arrangement = StackArrangement(axis: .vertical)

  init(_ content: ViewNode, _ context: NodeContext) {
    self.content = content
    super.init(context)
    adopt(content)
  }

  override var isContainer: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func structureChanged() { isStale = true }

  private var children: [ViewNode] {
    if isStale {
      isStale = false
      list.removeAll(keepingCapacity: true)
      content.appendLayoutNodes(to: &list)
    }
    return list
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange() {
    let children = children
    let proposal = ProposedViewSize(size)
    guard children.count != 1, !children.isEmpty else {
      if let child = children.first {
        let origin = Alignment.center.origin(
          of: child.size(for: proposal), in: size, environment.layoutDirection)
        child.place(at: origin, proposal)
      }
      return
    }
    // Several views without a container stand in a column, as high as they are together.
    let column = arrangement.size(of: children, proposal)
    arrangement.place(
      children, in: CGSize(width: size.width, height: column.height), proposal,
      environment.layoutDirection)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(children, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { children }

  override func resolveElements() {
    for child in children { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    for child in children { placeChildElements(child, pass, transform) }
  }
}
