// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Makes text layouts, and keeps the ones used lately.
///
/// A text is laid out once for both measuring and drawing, so that what was measured is what is
/// drawn. Colour is no part of the layout, but for that of a span: a text that changes its colour is
/// not laid out again.
@MainActor
final class TextLayouts {
  private var context: OpaquePointer?
  private var layouts: GenerationCache<TextRun, TextLayout?>
  private var descriptions: [Font: OpaquePointer] = [:]

  /// A page of the gallery shows about 40 texts, and a layout takes 3 to 4 KB: 150 hold a page and
  /// what changes on it, and twice as many are kept at most, which a page that shows ever new texts
  /// fills.
  init(capacity: Int = 150) {
    layouts = GenerationCache(capacity: capacity)
    context = Self.context(pango_cairo_font_map_get_default())
    waitForFontconfig()
  }

  private static func context(
    _ fonts: UnsafeMutablePointer<PangoFontMap>?
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(fonts) else { return nil }
    let options = cairo_font_options_create()
    // Grey, because coloured fringes are wrong on a turned text and in a picture of the window.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  /// Goes on with a font map of its own, in a copy of a process in which threads are missing: in
  /// newer versions of Pango than 1.50 each map has a thread that looks for fonts.
  func renew() {
    guard let fonts = pango_cairo_font_map_new() else { return }
    // What there was is left alone: its end would wait for its thread.
    context = Self.context(fonts)
    layouts = GenerationCache(capacity: layouts.capacity)
  }

  /// Fontconfig starts on a thread of Pango's own and reads the environment there, which whoever
  /// sets a variable meanwhile would pull from under it. It is done when the first font is there.
  private func waitForFontconfig() {
    guard let context, let font = pango_context_load_font(context, description(of: .body)) else {
      return
    }
    g_object_unref(UnsafeMutableRawPointer(font))
  }

  isolated deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  var count: Int { layouts.count }

  func layout(for run: TextRun) -> TextLayout? {
    guard let context else { return nil }
    var key = run
    key.color = .black
    return layouts.value(for: key) {
      TextLayout(run: run, context: context, description: description(of:))
    }
  }

  private func description(of font: Font) -> OpaquePointer {
    if let description = descriptions[font] { return description }
    // A font size that animates would fill the table.
    if descriptions.count >= 200 {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions = [:]
    }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.familyName)
    // Absolute, so that a point of text is a point of the window whatever the screen's resolution.
    pango_font_description_set_absolute_size(
      description, Double(Self.usableSize(of: font)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if font.width != .standard {
      pango_font_description_set_stretch(description, Self.stretch(of: font.width))
    }
    guard let description else { return pango_font_description_from_string("Sans") }
    descriptions[font] = description
    return description
  }

  /// In points, from 1 to 2,000.
  nonisolated static func usableSize(of font: Font) -> CGFloat {
    font.size.isFinite ? min(max(font.size, 1), 2000) : Font.body.size
  }

  private static func stretch(of width: Font.Width) -> PangoStretch {
    switch width.value {
    case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.1): PANGO_STRETCH_CONDENSED
    case ..<0.1: PANGO_STRETCH_NORMAL
    default: PANGO_STRETCH_EXPANDED
    }
  }
}

extension PangoTextMeasurer {
  /// Whether a family of this name is installed; without it, Fontconfig would pick one that may look
  /// like nothing the desktop has.
  public nonisolated static func hasFamily(_ name: String) -> Bool {
    pango_font_map_get_family(pango_cairo_font_map_get_default(), name) != nil
  }
}
