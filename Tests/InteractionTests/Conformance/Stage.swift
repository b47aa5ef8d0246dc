// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

@testable import Interaction

/// A window of 200 by 200 points with a hand on it, on a virtual clock, and one ordered log: what the
/// probes measured with.
@MainActor
final class Stage {
  nonisolated static let whole = CGRect(x: 0, y: 0, width: 200, height: 200)
  /// A child in the middle of the window.
  nonisolated static let middle = CGRect(x: 50, y: 50, width: 100, height: 100)

  let scene = InteractionScene(title: "Stage")
  var kind = PointerEvent.Kind.mouse
  /// Called after each event, when a view would look at its state again.
  var afterEvent: (() -> Void)?
  private(set) var time = 0.0
  private var lines: [String] = []

  init() {
    scene.size = CGSize(width: 200, height: 200)
  }

  var log: String { lines.isEmpty ? "-" : lines.joined(separator: ",") }
  func note(_ line: String) { lines.append(line) }

  // MARK: Views

  /// A view that fills the window.
  @discardableResult
  func view(
    in parent: Element? = nil, shape: HitShape = .bounds, _ gestures: GestureAttachment...
  ) -> Element {
    make(Self.whole, parent, shape, gestures)
  }

  @discardableResult
  func view(
    _ frame: CGRect, in parent: Element? = nil, shape: HitShape = .bounds,
    _ gestures: GestureAttachment...
  ) -> Element {
    make(frame, parent, shape, gestures)
  }

  private func make(
    _ frame: CGRect, _ parent: Element?, _ shape: HitShape, _ gestures: [GestureAttachment]
  ) -> Element {
    let element = Element()
    element.bounds = CGRect(origin: .zero, size: frame.size)
    element.transform = AffineTransform(translationByX: frame.minX, byY: frame.minY)
    element.hitShape = shape
    element.gestures = gestures
    (parent ?? scene.root).append(element)
    return element
  }

  func add(
    _ gesture: some Gesture, _ priority: GestureAttachment.Priority = .normal
  ) -> GestureAttachment {
    GestureAttachment(gesture, priority: priority)
  }

  func tap(
    _ name: String, count: Int = 1, _ priority: GestureAttachment.Priority = .normal
  ) -> GestureAttachment {
    add(TapGesture(count: count).onEnded { [weak self] in self?.note(name) }, priority)
  }

  func long(_ name: String, _ duration: Double = 0.3) -> GestureAttachment {
    add(
      LongPressGesture(minimumDuration: duration).onEnded { [weak self] _ in self?.note(name) })
  }

  func drag(
    _ name: String, _ priority: GestureAttachment.Priority = .normal
  ) -> GestureAttachment {
    add(DragGesture().onEnded { [weak self] _ in self?.note(name) }, priority)
  }

  /// A drag that tells its translation in whole points.
  func loggedDrag(minimumDistance: CGFloat = 10) -> GestureAttachment {
    add(
      DragGesture(minimumDistance: minimumDistance)
        .onChanged { [weak self] in self?.note("chg\(Self.text($0.translation))") }
        .onEnded { [weak self] in
          self?.note("end\(Self.text($0.translation)) start\(Self.text($0.startLocation))")
        })
  }

  func button(_ name: String) -> GestureAttachment {
    add(PressGesture().onEnded { [weak self] _ in self?.note(name) })
  }

  // MARK: Hand

  func down(_ x: Double, _ y: Double, id: UInt64 = 1, _ button: PointerEvent.Button = .primary) {
    send(.began, x, y, id, button)
  }
  func move(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.moved, x, y, id) }
  func up(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.ended, x, y, id) }
  func cancel(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.cancelled, x, y, id) }

  func wait(_ seconds: Double) {
    time += seconds
    scene.advance(to: time)
  }

  func click(_ x: Double = 100, _ y: Double = 100, hold: Double = 0.05) {
    down(x, y)
    wait(hold)
    up(x, y)
    wait(0.15)
  }

  func doubleClick(_ x: Double = 100, _ y: Double = 100) {
    click(x, y, hold: 0.03)
    click(x, y, hold: 0.03)
    wait(0.8)
  }

  func hold(_ seconds: Double) {
    down(100, 100)
    wait(seconds)
    note("|held")
    up(100, 100)
    wait(0.15)
  }

  /// From the middle, in equal steps.
  func drag(
    to x: Double, _ y: Double = 100, steps: Int = 10, button: PointerEvent.Button = .primary
  ) {
    drag(from: (100, 100), to: (x, y), steps: steps, button: button)
  }

  func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int,
    button: PointerEvent.Button = .primary
  ) {
    down(start.x, start.y, button)
    wait(0.05)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      wait(0.02)
    }
    up(end.x, end.y)
    wait(0.15)
  }

  private func send(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ id: UInt64,
    _ button: PointerEvent.Button = .primary
  ) {
    scene.handle(
      PointerEvent(
        id: .init(id), phase: phase, location: CGPoint(x: x, y: y), time: time, kind: kind,
        button: button))
    afterEvent?()
  }

  // MARK: Text

  nonisolated static func text(_ size: CGSize) -> String {
    "(\(whole(size.width)),\(whole(size.height)))"
  }

  nonisolated static func text(_ point: CGPoint) -> String {
    "(\(whole(point.x)),\(whole(point.y)))"
  }

  nonisolated private static func whole(_ number: Double) -> String {
    Int(exactly: number.rounded(.towardZero)).map(String.init) ?? "far"
  }

  /// Three decimals, as the probes print.
  nonisolated static func decimals(_ number: Double) -> String { String(format: "%.3f", number) }
}
