// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// What Pango is told of the letters of a text beside its font.
enum TextAttributes {
  /// The lines below and through the letters, how letters stand, and what looks otherwise; nil for
  /// none.
  ///
  /// - Parameter text: The run's, as Pango has it: a character may have other bytes there.
  static func list(
    of run: TextRun, in text: String, _ description: (Font) -> OpaquePointer?
  ) -> OpaquePointer? {
    let isPlain =
      !run.isUnderlined && !run.isStruckThrough && run.tracking == 0 && run.rise == 0
      && run.spans.isEmpty && run.width == nil
    guard !isPlain, let list = pango_attr_list_new() else { return nil }
    // A word that is too long for its line is broken without a sign.
    if run.width != nil { add(pango_attr_insert_hyphens_new(0), to: list) }
    if run.tracking != 0 { add(spacing(run.tracking), to: list) }
    if run.rise != 0 { add(rise(run.rise), to: list) }
    for line in lines(run.isUnderlined, run.isStruckThrough, run.lineColors) {
      add(line, to: list)
    }
    guard !run.spans.isEmpty else { return list }
    var place = text.startIndex
    var offset = 0
    func byte(of character: Int) -> Int {
      while offset < character, place < text.endIndex {
        place = text.index(after: place)
        offset += 1
      }
      return text.utf8.distance(from: text.startIndex, to: place)
    }
    for span in run.spans {
      let bytes = byte(of: span.range.lowerBound)..<byte(of: span.range.upperBound)
      for attribute in attributes(of: span, in: run, description) {
        add(attribute, to: list, bytes)
      }
    }
    return list
  }

  private typealias Attribute = UnsafeMutablePointer<PangoAttribute>

  private static func attributes(
    of span: TextRun.Span, in run: TextRun, _ description: (Font) -> OpaquePointer?
  ) -> [Attribute?] {
    var attributes: [Attribute?] = []
    if span.font != run.font, let font = description(span.font) {
      attributes.append(pango_attr_font_desc_new(font))
    }
    if let color = span.color {
      attributes.append(attribute(color, pango_attr_foreground_new))
      // Pango takes 0 for what is not said.
      attributes.append(pango_attr_foreground_alpha_new(max(1, part(color.alpha))))
    }
    attributes += lines(span.isUnderlined, span.isStruckThrough, span.lineColors)
    if span.tracking != run.tracking { attributes.append(spacing(span.tracking)) }
    if span.rise != run.rise { attributes.append(rise(span.rise)) }
    if let ground = span.background {
      attributes.append(attribute(ground, pango_attr_background_new))
      attributes.append(pango_attr_background_alpha_new(max(1, part(ground.alpha))))
    }
    if let picture = span.picture { attributes.append(room(of: picture)) }
    return attributes
  }

  private static func room(of picture: InlinePicture) -> Attribute? {
    var box = PangoRectangle(
      x: 0, y: -TextLayout.units(picture.rise), width: TextLayout.units(picture.size.width),
      height: TextLayout.units(picture.size.height))
    return pango_attr_shape_new(&box, &box)
  }

  /// The lines below and through letters; Pango has no alpha for them.
  private static func lines(
    _ isUnderlined: Bool, _ isStruckThrough: Bool, _ colors: LetterLineColors
  ) -> [Attribute?] {
    var attributes: [Attribute?] = []
    if isUnderlined {
      attributes.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      if let color = colors.below {
        attributes.append(attribute(color, pango_attr_underline_color_new))
      }
    }
    if isStruckThrough {
      attributes.append(pango_attr_strikethrough_new(1))
      if let color = colors.through {
        attributes.append(attribute(color, pango_attr_strikethrough_color_new))
      }
    }
    return attributes
  }

  private static func attribute(
    _ color: Color, _ make: (UInt16, UInt16, UInt16) -> Attribute?
  ) -> Attribute? {
    make(part(color.red), part(color.green), part(color.blue))
  }

  private static func part(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }

  private static func spacing(_ tracking: CGFloat) -> Attribute? {
    pango_attr_letter_spacing_new(TextLayout.signedUnits(tracking))
  }

  private static func rise(_ rise: CGFloat) -> Attribute? {
    pango_attr_rise_new(TextLayout.signedUnits(rise))
  }

  /// - Parameter bytes: Nil for all of the text.
  private static func add(
    _ attribute: Attribute?, to list: OpaquePointer, _ bytes: Range<Int>? = nil
  ) {
    guard let attribute else { return }
    if let bytes {
      attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
    }
    pango_attr_list_insert(list, attribute)
  }
}
