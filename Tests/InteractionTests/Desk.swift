// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

/// A window of 400 by 300 points, a hand, a keyboard and a screen reader on it, on a virtual clock.
@MainActor
final class Desk {
  let scene = InteractionScene(title: "Desk")
  var time = 0.0
  var log: [String] = []
  /// Whether the hand holds a mouse instead of touching.
  var mouse = false
  private(set) var tree = Tree(root: Node(id: ElementID(0), role: .application, name: "test"))
  private(set) var changes: [TreeChange] = []
  /// What a screen reader was told with the last update.
  private(set) var announcements: [String] = []

  init() {
    scene.size = CGSize(width: 400, height: 300)
  }

  /// An element of 100 by 50 points at this place, with a name.
  @discardableResult
  func add(
    _ name: String?, x: Double = 0, y: Double = 0, to parent: Element? = nil,
    _ gestures: [GestureAttachment] = []
  ) -> Element {
    let element = Element()
    element.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    element.transform = AffineTransform(translationByX: x, byY: y)
    element.hitShape = .bounds
    if let name {
      var declaration = SemanticsDeclaration()
      declaration.label = name
      element.declarations = [declaration]
    }
    element.gestures = gestures
    (parent ?? scene.root).append(element)
    return element
  }

  /// What scrolls up and down, and shows part of its rows.
  struct Pane {
    let element: Element
    let content: Element
    let scroller: Scroller
    let rows: [Element]
  }

  /// A pane with ten rows of 50 points each, which are called by this name and their number.
  func addPane(of row: String, x: Double = 0, y: Double = 0, size: CGSize) -> Pane {
    let pane = add(nil, x: x, y: y)
    pane.bounds.size = size
    let content = Element()
    pane.append(content)
    let scroller = Scroller(axes: [.vertical], content: content)
    pane.clipsToBounds = true
    pane.scroller = scroller
    pane.gestures = [scroller.gesture]
    let rows = (0..<10).map { add("\(row) \($0)", y: Double($0) * 50, to: content) }
    content.bounds = CGRect(x: 0, y: 0, width: size.width, height: 500)
    scroller.resize(viewport: size, contentSize: content.bounds.size)
    return Pane(element: pane, content: content, scroller: scroller, rows: rows)
  }

  func publish() {
    var root = Node(id: ElementID(0), role: .application, name: "test")
    root.children = [scene.windowID]
    var update = scene.takeUpdate()
    update.nodes.insert(root, at: 0)
    changes = tree.apply(update)
    announcements = update.announcements.map(\.text)
  }

  /// The published elements inside the window.
  func text(_ detail: TreeText.Detail) -> String {
    publish()
    let lines = TreeText(tree, detail: detail).text.split(separator: "\n").dropFirst(2)
    return lines.map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// What a screen reader is told now.
  func told() -> [String] {
    publish()
    return announcements
  }

  func node(_ name: String) -> Node {
    publish()
    return tree.depthFirst.first { $0.name == name }
      ?? Node(id: ElementID(.max), role: .invalid)
  }

  // MARK: Hand, keyboard, screen reader

  func down(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.began, x, y, id) }
  func move(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.moved, x, y, id) }
  func up(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.ended, x, y, id) }

  func wait(_ seconds: Double) {
    time += seconds
    scene.advance(to: time)
  }

  private func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ id: UInt64) {
    scene.handle(
      PointerEvent(
        id: .init(id), phase: phase, location: CGPoint(x: x, y: y), time: time,
        kind: mouse ? .mouse : .touch))
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let isHandled = keyDown(key, modifiers)
    keyUp(key, modifiers)
    return isHandled
  }

  @discardableResult
  func keyDown(
    _ key: Key, _ modifiers: KeyModifiers = [], phase: KeyEvent.Phase = .down
  ) -> Bool {
    scene.handle(KeyEvent(key: key, modifiers: modifiers, phase: phase, time: time))
  }

  func keyUp(_ key: Key, _ modifiers: KeyModifiers = []) {
    scene.handle(KeyEvent(key: key, modifiers: modifiers, phase: .up, time: time))
  }

  @discardableResult
  func perform(_ action: String, on name: String) -> Bool {
    scene.perform(.performAction(node(name).id, name: action), at: time)
  }

  @discardableResult
  func set(_ value: Double, on name: String) -> Bool {
    scene.perform(.setValue(node(name).id, value), at: time)
  }

  @discardableResult
  func focus(_ name: String) -> Bool {
    scene.perform(.focus(node(name).id), at: time)
  }
}
