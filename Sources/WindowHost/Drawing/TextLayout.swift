// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Owns one Pango layout: a text broken into lines and glyphs, and its box.
final class TextLayout {
  let pointer: OpaquePointer
  /// In points.
  let size: TextSize
  /// Where the box begins in the layout's own coordinates: not 0 where lines are centred or trailing
  /// in a width that they do not fill.
  let origin: CGPoint
  /// Round the letters as drawn, which may reach out of the box; from the box's top left, in points.
  let ink: CGRect
  /// How far letters may lie beside their place in ``ink``, in points: their outlines are fitted to
  /// the pixels anew at each scale and turn.
  let inkTolerance: CGFloat

  init?(
    run: TextRun, context: OpaquePointer, description: (Font) -> OpaquePointer?
  ) {
    guard let layout = pango_layout_new(context) else { return nil }
    pointer = layout
    pango_layout_set_font_description(layout, description(run.font))
    // Pango stops at a NUL and complains on the terminal.
    let shown = run.shownText
    let text = shown.contains("\0") ? shown.replacing("\0", with: "\u{FFFD}") : shown
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    if let attributes = TextAttributes.list(of: run, in: text, description) {
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_alignment(layout, Self.alignment(run.alignment))
    if run.lineSpacing != 0 { pango_layout_set_spacing(layout, Self.units(run.lineSpacing)) }
    if let width = run.width {
      pango_layout_set_width(layout, Self.units(width))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if let limit = run.lineLimit {
        pango_layout_set_ellipsize(layout, Self.ellipsis(run.truncation))
        // 0 is one line in all, a negative number is lines in each paragraph.
        pango_layout_set_height(layout, limit <= 1 ? 0 : -Int32(clamping: limit))
      }
    }
    var logical = PangoRectangle()
    var inked = PangoRectangle()
    pango_layout_get_extents(layout, &inked, &logical)
    ink = CGRect(
      x: Self.points(inked.x - logical.x), y: Self.points(inked.y - logical.y),
      width: Self.points(inked.width), height: Self.points(inked.height))
    inkTolerance = 2 + TextLayouts.usableSize(of: run.font) / 8
    origin = CGPoint(x: Self.points(logical.x), y: Self.points(logical.y))
    size = TextSize(
      width: Self.points(logical.width).rounded(.up),
      height: Self.points(logical.height).rounded(.up),
      firstBaseline: Self.points(pango_layout_get_baseline(layout) - logical.y),
      lastBaseline: Self.points(Self.lastBaseline(of: layout) - logical.y))
  }

  /// In Pango's units, from the top of the layout.
  private static func lastBaseline(of layout: OpaquePointer) -> Int32 {
    guard pango_layout_get_line_count(layout) > 1, let iterator = pango_layout_get_iter(layout)
    else { return pango_layout_get_baseline(layout) }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return pango_layout_iter_get_baseline(iterator)
  }

  /// Where each character of a line begins, and where the last one ends, in points from its left.
  func edges(of text: String) -> [CGFloat] {
    guard let line = pango_layout_get_line_readonly(pointer, 0) else {
      return [CGFloat](repeating: 0, count: text.count + 1)
    }
    var edges: [CGFloat] = []
    edges.reserveCapacity(text.count + 1)
    var (index, last) = (0, 0)
    for character in text {
      edges.append(Self.edge(of: line, index))
      last = index
      index += character == "\0" ? 3 : character.utf8.count
    }
    edges.append(Self.edge(of: line, last, isEnd: index > 0))
    return edges
  }

  /// Where a character begins, or ends: that is its left where it is read from right to left.
  private static func edge(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ index: Int, isEnd: Bool = false
  ) -> CGFloat {
    var x: Int32 = 0
    pango_layout_line_index_to_x(line, Int32(clamping: index), isEnd ? 1 : 0, &x)
    return points(x)
  }

  /// The text's lines, each with its place in the box.
  func lines(of text: String) -> [TextRun.Line] {
    guard let iterator = pango_layout_get_iter(pointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextRun.Line] = []
    var place = text.startIndex
    var (offset, byte) = (0, 0)
    func step() {
      byte += text[place] == "\0" ? 3 : text[place].utf8.count
      offset += 1
      place = text.index(after: place)
    }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      let start = Int(line.pointee.start_index)
      let end = start + Int(line.pointee.length)
      // What ends a paragraph is in no line.
      while place < text.endIndex, byte < start { step() }
      if let last = lines.indices.last, lines[last].range.upperBound == offset, offset > 0 {
        lines[last].isWrapped = true
      }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let left = Self.points(logical.x) - origin.x
      var edges: [CGFloat] = []
      let first = offset
      var last = byte
      while place < text.endIndex, byte < end {
        edges.append(left + Self.edge(of: line, byte))
        last = byte
        step()
      }
      edges.append(left + Self.edge(of: line, last, isEnd: offset > first))
      lines.append(
        TextRun.Line(
          range: first..<offset, edges: edges, top: Self.points(logical.y) - origin.y,
          height: Self.points(logical.height), isWrapped: false))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Pango counts in 1/1024 of a point and in 32 bits; wider than a million points is no limit that
  /// a window could show.
  static func units(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return points > 0 ? Int32(1_000_000 * PANGO_SCALE) : 0 }
    return Int32(min(max(points, 0), 1_000_000) * CGFloat(PANGO_SCALE))
  }

  static func signedUnits(_ points: CGFloat) -> Int32 {
    points < 0 ? -units(-points) : units(points)
  }

  private static func ellipsis(_ truncation: TextRun.Truncation) -> PangoEllipsizeMode {
    switch truncation {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }

  private static func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  private static func alignment(_ alignment: TextRun.Alignment) -> PangoAlignment {
    switch alignment {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}
