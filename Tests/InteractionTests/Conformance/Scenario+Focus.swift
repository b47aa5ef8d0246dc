// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

extension Scenario {
  static let focus: [Scenario] =
    [
      Scenario(
        .interaction, "F2", "the focused view is removed and comes back",
        "focused=true,|start,focused=false,|removed,|returned"
      ) { stage in
        let view = focusable(stage, Stage.middle, "focused")
        stage.scene.focus(view)
        stage.note("|start")
        view.removeFromParent()
        _ = stage.scene.takeUpdate()
        if stage.scene.focused !== view { stage.note("focused=false") }
        stage.note("|removed")
        stage.scene.root.append(view)
        _ = stage.scene.takeUpdate()
        stage.note("|returned")
      },
      Scenario(
        .interaction, "F3", "click a focusable view, then a tap beside it",
        "left=true,|left,tapRight",
        .differs(
          ours: "left=true,|left,left=false,tapRight",
          because:
            "on Linux a control that is clicked takes the keyboard, as in GTK and Qt, so that keys go on where the hand was"
        )
      ) { stage in
        pair(stage, right: stage.tap("tapRight"))
        stage.click(50, 100)
        stage.note("|left")
        stage.click(150, 100)
      },
      Scenario(.interaction, "F4", "click a plain view beside the focused one", "left=true,|start")
      { stage in
        pair(stage, right: nil)
        stage.click(50, 100)
        stage.note("|start")
        stage.click(150, 100)
      },
      Scenario(
        .interaction, "F5", "Tab from a focusable view past a button, keyboard access off",
        "one=true,|start",
        .differs(
          ours: "one=true,|start,one=false,two=true",
          because: "keyboard access is never off: Tab reaches every control (WCAG 2.1.1)")
      ) { stage in
        let one = focusable(stage, CGRect(x: 0, y: 0, width: 100, height: 100), "one")
        let two = focusable(stage, CGRect(x: 0, y: 100, width: 100, height: 100), "two")
        two.gestures = [stage.button("Two")]
        stage.scene.focus(one)
        stage.note("|start")
        stage.scene.handle(KeyEvent(key: .tab, time: stage.time))
      },
      Scenario(
        .interaction, "F6", "click a button", "-",
        .differs(
          ours: "focused=true", because: "a clicked control takes the keyboard, as in GTK and Qt")
      ) { stage in
        let button = focusable(stage, Stage.middle, "focused")
        button.isFocusable = nil
        button.gestures = [stage.add(PressGesture())]
        stage.click()
      },
      Scenario(.interaction, "F9", "a hidden focusable view asks for the focus", "-") { stage in
        let view = focusable(stage, Stage.middle, "focused")
        view.isShowing = false
        stage.scene.focus(view)
      },
      Scenario(.keyFocus, "FC1", "click a focusable view", "focused=true") { stage in
        focusable(stage, Stage.middle, "focused")
        stage.click()
      },
      Scenario(.keyFocus, "FC5", "click a view that is not focusable", "-") { stage in
        focusable(stage, Stage.middle, "focused").isFocusable = false
        stage.click()
      },
      Scenario(.keyFocus, "FC6", "click a focusable view with a tap", "focused=true,tap") { stage in
        focusable(stage, Stage.middle, "focused").gestures = [stage.tap("tap")]
        stage.click()
      },
      Scenario(
        .keyFocus, "K1", "the first focusable view, before anything was clicked", "focused=true"
      ) { stage in
        focusable(stage, Stage.middle, "focused")
        stage.scene.isActive = true
      },
      Scenario(.keyFocus, "K1t", "two focusable views, nothing clicked", "a=true") { stage in
        focusable(stage, CGRect(x: 0, y: 0, width: 100, height: 100), "a")
        focusable(stage, CGRect(x: 100, y: 0, width: 100, height: 100), "b")
        stage.scene.isActive = true
      },
      Scenario(.keyFocus, "K1w", "two focusable views, the second clicked", "a=true,a=false,b=true")
      { stage in
        focusable(stage, CGRect(x: 0, y: 0, width: 100, height: 100), "a")
        focusable(stage, CGRect(x: 100, y: 0, width: 100, height: 100), "b")
        stage.scene.isActive = true
        stage.click(150, 50)
      },
    ] + keys

  /// A handler of one's own for keys cannot be written yet: keys reach the alternatives that follow
  /// from the gestures of the focused element.
  private static let keys: [Scenario] = [
    ("K0", "a focused view's key handler; x", "focused=true,k:x[down]"),
    ("K1s", "two views, the first focused, the second with a handler; x", "a=true,a:x[down]"),
    ("K1u", "the first focused, the pointer over the second; x", "a=true,a:x[down]"),
    ("K1v", "a handler under the pointer that cannot have the focus; x", "focused:x[down]"),
    (
      "K2", "handlers on the focused view and outside, both handling; x",
      "focused=true,outer:x[down]"
    ),
    ("K2t", "both ignoring; x", "outer:x[down],inner:x[down]"),
    ("K2u", "the outer one for q only; x, q", "inner:x[down],outer-q:q[down]"),
    ("K2v", "three levels, all ignoring; x", "root:x[down],mid:x[down],inner:x[down]"),
    ("K2w", "two handlers on one view, both ignoring; x", "B:x[down],A:x[down]"),
    ("K3", "inner ignoring, outer handling; x", "focused=true,outer:x[down]"),
    ("K5a", "default phases; down, repeat, up", "x[down],x[repeat]"),
    ("K5b", "all phases; down, repeat, up", "x[down],x[repeat],x[up]"),
    ("K5c", "phase up; down, repeat, up", "x[up]"),
    ("K6", "keys up and a; b, a, up", "a[down],up[down]"),
    ("K7", "digits; x, 5", "5[down]"),
    ("K8", "a; a, Command and a, Shift and A", "a-fired,a-fired"),
    ("K9", "up; down, repeat, up", "up,up"),
    ("K10", "a handling view and a shortcut; k", "view:k[down]"),
    ("K11", "an ignoring view and a shortcut; k", "view:k[down],button"),
    ("K12", "a handler inside of what can have the focus; x", "-"),
  ].map { id, input, recorded in
    Scenario(.keyFocus, id, input, recorded, absent: "no key handlers of one's own yet")
  }

  @MainActor @discardableResult
  private static func focusable(_ stage: Stage, _ frame: CGRect, _ name: String) -> Element {
    let view = stage.view(frame)
    view.isFocusable = true
    view.onFocusChange = { stage.note("\(name)=\($0)") }
    return view
  }

  @MainActor private static func pair(_ stage: Stage, right: GestureAttachment?) {
    focusable(stage, CGRect(x: 0, y: 0, width: 100, height: 200), "left")
    let plain = stage.view(CGRect(x: 100, y: 0, width: 100, height: 200))
    if let right { plain.gestures = [right] }
  }
}
