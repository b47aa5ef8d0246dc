// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// Which contacts reach which gestures.
@MainActor
struct RoutingTests {
  @Test func `a disabled child leaves a tap to its parent`() {
    let stage = Stage()
    let parent = stage.view(stage.tap("parent"))
    stage.view(Stage.middle, in: parent, stage.tap("child")).isEnabled = false
    stage.click()
    #expect(stage.log == "parent")
  }

  @Test func `a gesture that a second finger took away stays away until all have left`() {
    let stage = Stage()
    stage.kind = .touch
    stage.view(stage.loggedDrag())
    stage.down(50, 50, id: 1)
    stage.down(80, 50, id: 2)
    stage.up(80, 50, id: 2)
    stage.down(100, 100, id: 3)
    stage.move(150, 100, id: 3)
    #expect(stage.log == "-")
    stage.up(150, 100, id: 3)
    stage.up(50, 50, id: 1)
    stage.drag(to: 150, steps: 1)
    #expect(stage.log == "chg(50,0),end(50,0) start(100,100)")
  }

  @Test func `an element that leaves takes its touches away and shows what it showed before`() {
    let state = GestureState(initialValue: 0.0)
    let stage = Stage()
    let view = stage.view(
      stage.add(
        DragGesture().updating(state) { drag, shown, _ in shown = drag.translation.width }))
    stage.down(100, 100)
    stage.move(130, 100)
    #expect(state.wrappedValue == 30)
    view.removeFromParent()
    #expect(state.wrappedValue == 0)
  }
}
