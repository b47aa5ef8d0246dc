// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Without white space and invisible characters at both ends.
  var trimmed: String {
    // Nearly every name begins and ends so, and the look at Unicode's tables is dear.
    let visible: ClosedRange<UInt8> = 0x21...0x7e
    if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last {
      return self
    }
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
    }
    let rest = unicodeScalars.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(rest[...last])
  }
}
