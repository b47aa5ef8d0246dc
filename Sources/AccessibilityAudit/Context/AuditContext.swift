// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// The tree that is judged, with what rules ask about an element's surroundings.
public struct AuditContext: Sendable {
  /// The application as it was read, with texts cut to a bound and with what is showing inferred
  /// where the toolkit does not say.
  public let snapshot: ApplicationSnapshot
  /// What was found out beside the tree.
  public let evidence: Evidence
  /// Parents before children, siblings in order.
  public let nodes: [Node]
  /// The elements below a web document. They are left out: a browser's own auditors judge them.
  public let webContent: Set<ElementID>
  /// The reader's complaints by element.
  public let problems: [ElementID: [ReadProblem]]
  /// Every element with the state focused, in the order of ``nodes``; more than one is a fault.
  public let focused: [ElementID]
  /// What it is known to do, and to do wrong.
  package let toolkit: Toolkit
  /// Whether the toolkit does not expose what is showing, so that it was inferred from places.
  let infersShowing: Bool
  /// What an Evenhand application declares, by element.
  let models: [ElementID: ModelElement]
  private let labels: [ElementID: [ElementID]]
  /// What `name(of:)` answers, by place.
  private let names: [String]
  private let places: PlaceTable
  private let family: Family
  let store = AuditIndexStore()

  /// The elements of ``snapshot``.
  public var tree: Tree { snapshot.tree }

  public init(snapshot: ApplicationSnapshot, evidence: Evidence = Evidence()) {
    var snapshot = snapshot
    var nodes = snapshot.tree.depthFirst
    if let bounded = snapshot.withBoundedTexts(nodes) {
      (snapshot, nodes) = (bounded, bounded.tree.depthFirst)
    }
    let inferred = snapshot.withInferredShowing(nodes)
    infersShowing = inferred != nil
    if let inferred { (snapshot, nodes) = (inferred, inferred.tree.depthFirst) }
    if let disabling = snapshot.withDisabledParts(nodes) {
      (snapshot, nodes) = (disabling, disabling.tree.depthFirst)
    }
    if let hiding = snapshot.withoutShowingOfHidden(nodes) {
      (snapshot, nodes) = (hiding, hiding.tree.depthFirst)
    }
    if let hiding = snapshot.withoutShowingOfUnplaced(nodes) {
      (snapshot, nodes) = (hiding, hiding.tree.depthFirst)
    }
    self.snapshot = snapshot
    self.evidence = evidence
    toolkit = snapshot.application.toolkit
    models = evidence.model?.index ?? [:]
    self.nodes = nodes
    let places = PlaceTable(nodes)
    self.places = places
    let family = Family(nodes, places)
    self.family = family
    var problems: [ElementID: [ReadProblem]] = [:]
    for problem in snapshot.problems {
      if let element = problem.element { problems[element, default: []].append(problem) }
    }
    self.problems = problems
    var labels: [ElementID: [ElementID]] = [:]
    // Most relations are told at both ends.
    var noted: [ElementID: Set<ElementID>] = [:]
    func note(_ label: ElementID, of element: ElementID) {
      if noted[element, default: []].insert(label).inserted {
        labels[element, default: []].append(label)
      }
    }
    var webContent: Set<ElementID> = []
    for (place, node) in nodes.enumerated() {
      if let above = family.parent(of: place),
        nodes[above].role == .documentWeb
          || !webContent.isEmpty && webContent.contains(nodes[above].id)
      {
        webContent.insert(node.id)
      }
      for relation in node.relations {
        switch relation.kind {
        case .labelledBy: for label in relation.targets { note(label, of: node.id) }
        case .labelFor: for target in relation.targets { note(node.id, of: target) }
        default: break
        }
      }
    }
    self.labels = labels
    self.webContent = webContent
    var names = nodes.map { $0.name.trimmed }
    let namesByValue = toolkit.has(.namesComboBoxesByValue)
    for (id, labels) in labels {
      guard let place = places[id],
        names[place].isEmpty || namesByValue && nodes[place].role == .comboBox
      else { continue }
      let told = labels.compactMap { label in places[label].map { nodes[$0].name.trimmed } }
        .filter { !$0.isEmpty }.joined(separator: " ")
      if !told.isEmpty { names[place] = told }
    }
    self.names = names
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
  func parentPlace(of place: Int) -> Int? { family.parent(of: place) }

  /// The element round this one; nil for the application and for one that is not in the tree.
  public func parent(of node: Node) -> Node? { place(above: node.id).map { nodes[$0] } }

  /// nil for the application.
  func parent(of id: ElementID) -> ElementID? { place(above: id).map { nodes[$0].id } }

  private func place(above id: ElementID) -> Int? { places[id].flatMap(family.parent) }

  /// The place among the siblings, from 0; -1 for the application; nil where there is no such
  /// element.
  func index(of id: ElementID) -> Int? { places[id].map(family.index) }

  /// The nearest ancestor that is a window, or the element itself.
  func window(of id: ElementID) -> Node? {
    places[id].flatMap(family.window).map { nodes[$0] }
  }

  /// What stands right in the window and holds the element, or is it; nil for a window.
  func part(of node: Node) -> Node? {
    ([node] + ancestors(of: node)).first { inner in
      parent(of: inner).map { isTopWindow($0) } ?? false
    }
  }

  /// True for what the application shows beside its other windows, a menu or a tool tip left out.
  func isTopWindow(_ node: Node) -> Bool {
    !node.role.isPopup && parent(of: node.id) == tree.root
  }

  /// True for what is called a frame, and is a part of a window.
  func isInnerFrame(_ node: Node) -> Bool {
    node.role == .frame && window(of: node.id)?.id != node.id
  }

  /// The dialog that is drawn inside of its window and holds the element, or is it; nil for none.
  func innerDialog(round node: Node) -> ElementID? {
    ([node] + ancestors(of: node)).first {
      [.dialog, .alert].contains($0.role) && parent(of: $0.id) != tree.root
    }?.id
  }

  /// From the parent up to the application, as places in `nodes`.
  func ancestorPlaces(of node: Node) -> Family.Ancestors {
    family.ancestors(of: places[node.id])
  }

  /// From the parent up to the application.
  public func ancestors(of node: Node) -> some Sequence<Node> {
    ancestorPlaces(of: node).lazy.map { [nodes] in nodes[$0] }
  }

  /// True where one of the nearest ancestors fits.
  func isInside(
    _ node: Node, within levels: Int = .max, where fits: (Node) throws -> Bool
  ) rethrows -> Bool {
    var place = places[node.id]
    var left = levels
    while left > 0, let inner = place, let above = family.parent(of: inner) {
      if try fits(nodes[above]) { return true }
      place = above
      left -= 1
    }
    return false
  }

  /// Whether it is a part of something such, at most four levels up. A page that stands in its tab is
  /// no part of the tab.
  func isPart(_ node: Node, of fits: (Node) throws -> Bool) rethrows -> Bool {
    var isBoxed = false
    return try isInside(node, within: 4) { ancestor in
      if ancestor.role == .pageTab, isBoxed { return false }
      if RoleGroups.pages.contains(ancestor.role) { isBoxed = true }
      return try fits(ancestor)
    }
  }

  /// The elements right inside, in order; what the tree does not have is left out.
  public func children(of node: Node) -> [Node] {
    node.children.compactMap { self[$0] }
  }

  /// Everything below the element, parents first.
  public func descendants(of node: Node) -> ArraySlice<Node> {
    places[node.id].map { nodes[family.descendants(of: $0)] } ?? []
  }

  /// What labels the element, by its own word or by the label's.
  func labels(of node: Node) -> [Node] { (labels[node.id] ?? []).compactMap { self[$0] } }

  /// The element's own name, or the names of what labels it; empty where there is none.
  public func name(of node: Node) -> String { places[node.id].map { names[$0] } ?? "" }

  /// A window that people know by the program's own name, however that is spelled.
  func isCalledAsApplication(_ node: Node) -> Bool {
    RoleGroups.titledWindows.contains(node.role)
      && node.name.trimmed.lowercased() == snapshot.application.name.trimmed.lowercased()
  }
}
