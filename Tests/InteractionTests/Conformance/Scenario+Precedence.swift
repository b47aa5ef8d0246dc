// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  static let precedence: [Scenario] =
    tapPairs + [
      Scenario(.interaction, "H4a", "child drag, parent tap; click the child", "p") { stage in
        family(stage, stage.drag("cDrag"), stage.tap("p"))
        stage.click()
      },
      Scenario(.interaction, "H4b", "child drag, parent tap; drag the child", "cDrag") { stage in
        family(stage, stage.drag("cDrag"), stage.tap("p"))
        stage.drag(to: 140)
      },
      Scenario(.interaction, "H5a", "child tap, parent drag; click the child", "c") { stage in
        family(stage, stage.tap("c"), stage.drag("pDrag"))
        stage.click()
      },
      Scenario(.interaction, "H5b", "child tap, parent drag; drag from the child", "pDrag") {
        stage in
        family(stage, stage.tap("c"), stage.drag("pDrag"))
        stage.drag(to: 140)
      },
      Scenario(.interaction, "H6a", "child tap, parent high priority drag; click the child", "c") {
        stage in
        family(stage, stage.tap("c"), stage.drag("pDrag", .high))
        stage.click()
      },
      Scenario(
        .interaction, "H6b", "child tap, parent high priority drag; drag from the child", "pDrag"
      ) { stage in
        family(stage, stage.tap("c"), stage.drag("pDrag", .high))
        stage.drag(to: 140)
      },
      Scenario(.interaction, "H10", "simultaneous tap on a button; click", "sim,button") { stage in
        stage.view(stage.button("button"), stage.tap("sim", .simultaneous))
        stage.click()
      },
      Scenario(.interaction, "H11", "high priority tap on a button; click", "high") { stage in
        stage.view(stage.button("button"), stage.tap("high", .high))
        stage.click()
      },
      Scenario(.interaction, "H12", "two taps on one view; click", "inner") { stage in
        stage.view(stage.tap("inner"), stage.tap("outer"))
        stage.click()
      },
      Scenario(.interaction, "H13", "tap, simultaneous tap on one view; click", "outer,inner") {
        stage in
        stage.view(stage.tap("inner"), stage.tap("outer", .simultaneous))
        stage.click()
      },
      Scenario(.interaction, "H14", "tap, high priority tap on one view; click", "outer") { stage in
        stage.view(stage.tap("inner"), stage.tap("outer", .high))
        stage.click()
      },
      Scenario(.interaction, "H17", "disabled child drag, parent tap; press the child", "p") {
        stage in
        let parent = stage.view(stage.tap("p"))
        stage.view(Stage.middle, in: parent, stage.drag("cDrag")).isEnabled = false
        stage.click()
      },
      Scenario(.interaction, "H18", "a plain colour over a tap; click", "-") { stage in
        let parent = stage.view(shape: .none)
        stage.view(in: parent, stage.tap("under"))
        stage.view(Stage.middle, in: parent)
        stage.click()
      },
      Scenario(.interaction, "X3", "button child, parent drag; click the child", "button") {
        stage in
        family(stage, stage.button("button"), stage.loggedDrag())
        stage.click()
      },
      Scenario(
        .interaction, "X4", "button child, parent drag; drag 30 points inside the child", "button"
      ) { stage in
        family(stage, stage.button("button"), stage.loggedDrag())
        stage.drag(to: 130)
      },
      overlay("P0", "no gesture", nil, "modal"),
      overlay("P1", "a high priority tap", .high, "presenter"),
      overlay("P2", "a simultaneous tap", .simultaneous, "presenter,modal"),
      presented("S1, V1", "a high priority tap", .high),
      presented("S2, V2", "a simultaneous tap", .simultaneous),
    ]

  private static let tapPairs: [Scenario] = [
    onChild("H0, H1", "child tap, parent tap", "c") { ($0.tap("c"), $0.tap("p")) },
    onParent("H0, H1", "child tap, parent tap", "p") { ($0.tap("c"), $0.tap("p")) },
    onChild("H2", "child tap, parent high priority tap", "p") {
      ($0.tap("c"), $0.tap("p", .high))
    },
    onParent("H2", "child tap, parent high priority tap", "p") {
      ($0.tap("c"), $0.tap("p", .high))
    },
    onChild("H3", "child tap, parent simultaneous tap", "p,c") {
      ($0.tap("c"), $0.tap("p", .simultaneous))
    },
    onParent("H3", "child tap, parent simultaneous tap", "p") {
      ($0.tap("c"), $0.tap("p", .simultaneous))
    },
    onChild("H7", "button child, parent simultaneous tap", "p,button") {
      ($0.button("button"), $0.tap("p", .simultaneous))
    },
    onParent("H7", "button child, parent simultaneous tap", "p") {
      ($0.button("button"), $0.tap("p", .simultaneous))
    },
    onChild("H8", "button child, parent high priority tap", "p") {
      ($0.button("button"), $0.tap("p", .high))
    },
    onParent("H8", "button child, parent high priority tap", "p") {
      ($0.button("button"), $0.tap("p", .high))
    },
    onChild("H9", "button child, parent tap", "button") { ($0.button("button"), $0.tap("p")) },
    onParent("H9", "button child, parent tap", "p") { ($0.button("button"), $0.tap("p")) },
  ]

  private typealias Pair = @MainActor @Sendable (Stage) -> (GestureAttachment, GestureAttachment)

  @MainActor private static func family(
    _ stage: Stage, _ child: GestureAttachment, _ parent: GestureAttachment
  ) {
    stage.view(Stage.middle, in: stage.view(parent), child)
  }

  private static func onChild(
    _ id: String, _ what: String, _ recorded: String, _ pair: @escaping Pair
  ) -> Scenario {
    Scenario(.interaction, "\(id) child", "\(what); click the child", recorded) { stage in
      let (child, parent) = pair(stage)
      family(stage, child, parent)
      stage.click()
    }
  }

  private static func onParent(
    _ id: String, _ what: String, _ recorded: String, _ pair: @escaping Pair
  ) -> Scenario {
    Scenario(.interaction, "\(id) beside", "\(what); click beside the child", recorded) { stage in
      let (child, parent) = pair(stage)
      family(stage, child, parent)
      stage.click(20, 100)
    }
  }

  private static func overlay(
    _ id: String, _ what: String, _ priority: GestureAttachment.Priority?, _ recorded: String
  ) -> Scenario {
    Scenario(.presentation, id, "a tap in an overlay, \(what) on the presenter", recorded) {
      stage in
      let presenter = stage.view()
      if let priority { presenter.gestures = [stage.tap("presenter", priority)] }
      stage.view(Stage.middle, in: presenter, stage.tap("modal"))
      stage.click()
    }
  }

  /// What is presented does not lie inside its presenter.
  private static func presented(
    _ id: String, _ what: String, _ priority: GestureAttachment.Priority
  ) -> Scenario {
    Scenario(
      .presentation, id, "a tap in a sheet or popover, \(what) on the presenter", "modal"
    ) { stage in
      stage.view(stage.tap("presenter", priority))
      stage.view(Stage.middle, stage.tap("modal"))
      stage.click()
    }
  }
}
