// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Where the open menu's lines stand, and how they look: in front of everything, inside the window.
@MainActor
struct MenuLayer {
  /// What the picture depends on.
  struct Look: Equatable {
    var menu: ObjectIdentifier
    var focusedLine: Int?
    var size: CGSize
  }

  /// Points between the menu's edge and its lines, and between it and the window's edge.
  private static let inset: CGFloat = 6
  private static let lineInset = CGSize(width: 12, height: 6)
  /// Points between a label and its keys.
  private static let gap: CGFloat = 28
  private static let markWidth: CGFloat = 20
  private static let dividerHeight: CGFloat = 9
  private static let radius: CGFloat = 8

  private let menu: ActionsMenu
  private let focusedLine: Int?
  private let window: CGSize
  private let scheme: ColorScheme
  private let accent: Color
  /// On that.
  private let ink: Color
  private let isStrong: Bool
  private let frame: CGRect
  /// Of each line, from the menu's top left corner.
  private let frames: [CGRect]
  /// Of each line.
  private let words: [LineWords]
  /// The room before the labels for what marks the line that is chosen.
  private let marks: CGFloat

  init(
    _ menu: ActionsMenu, focusedLine: Int?, in window: CGSize, _ settings: DisplaySettings,
    _ measurer: any TextMeasurer
  ) {
    self.menu = menu
    self.focusedLine = focusedLine
    self.window = window
    scheme = settings.colorScheme
    isStrong = settings.colorSchemeContrast == .increased
    // What is chosen is as black as can be in high contrast, and white where it is dark.
    accent = isStrong ? (scheme == .dark ? .white : .black) : settings.accentGround
    ink = isStrong && scheme == .dark ? .black : .white
    let (font, keyFont) = (
      Font.body.shown(in: settings), Font.callout.shown(in: settings)
    )
    marks = menu.lines.contains { $0.isChosen != nil } ? Self.markWidth : 0
    let room = CGSize(
      width: max(0, window.width - 2 * Self.inset), height: max(0, window.height - 2 * Self.inset))
    let round = marks + 2 * (Self.inset + Self.lineInset.width)
    words = menu.lines.map {
      LineWords(
        label: Self.line($0.label, font), keys: Self.line($0.keys, keyFont), gap: Self.gap,
        room: max(0, room.width - round), measurer)
    }
    let content = words.map(\.size.width).max() ?? 0
    let width = min((content + round).rounded(.up), room.width)
    var y = Self.inset
    let frames = zip(menu.lines, words).map { line, words in
      let height =
        line.isDivider
        ? Self.dividerHeight : (words.size.height + 2 * Self.lineInset.height).rounded(.up)
      defer { y += height }
      return CGRect(x: Self.inset, y: y, width: max(0, width - 2 * Self.inset), height: height)
    }
    let height = min(y + Self.inset, room.height)
    // Where the window is too low for all of it, the line with the focus is in sight.
    let below = focusedLine.map { frames[$0].maxY + Self.inset - height } ?? 0
    let offset = max(0, below)
    self.frames = frames.map { $0.offsetBy(dx: 0, dy: -offset) }
    frame = CGRect(
      x: min(max(menu.anchor.x, Self.inset), window.width - Self.inset - width),
      y: min(max(menu.anchor.y, Self.inset), window.height - Self.inset - height),
      width: width, height: height)
  }

  var look: Look {
    Look(menu: ObjectIdentifier(menu), focusedLine: focusedLine, size: window)
  }

  /// Gives the elements their places.
  func place() {
    menu.element.bounds = CGRect(origin: .zero, size: frame.size)
    menu.element.transform = AffineTransform(translationByX: frame.minX, byY: frame.minY)
    for (line, frame) in zip(menu.lines, frames) {
      line.element.bounds = CGRect(origin: .zero, size: frame.size)
      line.element.transform = AffineTransform(translationByX: frame.minX, byY: frame.minY)
    }
  }

  func draw(_ list: inout DisplayList) {
    let panel = Path(roundedRect: frame, cornerRadius: Self.radius)
    for (spread, opacity) in [(CGFloat(6), 0.05), (3, 0.08)] {
      let shadow = frame.offsetBy(dx: 0, dy: spread / 2).insetBy(dx: -spread, dy: -spread)
      list.items.append(
        .fill(
          Path(roundedRect: shadow, cornerRadius: Self.radius + spread),
          Color(white: 0, opacity: opacity)))
    }
    list.items.append(.fill(panel, Color.panelGround.shown(in: scheme)))
    list.items.append(.push)
    list.items.append(.clip(panel))
    for index in menu.lines.indices { draw(index, &list) }
    list.items.append(.pop)
    list.items.append(
      .stroke(
        panel, (isStrong ? Color.primary : .line).shown(in: scheme),
        StrokeStyle(lineWidth: isStrong ? 2 : 1)))
  }

  private func draw(_ index: Int, _ list: inout DisplayList) {
    let line = menu.lines[index]
    let row = frames[index].offsetBy(dx: frame.minX, dy: frame.minY)
    guard !line.isDivider else {
      let rule = CGRect(
        x: row.minX + Self.lineInset.width, y: row.midY.rounded(),
        width: max(0, row.width - 2 * Self.lineInset.width), height: 1)
      list.items.append(.fill(Path(rule), Color.line.shown(in: scheme)))
      return
    }
    let isFocused = index == focusedLine
    if isFocused {
      list.items.append(.fill(Path(roundedRect: row, cornerRadius: 5), accent))
    }
    let isRightToLeft = menu.isRightToLeft
    var inner = row.insetBy(dx: Self.lineInset.width, dy: Self.lineInset.height)
    let plain: Color = !line.isEnabled ? .disabledInk : line.isDestructive ? .red : .primary
    let color: Color = isFocused ? ink : plain.shown(in: scheme)
    if marks > 0 {
      if line.isChosen == true {
        let x = isRightToLeft ? inner.maxX - Self.mark.width : inner.minX
        let mark = Self.check.offsetBy(dx: x, dy: inner.midY - Self.mark.height / 2)
        list.items.append(
          .stroke(mark, color, StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
      }
      inner.size.width -= marks
      if !isRightToLeft { inner.origin.x += marks }
    }
    let words = words[index]
    if !line.keys.isEmpty {
      var run = words.keys
      run.color = isFocused ? ink : Color.secondary.shown(in: scheme)
      let size = words.keysSize
      let x = isRightToLeft ? inner.minX : inner.maxX - size.width
      let y = words.isStacked ? inner.maxY - size.height : inner.midY - size.height / 2
      list.items.append(.text(run, CGPoint(x: x, y: y)))
    }
    var run = words.label
    run.color = color
    let x = isRightToLeft ? inner.maxX - words.labelSize.width : inner.minX
    list.items.append(.text(run, CGPoint(x: x, y: inner.minY)))
  }

  private static let mark = CGSize(width: 11, height: 10)
  private static let check = Path { path in
    path.addLines([CGPoint(x: 0, y: 5.5), CGPoint(x: 4, y: 9.5), CGPoint(x: 11, y: 0.5)])
  }

  private static func line(_ text: String, _ font: Font) -> TextRun {
    TextRun(text: text, font: font, color: .primary, lineLimit: 1)
  }
}

/// What stands in a line of a menu, and how much room it takes.
private struct LineWords {
  /// Broken into lines where it is too wide by itself.
  private(set) var label: TextRun
  let keys: TextRun
  private(set) var labelSize: TextSize
  let keysSize: TextSize
  /// Whether the keys stand below the label, as there is no room beside it.
  let isStacked: Bool
  let size: CGSize

  @MainActor
  init(
    label: TextRun, keys: TextRun, gap: CGFloat, room: CGFloat, _ measurer: any TextMeasurer
  ) {
    (self.label, self.keys) = (label, keys)
    labelSize = measurer.size(of: label)
    keysSize = measurer.size(of: keys)
    let beside = keys.text.isEmpty ? labelSize.width : labelSize.width + gap + keysSize.width
    guard beside > room else {
      isStacked = false
      size = CGSize(width: beside, height: labelSize.height)
      return
    }
    if labelSize.width > room {
      (self.label.width, self.label.lineLimit) = (room, nil)
      labelSize = measurer.size(of: self.label)
    }
    isStacked = !keys.text.isEmpty
    size = CGSize(
      width: max(labelSize.width, keysSize.width),
      height: labelSize.height + (isStacked ? keysSize.height : 0))
  }
}
