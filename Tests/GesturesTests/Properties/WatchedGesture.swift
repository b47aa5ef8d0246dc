// SPDX-License-Identifier: Apache-2.0

@testable import Gestures

/// A gesture whose phases are noted, from one reset to the next.
struct WatchedGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let note: @MainActor (GesturePhase<Value>) -> Void

  func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    WatchedRecognizer(base._makeRecognizer(reusing: nil), note)
  }

  var _description: GestureDescription { base._description }
}

private final class WatchedRecognizer<Value>: Recognizer<Value> {
  private let base: Recognizer<Value>
  private let note: @MainActor (GesturePhase<Value>) -> Void

  init(_ base: Recognizer<Value>, _ note: @escaping @MainActor (GesturePhase<Value>) -> Void) {
    self.base = base
    self.note = note
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Value> {
    let phase = base.update(&input)
    note(phase)
    return phase
  }

  override var deadline: Double? { base.deadline }
  override var claims: Bool { base.claims }

  override func reset() {
    super.reset()
    base.reset()
  }
}
