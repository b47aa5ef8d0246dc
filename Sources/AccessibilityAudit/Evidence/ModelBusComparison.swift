// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension ModelDocument {
  /// As if it had been read off the bus.
  public func snapshot() -> ApplicationSnapshot {
    ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: "", path: ""), name: application,
        toolkitName: "Evenhand"),
      tree: tree)
  }

  /// Judges it by those rules that need neither a bus nor a picture.
  public func audit(rules: [any Rule] = RuleRegistry.standard) -> AuditResult {
    let rules = rules.filter { $0.kind == .tree || $0.kind == .model }
    return Audit(rules: rules).run(snapshot(), evidence: Evidence(model: evidence))
  }
}

/// Compares the tree that an application declares with the one that arrived on the bus.
public struct ModelBusComparison: Sendable {
  /// By the element's number in the declared tree; empty where both agree.
  public let differences: [ElementID: [String]]

  public init(declared: Tree, arrived: Tree) {
    var differences: [ElementID: [String]] = [:]
    func compare(_ one: Node, _ other: Node) {
      differences[one.id] = Self.differences(one, other)
      var rest = other.children.compactMap { arrived[$0] }
      for child in one.children.compactMap({ declared[$0] }) {
        // In order; where something is missing, the next that is called the same.
        let place = rest.firstIndex { $0.role == child.role && $0.name == child.name } ?? 0
        guard rest.indices.contains(place) else {
          differences[child.id] = ["it is not there"]
          continue
        }
        compare(child, rest.remove(at: place))
      }
      differences[one.id]? += rest.map { "it has \($0.role.name)[\($0.name)] more inside" }
    }
    compare(declared.rootNode, arrived.rootNode)
    self.differences = differences
  }

  /// What depends on the window's place on a desktop, or on who looks.
  private static let passing = StateSet(.active, .focused, .showing, .resizable)

  private static func differences(_ one: Node, _ other: Node) -> [String] {
    guard one.role != .application else { return [] }
    var found: [String] = []
    func compare(_ what: String, _ declared: String, _ arrived: String) {
      if declared != arrived { found.append("\(what) \"\(declared)\" is \"\(arrived)\"") }
    }
    compare("role", one.role.name, other.role.name)
    compare("name", one.name, other.name)
    compare("description", one.description, other.description)
    compare("identifier", one.identifier, other.identifier)
    compare("states", text(one.states), text(other.states))
    compare("value", text(one.value), text(other.value))
    compare("actions", text(one.actions), text(other.actions))
    return found
  }

  private static func text(_ states: StateSet) -> String {
    states.subtracting(passing).states.map(\.name).joined(separator: " ")
  }

  private static func text(_ value: RangeValue?) -> String {
    value.map { "\($0.current) in \($0.minimum)...\($0.maximum)" } ?? "none"
  }

  private static func text(_ actions: [Action]) -> String {
    actions.map { $0.name + ($0.keyBinding.isEmpty ? "" : " (\($0.keyBinding))") }
      .joined(separator: ", ")
  }
}

extension ModelDocument {
  /// The same, with what the tree on the bus says.
  public mutating func compare(with arrived: Tree) {
    let comparison = ModelBusComparison(declared: tree, arrived: arrived)
    var known = Dictionary(
      evidence.elements.map { ($0.element, $0) }
    ) { first, _ in first }
    for (id, differences) in comparison.differences {
      known[id.rawValue, default: ModelElement(element: id.rawValue)].busDifferences = differences
    }
    evidence.elements = known.values.sorted { $0.element < $1.element }
  }
}
