// SPDX-License-Identifier: Apache-2.0

/// Counts the steps of a value that is only a text: up for "Increase", down for "Decrease".
struct TextSteps {
  /// More steps are not taken at once, whatever is asked for.
  private static let limit = 100.0

  private var number = 0.0
  /// Taken since the text was looked at.
  private var pending = 0.0
  private var text: String?

  /// A step the other way means that those before led nowhere: the text is not looked at again
  /// where it stays as it is.
  mutating func take(_ steps: Double) {
    pending = pending * steps < 0 ? steps : pending + steps
  }

  /// The number that goes with the text. A step that left the text as it was led nowhere.
  mutating func number(for text: String) -> Double {
    if let old = self.text, old != text { number += pending == 0 ? 1 : pending }
    pending = 0
    self.text = text
    return number
  }

  /// How many steps lead to the number; nil where it is out of reach.
  func way(to number: Double) -> Int? {
    guard text != nil, abs(number - self.number) <= Self.limit else { return nil }
    return Int((number - self.number).rounded())
  }
}
