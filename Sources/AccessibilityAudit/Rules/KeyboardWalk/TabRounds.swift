// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where the stops of Tab stand in each window.
struct TabRounds: AuditIndex {
  /// Where a round begins again from the top, which is no way up.
  private var beginnings: Set<ElementID> = []
  /// By window.
  private var stops: [ElementID: [Node]] = [:]

  init(_ context: AuditContext) {
    func stop(_ place: FocusPlace?) -> (node: Node, frame: Rect)? {
      guard let node = place?.element.flatMap({ context[$0] }), let frame = node.frame,
        !frame.isEmpty
      else { return nil }
      return (node, frame)
    }
    for walk in context.evidence.keyboardWalks {
      let stops = walk.forward.compactMap { stop($0.after) }
      self.stops[walk.window] = stops.map(\.node)
      // All of the first line: its stops are not equally high.
      let end = stops.map(\.frame.maxY).min() ?? 0
      let line = stops.filter { $0.frame.y < end }
      let arrivals = walk.forward.compactMap { step -> (node: Node, frame: Rect)? in
        guard let to = stop(step.after), to.frame.y < end,
          let from = stop(step.before), from.frame.y >= to.frame.maxY
        else { return nil }
        return to
      }
      let isOne =
        Set(arrivals.map(\.node.id)).count < 2
        || line.contains { context.readsFromRight($0.node) }
      let first = arrivals.min { $0.frame.x < $1.frame.x }?.node.id
      beginnings.formUnion(isOne ? line.map(\.node.id) : [first].compactMap(\.self))
    }
  }

  func begins(at node: Node) -> Bool { beginnings.contains(node.id) }

  func stops(of walk: KeyboardWalk) -> [Node] { stops[walk.window] ?? [] }
}

extension AuditContext {
  /// Whether there are Hebrew or Arabic letters in it, or of another script of theirs.
  func readsFromRight(_ node: Node) -> Bool {
    ([node] + children(of: node)).contains { element in
      element.name.unicodeScalars.contains {
        (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
      }
    }
  }
}
