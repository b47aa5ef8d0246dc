// SPDX-License-Identifier: Apache-2.0

/// A recognizer that lets another one decide, and adds something to what it says.
class WrappingRecognizer<Input, Value>: Recognizer<Value> {
  final var base: Recognizer<Input>

  init(_ base: Recognizer<Input>) {
    self.base = base
  }

  override var deadline: Double? { base.deadline }
  override var claims: Bool { base.claims }
  override var staysInPlace: Bool { base.staysInPlace }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    base.forEachExplained(body)
  }

  override func reset() {
    super.reset()
    base.reset()
  }
}
