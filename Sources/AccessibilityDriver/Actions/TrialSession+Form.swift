// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension TrialSession {
  /// A form with more is none that somebody fills in.
  private static let mostFields = 8

  /// Sends a form off once more, with the fields empty that say that they are required, to see what it says of them.
  /// What stood in them is put back.
  mutating func tryWithoutRequiredFields(
    _ name: String, _ node: Node, _ object: ObjectReference
  ) async {
    guard evidence.ending == nil else { return }
    await sendOff(name, node, object, puttingBack: await emptyRequiredFields(beside: node))
  }

  /// Sends a form off that was refused while it was empty, with all fields filled in but one, to see whether
  /// what was filled in stays: of what is accepted nobody can tell.
  mutating func tryHalfFilled(_ name: String, _ node: Node, _ object: ObjectReference) async {
    guard evidence.ending == nil,
      evidence.trials.last(where: { $0.element == node.id })?.isRefusal == true
    else { return }
    let fields = await emptyFields(beside: node).compactMap { context[$0] }
      .filter { !$0.states[.multiLine] }
    guard let left = fields.last(where: context.saysRequired) ?? fields.last else { return }
    var filled: [(field: ObjectReference, text: String)] = []
    for field in fields.prefix(Self.mostFields) where field.id != left.id {
      guard let object = snapshot.references[field.id],
        await runner.make(.text(Self.entry), of: object).answer.kind == .yes
      else { continue }
      filled.append((object, ""))
    }
    await sendOff(name, node, object, puttingBack: filled)
  }

  private static let entry = "Evenhand"

  private mutating func sendOff(
    _ name: String, _ node: Node, _ object: ObjectReference,
    puttingBack taken: [(field: ObjectReference, text: String)]
  ) async {
    guard !taken.isEmpty else { return }
    if let state = await runner.read() {
      current = state
      history.with { $0.know(state) }
      // Many forms cannot be sent off then.
      if state.elements[object]?.states[.sensitive] == true {
        await tryAction(name, .action, node, object)
      }
    }
    for (field, text) in taken { _ = await runner.make(.text(text), of: field) }
    if evidence.ending == nil, let state = await runner.read() { current = state }
  }

  private func emptyRequiredFields(
    beside node: Node
  ) async -> [(field: ObjectReference, text: String)] {
    guard let window = snapshot.tree.window(of: node.id) else { return [] }
    var taken: [(field: ObjectReference, text: String)] = []
    for field in context.descendants(of: window)
    where field.states[.editable] && field.states[.showing] && !field.states[.multiLine]
      && field.role != .passwordText && context.saysRequired(field)
    {
      guard taken.count < Self.mostFields, let object = snapshot.references[field.id],
        let text = await runner.state(of: object, field.interfaces)?.text, !text.isEmpty,
        await runner.make(.text(""), of: object).answer.kind == .yes
      else { continue }
      taken.append((object, text))
    }
    return taken
  }
}
