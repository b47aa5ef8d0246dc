// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Where the words about an element stand, and how they look: in front of everything, beside what they
/// are about and inside the window.
@MainActor
struct ToolTipLayer: @MainActor Equatable {
  private static let inset = CGSize(width: Distance.field, height: Distance.close)
  /// Of the window's height, what keys beside a control take of it at most, and the points that they
  /// have in a low one.
  private static let (share, least): (CGFloat, CGFloat) = (0.6, 300)
  /// Of more keys than there is room for beside the control, how many at least are better than all of them
  /// on it.
  private static let fewestKeys = 3
  /// Of the height that there is, what keys take at most where they have to lie on the control.
  private static let shareOnControl: CGFloat = 0.45
  /// Of the window's width, what a section or a page that scrolls takes at least for the keys to stay in
  /// it, and of its height the points.
  private static let (pageShare, pageHeight): (CGFloat, CGFloat) = (0.7, 160)

  private let tip: ToolTip
  private let content: ToolTipContent
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
    let room = Self.room(for: tip, in: window)
    var inner = room.insetBy(dx: Self.inset.width, dy: Self.inset.height)
    if inner.isNull { inner = .zero }
    if !tip.lines.isEmpty {
      inner.size.height = max(inner.height * Self.share, min(inner.height, Self.least))
    }
    let all = ToolTipContent(tip, in: inner.size, settings, measurer)
    let place = Self.place(of: all, tip, in: room)
    let strip = max(tip.anchor.minY - room.minY, room.maxY - tip.anchor.maxY)
    inner.size.height = strip - Distance.small - 2 * Self.inset.height
    guard !place.isClear, !tip.lines.isEmpty else {
      (content, frame) = (all, place.frame)
      return
    }
    if inner.height > 0 {
      let some = ToolTipContent(tip, in: inner.size, settings, measurer)
      let place = Self.place(of: some, tip, in: room)
      if place.isClear, some.keyCount >= min(Self.fewestKeys, tip.lines.count) {
        (content, frame) = (some, place.frame)
        return
      }
    }
    inner.size.height = max(0, room.height * Self.shareOnControl - 2 * Self.inset.height)
    let few = ToolTipContent(tip, in: inner.size, settings, measurer, isBrief: true)
    content = few.keyCount >= min(Self.fewestKeys, tip.lines.count) ? few : all
    frame = Self.place(of: content, tip, in: room).frame
  }

  /// The window; for keys, a section or a page that scrolls in it, so that what stands round it stays in
  /// sight.
  private static func room(for tip: ToolTip, in window: CGSize) -> CGRect {
    let edge = Distance.close
    let whole = CGRect(origin: .zero, size: window).insetBy(dx: edge, dy: edge)
    guard !tip.lines.isEmpty, let visible = tip.visibleRoom else { return whole }
    let page = whole.intersection(visible)
    return page.width >= whole.width * pageShare && page.height >= pageHeight ? page : whole
  }

  /// Below what it is about or above it, or first to the side of it. Where there is no room on any side,
  /// in the last corner of it, so that nothing else is covered; where it is too small for that, at the
  /// edge of the window where less of it is covered.
  ///
  /// - Returns: Whether it leaves in sight what it is about, or lies inside of that, as well.
  private static func place(
    of content: ToolTipContent, _ tip: ToolTip, in room: CGRect
  ) -> (frame: CGRect, isClear: Bool) {
    let size = CGSize(
      width: (content.size.width + 2 * inset.width).rounded(.up),
      height: (content.size.height + 2 * inset.height).rounded(.up))
    let anchor = tip.anchor
    // The ring of the focus stays in sight.
    let gap = Distance.small
    let (right, left) = (anchor.maxX + gap, anchor.minX - gap - size.width)
    let sides = (tip.isRightToLeft ? [left, right] : [right, left])
      .filter { $0 >= room.minX && $0 + size.width <= room.maxX }
      .map { CGPoint(x: $0, y: anchor.midY - size.height / 2) }
    let middle = (tip.pointer?.x ?? anchor.midX) - size.width / 2
    let lines = [anchor.maxY + gap, anchor.minY - gap - size.height]
      .filter { $0 >= room.minY && $0 + size.height <= room.maxY }
      .map { CGPoint(x: middle, y: $0) }
    let places = tip.prefersSide ? sides + lines : lines + sides
    func covered(from y: CGFloat) -> CGFloat {
      max(0, min(y + size.height, anchor.maxY) - max(y, anchor.minY))
    }
    let (bottom, top) = (room.maxY - size.height, room.minY)
    let edge = covered(from: top) < covered(from: bottom) ? top : bottom
    let inside = anchor.intersection(room).insetBy(dx: gap, dy: gap)
    let hasRoom = inside.width >= size.width && inside.height >= size.height
    let end = tip.isRightToLeft ? inside.minX : inside.maxX - size.width
    let near = min(max(middle, inside.minX), inside.maxX - size.width)
    let last = CGPoint(x: tip.pointer == nil ? end : near, y: inside.maxY - size.height)
    let corner = places.first ?? (hasRoom ? last : CGPoint(x: middle, y: edge))
    let frame = CGRect(
      x: max(room.minX, min(corner.x, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(corner.y, room.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
    return (frame, !places.isEmpty || hasRoom)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.tip === right.tip && left.content == right.content && left.frame == right.frame
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
    content.draw(
      &list, at: CGPoint(x: frame.minX + Self.inset.width, y: frame.minY + Self.inset.height),
      line: contrast == .increased ? .toolTipInk : .toolTipKeyLine)
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
