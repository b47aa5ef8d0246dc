// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// The tree that is judged, with what rules ask about an element's surroundings.
public struct AuditContext: Sendable {
  public let snapshot: ApplicationSnapshot
  public let evidence: Evidence
  /// Parents before children, siblings in order.
  public let nodes: [Node]
  /// The elements below a web document. They are left out: a browser's own auditors judge them.
  public let webContent: Set<ElementID>
  /// The reader's complaints by element.
  public let problems: [ElementID: [ReadProblem]]
  public let focused: [ElementID]
  /// What an Evenhand application declares, by element.
  let models: [ElementID: ModelElement]
  private let labels: [ElementID: [ElementID]]
  private let places: PlaceTable
  /// The place of each element's parent; -1 for the application.
  private let parents: [Int]
  let store = AuditIndexStore()

  public var tree: Tree { snapshot.tree }

  public init(snapshot: ApplicationSnapshot, evidence: Evidence = Evidence()) {
    let snapshot = snapshot.withShowingOfOldGTK4
    self.snapshot = snapshot
    self.evidence = evidence
    models = evidence.model?.index ?? [:]
    let nodes = snapshot.tree.depthFirst
    self.nodes = nodes
    let places = PlaceTable(nodes)
    self.places = places
    var parents = Array(repeating: -1, count: nodes.count)
    for (place, node) in nodes.enumerated() {
      for child in node.children {
        if let below = places[child] { parents[below] = place }
      }
    }
    self.parents = parents
    var problems: [ElementID: [ReadProblem]] = [:]
    for problem in snapshot.problems {
      if let element = problem.element { problems[element, default: []].append(problem) }
    }
    self.problems = problems
    var labels: [ElementID: [ElementID]] = [:]
    var webContent: Set<ElementID> = []
    for (place, node) in nodes.enumerated() {
      if parents[place] >= 0 {
        let parent = nodes[parents[place]]
        if parent.role == .documentWeb || !webContent.isEmpty && webContent.contains(parent.id) {
          webContent.insert(node.id)
        }
      }
      for relation in node.relations {
        switch relation.kind {
        case .labelledBy: labels[node.id, default: []] += relation.targets
        case .labelFor:
          for target in relation.targets { labels[target, default: []].append(node.id) }
        default: break
        }
      }
    }
    self.labels = labels
    self.webContent = webContent
    focused = nodes.filter { $0.states[.focused] }.map(\.id)
  }

  /// False for what `--window` or `--subtree` leaves out.
  public func isAskedAbout(_ id: ElementID) -> Bool {
    evidence.scope?.contains(id) ?? true || id == tree.root
  }

  /// nil where nobody asked for more than the node.
  public func details(of node: Node) -> ElementDetails? { snapshot.details[node.id] }

  /// nil where there is no such element.
  public subscript(id: ElementID) -> Node? { places[id].map { nodes[$0] } }

  /// The place in `nodes`; nil where there is no such element.
  func place(of id: ElementID) -> Int? { places[id] }

  /// The place of the parent of the element at a place.
  func parentPlace(of place: Int) -> Int? { parents[place] < 0 ? nil : parents[place] }

  public func parent(of node: Node) -> Node? {
    guard let place = places[node.id], parents[place] >= 0 else { return nil }
    return nodes[parents[place]]
  }

  /// From the parent up to the application, as places in `nodes`.
  func ancestorPlaces(of node: Node) -> some Sequence<Int> {
    sequence(state: places[node.id] ?? -1) { [parents] place -> Int? in
      guard place >= 0, parents[place] >= 0 else { return nil }
      place = parents[place]
      return place
    }
  }

  /// From the parent up to the application.
  public func ancestors(of node: Node) -> some Sequence<Node> {
    ancestorPlaces(of: node).lazy.map { [nodes] in nodes[$0] }
  }

  public func children(of node: Node) -> [Node] {
    node.children.compactMap { self[$0] }
  }

  /// Everything below the element, parents first.
  public func descendants(of node: Node) -> some Sequence<Node> {
    sequence(state: node.children.reversed() as [ElementID]) { [places, nodes] stack -> Node? in
      while let id = stack.popLast() {
        guard let place = places[id] else { continue }
        let next = nodes[place]
        stack.append(contentsOf: next.children.reversed())
        return next
      }
      return nil
    }
  }

  /// What labels the element, by its own word or by the label's.
  func labels(of node: Node) -> [Node] {
    var seen: Set<ElementID> = []
    return (labels[node.id] ?? []).filter { seen.insert($0).inserted }.compactMap { self[$0] }
  }

  /// The element's own name, or the names of what labels it; empty where there is none.
  public func name(of node: Node) -> String {
    let own = node.name.trimmed
    if !own.isEmpty { return own }
    return (labels[node.id] ?? []).compactMap { self[$0]?.name.trimmed }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension AuditContext {
  /// In small letters ("gtk", "qt", "accesskit").
  var toolkit: String { snapshot.application.toolkitName.lowercased() }

  /// nil where the toolkit gives no version.
  var toolkitMajorVersion: Int? {
    snapshot.application.toolkitVersion.split(separator: ".").first.flatMap { Int($0) }
  }
}
