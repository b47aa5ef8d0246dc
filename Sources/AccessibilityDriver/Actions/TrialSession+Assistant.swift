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
      let title = "\(title(of: node)) (\(number))"
      var found = await pageAfter(object, title, open)
      if found == nil, fillsIn, await !fill(page).isEmpty {
        found = await pageAfter(object, title, open)
      }
      guard let found, !found.isWindow else { return }
      _ = await look(found)
      page.formUnion(found.objects)
    }
  }

  /// Presses a button that leads on in an assistant, and has hidden no control or could not be pressed, with
  /// what its window asks for filled in: many go on only then. What was filled in is taken back.
  mutating func tryFilledIn(_ name: String, _ node: Node, _ object: ObjectReference) async {
    guard fillsIn, look != nil, ActionNames.isClickLike(name), evidence.ending == nil,
      !leadingOn.contains(node.id),
      isOfAssistant(node), let asked = await runner.read()
    else { return }
    let answers = await fill(asked.objects(inWindowOf: object), withToggles: false)
    guard !answers.isEmpty else { return }
    var late = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    if let filled = await runner.settled(&late, first: .zero) {
      current = filled
      history.with { $0.know(filled) }
      if filled.elements[object]?.states[.sensitive] == true {
        await tryAction(name, .action, node, object)
      }
    }
    guard evidence.ending == nil else { return }
    for answer in answers.reversed() { _ = await runner.make(answer.undoing, of: answer.object) }
    if let state = await runner.read() {
      current = state
      history.with { $0.know(state) }
    }
  }

  /// A button of the right name, in no tool bar, with one in its window that leads back, ends or leaves.
  private func isOfAssistant(_ node: Node) -> Bool {
    guard node.role == .button, WordsOfAssistants.leadOn(node.name),
      !context.ancestors(of: node).contains(where: { $0.role == .toolBar }),
      let window = snapshot.tree.window(of: node.id)
    else { return false }
    return context.descendants(of: window).contains {
      $0.role == .button && $0.id != node.id && WordsOfAssistants.leadElsewhere($0.name)
    }
  }

  private mutating func pageAfter(
    _ object: ObjectReference, _ title: String,
    _ open: @Sendable (TrialRunner) async -> ApplicationState?
  ) async -> Disclosure? {
    await open(runner).flatMap { disclosure(in: $0, by: title, object) }
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

  /// What was asked of an element, and what takes it back.
  private struct Answer {
    let object: ObjectReference
    let undoing: ElementRequest
  }

  /// More than this no page asks.
  private static let mostAnswers = 24
  /// Elements of a page, most of which ask nothing.
  private static let mostAsked = 400

  /// Answers what a page asks: writes in each empty line, ticks each box, and chooses the first of several
  /// choices of which none is chosen. Empty where there was nothing to answer.
  private func fill(
    _ page: Set<ObjectReference>, withToggles: Bool = true
  ) async -> [Answer] {
    guard let state = await runner.read() else { return [] }
    let nodes = state.snapshot.references.filter { page.contains($0.value) }.sorted {
      $0.key < $1.key
    }.compactMap { id, object in state.snapshot.tree[id].map { (object: object, node: $0) } }
      .filter { $0.node.states[.showing] && $0.node.states[.sensitive] }
    let chosen = Set(nodes.filter { $0.node.states[.checked] }.map(\.node.role))
    var first: Set<Role> = []
    var answers: [Answer] = []
    for (object, node) in nodes.prefix(Self.mostAsked) where answers.count < Self.mostAnswers {
      let isFirst = first.insert(node.role).inserted
      let isChoice =
        node.role == .checkBox
        ? !node.states[.checked]
        : isFirst && !chosen.contains(node.role) && (withToggles || node.role != .toggleButton)
      guard let request = await answer(node, object, isChoice: isChoice),
        await runner.make(request, of: object).answer.kind == .yes
      else { continue }
      var undoing = request
      if case .text = request { undoing = .text("") }
      answers.append(Answer(object: object, undoing: undoing))
    }
    return answers
  }

  /// nil for what is answered already, or asks nothing that anybody can make up.
  private func answer(
    _ node: Node, _ object: ObjectReference, isChoice: Bool
  ) async -> ElementRequest? {
    if node.states[.editable], node.interfaces.contains(.editableText),
      node.role != .passwordText, !node.states[.multiLine],
      await runner.state(of: object, node.interfaces)?.text?.isEmpty == true
    {
      return .text(WordsOfAssistants.answer(to: node.name + " " + node.description))
    }
    guard isChoice, Self.choices.contains(node.role), policy.objection(to: [node.name]) == nil
    else { return nil }
    return node.actions.map(\.name).first(where: ActionNames.isClickLike).map { .action($0) }
  }

  private static let choices: Set<Role> = [.checkBox, .radioButton, .toggleButton]

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

extension ApplicationState {
  /// What stands in the same window.
  fileprivate func objects(inWindowOf object: ObjectReference) -> Set<ObjectReference> {
    guard let id = snapshot.references.first(where: { $0.value == object })?.key,
      let window = snapshot.tree.window(of: id)
    else { return [] }
    return Set(
      snapshot.references.filter { snapshot.tree.window(of: $0.key)?.id == window.id }.values)
  }
}

/// What is written on the pages of an assistant.
enum WordsOfAssistants {
  /// Whether a button is called as one that shows the next page ("Next", "Next step", and no "Next track").
  static func leadOn(_ name: String) -> Bool {
    let words = words(of: name)
    return words.first.map(leading.contains) ?? false
      && words.dropFirst().allSatisfy(steps.contains)
  }

  /// Whether one beside it is called as one that leads back, ends or leaves what it leads through.
  static func leadElsewhere(_ name: String) -> Bool {
    let words = words(of: name)
    return words.count <= 2 && words.first.map(elsewhere.contains) ?? false
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().filter { $0 != "_" && $0 != "&" }.split { !$0.isLetter }.map(String.init)
  }

  private static let steps: Set<String> = [
    "page", "step", "seite", "schritt", "étape", "paso", "página", "passo",
  ]
  private static let elsewhere: Set<String> = [
    "back", "previous", "cancel", "finish", "zurück", "abbrechen", "fertig", "beenden", "retour",
    "précédent", "annuler", "terminer", "atrás", "anterior", "cancelar", "finalizar", "indietro",
    "annulla", "fine",
  ]

  private static let leading: Set<String> = [
    "next", "continue", "proceed", "forward", "weiter", "fortfahren", "nächste", "nächster",
    "suivant", "continuer", "siguiente", "continuar", "avanti", "seguinte",
  ]

  /// Of the form that a field of this name asks for most.
  static func answer(to name: String) -> String {
    let words = name.lowercased()
    if words.contains("mail") { return "ada@example.org" }
    if let date = date(in: words) { return date }
    if words.contains("http") || words.contains("url") || words.contains("web") {
      return "https://example.org"
    }
    return names(words, one: numeric) ? "12345" : "Ada"
  }

  /// In the form that is named ("DD.MM.YYYY"), or the world's (ISO 8601) where none is.
  private static func date(in words: String) -> String? {
    if let form = words.firstMatch(of: /[dmyjtaj]{2,4}([.\/-])[dmtj]{2}[.\/-][dmyjtaj]{2,4}/) {
      let parts = words[form.range].split(separator: form.1.first ?? ".")
      return parts.map { $0.first == "m" ? "12" : $0.count > 2 ? "2030" : "24" }
        .joined(separator: String(form.1))
    }
    return names(words, one: ["date", "birthdate", "datum", "fecha"]) ? "2030-12-24" : nil
  }

  /// A whole word, or the end of one ("Telefonnummer"), as "age" is none of "Language".
  private static func names(_ words: String, one wanted: [String]) -> Bool {
    self.words(of: words).contains { word in
      wanted.contains { word == $0 || $0.count > 4 && word.hasSuffix($0) }
    }
  }

  private static let numeric = [
    "number", "phone", "telephone", "zip", "postal", "code", "postcode", "amount", "year", "age",
    "quantity", "nummer",
    "telefon", "leitzahl", "plz",
  ]
}
