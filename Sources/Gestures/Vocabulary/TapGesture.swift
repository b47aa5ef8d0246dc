// SPDX-License-Identifier: Apache-2.0

/// One tap, or several in a row.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeRecognizer(reusing old: Recognizer<Void>?) -> Recognizer<Void> {
    guard let old = old as? TapRecognizer<Void> else {
      return TapRecognizer(count: max(1, count)) { _ in () }
    }
    old.count = max(1, count)
    return old
  }

  public var _description: GestureDescription { .tap(count: max(1, count)) }
}
