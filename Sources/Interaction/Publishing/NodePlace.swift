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
    let saidToShow = Self.saidToShow(element)
    let element = element.seen
    let surroundings = scene.surroundings(of: element)
    space = surroundings.content
    let box = element.contentBox
    let windowFrame = Rect(box.transformed(by: element.windowTransform).frame)
    if surroundings.content == nil {
      frame = windowFrame.scaled(by: scene.screenUnitsAPoint)
    } else {
      var toSpace = element.transform
      toSpace.append(surroundings.toSpace)
      frame = Rect(box.transformed(by: toSpace).frame).scaled(by: scene.screenUnitsAPoint)
    }
    isShowing = saidToShow ?? scene.shows(windowFrame, within: surroundings.room)
  }

  static func isShowing(_ element: Element, in scene: InteractionScene) -> Bool {
    if let said = saidToShow(element) { return said }
    let element = element.seen
    return scene.shows(element.windowFrame, within: scene.surroundings(of: element).room)
  }

  /// What its author says, wherever it stands; nil where nothing is said.
  private static func saidToShow(_ element: Element) -> Bool? {
    let isSaid = element.declarations.contains {
      $0.addedStates[.showing] || $0.removedStates[.showing]
    }
    return isSaid ? !element.declaration.removedStates[.showing] : nil
  }

  func isPlace(of node: Node) -> Bool {
    node.frame == frame && node.space == space && node.states[.showing] == isShowing
  }

  func put(into node: inout Node) {
    node.frame = frame
    node.space = space
    node.states[.showing] = isShowing
  }
}

/// What the places of elements that stand in one other have in common.
@MainActor
struct PlaceSurroundings {
  fileprivate let parent: ObjectIdentifier
  /// The geometry that it holds for.
  fileprivate let version: Int
  /// What moves with them when something scrolls; nil for nothing.
  fileprivate let content: ElementID?
  /// From the parent's coordinates to those that places in the content are counted in: upright in the
  /// window, from where the content's own origin is in it, so that they are the same however far the
  /// content is scrolled.
  fileprivate let toSpace: AffineTransform
  /// The part of the window in which they can be seen; nil for all of it.
  fileprivate let room: CGRect?

  fileprivate init(in parent: Element, version: Int) {
    self.parent = ObjectIdentifier(parent)
    self.version = version
    var toSpace = AffineTransform.identity
    var found: ElementID?
    var current: Element? = parent
    while let outer = current {
      if outer.isMovingContent {
        var turned = outer.windowTransform
        (turned.tX, turned.tY) = (0, 0)
        toSpace.append(turned)
        found = outer.id
        break
      }
      toSpace.append(outer.transform)
      current = outer.parent
    }
    content = found
    self.toSpace = toSpace
    room = parent.roomInside
  }
}

extension InteractionScene {
  /// Many elements that are asked for one after the other stand in one other, each with some inside.
  fileprivate func surroundings(of element: Element) -> PlaceSurroundings {
    let parent = element.parent ?? root
    let version = geometryClock.version
    func holds(_ known: PlaceSurroundings) -> Bool {
      known.parent == ObjectIdentifier(parent) && known.version == version
    }
    if let known = placeSurroundings.first(where: holds) {
      if !holds(placeSurroundings[0]) { placeSurroundings.swapAt(0, 1) }
      return known
    }
    let found = PlaceSurroundings(in: parent, version: version)
    placeSurroundings = [found] + placeSurroundings.prefix(1)
    return found
  }

  fileprivate func shows(_ frame: Rect, within room: CGRect?) -> Bool {
    var (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    if let room {
      (left, top) = (max(room.minX, left), max(room.minY, top))
      (right, bottom) = (min(room.maxX, right), min(room.maxY, bottom))
      guard right > left, bottom > top else { return false }
    }
    return left < size.width && top < size.height && right > 0 && bottom > 0 && right > left
      && bottom > top
  }
}

extension Element {
  /// Whether it is what moves when the element round it scrolls.
  var isMovingContent: Bool {
    movesAsOne || parent?.scroller.map { $0.content === self } ?? false
  }

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
