// SPDX-License-Identifier: Apache-2.0

/// A press on a control, as a button takes it: it acts when it is released over the control.
///
/// The value is whether the contact is over the control.
public struct PressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public init() {}

  public func _makeRecognizer(reusing old: Recognizer<Bool>?) -> Recognizer<Bool> {
    old as? PressRecognizer ?? PressRecognizer()
  }

  public var _description: GestureDescription { .press }
}
