// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for the clipboard, as far as it holds text.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text in it; nil for nothing, or for something that is no text.
  public var string: String? {
    get { WindowClipboard.text }
    set { WindowClipboard.text = newValue }
  }

  /// Whether there is text in it.
  public var hasStrings: Bool { string != nil }

  /// The address in it; nil where its text is none.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is an address in it.
  public var hasURLs: Bool { url != nil }
}
