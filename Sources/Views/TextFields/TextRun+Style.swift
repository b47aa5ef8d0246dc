// SPDX-License-Identifier: Apache-2.0

import Semantics

extension TextRun {
  /// What assistive technologies are told of how the letters look.
  var style: TextContent.Style {
    var style = TextContent.Style()
    style.family = font.familyName
    style.size = font.size.isFinite ? Double(font.size) : nil
    style.weight = font.weight.rawValue
    style.isItalic = font.isItalic
    style.underline = isUnderlined ? .single : TextContent.Style.Underline.none
    style.isStruckThrough = isStruckThrough
    style.color = TextContent.Style.Color(color)
    return style
  }
}

extension TextContent.Style.Color {
  /// As opaque as can be: what is behind the letters is not known here.
  fileprivate init(_ color: Color) {
    func part(_ value: Double) -> UInt8 {
      value.isFinite ? UInt8((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    self.init(red: part(color.red), green: part(color.green), blue: part(color.blue))
  }
}
