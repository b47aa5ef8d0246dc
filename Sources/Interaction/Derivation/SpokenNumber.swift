// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The number that an author's words for a value are, with the range that the words themselves give:
/// "40 percent" in 0 to 100, "3 of 5" in 0 to 5.
///
/// The whole text has to be it. A number without a range is none: AT-SPI's Value interface would have
/// to invent one.
struct SpokenNumber: Equatable {
  var value: Double
  var range: ClosedRange<Double>
  /// The least change that the words allow; 0 where they say nothing of it.
  var step: Double

  init?(_ text: String) {
    let text = text.map { $0.isWhitespace ? " " : $0 }.map(String.init).joined()
    if let match = text.wholeMatch(of: Self.percent), let value = Self.number(match.1) {
      self.init(value, upTo: 100, step: 0)
    } else if let match = text.wholeMatch(of: Self.part), let value = Self.number(match.1),
      let whole = Self.number(match.2)
    {
      self.init(value, upTo: whole, step: 1)
    } else {
      return nil
    }
  }

  private init?(_ value: Double, upTo limit: Double, step: Double) {
    guard limit > 0, (0...limit).contains(value) else { return nil }
    self.value = value
    range = 0...limit
    self.step = step
  }

  /// The number that an author gives beside the words; nil where it is none in a range.
  init?(_ number: RangeValue) {
    guard number.minimum < number.maximum, number.current.isFinite,
      number.minimum.isFinite, number.maximum.isFinite
    else { return nil }
    value = number.current
    range = number.minimum...number.maximum
    step = number.increment
  }

  /// "1,000" is a thousand here and one there: no number.
  private static func number(_ text: Substring) -> Double? {
    if let comma = text.firstIndex(of: ","), text[comma...].count == 4 { return nil }
    return Double(text.replacing(",", with: "."))
  }

  // A `Regex` is not `Sendable`; making one costs little beside publishing an element.
  private static var percent: Regex<(Substring, Substring)> {
    #/ *(\d+(?:[.,]\d+)?) *(?:%|percent|per cent) */#.ignoresCase()
  }

  private static var part: Regex<(Substring, Substring, Substring)> {
    #/ *(\d+) *(?:of|out of|/) *(\d+)(?: \p{L}+)? */#.ignoresCase()
  }
}

extension SpokenNumber {
  /// The value that is exposed, with the author's words.
  func rangeValue(text: String) -> RangeValue {
    RangeValue(
      minimum: range.lowerBound, maximum: range.upperBound, current: value, increment: step,
      text: text)
  }
}

extension Element {
  /// The number that the author's words for the value are, where the author says how it is changed.
  var spokenNumber: SpokenNumber? {
    let declaration = declaration
    guard declaration.adjustableAction != nil else { return nil }
    return declaration.number.flatMap(SpokenNumber.init)
      ?? declaration.value.flatMap(SpokenNumber.init)
  }
}
