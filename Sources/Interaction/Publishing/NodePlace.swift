// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Where an element is exposed to be, and whether it can be seen there.
@MainActor
struct NodePlace {
  /// In the screen's units, from the origin of the space.
  let frame: Rect
  /// Nil for the window.
  let space: ElementID?
  let isShowing: Bool

  init(of element: Element, in scene: InteractionScene) {
    let content = element.movingContent
    space = content?.id
    frame = (content.map(element.frame(inSpaceOf:)) ?? element.windowFrame)
      .scaled(by: scene.screenUnitsAPoint)
    isShowing = Self.isShowing(element, in: scene)
  }

  static func isShowing(_ element: Element, in scene: InteractionScene) -> Bool {
    guard let visible = element.visibleFrame else { return false }
    return visible.x < scene.size.width && visible.y < scene.size.height && visible.maxX > 0
      && visible.maxY > 0 && !visible.isEmpty
  }

  func put(into node: inout Node) {
    node.frame = frame
    node.space = space
    node.states[.showing] = isShowing
  }
}

extension Element {
  /// Whether it is what moves when the element round it scrolls.
  var isMovingContent: Bool { parent?.scroller.map { $0.content === self } ?? false }

  /// The nearest element round this one that moves when something scrolls.
  var movingContent: Element? { surroundings.first(where: \.isMovingContent) }

  /// Upright in the window, and counted from where the content's own origin is in it: the same however
  /// far the content is scrolled.
  func frame(inSpaceOf content: Element) -> Rect {
    var transform = transform
    for outer in surroundings {
      if outer === content { break }
      transform.append(outer.transform)
    }
    var turned = content.windowTransform
    (turned.tX, turned.tY) = (0, 0)
    transform.append(turned)
    return Rect(contentBox.transformed(by: transform).frame)
  }
}

extension Rect {
  /// The same in units of which so many are one of these.
  func scaled(by factor: Double) -> Rect {
    factor == 1
      ? self : Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
