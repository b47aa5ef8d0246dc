// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

extension Scenario {
  static let focus: [Scenario] = [
    Scenario(
      .interaction, "F2", "the focused view is removed and comes back",
      "focused=true,|start,focused=false,|removed,|returned"
    ) { stage in
      let view = focusable(stage, Stage.middle, "focused")
      stage.scene.focus(view)
      stage.note("|start")
      view.removeFromParent()
      _ = stage.scene.takeUpdate()
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
    Scenario(.interaction, "F4", "click a plain view beside the focused one", "left=true,|start") {
      stage in
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
    Scenario(.keyFocus, "FC2", "click a view that is focusable to be activated", "-") { stage in
      focusable(stage, Stage.middle, "focused").focus.comesByPress = false
      stage.click()
    },
    Scenario(.keyFocus, "FC3", "click a view that is focusable to be edited", "focused=true") {
      stage in
      focusable(stage, Stage.middle, "focused").focus.comesByPress = true
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
      .keyFocus, "FC7", "click a view with a tap that is focusable to be activated", "tap"
    ) { stage in
      let view = focusable(stage, Stage.middle, "focused")
      view.focus.comesByPress = false
      view.gestures = [stage.tap("tap")]
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
    Scenario(.keyFocus, "K1w", "two focusable views, the second clicked", "a=true,a=false,b=true") {
      stage in
      focusable(stage, CGRect(x: 0, y: 0, width: 100, height: 100), "a")
      focusable(stage, CGRect(x: 100, y: 0, width: 100, height: 100), "b")
      stage.scene.isActive = true
      stage.click(150, 50)
    },
  ]

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
