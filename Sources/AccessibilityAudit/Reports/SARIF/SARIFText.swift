// SPDX-License-Identifier: Apache-2.0

/// Text that stays text where SARIF would read more into it.
enum SARIFText {
  /// Without links ("[words](target)") and without placeholders ("{0}"), which SARIF knows in plain
  /// messages too (3.11.5, 3.11.6).
  static func plain(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in Escaped.text(text).unicodeScalars {
      if (last == "]" && scalar == "(") || (last == "{" && ("0"..."9").contains(scalar)) {
        result += " "
      }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  /// A path as a relative URI reference (RFC 3986): everything but unreserved characters and the
  /// slash is written as a number, so that no path is taken for a scheme.
  static func uri(_ path: String) -> String {
    let kept = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8
    var result = ""
    for byte in path.utf8.drop(while: { $0 == UInt8(ascii: "/") }).prefix(4096) {
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result.isEmpty ? "README.md" : result
  }
}
