// SPDX-License-Identifier: Apache-2.0

/// Texts for YAML 1.2, in the two forms that need no rules about what is in them.
enum YAMLText {
  /// In quotes, on one line.
  static func quoted(_ text: String) -> String {
    let escaped = printable(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped + "\""
  }

  /// Line below line. The first one must not begin with a space.
  static func block(_ lines: [String], indentation: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indentation)
    return "|-" + lines.map { $0.isEmpty ? "\n" : margin + printable($0) }.joined()
  }

  /// On one line, without what a reader refuses in its input: control characters, and the two
  /// numbers that are no characters.
  private static func printable(_ text: String) -> String {
    let line = Escaped.line(text)
    guard line.unicodeScalars.contains(where: isRefused) else { return line }
    return line.unicodeScalars.map { scalar in
      isRefused(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }
}
