// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where an element is exposed to be, and whether it can be seen there.
@MainActor
struct NodePlace {
  let frame: Rect
  let isShowing: Bool

  init(of element: Element, in scene: InteractionScene) {
    frame = element.windowFrame
    guard let visible = element.visibleFrame else {
      isShowing = false
      return
    }
    isShowing =
      visible.x < scene.size.width && visible.y < scene.size.height && visible.maxX > 0
      && visible.maxY > 0 && !visible.isEmpty
  }

  func put(into node: inout Node) {
    node.frame = frame
    node.states[.showing] = isShowing
  }
}
