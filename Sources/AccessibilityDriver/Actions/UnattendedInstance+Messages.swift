// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What a button has brought to be read or pressed, and is not there any more when all else has been tried.
struct PassingMessage: Hashable, Sendable {
  let button: ElementID
  let action: String
  let words: String
  /// nil for a message; else what comes to be pressed ("push button[Undo]").
  var control: String?

  /// More that comes at once is a page, or a part that folds.
  private static let mostOfBar = 6
  private static let controls = Set([Role.button, .link].map(\.name))
  private static let roles = Set(
    [Role.label, .static, .statusBar, .notification, .alert, .infoBar, .paragraph].map(\.name))

  /// Of what `trials` have brought: what is nowhere to be read in the `later` tree, and has not made room for
  /// other words there, but for what goes on by itself.
  static func all(
    _ trials: [ActionTrial], _ known: ApplicationSnapshot, later: ApplicationSnapshot,
    besides movers: Set<ElementID> = []
  ) -> [PassingMessage] {
    let shown = later.tree.depthFirst.filter { $0.states[.showing] }
    let names = Set(shown.map(\.name))
    let words = Dictionary(
      later.references.map { ($0.value, later.tree[$0.key]) }, uniquingKeysWith: { one, _ in one })
    var messages: [PassingMessage] = []
    for trial in trials where trial.kind == .action && trial.answer == .yes {
      // Those of one name in rows say the same of each row.
      guard let button = known.tree[trial.element], button.role == .button,
        !messages.contains(where: { known.tree[$0.button]?.name == button.name }),
        !trial.changes.contains(where: { $0.property == .window || isWork($0) })
      else { continue }
      let isBar =
        !trial.folds && trial.changes.count { $0.property == .presence } <= mostOfBar
      let passing = trial.changes.filter { change in
        let isControl = isBar && change.property == .presence && controls.contains(change.role)
        guard isControl || roles.contains(change.role), change.words.contains(where: \.isLetter),
          !names.contains(change.words), !change.isOf(movers)
        else { return false }
        if change.property == .presence { return change.to == "showing" }
        let now = change.element.flatMap { known.references[$0] }.flatMap { words[$0] ?? nil }
        return change.property == .name && now?.name == change.from
      }
      // What can be pressed is missed more than the words beside it.
      let control = passing.first { controls.contains($0.role) }
      guard let change = control ?? passing.first,
        !messages.contains(where: { $0.words == change.words })
      else { continue }
      messages.append(
        PassingMessage(
          button: trial.element, action: trial.argument, words: change.words,
          control: control?.place))
    }
    return messages
  }

  /// What shows that the program works on, and what stops that: both go when it has done.
  private static func isWork(_ change: ObservedChange) -> Bool {
    change.role == Role.progressBar.name || change.role == Role.animation.name
      || change.detail == State.busy.name
      || controls.contains(change.role)
        && change.words.lowercased().split { !$0.isLetter }.contains { stops.contains(String($0)) }
  }

  private static let stops: Set<String> = [
    "stop", "cancel", "pause", "abort", "stopp", "stoppen", "abbrechen", "anhalten", "pausieren",
    "arrêter", "annuler", "interrompre",
  ]
}

extension UnattendedInstance {
  /// Programs show each of their messages for as long.
  private static let mostMessages = 3
  /// For a message to come, on a busy machine.
  private static let arrival = Duration.seconds(3)
  private static let pause = Duration.milliseconds(150)

  /// Presses the buttons whose messages were gone in `later`, and tells which of these go by themselves, by
  /// the buttons of `known`. What stands for longer than `reading` can be read.
  public func lapses(
    of trials: [ActionTrial], in known: ApplicationSnapshot, later: ApplicationSnapshot,
    besides movers: Set<ElementID> = [], reading: Duration = .milliseconds(4500)
  ) async -> [ElementID: String] {
    var lapses: [ElementID: String] = [:]
    let messages = PassingMessage.all(trials, known, later: later, besides: movers)
    for message in messages.prefix(Self.mostMessages) {
      guard let node = known.tree[message.button],
        let twin = twin(of: node, in: instance.snapshot),
        let time = await lapse(of: message, at: twin, reading)
      else { continue }
      let tenths = (time / .milliseconds(100)).rounded() / 10
      lapses[node.id] =
        "it brought \(message.control ?? "\"\(Escaped.brief(message.words))\""), which was gone after"
        + " \(tenths) s, while nobody touched it"
    }
    return lapses
  }

  /// How long it stood there; nil where it stays, or does not come.
  private func lapse(
    of message: PassingMessage, at button: Node, _ reading: Duration
  ) async -> Duration? {
    guard let object = instance.snapshot.references[button.id] else { return nil }
    await request(.action(message.action), of: object)
    let start = ContinuousClock.now
    var seen: ContinuousClock.Instant?
    while let names = await names() {
      let now = ContinuousClock.now
      if names.contains(message.words) {
        if let seen, now - seen > reading { return nil }
        seen = seen ?? now
      } else if let seen {
        return now - seen
      } else if now - start > Self.arrival {
        return nil
      }
      try? await Task.sleep(for: Self.pause)
    }
    return nil
  }

  /// What is to be read; nil where the instance has gone.
  private func names() async -> Set<String>? {
    guard let state = await read() else { return nil }
    return Set(state.tree.depthFirst.filter { $0.states[.showing] }.map(\.name))
  }

  func read() async -> ApplicationSnapshot? {
    guard let now = try? await instance.reader.read(instance.snapshot.application),
      now.tree.count > 1
    else { return nil }
    return now.withInferredShowing
  }
}
