// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Views

/// The words that who hears a page and who sees it have in common: those that are written on it, those
/// that a screen reader has for roles and states, those that we have for states that AT-SPI has none
/// for, and those that say how a control is used.
@MainActor
struct CommonWords {
  private var words: Set<String>

  /// Beside the names of roles, what Orca 43 and 48 say of states, values and lists.
  private static let ofReaders =
    "push horizontal vertical splitter statusbar level selected not pressed checked partially "
    + "expanded collapsed opens popup grayed on off percent list with item items of leaving"

  /// What is carried, and where to; the turn of two fingers beside their zoom; help that is seen to go.
  private static let ofOurs = "picked up dropped dragging drop target rotation closed"
  /// How something that is picked up goes on, which is said once it is.
  private static let ofUse =
    "arrows tab space escape esc move goes to the places to drop it drops cancels"

  init() {
    words = [Self.ofReaders, Self.ofOurs, Self.ofUse].reduce([]) { $0.union(Self.split($1)) }
    for role in Role.allCases { words.formUnion(Self.split(role.name)) }
  }

  /// Takes in what is on the page now.
  mutating func add(_ window: ViewTester) {
    for text in PersonAtGallery.shownTexts(in: window) { words.formUnion(Self.split(text)) }
    if let help = window.focused?.help { words.formUnion(Self.split(help)) }
  }

  /// The words that are said and stand nowhere, once each. Numbers are read otherwise than written, and
  /// "2 dots" are a dot.
  func missing(from said: [String]) -> [String] {
    var once: Set<String> = []
    return said.flatMap(Self.list).filter { word in
      !words.contains(word) && !(word.hasSuffix("s") && words.contains(String(word.dropLast())))
        && word.contains(where: \.isLetter) && once.insert(word).inserted
    }
  }

  private static func split(_ text: String) -> Set<String> { Set(list(text)) }

  private static func list(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }
}
