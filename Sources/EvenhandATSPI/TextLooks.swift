// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

extension TextContent.Style {
  /// What C says of letters; what is 0 there is not said.
  init(_ style: evenhand_style) throws(LibraryError) {
    self.init()
    let name = try Arguments.optionalText("style->family", style.family)
    if !name.isEmpty { family = name }
    let points = try Arguments.size("style->size", style.size)
    if points > 0 { size = points }
    guard (0...1000).contains(style.weight) else {
      throw .outOfRange("style->weight", "from 1 to 1000, or 0")
    }
    if style.weight > 0 { weight = Int(style.weight) }
    isItalic = try Self.look("style->italic", style.italic)
    isStruckThrough = try Self.look("style->struck_through", style.struck_through)
    underline = try Self.underline(style.underline)
    color = Color(style.color)
    background = Color(style.background)
    others = try Arguments.pairs("style->others", style.others)
  }

  private static func look(
    _ name: String, _ look: evenhand_look
  ) throws(LibraryError) -> Bool? {
    switch look {
    case EVENHAND_LOOK_UNSAID: return nil
    case EVENHAND_LOOK_NO: return false
    case EVENHAND_LOOK_YES: return true
    default: throw .outOfRange(name, "one of the EVENHAND_LOOK_ constants, not \(look.rawValue)")
    }
  }

  private static func underline(
    _ underline: evenhand_underline
  ) throws(LibraryError) -> Underline? {
    switch underline {
    case EVENHAND_UNDERLINE_UNSAID: return nil
    case EVENHAND_UNDERLINE_NONE: return Underline.none
    case EVENHAND_UNDERLINE_SINGLE: return .single
    case EVENHAND_UNDERLINE_DOUBLE: return .double
    case EVENHAND_UNDERLINE_ERROR: return .error
    default:
      throw .outOfRange(
        "style->underline",
        "one of the EVENHAND_UNDERLINE_ constants, not \(underline.rawValue)")
    }
  }
}

extension TextContent.Style.Color {
  /// As `EVENHAND_COLOR()` makes it; nil for 0.
  init?(_ number: UInt32) {
    guard number >> 24 == 0xFF else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }
}
