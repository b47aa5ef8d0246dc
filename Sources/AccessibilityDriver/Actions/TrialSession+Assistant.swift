// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Pages that one button brings to the screen one after the other, as "Next" does in an assistant.
extension TrialSession {
  /// After a button has put a page in the place of another one, presses it for as long as it brings up
  /// pages that nobody has looked at. A page that asks for something first is filled in, where nothing that
  /// the program keeps is anybody's.
  mutating func goThroughPages(
    from first: Disclosure, by node: Node, _ object: ObjectReference,
    _ open: @Sendable (TrialRunner) async -> ApplicationState?
  ) async {
    guard let look, node.role == .button, !first.isWindow, !first.objects.contains(object) else {
      return
    }
    var page = first.objects
    for number in 2...Self.mostPages {
      guard let state = await runner.read(), hasHidden(state), isOffered(node, object, in: state)
      else { return }
      let title = Self.title(of: node, number)
      var found = await pageAfter(object, title, open)
      if found == nil, fillsIn, await fill(page) {
        found = await pageAfter(object, title, open)
      }
      guard let found, !found.isWindow else { return }
      _ = await look(found)
      page.formUnion(found.objects)
    }
  }

  private mutating func pageAfter(
    _ object: ObjectReference, _ title: String,
    _ open: @Sendable (TrialRunner) async -> ApplicationState?
  ) async -> Disclosure? {
    await open(runner).flatMap { disclosure(in: $0, by: title, object) }
  }

  private static func title(of node: Node, _ number: Int) -> String {
    "\(ElementState(node, isWindow: false, isLive: false).place) (\(number))"
  }

  /// False where it is gone, disabled, or called otherwise by now: the last page of an assistant is
  /// finished by the button that led there.
  private func isOffered(
    _ node: Node, _ object: ObjectReference, in state: ApplicationState
  ) -> Bool {
    guard let now = state.elements[object] else { return false }
    return now.states[.showing] && now.states[.sensitive]
      && now.name.split(separator: " ").first == node.name.split(separator: " ").first
  }

  /// Answers what a page asks: writes in each empty field, ticks each box, and chooses the first of several
  /// choices of which none is chosen. False where there was nothing to answer.
  private func fill(_ page: Set<ObjectReference>) async -> Bool {
    guard let state = await runner.read() else { return false }
    var hasAnswered = false
    let nodes = state.order.filter(page.contains).compactMap { object in
      state.node(object).map { (object, $0) }
    }.filter { $1.states[.showing] && $1.states[.sensitive] }
    for (object, node) in nodes {
      if node.states[.editable], node.interfaces.contains(.editableText),
        await runner.state(of: object, node.interfaces)?.text?.isEmpty == true
      {
        let answer = await runner.make(.text(Self.answer(to: node.name)), of: object).answer
        hasAnswered = hasAnswered || answer.kind == .yes
      } else if Self.choices.contains(node.role), !node.states[.checked],
        node.role == .checkBox
          || !nodes.contains(where: { $1.role == node.role && $1.states[.checked] }),
        policy.objection(to: [node.name]) == nil,
        let action = node.actions.map(\.name).first(where: ActionNames.isClickLike)
      {
        if node.role != .checkBox, nodes.first(where: { $1.role == node.role })?.0 != object {
          continue
        }
        let answer = await runner.make(.action(action), of: object).answer
        hasAnswered = hasAnswered || answer.kind == .yes
      }
    }
    return hasAnswered
  }

  private static let choices: Set<Role> = [.checkBox, .radioButton, .toggleButton]

  /// Of the form that fields ask for most.
  private static func answer(to name: String) -> String {
    let words = name.lowercased()
    if words.contains("mail") { return "ada@example.org" }
    return words.contains(where: \.isLetter) && numeric.contains(where: words.contains)
      ? "12345" : "Ada"
  }

  private static let numeric = [
    "number", "phone", "telephone", "zip", "postcode", "postal", "code", "amount", "year", "age",
    "quantity", "nummer", "telefon", "plz",
  ]

  /// The first page again, by a button beside the one that led on which could not be pressed there and can
  /// be now; nil where there is none.
  func shownAgainByWayBack(
    from state: ApplicationState, beside node: Node
  ) async -> ApplicationState? {
    guard let back = wayBack(from: state, beside: node) else { return nil }
    var state = state
    for _ in 0..<Self.mostPages {
      guard hasHidden(state) else { return state }
      guard state.elements[back.object]?.states[.sensitive] == true,
        let next = await runner.perform(back.action, of: back.object)
      else { return nil }
      state = next
    }
    return nil
  }

  private func wayBack(
    from state: ApplicationState, beside node: Node
  ) -> (object: ObjectReference, action: String)? {
    for row in context.ancestors(of: node).prefix(2) {
      for button in context.descendants(of: row)
      where button.role == .button && !button.states[.sensitive] && button.id != node.id {
        guard let object = snapshot.references[button.id],
          state.elements[object]?.states[.sensitive] == true,
          policy.objection(to: [button.name]) == nil,
          let action = button.actions.map(\.name).first(where: ActionNames.isClickLike)
        else { continue }
        return (object, action)
      }
    }
    return nil
  }
}
