// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is wrong with the names of actions. A toolkit makes the same fault at every element, so it is
/// told once: at the first one, with their number.
struct ActionNameFaults: AuditIndex {
  enum Kind: Hashable {
    case empty
    case twice
    case unknown
  }

  struct Fault: Hashable {
    let kind: Kind
    /// The action's name.
    let name: String
  }

  /// By the first element that has it, with how many have it.
  private var told: [ElementID: [(fault: Fault, count: Int)]] = [:]

  init(_ context: AuditContext) {
    var first: [Fault: ElementID] = [:]
    var counts: [Fault: Int] = [:]
    for node in context.nodes where Self.isJudged(node, context) {
      for fault in Set(Self.faults(of: node)) {
        counts[fault, default: 0] += 1
        if first[fault] == nil { first[fault] = node.id }
      }
    }
    for (fault, element) in first {
      told[element, default: []].append((fault, counts[fault] ?? 1))
    }
    for element in told.keys { told[element]?.sort { $0.fault.name < $1.fault.name } }
  }

  /// What is reported at this element.
  func told(at element: ElementID, _ kind: Kind) -> [(fault: Fault, count: Int)] {
    (told[element] ?? []).filter { $0.fault.kind == kind }
  }

  /// Chromium gives every panel two actions without names; only what a person operates is judged.
  static func isJudged(_ node: Node, _ context: AuditContext) -> Bool {
    !node.actions.isEmpty && node.states[.showing] && !context.webContent.contains(node.id)
      && (RoleGroups.controls.contains(node.role) || node.isEditableText
        || node.states[.focusable])
  }

  private static func faults(of node: Node) -> [Fault] {
    var seen: Set<String> = []
    return node.actions.compactMap { action in
      let name = action.name.trimmed
      if name.isEmpty { return Fault(kind: .empty, name: "") }
      if !seen.insert(name).inserted { return Fault(kind: .twice, name: name) }
      return isKnown(action) ? nil : Fault(kind: .unknown, name: name)
    }
  }

  /// A name that needs no description: a word that toolkits use, or GTK 4's `group.action`.
  private static func isKnown(_ action: Action) -> Bool {
    let isDescribed =
      !action.description.trimmed.isEmpty
      || (!action.label.trimmed.isEmpty && action.label != action.name && action.label != ";;")
    return isDescribed || ActionNames.isKnown(action.name)
  }
}
