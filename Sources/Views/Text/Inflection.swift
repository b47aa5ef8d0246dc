// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Foundation's grammar agreement asks for, `^[\(count) apple](inflect: true)`, of which none is
/// here but that of regular English nouns with the number in front of them.
enum Inflection {
  private static let begin = "^["
  private static let end = "](inflect: true)"

  /// The parts without its marks.
  ///
  /// - Parameter inflects: False for a text in another language, whose words stay as they are.
  static func resolved(
    _ parts: [LocalizedStringKey.Part], inflects: Bool
  ) -> [LocalizedStringKey.Part] {
    let isMarked = parts.contains { part in
      if case .literal(let string) = part { string.contains(end) } else { false }
    }
    guard isMarked else { return parts }
    var isInside = false
    var number: Double?
    return parts.map { part in
      switch part {
      case .value(let string):
        if isInside { number = number ?? Self.number(string) }
        return part
      case .text(let text):
        if isInside { number = number ?? Self.number(text.string) }
        return part
      case .literal(let string):
        var (left, right) = ("", string[...])
        while let mark = right.range(of: isInside ? end : begin) {
          let words = right[..<mark.lowerBound]
          if isInside {
            number = number ?? words.split(separator: " ").lazy.compactMap(Self.number).first
            left += inflects && number != nil && number != 1 ? plural(words) : String(words)
            number = nil
          } else {
            left += words
          }
          right = right[mark.upperBound...]
          isInside.toggle()
        }
        return .literal(left + right)
      }
    }
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    Double(String(text.filter { $0 != "," }))
  }

  private static func plural(_ noun: Substring) -> String {
    let lowered = noun.lowercased()
    if lowered.hasSuffix("y"), let before = lowered.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { lowered.hasSuffix($0) }
    return noun + (isHissing ? "es" : "s")
  }
}
