// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Semantics
import Testing

/// A scripted panel that has a window on a display: `xev` has the keyboard, and what it hears is
/// handed to the script.
struct ScriptedWindow {
  typealias KeyReaction = @Sendable (_ key: KeyBinding, _ panel: ScriptedPanel) -> Void

  let panel: ScriptedPanel
  let session: DesktopSession
  let reader: AccessibilityReader
  let snapshot: ApplicationSnapshot
  private let listener: Task<Void, Never>

  init(
    _ elements: [ScriptedPanel.Element], role: Role = .frame,
    states: StateSet = StateSet(.active), focus: String?,
    onRequest: @escaping ScriptedPanel.Reaction = { _, _ in .done },
    onKey: @escaping KeyReaction
  ) async throws {
    session = try await DesktopSession.start(.init(display: .virtual, windowManager: true))
    let program = try session.start("xev", ["-event", "keyboard", "-event", "focus"])
    _ = try await program.line(containing: "FocusIn", within: .seconds(60))
    let panel = try ScriptedPanel(
      in: session, elements, windowRole: role, windowStates: states, reaction: onRequest)
    panel.focus(focus, silent: true)
    self.panel = panel
    reader = AccessibilityReader(environment: session.environment)
    let busName = panel.application.busName
    let application = try await reader.applications().first { $0.busName == busName }
    snapshot = try await reader.read(#require(application))
    listener = Task.detached {
      var count = 0
      while !Task.isCancelled, program.isRunning {
        let lines = program.outputLines
        for (event, line) in zip(lines, lines.dropFirst(2)).dropFirst(count) {
          if let key = Self.key(event, line) { onKey(key, panel) }
        }
        count = max(count, lines.count - 2)
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
  }

  func end() {
    listener.cancel()
    session.stop()
  }

  func id(_ name: String) throws -> ElementID {
    try #require(snapshot.tree.depthFirst.first { $0.name == name }).id
  }

  /// The key of a `KeyPress` that xev has written: its event, and two lines later the keysym.
  private static func key(_ event: String, _ line: String) -> KeyBinding? {
    guard event.hasPrefix("KeyPress"),
      let match = line.firstMatch(of: /state 0x(\w+), .*keysym \w+, (\w+)\)/),
      let state = UInt32(match.1, radix: 16)
    else { return nil }
    var modifiers: KeyModifiers = []
    if state & 1 != 0 { modifiers.insert(.shift) }
    if state & 4 != 0 { modifiers.insert(.control) }
    if state & 8 != 0 { modifiers.insert(.alt) }
    let name = String(match.2)
    // X gives Tab another name under Shift.
    return KeyBinding(Key(name == "ISO_Left_Tab" ? "Tab" : name), modifiers)
  }
}
