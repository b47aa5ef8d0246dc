// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What appears away from the focus is not heard unless it is announced.
struct StatusAnnouncedRule: Rule {
  let id = "status-announced"
  let help = "A message that an action brings is announced"
  let advice =
    "Put messages into a live region, a status bar, an alert or a notification, or send an"
    + " announcement with their text. Let the message of a row name that row."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.3"), .en("11.4.1.3.1"), .section508("502.3.14")]
  let applicability = Condition("was asked to perform an action that brought a message") {
    node, context in
    try numbered(node, context) != nil || !messages(node, context).isEmpty
  }

  let expectations = [
    Expectation(
      "not-announced",
      Condition(
        "brings its message in a live region, or with an announcement, or the same as a sibling before it"
      ) { node, context in
        try messages(node, context).allSatisfy { message in
          message.isAnnounced || isToldBefore(message, node, context)
        }
      },
      review: .always,
      message: { node, context in
        let silent = (try? messages(node, context))?.first { !$0.isAnnounced }
        return
          "its action brought \"\(Escaped.brief(silent?.words ?? ""))\", and nothing announced it"
      }),
    Expectation(
      "error-by-number",
      Condition("brings no message that tells of an error by its number alone") { node, context in
        try numbered(node, context) == nil
      },
      review: .always,
      message: { node, context in
        let words = (try? numbered(node, context)) ?? ""
        return
          "its action brought \"\(Escaped.brief(words))\", which says neither what is wrong nor what to do"
      }),
    Expectation(
      "names-another-row",
      Condition("names its own row, where its messages name one row") {
        node, context in
        try misnamed(node, context) == nil
      },
      review: .always,
      message: { node, context in
        let found = try? misnamed(node, context)
        return "its action brought \"\(Escaped.brief(found?.words ?? ""))\", which is about"
          + " \"\(Escaped.brief(found?.other.name ?? ""))\""
      }),
  ]

  /// The message that names one row, where that is another one. What takes its row away may tell what is chosen
  /// next.
  private static func misnamed(
    _ node: Node, _ context: AuditContext
  ) throws -> (words: String, other: Node)? {
    guard node.role == .button, let own = subject(node),
      let parent = context.parent(of: node), let row = context.parent(of: parent),
      try !context.index(TrialIndex.self).trials(of: node, [.action]).contains(where: { trial in
        trial.changes.contains { $0.to == "gone" }
      })
    else { return nil }
    let others = context.children(of: row).filter { $0.id != parent.id && $0.role == parent.role }
      .compactMap { other in context.children(of: other).first { isAlike($0, node) } }
    guard others.count > 1 else { return nil }
    let messages = try messages(node, context).map(\.words)
    func message(naming subject: ComparedText?) -> String? {
      subject.flatMap { subject in messages.first { ComparedText($0).contains(subject) } }
    }
    guard message(naming: own) == nil else { return nil }
    let named = others.compactMap { other in
      message(naming: subject(other)).map { (words: $0, other: other) }
    }
    return named.count == 1 ? named[0] : nil
  }

  private static func isAlike(_ other: Node, _ node: Node) -> Bool {
    other.role == node.role
      && ComparedText(other.name).words.first == ComparedText(node.name).words.first
  }

  /// What a button does something with: "Omar Haddad" of "Call Omar Haddad".
  private static func subject(_ node: Node) -> ComparedText? {
    let subject = ComparedText(ComparedText(node.name).words.dropFirst().joined(separator: " "))
    return subject.isHuman ? subject : nil
  }

  /// Wherever the focus goes then.
  private static func numbered(_ node: Node, _ context: AuditContext) throws -> String? {
    func words(_ trials: [ActionTrial]) -> String? {
      trials.lazy.flatMap(\.changes).first {
        isMessage($0) && NameHabit.isErrorNumber($0.words)
      }?.words
    }
    let byKeys = (context.keyboard.bindings[node.id] ?? []).map(ActionTrial.init(ofKeys:))
    return try words(byKeys)
      ?? words(context.index(TrialIndex.self).trials(of: node, [.action]))
  }

  private struct Message {
    let words: String
    let isAnnounced: Bool
  }

  /// The places of a map, the days of a month: one label that is silent is told once.
  private static func isToldBefore(
    _ message: Message, _ node: Node, _ context: AuditContext
  ) -> Bool {
    guard let parent = context.parent(of: node) else { return false }
    return context.children(of: parent).prefix { $0.id != node.id }.contains { sibling in
      // One that could not be tried tells nothing of this one.
      guard sibling.role == node.role, let messages = try? messages(sibling, context) else {
        return false
      }
      return messages.contains { !$0.isAnnounced && $0.words == message.words }
    }
  }

  private static let messageRoles: Set<String> = Set(
    [
      Role.label, .static, .statusBar, .notification, .alert, .infoBar, .progressBar, .paragraph,
      .text,
    ].map(\.name))

  /// These bring what a person asked to see; it is read when they go there.
  private static let openers: RoleSet = [
    .pageTab, .menu, .menuItem, .comboBox, .buttonMenu, .listItem, .treeItem,
  ]

  /// More than a few elements are a page, not a message.
  private static let fewElements = 4

  private static func messages(_ node: Node, _ context: AuditContext) throws -> [Message] {
    guard !openers.contains(node.role), !node.states[.expandable] else { return [] }
    // What its keys brought in the walk, its action need not bring again.
    let byKey = (context.keyboard.bindings[node.id] ?? []).flatMap { trial in
      messages(of: ActionTrial(ofKeys: trial), node, context)
    }
    if byKey.contains(where: { !$0.isAnnounced }) { return byKey }
    return try context.index(TrialIndex.self).trials(of: node, [.action]).flatMap { trial in
      shows(trial, node) ? [] : messages(of: trial, node, context)
    }
  }

  private static func messages(
    of trial: ActionTrial, _ node: Node, _ context: AuditContext
  ) -> [Message] {
    let opensOrMoves = trial.changes.contains { change in
      change.property == .window || isMenuThatOpened(change)
        || change.role == Role.heading.name && ActionEffectiveRule.isTitle(change.to, of: node)
        || (change.property == .state && change.to == "on"
          && (change.detail == State.expanded.name
            || change.detail == State.focused.name && change.element != node.id))
    }
    guard !opensOrMoves, trial.changes.count(where: { $0.property == .presence }) <= fewElements
    else { return [] }
    let isAnnounced = trial.events.contains {
      $0.kind.hasPrefix("object:announcement") || $0.kind.hasPrefix("object:notification")
    }
    let related = Set(node.relations.flatMap(\.targets))
    let titles = newTitles(trial, context).union(labelsOfFields(trial))
    let announced = trial.changes.filter(\.isLive).map(\.words)
    let movesValue = trial.changes.contains { $0.element == node.id && $0.property == .value }
    let movers = context.evidence.actionTrials?.movers ?? []
    let messages: [Message] = trial.changes.compactMap { change in
      guard isMessage(change), change.element != node.id,
        !change.isOf(movers), !titles.contains(change.words),
        announced.isEmpty || !isTouchedUp(change), !(movesValue && isFigure(change)),
        !(change.element.map { id in isInside(id, node, context) || related.contains(id) } ?? false)
      else { return nil }
      let isSaid = change.isLive || announced.contains { $0.contains(change.words) }
      return Message(words: change.words, isAnnounced: isAnnounced || isSaid)
    }
    // Several lines beside what was announced, or what the element says of itself, are what that tells of,
    // as those of a chart.
    let saysItself = trial.changes.contains {
      $0.element == node.id && [.name, .description, .value].contains($0.property)
    }
    let lines = messages.count - trial.changes.count { $0.isLive && isMessage($0) }
    let isTold = (saysItself || !announced.isEmpty) && lines > 1
    return isTold ? messages.map { Message(words: $0.words, isAnnounced: true) } : messages
  }

  /// Where another message was announced, a text of which most words stay says what goes with it, as the
  /// keys of a control do.
  private static func isTouchedUp(_ change: ObservedChange) -> Bool {
    guard change.property == .name else { return false }
    let (old, new) = (change.from.split(separator: " "), change.to.split(separator: " "))
    return old.count == new.count && new.count >= 4
      && 2 * zip(old, new).count { $0 != $1 } < new.count
  }

  /// What stands beside a slider says once more how far it is.
  private static func isFigure(_ change: ObservedChange) -> Bool {
    change.property == .name && change.words.contains(where: \.isNumber)
      && change.words.split(separator: " ").count <= fewWords
  }

  private static let fewWords = 4

  private static func isMenuThatOpened(_ change: ObservedChange) -> Bool {
    change.property == .presence && change.to == "showing"
      && [Role.menu, .popupMenu].contains { $0.name == change.role }
  }

  /// A window's title is drawn in its header bar too, and is read with the window.
  private static func newTitles(_ trial: ActionTrial, _ context: AuditContext) -> Set<String> {
    Set(
      trial.changes.compactMap { change in
        guard change.property == .name, let node = change.element.flatMap({ context[$0] }) else {
          return nil
        }
        return context.isTopWindow(node) ? change.to : nil
      })
  }

  /// A field that comes has the name of the label that comes with it.
  private static func labelsOfFields(_ trial: ActionTrial) -> Set<String> {
    let arrived = trial.changes.filter { $0.property == .presence && $0.to == "showing" }
    return Set(arrived.map(\.words)).filter { words in
      arrived.count { $0.words == words } > 1
    }
  }

  /// What is pressed down shows something until it is pressed again.
  private static func shows(_ trial: ActionTrial, _ node: Node) -> Bool {
    node.role == .toggleButton
      && trial.changes.contains { $0.element == node.id && $0.property == .state }
      && trial.changes.contains { $0.property == .presence }
  }

  private static func isMessage(_ change: ObservedChange) -> Bool {
    guard messageRoles.contains(change.role), isSentence(change.words), !isClock(change) else {
      return false
    }
    switch change.property {
    case .presence: return change.to == "showing"
    case .name, .text: return true
    case .description, .role, .value, .selectedCount, .state, .window: return false
    }
  }

  /// A time that goes on ("0:01 recorded").
  private static func isClock(_ change: ObservedChange) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.split(separator: " ").map { word in
        word.contains(":") && word.allSatisfy { $0.isNumber || $0 == ":" } ? ":" : word
      }
    }
    return change.property == .name && change.from != change.to
      && words(change.from) == words(change.to)
  }

  /// A class is no message, and neither is a place in a text ("1 : 0").
  private static func isSentence(_ words: String) -> Bool {
    words.contains(where: \.isLetter) && !NameForm.isClassName(words.trimmed)
  }

  private static func isInside(_ id: ElementID, _ node: Node, _ context: AuditContext) -> Bool {
    guard let element = context[id] else { return false }
    return context.isInside(element) { $0.id == node.id }
  }
}

extension ActionTrial {
  /// As if the action had been asked for what its keys did.
  fileprivate init(ofKeys trial: KeyBindingTrial) {
    self.init(
      element: trial.element, kind: .action, argument: trial.action,
      changes: trial.differences ?? [],
      events: trial.announces == true
        ? [ObservedEvent(kind: "object:announcement", element: nil, place: "")] : [])
  }
}
