// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text without its numbers: what counts is still called the same.
package enum CountedText {
  /// A number with its sign is one place, "#".
  package static func masked(_ text: String) -> String {
    var masked = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isSign = ["-", "\u{2212}"].contains(character) && rest.first?.isNumber == true
      let isNumeric =
        isSign || character.isNumber || (masked.hasSuffix("#") && ".,".contains(character))
      if !isNumeric {
        masked.append(character)
      } else if !masked.hasSuffix("#") {
        masked.append("#")
      }
    }
    return masked.contains("#") ? maskingNamesOfDays(masked) : masked
  }

  /// Months and days of the week beside a number count as numbers: "3 March" and "4 April" are dates.
  private static func maskingNamesOfDays(_ text: String) -> String {
    var words: [Substring] = []
    var word = text.startIndex
    for place in text.indices where !text[place].isLetter {
      words += [text[word..<place], text[place...place]]
      word = text.index(after: place)
    }
    words.append(text[word...])
    return words.map { namesOfDays.contains($0) ? "#" : $0 }.joined()
  }

  private static let namesOfDays: Set<Substring> = {
    let calendar = Calendar.current
    let names = [
      calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
    ]
    return Set(names.joined().map { $0[...] })
  }()
}
