// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Gestures

/// One recognizer alone, without an arena, and the names of its phases.
@MainActor
final class PhaseBench<Value> {
  private let recognizer: Recognizer<Value>
  private let context = RecognizerContext()
  private let place = Place()

  init(_ recognizer: Recognizer<Value>) {
    self.recognizer = recognizer
  }

  var deadline: Double? { recognizer.deadline }

  func reset() { recognizer.reset() }

  func pass(_ time: Double = 0) -> String { update(.time, time) }

  func send(
    _ phase: PointerEvent.Phase, id: UInt64 = 0, _ x: Double = 0, _ y: Double = 0,
    at time: Double = 1
  ) -> String {
    let event = PointerEvent(
      id: .init(id), phase: phase, location: CGPoint(x: x, y: y), time: time)
    context.track(event)
    return update(.pointer(event), time)
  }

  private func update(_ event: RecognizerInput.Event, _ time: Double) -> String {
    var input = RecognizerInput(
      event: event, time: time, converter: place, inherited: .failed, context: context)
    return Self.name(recognizer.update(&input))
  }

  private static func name(_ phase: GesturePhase<Value>) -> String {
    switch phase {
    case .possible: "possible"
    case .active: "active"
    case .ended: "ended"
    case .failed: "failed"
    }
  }

  private final class Place: CoordinateConverter {
    var size: CGSize { CGSize(width: 200, height: 200) }
    func localPoint(_ point: CGPoint) -> CGPoint { point }
    func contains(_ point: CGPoint) -> Bool { true }
  }
}

/// A recognizer that is told its phase.
final class ToldRecognizer: Recognizer<Int> {
  var next: GesturePhase<Int> = .possible(nil)

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Int> { next }
}
