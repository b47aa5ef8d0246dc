// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Semantics
import Testing

@testable import AccessibilityDriver

/// A scripted application on a bus of its own, and what tries it.
struct TrialBench {
  let panel: ScriptedPanel
  let snapshot: ApplicationSnapshot
  let reader: AccessibilityReader
  private let session: DesktopSession

  /// Elements that do not answer are given up soon.
  private static let limits = ReadLimits(callDeadline: .milliseconds(300))

  init(
    _ elements: [ScriptedPanel.Element], reaction: @escaping ScriptedPanel.Reaction
  ) async throws {
    session = try await DesktopSession.start(.init(display: .none))
    panel = try ScriptedPanel(in: session, elements, reaction: reaction)
    reader = AccessibilityReader(environment: session.environment)
    let busName = panel.application.busName
    let application = try await reader.applications().first { $0.busName == busName }
    snapshot = try await reader.read(#require(application))
  }

  /// Two tabs, "first" and "second", of which only the focus tells that one is the current one.
  static func tabsThatOnlyTheFocusTells() async throws -> TrialBench {
    try await TrialBench([
      .init(name: "tabs", role: .pageTabList),
      .init(
        name: "first", role: .pageTab, parent: "tabs", states: StateSet(.focused), action: "press"),
      .init(name: "second", role: .pageTab, parent: "tabs", action: "press"),
    ]) { name, model in
      for tab in ["first", "second"] { model[tab, .focused] = tab == name }
      return .done
    }
  }

  func tryAction(_ name: String) async throws -> ActionTrial {
    let node = try #require(snapshot.tree.depthFirst.first { $0.name == name })
    let events = try await reader.events(of: snapshot.application)
    var session = try self.trials(events)
    let action = try #require(node.actions.first)
    await session.try(PlannedTrial(node: node, course: .action(action.name)))
    await events.end()
    return try #require(session.evidence.trials.first)
  }

  /// Everything that the plan holds, as the command does it; the time is one that no busy machine needs.
  func run(
    time: Duration = .seconds(300), policy: ActionPolicy? = nil, answersForms: Bool = false,
    hasCrashed: @escaping @Sendable () async -> Bool? = { nil },
    look: (@Sendable (Disclosure) async -> Bool)? = nil
  ) async throws -> ActionTrials {
    try await ActionDriver(
      reader: reader, snapshot: snapshot, policy: policy ?? ActionPolicy(),
      answersForms: answersForms,
      limits: Self.limits, time: time, hasCrashed: hasCrashed, look: look
    ).run()
  }

  private func trials(_ events: EventStream) throws -> TrialSession {
    let ids = Dictionary(snapshot.references.map { ($0.value, $0.key) }) { first, _ in first }
    return TrialSession(
      runner: runner(events), snapshot: snapshot, ids: ids, policy: try ActionPolicy()
    ) { nil }
  }

  func runner(_ events: EventStream) -> TrialRunner {
    TrialRunner(
      reader: reader, application: snapshot.application, events: events, limits: Self.limits)
  }
}

extension ScriptedPanel.Element {
  /// A modal dialog with one button.
  static func dialog(_ button: String) -> [Self] {
    [
      Self(name: "dialog", role: .dialog, parent: "root", states: StateSet(.modal)),
      Self(name: button, role: .button, parent: "dialog", action: "click"),
    ]
  }
}
