// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An assistive technology asks an element by the interfaces that its role promises.
///
/// Whether a button can be pressed is another rule's question (`interactive-has-action`), so that one
/// fault gives one finding.
struct RoleInterfacesRule: Rule {
  let id = "role-interfaces"
  let help = "Elements answer what their role promises"
  let advice =
    "Implement the interface: Value for what has a number, Text for what is written into,"
    + " Selection for what holds selectable items, Table for a table."
  let impact = Impact.serious
  let standards: [Standard] = [
    .wcag("4.1.2"), .en("11.5.2.7"), .en("11.5.2.6"), .en("11.5.2.10"),
    .section508("502.3.4"), .section508("502.3.8"),
  ]
  let applicability =
    Condition("has a role that promises an interface") { node, context in
      !needed(by: node, context).isEmpty
    } && .isShowing

  let expectations = [
    Expectation(
      "missing-interface",
      Condition("answers every interface of its role, or one that does the same") {
        node, context in
        missing(node, context).allSatisfy { $0 == [.editableText] }
      },
      message: { node, context in
        let names = missing(node, context).map { choice in
          choice.map(\.name).joined(separator: " or ")
        }
        return "\(node.role.withArticle) without " + names.joined(separator: " and ")
      }),
    Expectation(
      "no-editable-text",
      Condition("answers EditableText where it can be written into") { node, context in
        missing(node, context).isEmpty
      },
      message: { node, _ in
        "\(node.role.withArticle) that can be written into, without EditableText"
      }),
  ]

  /// Each entry is a choice, one of which must be there.
  private static func needed(by node: Node, _ context: AuditContext) -> [[Interface]] {
    switch node.role {
    case .spinButton where isInWords(node): return []
    case .slider, .dial, .spinButton, .scrollBar, .levelBar, .rating: return [[.value]]
    case .progressBar: return node.states[.indeterminate] ? [] : [[.value]]
    case .entry, .passwordText, .terminal:
      return node.states[.editable] ? [[.text], [.editableText]] : [[.text]]
    case .text: return node.states[.editable] ? [[.text], [.editableText]] : [[.text]]
    case .list, .listBox, .tree, .treeTable, .pageTabList:
      let holdsSelectable = context.children(of: node).contains { $0.states[.selectable] }
      return holdsSelectable ? [[.selection, .table]] : []
    case .table: return [[.table]]
    default: return []
    }
  }

  /// A choice of words has no number: it is said as the description, and changed by actions. ARIA 1.2
  /// asks no number of a spin button either.
  private static func isInWords(_ node: Node) -> Bool {
    let actions = Set(node.actions.map(\.name))
    return !node.description.isEmpty && actions.isSuperset(of: ["increment", "decrement"])
  }

  private static func missing(_ node: Node, _ context: AuditContext) -> [[Interface]] {
    needed(by: node, context).filter { choice in
      !choice.contains { node.interfaces.contains($0) }
        && !(choice == [.value] && isAnsweredByPart(node, context))
    }
  }

  /// In GTK 4 the part inside of a scroll bar has the value.
  private static func isAnsweredByPart(_ node: Node, _ context: AuditContext) -> Bool {
    node.role == .scrollBar
      && context.children(of: node).contains { part in
        RoleGroups.generic.contains(part.role) && part.interfaces.contains(.value)
      }
  }
}
