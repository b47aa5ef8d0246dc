// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The keys of an action as AT-SPI writes them: `mnemonic;sequence;shortcut`, the keys of a sequence
/// with colons between them ("n;<Alt>f:n;<Control>n"). AT-SPI: `Action.GetKeyBinding`.
struct ActionKeys: Hashable, Sendable {
  /// Works while what holds the element is open: a menu, or a window for "<Alt>f".
  let mnemonic: String
  let sequence: [String]
  /// Works in the whole window.
  let shortcut: String
  /// How many parts there were; three are right.
  let partCount: Int

  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Self.key(Substring($0)) }
    partCount = parts.count
    mnemonic = parts[0]
    sequence =
      parts.count > 1
      ? parts[1].split(separator: ":").map { Self.key($0) }.filter { !$0.isEmpty } : []
    shortcut = parts.count > 2 ? parts[2] : ""
  }

  /// No key at all.
  var isEmpty: Bool { mnemonic.isEmpty && sequence.isEmpty && shortcut.isEmpty }

  /// The keys that are not written as GTK writes accelerators ("<Control><Shift>n", "Page_Up").
  var misspelt: [String] {
    ([mnemonic, shortcut] + sequence).filter { !$0.isEmpty && Accelerator($0) == nil }
  }

  /// GTK's word for "no key" counts as none.
  private static func key(_ text: some StringProtocol) -> String {
    text.isEmpty || text == "<VoidSymbol>" ? "" : String(text).trimmed
  }
}
