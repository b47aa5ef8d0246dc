// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// UIKit's name for what looks for words that are written wrongly. Here it finds none, and the terminal
/// says so once.
@MainActor @preconcurrency
public final class UITextChecker {
  /// No language is known.
  public static var availableLanguages: [String] { [] }

  public init() {}

  /// Nothing is found (`NSNotFound`): no word is known to be wrong.
  public func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap wrapFlag: Bool,
    language: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSRange {
    Notice.hasNoEffect("UITextChecker", "no dictionary is here, every word is right", fileID, line)
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Nil: no other words are known.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Nil: no other words are known.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
