// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Which elements are set by pointer, by keys and by actions, to compare where each way leads.
public struct ParityPlan: Sendable {
  /// An element with what tells where it stands.
  struct Item: Sendable {
    let node: Node
    let measure: ParityTrial.Measure
  }

  private(set) var items: [Item] = []
  /// The elements that could be set and are left alone, with the reasons.
  public private(set) var untried: [ParityTrials.Untried] = []

  /// The elements that would be set, in the order of the tree.
  public var nodes: [Node] { items.map(\.node) }

  /// Elements of one application that are set; each takes about a second.
  static let limit = 60

  private static let valued: Set<Role> = [.slider, .dial, .spinButton, .scrollBar]
  private static let chosen: Set<Role> = [
    .checkBox, .toggleButton, .radioButton, .switchControl, .pageTab, .listItem,
  ]
  /// Of these one is always chosen, and choosing it again changes nothing.
  private static let exclusive: Set<Role> = [.radioButton, .pageTab, .listItem]

  public init(_ snapshot: ApplicationSnapshot, policy: ActionPolicy) {
    let context = AuditContext(snapshot: snapshot)
    for node in context.nodes {
      guard let measure = Self.measure(of: node, context),
        node.states[.showing], node.states[.sensitive] || node.states[.enabled],
        !context.webContent.contains(node.id), snapshot.references[node.id] != nil
      else { continue }
      if measure == .choice, Self.exclusive.contains(node.role), node.isChosen {
        leave(node, "it was chosen already")
      } else if let objection = policy.objection(to: node, node.actions, in: context) {
        leave(node, objection)
      } else if items.count >= Self.limit {
        leave(node, "only the first \(Self.limit) elements are set by each way")
      } else {
        items.append(Item(node: node, measure: measure))
      }
    }
  }

  private mutating func leave(_ node: Node, _ reason: String) {
    untried.append(ParityTrials.Untried(element: node.id, reason: reason))
  }

  /// nil for what is not set to anything, or does not say to what.
  private static func measure(of node: Node, _ context: AuditContext) -> ParityTrial.Measure? {
    if valued.contains(node.role) {
      guard let range = node.value, !node.states[.readOnly], range.minimum.isFinite,
        range.maximum.isFinite, range.current.isFinite, range.minimum < range.maximum
      else { return nil }
      return .value
    }
    guard chosen.contains(node.role) else { return nil }
    if node.role == .listItem {
      let isInSelection =
        context.parent(of: node)?.interfaces.contains(.selection) ?? false
      return node.states[.selectable] && isInSelection ? .choice : nil
    }
    return .choice
  }
}

extension Node {
  var isChosen: Bool { states.isChosen }
}

extension StateSet {
  /// Checked, pressed or selected.
  var isChosen: Bool { self[.checked] || self[.pressed] || self[.selected] }
}
