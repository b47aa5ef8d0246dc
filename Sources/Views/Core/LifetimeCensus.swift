// SPDX-License-Identifier: Apache-2.0

/// Which of the nodes, holders and elements that came while it counted are alive: for tests of what
/// becomes of them.
@MainActor
package final class LifetimeCensus {
  private struct Trace {
    weak var object: AnyObject?
    let what: String
  }

  private let host: ViewHost
  private var traces: [Trace] = []
  private var nodes: [Trace] = []
  /// How many nodes came since the beginning.
  package private(set) var nodesMade = 0

  package init(of host: ViewHost) {
    self.host = host
    host.graph.onNode = { [weak self] node in
      self?.nodesMade += 1
      self?.nodes.append(Trace(object: node, what: "\(type(of: node))"))
    }
  }

  /// What came before does not count any more.
  package func forget() {
    traces.removeAll()
    nodes.removeAll()
  }

  /// Takes in what the nodes that have come since then hold.
  package func count() {
    for trace in nodes {
      guard let node = trace.object as? ViewNode else { continue }
      for holder in [node.geometryElement, node.semanticElement].compactMap(\.self) {
        traces.append(Trace(object: holder, what: "holder of \(trace.what)"))
        traces.append(Trace(object: holder.element, what: "element of \(trace.what)"))
      }
    }
    traces += nodes
    nodes.removeAll()
    traces.removeAll { $0.object == nil }
  }

  /// How many are alive.
  package var living: Int { traces.count { $0.object != nil } }

  /// How many of each kind are alive and in no place of the window.
  package func strays() -> [String: Int] {
    var known: Set<ObjectIdentifier> = []
    host.forEachNode { node in
      known.insert(ObjectIdentifier(node))
      for holder in [node.geometryElement, node.semanticElement].compactMap(\.self) {
        known.insert(ObjectIdentifier(holder))
        known.insert(ObjectIdentifier(holder.element))
      }
    }
    return traces.reduce(into: [:]) { strays, trace in
      guard let object = trace.object, !known.contains(ObjectIdentifier(object)) else { return }
      // Nobody's child, and laid out by one.
      if let stack = object as? ImplicitStackNode, let parent = stack.parent,
        known.contains(ObjectIdentifier(parent))
      {
        return
      }
      strays[trace.what, default: 0] += 1
    }
  }

  /// In words, each kind once.
  package func alive() -> [String] {
    Set(traces.filter { $0.object != nil }.map(\.what)).sorted()
  }
}
