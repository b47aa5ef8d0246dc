// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Gestures

/// A hand on one element of 200 by 100 points at the window's origin, on a virtual clock.
@MainActor
final class Hand: CoordinateConverter {
  var time = 0.0
  var kind = PointerEvent.Kind.mouse
  var modifiers: EventModifiers = []
  var size = CGSize(width: 200, height: 100)
  /// What the gestures reported, in order.
  var log: [String] = []
  var trace: GestureTrace?
  private(set) var arena: GestureArena
  private let path: [[GestureAttachment]]
  private var lastLocation: [UInt64: CGPoint] = [:]

  init(_ path: [[GestureAttachment]]) {
    self.path = path
    arena = GestureArena(path: path, time: 0)
    for attachment in path.flatMap({ $0 }) { attachment.converter = self }
  }

  convenience init(_ gesture: (Hand.Log) -> some Gesture) {
    let log = Log()
    self.init([[GestureAttachment(gesture(log))]])
    log.hand = self
  }

  /// Writes into the hand's log.
  @MainActor
  final class Log {
    weak var hand: Hand?
    func callAsFunction(_ line: String) { hand?.log.append(line) }
  }

  func localPoint(_ point: CGPoint) -> CGPoint { point }
  func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func down(_ x: Double, _ y: Double, id: UInt64 = 1, button: PointerEvent.Button = .primary) {
    let event = event(.began, CGPoint(x: x, y: y), id, button)
    if !arena.goesOn(with: event) {
      arena.finish()
      arena = GestureArena(path: path, time: time)
      if let trace { arena.explain(to: trace) }
    }
    send(.began, CGPoint(x: x, y: y), id, button)
  }

  func move(_ x: Double, _ y: Double, id: UInt64 = 1) { send(.moved, CGPoint(x: x, y: y), id) }

  func up(id: UInt64 = 1) { send(.ended, lastLocation[id] ?? .zero, id) }

  func wait(_ seconds: Double) {
    time += seconds
    arena.advance(to: time)
  }

  func cancel() { arena.cancel(at: time) }

  func tap(_ x: Double = 50, _ y: Double = 50) {
    down(x, y)
    wait(0.05)
    up()
  }

  private func send(
    _ phase: PointerEvent.Phase, _ location: CGPoint, _ id: UInt64,
    _ button: PointerEvent.Button = .primary
  ) {
    lastLocation[id] = location
    arena.handle(event(phase, location, id, button))
  }

  private func event(
    _ phase: PointerEvent.Phase, _ location: CGPoint, _ id: UInt64, _ button: PointerEvent.Button
  ) -> PointerEvent {
    PointerEvent(
      id: .init(id), phase: phase, location: location, time: time, kind: kind, button: button,
      modifiers: modifiers)
  }
}
