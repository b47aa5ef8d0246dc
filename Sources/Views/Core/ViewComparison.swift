// SPDX-License-Identifier: Apache-2.0

/// Whether two values of one view would show the same, as far as that can be told.
enum ViewComparison {
  /// True for views that are `Equatable`, and for those made of plain numbers and flags alone.
  static func isPossible<V>(_ type: V.Type) -> Bool {
    type is any Equatable.Type || _isPOD(type)
  }

  static func areEqual<V>(_ left: V, _ right: V) -> Bool {
    if let left = left as? any Equatable { return equals(left, right) }
    // Padding between fields may differ where the fields do not: then the body runs once too often.
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private static func equals<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    left == (right as? E)
  }
}
