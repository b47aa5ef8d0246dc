// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The words of a tool tip, and the keys below them, each drawn as a key: set in lines from a corner on.
@MainActor
struct ToolTipContent: @MainActor Equatable {
  /// Points of text in a line at most, at its own size.
  private static let widest: CGFloat = 320
  /// Round a key's letters.
  private static let cap = CGSize(width: Distance.close, height: 1)

  private struct Piece: Equatable {
    var run: TextRun
    var place: CGPoint
  }

  /// In points.
  private(set) var size = CGSize.zero
  private var pieces: [Piece] = []
  private var caps: [CGRect] = []
  private let measurer: any TextMeasurer
  private let settings: DisplaySettings
  private let isMirrored: Bool

  /// - Parameters:
  ///   - room: For all of it. Of more keys than there is room for, the first ones are set, and the last
  ///     one, which leads to all.
  ///   - isBrief: Whether keys stand without the words above them.
  init(
    _ tip: ToolTip, in room: CGSize, _ settings: DisplaySettings, _ measurer: any TextMeasurer,
    isBrief: Bool = false
  ) {
    self.measurer = measurer
    self.settings = settings
    isMirrored = tip.isRightToLeft
    let most = max(1, min(Self.widest * settings.textScale, room.width))
    if !tip.text.isEmpty, !isBrief { addWords(tip.text, most) }
    guard !tip.lines.isEmpty else { return }
    let whole = Columns(tip.lines, keys: 2, most, self)
    addLines(whole.fits ? whole : Columns(tip.lines, keys: 1, most, self), room.height)
    if isMirrored { mirror() }
  }

  /// Of how many lines the keys are shown.
  var keyCount: Int { caps.count }

  static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.pieces == right.pieces && left.caps == right.caps
  }

  func draw(_ list: inout DisplayList, at corner: CGPoint, line: Color) {
    for cap in caps {
      let outline = Path(
        roundedRect: cap.offsetBy(dx: corner.x, dy: corner.y), cornerRadius: Corner.box)
      list.items.append(.stroke(outline, line, StrokeStyle(lineWidth: 1)))
    }
    for piece in pieces {
      list.items.append(
        .text(piece.run, CGPoint(x: corner.x + piece.place.x, y: corner.y + piece.place.y)))
    }
  }

  private func run(_ text: String, _ font: Font, most: CGFloat) -> TextRun {
    var run = TextRun(
      text: text, font: font.shown(in: settings), color: .toolTipInk,
      alignment: isMirrored ? .trailing : .leading)
    if measurer.size(of: run).width > most { run.width = max(1, most) }
    return run
  }

  private mutating func add(_ run: TextRun, at place: CGPoint) -> TextSize {
    let text = measurer.size(of: run)
    pieces.append(Piece(run: run, place: place))
    size.width = max(size.width, place.x + text.width)
    size.height = max(size.height, place.y + text.height)
    return text
  }

  private mutating func addWords(_ text: String, _ most: CGFloat) {
    _ = add(run(text, .callout, most: most), at: .zero)
  }

  /// Lines of keys and of what they do, one column each.
  private struct Columns {
    let keys: [TextRun]
    let purposes: [TextRun]
    let keyWidth: CGFloat
    /// Whether no line of a purpose has to be broken.
    let fits: Bool

    @MainActor
    init(_ lines: [KeyLine], keys count: Int, _ most: CGFloat, _ content: ToolTipContent) {
      keys = lines.map {
        content.run(
          $0.keys.prefix(count).joined(separator: " or "), .footnote,
          most: most / 2 - 2 * ToolTipContent.cap.width)
      }
      let widest = keys.map { content.measurer.size(of: $0).width }.max() ?? 0
      keyWidth = (widest + 2 * ToolTipContent.cap.width).rounded(.up)
      let rest = most - keyWidth - Distance.small
      purposes = lines.map { content.run($0.purpose, .callout, most: rest) }
      fits = purposes.allSatisfy { $0.width == nil } && keys.allSatisfy { $0.width == nil }
    }
  }

  private mutating func addLines(_ columns: Columns, _ room: CGFloat) {
    let heights = zip(columns.keys, columns.purposes).map { key, purpose in
      max(
        measurer.size(of: key).height + 2 * Self.cap.height, measurer.size(of: purpose).height)
        + Distance.tight
    }
    var shown = Array(heights.indices)
    let start = size.height
    while shown.count > 1, start + shown.map({ heights[$0] }).reduce(0, +) > room {
      shown.remove(at: shown.count - 2)
    }
    var y = start
    for index in shown {
      y += Distance.tight
      let height = heights[index] - Distance.tight
      let key = measurer.size(of: columns.keys[index])
      let cap = CGRect(
        x: 0, y: y + (height - key.height) / 2 - Self.cap.height,
        width: key.width + 2 * Self.cap.width, height: key.height + 2 * Self.cap.height)
      caps.append(cap)
      _ = add(
        columns.keys[index], at: CGPoint(x: Self.cap.width, y: cap.minY + Self.cap.height))
      let purpose = measurer.size(of: columns.purposes[index])
      _ = add(
        columns.purposes[index],
        at: CGPoint(x: columns.keyWidth + Distance.small, y: y + (height - purpose.height) / 2))
      y += height
      size.height = max(size.height, y)
    }
  }

  private mutating func mirror() {
    for index in pieces.indices {
      let width = measurer.size(of: pieces[index].run).width
      pieces[index].place.x = size.width - pieces[index].place.x - width
    }
    caps = caps.map {
      CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }
}
