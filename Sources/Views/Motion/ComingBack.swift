// SPDX-License-Identifier: Apache-2.0

/// A view that comes back while the one before it is still seen leaving: it goes on from there, with
/// the state that it had.
extension ViewNode {
  /// The nodes of a view that has left, as far as they are still shown.
  private var leavingNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    appendLayoutNodes(to: &nodes)
    return nodes.filter { node in
      node.motion?.leavingPlace?.motion?.leaving.contains { $0.node === node && !$0.isGone() }
        ?? false
    }
  }

  /// Makes a node in the place of one that left.
  ///
  /// - Returns: The node, and whether the one that left was still to be seen.
  final func make<Node: ViewNode>(
    inPlaceOf left: ViewNode?, _ make: () -> Node
  ) -> (node: Node, isBack: Bool) {
    guard let left, graph.keptStates == nil, !graph.isPresenting else { return (make(), false) }
    let leaving = left.leavingNodes
    guard !leaving.isEmpty else { return (make(), false) }
    graph.keptStates = KeptStates.Cursor(KeptStates(of: left))
    let node = make()
    graph.keptStates = nil
    node.takeMotion(of: left)
    for other in leaving {
      other.motion?.leavingPlace?.motion?.leaving.removeAll { $0.node === other }
      other.motion?.leavingPlace = nil
    }
    return (node, true)
  }

  /// What the picture shows of the other node is what it shows of this one now, as far as both are
  /// made alike.
  private func takeMotion(of other: ViewNode) {
    guard type(of: self) == type(of: other) else { return }
    if let presence = other.motion?.presence { makeMotion().presence = presence }
    takeWay(of: other)
    var (own, others): ([ViewNode], [ViewNode]) = ([], [])
    forEachChild { own.append($0) }
    other.forEachChild { others.append($0) }
    for (node, other) in zip(own, others) { node.takeMotion(of: other) }
  }
}
