// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Text that the bus carries safely.
enum WireText {
  /// In UTF-8 bytes. A message of a name and a description of this length stays far below D-Bus'
  /// limits, and no one listens to more.
  static let limit = 16_384

  /// Whether the text can be sent as it is. It has to be UTF-8, which a string always is.
  static func isClean(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= limit else { return false }
    guard let first = text.baseAddress else { return true }
    return memchr(first, 0, text.count) == nil
  }

  /// Without NUL, which D-Bus forbids, and cut at a whole code point where it is too long.
  static func sanitised(_ text: String) -> String {
    if text.utf8.count <= limit && !text.utf8.contains(0) { return text }
    var result = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars where scalar.value != 0 {
      size += UTF8.width(scalar)
      if size > limit { break }
      result.append(scalar)
    }
    return String(result)
  }
}
