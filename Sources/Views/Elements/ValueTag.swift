// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The name of the value that has the focus, and what it is, inside the ring: several values of one
/// element, and what moves with a value, have one place on the screen.
@MainActor
struct ValueTag: @MainActor Equatable {
  private static let inset = CGSize(width: Distance.close, height: Distance.hair)

  private let run: TextRun
  private let frame: CGRect
  private let ground: Color

  /// - Parameter seen: What is seen of what the ring is round, in the window.
  init(
    _ text: String, in seen: CGRect, of window: CGSize, _ settings: DisplaySettings,
    _ measurer: any TextMeasurer
  ) {
    var run = TextRun(
      text: text, font: Font.caption.shown(in: settings), color: .toolTipInk,
      alignment: .leading)
    run.lineLimit = 1
    let room = CGRect(origin: .zero, size: window)
    let most = max(1, room.width - 2 * Self.inset.width)
    if measurer.size(of: run).width > most { run.width = most }
    let words = measurer.size(of: run)
    let size = CGSize(
      width: (words.width + 2 * Self.inset.width).rounded(.up),
      height: (words.height + 2 * Self.inset.height).rounded(.up))
    let gap = Distance.close
    frame = CGRect(
      origin: CGPoint(
        x: max(0, min(seen.minX + gap, room.maxX - size.width)).rounded(),
        y: max(0, min(seen.minY + gap, room.maxY - size.height)).rounded()),
      size: size)
    self.run = run
    ground = Color.toolTipGround.shown(in: settings.colorScheme)
  }

  func draw(_ list: inout DisplayList) {
    list.items.append(.fill(Path(roundedRect: frame, cornerRadius: Corner.box), ground))
    list.items.append(
      .text(
        run, CGPoint(x: frame.minX + Self.inset.width, y: frame.minY + Self.inset.height)))
  }
}
