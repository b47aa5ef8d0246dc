// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension ParityDriver {
  /// Actions that step a value, and how often one of them is performed.
  private static let steps: Set<String> = ["increment", "decrement", "increase", "decrease"]
  private static let repetitions = 12

  /// By the element's action, and where that chooses nothing by the container's selection.
  func asked(_ subject: ParitySubject) async -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.actions)
    if let action = subject.node.actions.first(where: { !$0.name.isEmpty }) {
      await ask(.action(action.name), action.name, of: subject.object, subject, &reach)
    }
    if reach.reached.isEmpty, let parent = snapshot.tree.parent(of: subject.node.id),
      let container = snapshot.tree[parent], container.interfaces.contains(.selection),
      let object = snapshot.references[parent],
      let index = container.children.firstIndex(of: subject.node.id)
    {
      await ask(.selectChild(index), "select", of: object, subject, &reach)
    }
    return reach.tried.isEmpty
      ? ParityTrial.Reach(.actions, gap: "actions: it offers none, and no selection") : reach
  }

  /// By the value that is written, and where that is not taken by actions that step it.
  func written(_ subject: ParitySubject) async -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.actions)
    guard let range = subject.node.value else { return reach }
    for goal in [range.minimum, range.maximum] where !subject.isAt(subject.start, goal) {
      await ask(
        .value(goal), "the value \(goal)", of: subject.object, subject, &reach)
    }
    guard reach.reached.isEmpty else { return reach }
    for action in subject.node.actions where Self.steps.contains(action.name.lowercased()) {
      for count in 1...Self.repetitions {
        let before = await place(subject) ?? subject.start
        await ask(.action(action.name), action.name, of: subject.object, subject, &reach)
        guard let now = await place(subject), now != before else { break }
        if count == Self.repetitions {
          if now < before, !subject.isAt(now, range.minimum) { reach.goesOnDown = true }
          if now > before, !subject.isAt(now, range.maximum) { reach.goesOnUp = true }
        }
      }
    }
    return reach
  }

  private func ask(
    _ request: ElementRequest, _ name: String, of object: ObjectReference,
    _ subject: ParitySubject, _ reach: inout ParityTrial.Reach
  ) async {
    if reach.tried.last != name { reach.tried.append(name) }
    let before = await place(subject) ?? subject.start
    let outcome = await runner.make(request, of: object)
    guard outcome.answer.kind != .left else { return }
    let now = await rest(subject, after: before)
    if now != before { reach.reached.append(now) }
  }
}
