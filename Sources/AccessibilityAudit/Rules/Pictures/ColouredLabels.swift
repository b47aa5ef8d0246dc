// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Labels of fields in a colour that the other labels of fields in the window do not have, of fields that do
/// not say by a state or a sign what that means.
struct ColouredLabels: AuditIndex {
  struct Group: Hashable, Sendable {
    let labels: [ElementID]
    let colour: Colour
    let usual: Colour
  }

  /// By the first of them.
  private var groups: [ElementID: Group] = [:]

  /// Where fewer have the usual colour nobody knows which one that is.
  private static let fewUsual = 2

  init(_ context: AuditContext) {
    let index = context.index(UnrelatedLabels.self)
    var windows: [ElementID: [(label: Node, colour: Colour)]] = [:]
    for node in context.nodes where node.role == .label && node.states[.showing] {
      let fields = [index.labelled(by: node.id)].compactMap { $0 } + index.fields(beside: node.id)
      let own = fields.compactMap { context[$0] }.filter(Self.isField)
      guard !own.isEmpty, let colour = context.evidence.appearances[node.id]?.wordColour,
        let window = context.window(of: node.id)?.id
      else { continue }
      // A sign or a state says it too.
      let isTold =
        node.name.contains("*")
        || own.contains { $0.states[.required] || $0.states[.invalidEntry] }
      if !isTold || !colour.isColourful { windows[window, default: []].append((node, colour)) }
    }
    for labels in windows.values {
      let plain = labels.filter { !$0.colour.isColourful }
      let coloured = labels.filter(\.colour.isColourful)
      guard plain.count >= Self.fewUsual, let first = coloured.first, let usual = plain.first,
        coloured.allSatisfy({ $0.colour.isSame(as: first.colour) }),
        plain.allSatisfy({ $0.colour.isSame(as: usual.colour) })
      else { continue }
      groups[first.label.id] = Group(
        labels: coloured.map(\.label.id), colour: first.colour, usual: usual.colour)
    }
  }

  /// nil but for the first of the group.
  func group(from first: ElementID) -> Group? { groups[first] }

  private static func isField(_ node: Node) -> Bool {
    RoleGroups.fields.contains(node.role) || node.isEditableText
  }
}
