// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Where the words about an element stand, and how they look: in front of everything, beside what they
/// are about and inside the window.
@MainActor
struct ToolTipLayer: @MainActor Equatable {
  /// Points of text in a line at most, at its own size.
  private static let widest: CGFloat = 320
  private static let inset = CGSize(width: Distance.field, height: Distance.close)

  private let tip: ToolTip
  private let run: TextRun
  private let frame: CGRect
  private let contrast: ColorSchemeContrast
  private let line: Color
  private let ground: Color

  init(
    _ tip: ToolTip, in window: CGSize, _ settings: DisplaySettings, _ measurer: any TextMeasurer
  ) {
    self.tip = tip
    contrast = settings.colorSchemeContrast
    line = contrast == .increased ? .toolTipInk : Color.line.shown(in: settings.colorScheme)
    ground = Color.toolTipGround.shown(in: settings.colorScheme)
    let edge = Distance.close
    let room = CGRect(origin: .zero, size: window).insetBy(dx: edge, dy: edge)
    var run = TextRun(
      text: tip.text, font: .callout.scaled(by: settings.textScale), color: .toolTipInk,
      alignment: tip.isRightToLeft ? .trailing : .leading)
    let most = max(
      1, min(Self.widest * settings.textScale, room.width - 2 * Self.inset.width))
    if measurer.size(of: run).width > most { run.width = most }
    self.run = run
    let text = measurer.size(of: run)
    let size = CGSize(
      width: (text.width + 2 * Self.inset.width).rounded(.up),
      height: (text.height + 2 * Self.inset.height).rounded(.up))
    let anchor = tip.anchor
    // The ring of the focus stays in sight.
    let gap = Distance.small
    let below = anchor.maxY + gap
    let isBelow = below + size.height <= room.maxY
    let y = isBelow ? below : anchor.minY - gap - size.height
    let middle = tip.pointer?.x ?? anchor.midX
    frame = CGRect(
      x: max(room.minX, min(middle - size.width / 2, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(y, room.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.tip === right.tip && left.run == right.run && left.frame == right.frame
      && left.contrast == right.contrast && left.line == right.line && left.ground == right.ground
  }

  /// Gives the element its place.
  func place() {
    tip.element.bounds = CGRect(origin: .zero, size: frame.size)
    tip.element.transform = AffineTransform(translationByX: frame.minX, byY: frame.minY)
  }

  func draw(_ list: inout DisplayList) {
    let panel = Path(roundedRect: frame, cornerRadius: Corner.part)
    list.items.append(.fill(panel, ground))
    list.items.append(
      .stroke(panel, line, StrokeStyle(lineWidth: contrast == .increased ? 2 : 1)))
    list.items.append(
      .text(run, CGPoint(x: frame.minX + Self.inset.width, y: frame.minY + Self.inset.height)))
  }
}

extension View {
  /// What the view is for: shown beside it while a pointer rests on it, or when Ctrl+F1 asks for it
  /// while it has the focus, and said by assistive technologies as a hint.
  public func help<S: StringProtocol>(_ text: S) -> some View { help(String(text)) }

  /// The same for a text.
  public func help(_ text: Text) -> some View { help(text.string) }

  /// The same with words from the application's translations.
  @_disfavoredOverload
  public func help(_ textKey: LocalizedStringKey) -> some View { help(textKey.string) }

  private func help(_ text: String) -> some View {
    SemanticsView(self) {
      $0.hint = text
      $0.toolTip = text
    }
  }
}
