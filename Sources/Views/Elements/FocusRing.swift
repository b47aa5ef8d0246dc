// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The line round the element that has the keyboard: dark blue on white, so that it can be seen on
/// every background.
struct FocusRing: Equatable {
  /// In points, on the screen, whatever the element's scale.
  static let gap: CGFloat = 3
  static let innerWidth: CGFloat = 2
  static let color = Color(red: 0.02, green: 0.16, blue: 0.45)

  let bounds: CGRect
  var transform: AffineTransform
  let radius: CGFloat
  /// Of the window, where something cuts off what lies outside of it.
  let visible: CGRect?
  let contrast: ColorSchemeContrast
  /// Of the window, in points.
  let windowSize: CGSize

  /// Of the dark line, in points; the white one is twice as wide.
  private var width: CGFloat {
    contrast == .increased ? 2 * Self.innerWidth : Self.innerWidth
  }

  /// What it is round, in the window.
  private var box: CGRect { Path(bounds).applying(transform).boundingRect }

  /// What is seen of that; null for nothing.
  var seen: CGRect {
    let room = CGRect(origin: .zero, size: windowSize)
    return box.intersection(visible.map(room.intersection) ?? room)
  }

  /// Where the picture shows what has the focus.
  func moved(by way: AffineTransform?) -> FocusRing {
    guard let way else { return self }
    var ring = self
    ring.transform.append(way)
    return ring
  }

  func draw(_ list: inout DisplayList) {
    let scale = transform.scale
    guard scale > 0, scale.isFinite else { return }
    // The wide ring stands further off, so that it covers nothing of what it is round.
    let gap = (Self.gap + width - Self.innerWidth) / scale
    let line = bounds.insetBy(dx: -gap, dy: -gap)
    let path = Path(roundedRect: inWindow(line), cornerRadius: radius / scale + gap)
    list.items.append(.push)
    if let visible {
      let room = visible.room(
        forLineRound: bounds, transform, reach: Self.gap + 2 * width)
      list.items.append(.clip(Path(room)))
    }
    list.items.append(.transform(transform))
    list.items.append(
      .stroke(path, .white, StrokeStyle(lineWidth: 2 * width / scale)))
    list.items.append(
      .stroke(path, Self.color, StrokeStyle(lineWidth: width / scale)))
    list.items.append(.pop)
  }

  /// The line's place, where what has the focus goes from one edge of the window to the other: the ring
  /// is drawn on it there, for outside nobody would see it.
  private func inWindow(_ line: CGRect) -> CGRect {
    guard transform.m12 == 0, transform.m21 == 0, visible == nil else { return line }
    let box = box
    let room = CGRect(origin: .zero, size: windowSize)
    // What is partly out of sight keeps its shape.
    guard room.insetBy(dx: -1, dy: -1).contains(box), !room.isEmpty,
      box.width > room.width - 2 * Self.gap || box.height > room.height - 2 * Self.gap,
      let back = transform.inverted()
    else { return line }
    let seen = Path(line).applying(transform).boundingRect
      .intersection(room.insetBy(dx: width, dy: width))
    return Path(seen).applying(back).boundingRect
  }
}

extension CGRect {
  /// In points: how much of a box may be out of sight before it counts as cut off.
  private static let cutTolerance: CGFloat = 0.5

  /// Where a line shows that stands outside of a box: on the sides where the box is cut off it is cut
  /// off as well, and on no other.
  ///
  /// - Parameters:
  ///   - transform: From the box's coordinates to this rectangle's.
  ///   - reach: How far outside the line goes, in points.
  func room(
    forLineRound bounds: CGRect, _ transform: AffineTransform, reach: CGFloat
  ) -> CGRect {
    let box = Path(bounds).applying(transform).boundingRect
    let slack = Self.cutTolerance
    let left = box.minX > minX - slack ? min(minX, box.minX - reach) : minX
    let top = box.minY > minY - slack ? min(minY, box.minY - reach) : minY
    let right = box.maxX < maxX + slack ? max(maxX, box.maxX + reach) : maxX
    let bottom = box.maxY < maxY + slack ? max(maxY, box.maxY + reach) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The cross that says where a tap without a pointer goes: dark blue on white, so that it can be
/// seen on every background.
struct CursorMark: Equatable {
  /// Points from the middle to an end, and from the middle to where an arm begins.
  private static let arm: CGFloat = 12
  private static let hole: CGFloat = 3

  var place: CGPoint
  /// Of the window, where something cuts off what lies outside of it.
  let visible: CGRect?

  /// Where the picture shows what has the focus.
  func moved(by way: AffineTransform?) -> CursorMark {
    guard let way else { return self }
    return CursorMark(place: way.transform(place), visible: visible)
  }

  func draw(_ list: inout DisplayList) {
    var path = Path()
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: place.x + x * Self.hole, y: place.y + y * Self.hole))
      path.addLine(to: CGPoint(x: place.x + x * Self.arm, y: place.y + y * Self.arm))
    }
    list.items.append(.push)
    if let visible { list.items.append(.clip(Path(visible))) }
    list.items.append(
      .stroke(path, .white, StrokeStyle(lineWidth: 2 * FocusRing.innerWidth, lineCap: .square)))
    list.items.append(
      .stroke(path, FocusRing.color, StrokeStyle(lineWidth: FocusRing.innerWidth)))
    list.items.append(.pop)
  }
}
