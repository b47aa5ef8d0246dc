// SPDX-License-Identifier: Apache-2.0

/// A number as Orca 43 says it: with as many digits after the point as one step has.
enum SpokenNumber {
  /// What a number of steps is worth is not known to more places than these.
  private static let mostPlaces = 15

  static func text(_ value: RangeValue) -> String {
    let places: Int
    if value.increment > 0 {
      places = Self.places(of: value.increment)
    } else {
      places = abs(value.current) < 1 ? 1 : 0
    }
    return text(value.current, places: places)
  }

  /// As Orca 48 says it: whole, or between -1 and 1 with as many places as it has.
  static func plain(_ value: Double) -> String {
    guard abs(value) < 1, value != 0 else { return text(value, places: 0) }
    return "\(value)"
  }

  /// Of the length of the range, as Orca 48 has it; nil without a range.
  static func share(_ value: RangeValue) -> String? {
    let length = value.maximum - value.minimum
    guard length != 0, length.isFinite, value.current.isFinite else { return nil }
    return "\(Int(value.current / length * 100)) percent."
  }

  /// Whole percent of the range, or nil without one.
  static func percentage(_ value: RangeValue) -> String? {
    let length = value.maximum - value.minimum
    guard length > 0, length.isFinite, value.current.isFinite else { return nil }
    return text((value.current - value.minimum) / length * 100, places: 0) + " percent."
  }

  /// Of 0.25 one: the power of ten that is not above it.
  private static func places(of increment: Double) -> Int {
    var places = 0
    var step = increment
    while step < 1, places < mostPlaces {
      step *= 10
      places += 1
    }
    return places
  }

  private static func text(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let whole = (value * factor).rounded(.toNearestOrEven)
    guard abs(whole) < 1e15 else { return "\(value)" }
    let digits = String(Int64(abs(whole)))
    let sign = whole < 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}

extension RangeValue {
  /// As a screen reader says it when it changes: its text, or its number.
  package var spoken: String { text.isEmpty ? SpokenNumber.text(self) : text }
}
