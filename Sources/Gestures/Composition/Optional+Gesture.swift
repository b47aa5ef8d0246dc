// SPDX-License-Identifier: Apache-2.0

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Self

  public var body: Self { self }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    switch self {
    case .some(let gesture): gesture._makeRecognizer(reusing: old)
    case .none: EmptyGesture<Value>()._makeRecognizer(reusing: old)
    }
  }

  public var _description: GestureDescription { self?._description ?? .none }
}
