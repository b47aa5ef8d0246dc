// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Interaction

extension TextClipboard {
  /// The desktop's own, which other applications share.
  static func desktop() -> TextClipboard {
    TextClipboard(
      read: { text(SDL_GetClipboardText()) },
      write: { SDL_SetClipboardText($0) },
      readSelection: { text(SDL_GetPrimarySelectionText()) },
      writeSelection: { SDL_SetPrimarySelectionText($0) })
  }

  /// SDL gives an empty text for none, and wants it back.
  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { SDL_free(pointer) }
    let text = String(cString: pointer)
    return text.isEmpty ? nil : text
  }
}
