// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

import Gestures

/// Whether two values of one type of view would show the same, as far as that can be told: field by
/// field, so that a view does not run again because its parent did.
///
/// A field that keeps its value in the tree (`@State`) is no input. Numbers and flags are compared by
/// their bits, what is `Equatable` by `==`, objects and bindings by where they live. A closure or
/// a value of an unknown type may always have changed.
@MainActor
struct InputComparison<Value> {
  private let fields: FieldComparisons

  /// Nil where some field cannot be compared.
  static func of(_ type: Value.Type) -> InputComparison? {
    FieldComparisons.of(type).map(InputComparison.init)
  }

  /// Finds out beforehand what the first comparison would.
  static func learn() { _ = of(Value.self) }

  func areSame(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        fields.areSame(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  /// False also where some field cannot be compared.
  static func areSame(_ left: Value, _ right: Value) -> Bool {
    of(Value.self)?.areSame(left, right) ?? false
  }
}

extension InputComparison where Value == Never {
  /// How many types the process has looked at so far.
  static var foundCount: Int { FieldComparisons.foundCount }
}

/// A property whose value the tree keeps: who reads it hears of each change.
protocol TrackedInput {}

/// A property that knows whether it leads to the same place.
@MainActor
protocol ComparableInput {
  func isSame(as other: Self) -> Bool
}

extension Binding: ComparableInput {
  func isSame(as other: Binding) -> Bool { hasSameOrigin(as: other) }
}

extension Bindable: ComparableInput {
  func isSame(as other: Bindable) -> Bool {
    Same.values(wrappedValue, other.wrappedValue)
  }
}

/// Whether two values of types that are not known beforehand are the same.
enum Same {
  /// Whether two values of the type can be told to be the same.
  static func canCompare<Value>(_ type: Value.Type) -> Bool {
    type is AnyObject.Type || type is any Equatable.Type
  }

  /// Objects are, if they are one; others, if they are equal. False where that cannot be told.
  static func values<Value>(_ left: Value, _ right: Value) -> Bool {
    if Value.self is AnyObject.Type { return left as AnyObject === right as AnyObject }
    guard let left = left as? any Equatable else { return false }
    return areEqual(left, right)
  }

  private static func areEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    left == (right as? E)
  }
}

/// How each field of one type is compared; found out once a type.
@MainActor
private struct FieldComparisons {
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: FieldComparisons?] = [:]

  private let comparisons: [Comparison]

  /// How many types were looked at so far, for tests that it is not done twice.
  private(set) static var foundCount = 0

  func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    comparisons.allSatisfy { $0(left, right) }
  }

  static func of(_ type: Any.Type) -> FieldComparisons? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = find(type)
    known[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private static func find(_ type: Any.Type) -> FieldComparisons? {
    foundCount += 1
    if let whole = whole(type) { return FieldComparisons(comparisons: [whole]) }
    guard TypeShape.isStructure(type) else { return nil }
    var comparisons: [Comparison] = []
    let isComplete = _forEachField(of: type) { _, offset, type, _ in
      guard !mayBeWeak(type), let field = field(type) else { return false }
      comparisons += field.comparisons.map { comparison in
        { comparison($0 + offset, $1 + offset) }
      }
      return true
    }
    return isComplete ? FieldComparisons(comparisons: comparisons) : nil
  }

  private static func field(_ type: Any.Type) -> FieldComparisons? {
    type is any TrackedInput.Type ? FieldComparisons(comparisons: []) : of(type)
  }

  /// A comparison of the value as one, where there is such a thing.
  private static func whole(_ type: Any.Type) -> Comparison? {
    func open<Value>(_ type: Value.Type) -> Comparison? {
      if let type = type as? any ComparableInput.Type { return Self.input(type) }
      if type is AnyObject.Type {
        return { $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self) }
      }
      if let type = type as? any Equatable.Type { return Self.equatable(type) }
      guard _isPOD(type) else { return nil }
      // Padding between fields may differ where the fields do not: then a body runs once too often.
      let size = MemoryLayout<Value>.size
      return { left, right in
        UnsafeRawBufferPointer(start: left, count: size)
          .elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
      }
    }
    return _openExistential(type, do: open)
  }

  private static func input<Input: ComparableInput>(_ type: Input.Type) -> Comparison {
    { left, right in
      MainActor.assumeIsolated {
        left.assumingMemoryBound(to: Input.self).pointee
          .isSame(as: right.assumingMemoryBound(to: Input.self).pointee)
      }
    }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Comparison {
    {
      $0.assumingMemoryBound(to: Value.self).pointee
        == $1.assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// Of a weak reference, the field is no reference that could be read from its bytes.
  private static func mayBeWeak(_ type: Any.Type) -> Bool {
    TypeShape.wrapped(type) is AnyObject.Type
  }
}

/// What can be told of a type without knowing it.
enum TypeShape {
  /// Whether a value's fields are all that there is to it, as they are not of an enumeration,
  /// a closure or a protocol's value.
  static func isStructure(_ type: Any.Type) -> Bool {
    let kind = kind(type)
    return kind == .struct || kind == .tuple
  }

  static func kind(_ type: Any.Type) -> _MetadataKind {
    struct Holder<Value> { var value: Value }
    func open<Value>(_ type: Value.Type) -> _MetadataKind {
      var found = _MetadataKind.unknown
      _ = _forEachField(of: Holder<Value>.self) { _, _, _, kind in
        found = kind
        return true
      }
      return found
    }
    return _openExistential(type, do: open)
  }

  /// What an optional of the type may hold; nil for a type that is no optional.
  static func wrapped(_ type: Any.Type) -> Any.Type? { (type as? any OptionalType.Type)?.wraps }
}

private protocol OptionalType {
  static var wraps: Any.Type { get }
}

extension Optional: OptionalType {
  static var wraps: Any.Type { Wrapped.self }
}
