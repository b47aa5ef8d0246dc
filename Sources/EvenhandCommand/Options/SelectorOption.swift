// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// A selector on the command line.
enum SelectorOption {
  static func selector(_ text: String, _ option: String) throws(CommandError) -> ElementSelector {
    do {
      return try ElementSelector(text)
    } catch {
      throw .usage("\(option): \(error)")
    }
  }
}
