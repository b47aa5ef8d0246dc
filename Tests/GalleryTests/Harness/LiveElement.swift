// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Semantics
import Testing

/// One element of a running program, as it stood when it was read.
struct LiveElement {
  let node: Node
  let snapshot: ApplicationSnapshot

  var id: ElementID { node.id }

  /// A place in the element, by fractions of its width and height, on the session's screen.
  func place(x: Double = 0.5, y: Double = 0.5) throws -> ScreenPoint {
    let frame = try #require(node.frame, "\(node.name) has no place")
    let window = try #require(snapshot.tree.window(of: node.id), "\(node.name) is in no window")
    let origin = window.screenOrigin ?? Point(x: 0, y: 0)
    return ScreenPoint(
      x: origin.x + frame.x + frame.width * x, y: origin.y + frame.y + frame.height * y)
  }
}
