// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A larger application, made of a real one: its windows, several times.
struct RepeatedSnapshot {
  let snapshot: ApplicationSnapshot

  /// As many copies as give at least so many elements.
  init(_ source: ApplicationSnapshot, atLeast count: Int) {
    let nodes = source.tree.depthFirst
    // The application itself is there once; numbers run on, as a reader gives them.
    let width = UInt64(nodes.count) - 1
    let copies = max(1, (count + nodes.count - 1) / max(1, nodes.count))
    var root = source.tree.rootNode
    let windows = root.children
    root.children = []
    var all: [Node] = []
    var details: [ElementID: ElementDetails] = [:]
    for copy in 0..<UInt64(copies) {
      let moved = { (id: ElementID) in ElementID(id.rawValue + copy * width) }
      root.children += windows.map(moved)
      for node in nodes where node.id != source.tree.root {
        var other = Node(
          id: moved(node.id), role: node.role, name: node.name, description: node.description,
          help: node.help, identifier: node.identifier, states: node.states, frame: node.frame,
          screenOrigin: node.screenOrigin, value: node.value, actions: node.actions,
          attributes: node.attributes, children: node.children.map(moved),
          reportedInterfaces: node.reportedInterfaces, text: node.text)
        other.relations = node.relations.map { Relation($0.kind, $0.targets.map(moved)) }
        all.append(other)
        details[other.id] = source.details[node.id]
      }
    }
    snapshot = ApplicationSnapshot(
      application: source.application, tree: Tree(root: root, nodes: all), details: details,
      framesAreTrusted: source.framesAreTrusted)
  }
}
