// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FormattedValue {
  /// A value that one of Foundation's older formatters shows and reads.
  @MainActor
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { Self.object(value.wrappedValue).flatMap { formatter.string(for: $0) } ?? "" }
    write = { text in
      if let new: V = Self.value(formatter, text) { value.wrappedValue = new }
    }
  }

  /// As a formatter takes it: numbers are objects to it. Nil for an optional without a value.
  private static func object<V>(_ value: V) -> Any? {
    if let value = value as? any BinaryInteger { return NSNumber(value: Int64(clamping: value)) }
    if let value = value as? any BinaryFloatingPoint { return NSNumber(value: Double(value)) }
    guard TypeShape.wrapped(V.self) != nil else { return value }
    return Mirror(reflecting: value).children.first?.value
  }

  private static func value<V>(_ formatter: Formatter, _ text: String) -> V? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return Self.number(number)
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }

  /// Also for the kinds of numbers that Foundation does not make of its objects.
  private static func number<V>(_ number: NSNumber) -> V? {
    func whole<W: BinaryInteger>(_ type: W.Type) -> V? { W(exactly: number.int64Value) as? V }
    func real<R: BinaryFloatingPoint>(_ type: R.Type) -> V? { R(number.doubleValue) as? V }
    let wanted = TypeShape.wrapped(V.self) ?? V.self
    if let type = wanted as? any BinaryInteger.Type { return whole(type) }
    if let type = wanted as? any BinaryFloatingPoint.Type { return real(type) }
    return nil
  }
}

extension TextField where Label == Text {
  /// A field for what a `NumberFormatter` or a `DateFormatter` shows and reads: it is read when Enter is
  /// pressed and when the keyboard leaves, and what cannot be read leaves the value as it was. What
  /// another formatter shows cannot be read.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with true when the keyboard comes to the field, and with false when
  ///     it leaves.
  ///   - onCommit: Runs when Enter is pressed, after the value was read.
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      title: String(title), formatted: FormattedValue(value, formatter),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
