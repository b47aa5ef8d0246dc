// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Views

extension Scenario {
  /// Keys that press a control from anywhere.
  static let shortcuts: [Scenario] = [
    shortcut("B4a", "the default action's shortcut; Return", "ok", KeyBinding(.return)) { stage in
      VStack {
        Color.blue.focusable()
        Button("OK") { stage.note("ok") }.keyboardShortcut(.defaultAction)
      }
    },
    shortcut("B4b", "the cancel action's shortcut; Escape", "cancel", KeyBinding(.escape)) {
      stage in Button("Cancel") { stage.note("cancel") }.keyboardShortcut(.cancelAction)
    },
    shortcut("B4e", "a shortcut of Command and k; pressed", "k", commandK) { stage in
      Button("K") { stage.note("k") }.keyboardShortcut("k")
    },
    shortcut("B4f", "a shortcut of Command and k; k alone", "-", KeyBinding("k")) { stage in
      Button("K") { stage.note("k") }.keyboardShortcut("k")
    },
    shortcut("B4g", "a shortcut of k alone; k", "k", KeyBinding("k")) { stage in
      Button("K") { stage.note("k") }.keyboardShortcut("k", modifiers: [])
    },
    shortcut("B4h", "two buttons with one shortcut; pressed", "A", commandK) { stage in
      VStack {
        Button("A") { stage.note("A") }.keyboardShortcut("k")
        Button("B") { stage.note("B") }.keyboardShortcut("k")
      }
    },
    shortcut(
      "B4i", "a focused view that takes the key, a button's shortcut; pressed", "view", commandK
    ) { stage in
      VStack {
        Color.blue.focusable().onKeyPress { _ in
          stage.note("view")
          return .handled
        }
        Button("B") { stage.note("button") }.keyboardShortcut("k")
      }
    },
    shortcut("B4j", "a shortcut of a button that is transparent; pressed", "k", commandK) { stage in
      Button("K") { stage.note("k") }.keyboardShortcut("k").opacity(0)
    },
    shortcut("X1", "a shortcut of a hidden button; pressed", "k", commandK) { stage in
      Button("K") { stage.note("k") }.keyboardShortcut("k").hidden()
    },
    shortcut("B4k", "a shortcut on what is no button; pressed", "-", commandK) { stage in
      Color.blue.onTapGesture { stage.note("tap") }.keyboardShortcut("k")
    },
    shortcut(
      "B4l", "the default action's shortcut, disabled; Return", "-", KeyBinding(.return)
    ) { stage in
      Button("OK") { stage.note("ok") }.keyboardShortcut(.defaultAction).disabled(true)
    },
    Scenario(
      .interaction, "X2", "a focused text field and a default action; Return", "submit",
      absent: "there are no text fields"),
  ]

  private static let commandK = KeyBinding("k", .control)

  private static func shortcut<Content: View>(
    _ id: String, _ input: String, _ recorded: String, _ binding: KeyBinding,
    @ViewBuilder _ content: @escaping @MainActor @Sendable (Stage) -> Content
  ) -> Scenario {
    Scenario(.interaction, id, input, recorded) { stage in
      stage.window { content(stage) }.press(binding.key, binding.modifiers)
    }
  }
}
