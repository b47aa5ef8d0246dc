// SPDX-License-Identifier: Apache-2.0

/// Which nodes have to be measured or laid out anew.
///
/// A change goes up only as far as sizes differ: what comes to the same size is placed again by
/// itself, and nothing round it is looked at.
@MainActor
final class LayoutQueue {
  private var stale: [ViewNode] = []
  private var isRunning = false

  var isEmpty: Bool { stale.isEmpty }

  func invalidate(_ node: ViewNode) {
    // What a node builds while it is laid out is measured right after.
    if isRunning, forgetWithinBuilder(node) { return }
    guard !node.isLayoutStale else { return }
    node.isLayoutStale = true
    stale.append(node)
    node.graph.invalidate()
  }

  /// True where a node round this one is building its content, and lays it out itself.
  private func forgetWithinBuilder(_ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let next = current, !next.stopsLayoutInvalidation { current = next.parent }
    guard let builder = current else { return false }
    current = node
    while let next = current, next !== builder {
      next.forgetSizes()
      current = next.parent
    }
    builder.forgetSizes()
    return true
  }

  /// - Parameter place: Places the window's root, all that needs it included.
  func run(place: () -> Void) {
    isRunning = true
    var unchanged: [ViewNode] = []
    var waiting = stale.map { (depth: $0.depth, node: $0) }
    stale.removeAll(keepingCapacity: true)
    waiting.sort { $0.depth < $1.depth }
    // The deepest first, so that what is measured finds what is inside up to date.
    while let (_, node) = waiting.popLast() {
      node.isLayoutStale = false
      guard node.parent != nil || node is RootNode else { continue }
      guard !node.measuresTheSame() else {
        unchanged.append(node)
        continue
      }
      guard let outer = node.layoutParent, !outer.isLayoutStale else { continue }
      outer.isLayoutStale = true
      let outerDepth = outer.depth
      let index = waiting.lastIndex { $0.depth <= outerDepth }.map { $0 + 1 } ?? 0
      waiting.insert((outerDepth, outer), at: index)
    }
    place()
    for node in unchanged.reversed() { node.placeAgain() }
    isRunning = false
  }
}
