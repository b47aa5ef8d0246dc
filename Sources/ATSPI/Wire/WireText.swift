// SPDX-License-Identifier: Apache-2.0

/// Text that the bus carries safely.
enum WireText {
  /// In UTF-8 bytes. A message of a name and a description of this length stays far below D-Bus'
  /// limits, and no one listens to more.
  static let limit = 16_384

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
