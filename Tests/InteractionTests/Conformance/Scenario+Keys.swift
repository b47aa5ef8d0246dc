// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Views

extension Scenario {
  /// Key handlers round the focus.
  static let keys: [Scenario] =
    handlers + filters + [
      Scenario(.keyFocus, "K10", "a handling view and a shortcut; k", "view:k[down]") {
        besideShortcut($0, .handled)
      },
      Scenario(.keyFocus, "K11", "an ignoring view and a shortcut; k", "view:k[down],button") {
        besideShortcut($0, .ignored)
      },
      Scenario(.keyFocus, "K12", "a handler inside of what can have the focus; x", "-") { stage in
        stage.window { Color.blue.loggedKeys(stage, "inner:").focusable() }.press("x")
      },
    ]

  private static let handlers: [Scenario] = [
    Scenario(.keyFocus, "K0", "a focused view's key handler; x", "focused=true,k:x[down]") {
      stage in
      stage.window { FocusedColor(stage: stage, name: "focused").loggedKeys(stage, "k:") }
        .press("x")
    },
    Scenario(
      .keyFocus, "K1s", "two views, the first focused, both with handlers; x", "a=true,a:x[down]"
    ) { stage in
      twoViews(stage).press("x")
    },
    Scenario(
      .keyFocus, "K1u", "the first focused, the pointer over the second; x", "a=true,a:x[down]"
    ) { stage in
      let window = twoViews(stage)
      window.scene.hover(at: CGPoint(x: 100, y: 130), time: window.clock)
      window.press("x")
    },
    Scenario(
      .keyFocus, "K1v", "a handler under the pointer that cannot have the focus; x",
      "focused:x[down]"
    ) { stage in
      let window = stage.window {
        HStack(spacing: 0) {
          Color.blue.focusable().loggedKeys(stage, "focused:")
          Color.red.loggedKeys(stage, "hovered:")
        }
      }
      window.scene.hover(at: CGPoint(x: 150, y: 100), time: window.clock)
      window.press("x")
    },
    nested(
      "K2", "handlers on the focused view and outside, both handling; x",
      "focused=true,outer:x[down]", inner: .handled, outer: .handled),
    Scenario(
      .keyFocus, "K2s", "the focused view and its parent ignoring, a sibling and the root; x",
      "focused=true,root:x[down]"
    ) { stage in
      stage.window {
        VStack {
          VStack { FocusedColor(stage: stage, name: "focused").loggedKeys(stage, "k:", .ignored) }
            .loggedKeys(stage, "parent:", .ignored)
          Color.red.loggedKeys(stage, "sibling:")
        }
        .loggedKeys(stage, "root:")
      }
      .press("x")
    },
    Scenario(.keyFocus, "K2t", "both ignoring; x", "outer:x[down],inner:x[down]") { stage in
      stage.window {
        VStack { Color.blue.focusable().loggedKeys(stage, "inner:", .ignored) }
          .loggedKeys(stage, "outer:", .ignored)
      }
      .press("x")
    },
    Scenario(
      .keyFocus, "K2u", "the outer one for q only; x, q", "inner:x[down],outer-q:q[down]"
    ) { stage in
      let window = stage.window {
        VStack {
          Color.blue.focusable().loggedKeys(stage, "inner:", .ignored)
        }
        .onKeyPress(keys: ["q"]) { press in
          stage.note("outer-q:" + keyText(press))
          return .handled
        }
      }
      window.press("x")
      window.press("q")
    },
    Scenario(
      .keyFocus, "K2v", "three levels, all ignoring; x", "root:x[down],mid:x[down],inner:x[down]"
    ) { stage in
      stage.window {
        VStack {
          HStack { Color.blue.focusable().loggedKeys(stage, "inner:", .ignored) }
            .loggedKeys(stage, "mid:", .ignored)
        }
        .loggedKeys(stage, "root:", .ignored)
      }
      .press("x")
    },
    Scenario(
      .keyFocus, "K2w", "two handlers on one view, both ignoring; x", "B:x[down],A:x[down]"
    ) { stage in
      stage.window {
        Color.blue.focusable().loggedKeys(stage, "A:", .ignored).loggedKeys(stage, "B:", .ignored)
      }
      .press("x")
    },
    nested(
      "K3", "inner ignoring, outer handling; x", "focused=true,outer:x[down]", inner: .ignored,
      outer: .handled),
  ]

  private static let filters: [Scenario] = [
    phases("K5a", "default phases", "x[down],x[repeat]", [.down, .repeat]),
    phases("K5b", "all phases", "x[down],x[repeat],x[up]", .all),
    phases("K5c", "phase up", "x[up]", .up),
    Scenario(.keyFocus, "K6", "keys up and a; b, a, up", "a[down],up[down]") { stage in
      let window = stage.window {
        Color.blue.focusable().onKeyPress(keys: [.upArrow, "a"]) { press in
          stage.note(keyText(press))
          return .handled
        }
      }
      for key: Key in ["b", "a", .up] { window.press(key) }
    },
    Scenario(.keyFocus, "K7", "digits; x, 5", "5[down]") { stage in
      let window = stage.window {
        Color.blue.focusable().onKeyPress(characters: .decimalDigits) { press in
          stage.note(keyText(press))
          return .handled
        }
      }
      window.press("x")
      window.press("5")
    },
    Scenario(.keyFocus, "K8", "a; a, Command and a, Shift and A", "a-fired,a-fired") { stage in
      let window = stage.window {
        Color.blue.focusable().onKeyPress("a") {
          stage.note("a-fired")
          return .handled
        }
      }
      window.press("a")
      window.press("a", .control)
      window.press("a", .shift)
    },
    Scenario(.keyFocus, "K9", "up; down, repeat, up", "up,up") { stage in
      let window = stage.window {
        Color.blue.focusable().onKeyPress(.upArrow) {
          stage.note("up")
          return .handled
        }
      }
      window.send(.down, .up)
      window.send(.repeat, .up)
      window.send(.up, .up)
    },
  ]

  private static func phases(
    _ id: String, _ what: String, _ recorded: String, _ phases: KeyPress.Phases
  ) -> Scenario {
    Scenario(.keyFocus, id, "\(what); down, repeat, up", recorded) { stage in
      let window = stage.window {
        Color.blue.focusable().loggedKeys(stage, "", phases: phases)
      }
      window.send(.down, "x")
      window.send(.repeat, "x")
      window.send(.up, "x")
    }
  }

  private static func nested(
    _ id: String, _ input: String, _ recorded: String, inner: KeyPress.Result,
    outer: KeyPress.Result
  ) -> Scenario {
    Scenario(.keyFocus, id, input, recorded) { nestedHandlers($0, inner, outer) }
  }

  @MainActor private static func nestedHandlers(
    _ stage: Stage, _ inner: KeyPress.Result, _ outer: KeyPress.Result
  ) {
    stage.window {
      VStack { FocusedColor(stage: stage, name: "focused").loggedKeys(stage, "inner:", inner) }
        .loggedKeys(stage, "outer:", outer)
    }
    .press("x")
  }

  @MainActor private static func twoViews(_ stage: Stage) -> ViewTester {
    stage.window {
      VStack {
        FocusedColor(stage: stage, name: "a").loggedKeys(stage, "a:")
        FocusedColor(stage: stage, name: "b").loggedKeys(stage, "b:")
      }
    }
  }

  @MainActor private static func besideShortcut(_ stage: Stage, _ result: KeyPress.Result) {
    stage.window {
      VStack {
        Color.blue.focusable().loggedKeys(stage, "view:", result)
        Button("K") { stage.note("button") }.keyboardShortcut("k", modifiers: [])
      }
    }
    .press("k")
  }
}
