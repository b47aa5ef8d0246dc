// SPDX-License-Identifier: Apache-2.0

/// No gesture at all: it always fails.
struct EmptyGesture<Value>: PrimitiveGesture {
  func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    old as? EmptyRecognizer<Value> ?? EmptyRecognizer()
  }

  var _description: GestureDescription { .none }
}

/// Fails at the first event.
final class EmptyRecognizer<Value>: Recognizer<Value> {}
