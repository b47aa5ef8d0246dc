// SPDX-License-Identifier: Apache-2.0

/// A text without its numbers: what counts is still called the same.
package enum CountedText {
  /// A number with its sign is one place, "#".
  package static func masked(_ text: String) -> String {
    var masked = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isSign = ["-", "\u{2212}"].contains(character) && rest.first?.isNumber == true
      let isNumeric =
        isSign || character.isNumber || (masked.hasSuffix("#") && ".,".contains(character))
      if !isNumeric {
        masked.append(character)
      } else if !masked.hasSuffix("#") {
        masked.append("#")
      }
    }
    return masked
  }
}
