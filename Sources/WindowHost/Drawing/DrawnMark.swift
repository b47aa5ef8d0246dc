// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// An item that leaves pixels, with the state in which it is drawn: two that are equal leave equal
/// pixels.
struct DrawnMark {
  /// Where it stands in the list.
  let index: Int
  let item: DisplayList.Item
  let state: DrawingState
  /// The pixels outside of which it leaves nothing.
  let box: PixelRect
}

extension DrawnMark {
  /// A rectangle whose sides lie between pixels, without a clip.
  var coversWholePixels: Bool {
    guard case .fill(let path, _) = item, state.clips.isEmpty, state.groups.isEmpty,
      state.blend == .normal, state.transform.m12 == 0,
      state.transform.m21 == 0
    else { return false }
    return path.isRectangle(betweenPixelsOf: state.transform)
  }

  func looks(like other: DrawnMark) -> Bool {
    box == other.box && item == other.item && state == other.state
  }
}

/// What `push` saves and `pop` brings back.
struct DrawingState: Hashable {
  /// One clip, with the transform in which its path is meant.
  struct Clip: Hashable {
    var path: Path
    var transform: AffineTransform
  }

  /// From the item's coordinates to pixels.
  var transform: AffineTransform
  var opacity = 1.0
  var blend = BlendMode.normal
  var groups: [GroupOperator] = []
  var clips: [Clip] = []
  /// The pixels that the clips leave.
  var bounds: PixelRect
  /// What is blurred as it is put together, the outer ones first.
  var blurs: [Blurring] = []

  /// A group that spreads what is drawn in it, or shows it elsewhere.
  struct Blurring: Hashable {
    /// In pixels; nil for anywhere.
    var reach: Int?
    /// The pixels that the clips outside leave.
    var bounds: PixelRect
  }
}

/// The marks of a display list, back to front.
@MainActor
struct DrawnMarks {
  private(set) var marks: [DrawnMark] = []
  private let measurer: PangoTextMeasurer
  private var state: DrawingState
  private var saved: [DrawingState] = []

  init(of list: DisplayList, scale: Double, bounds: PixelRect, measurer: PangoTextMeasurer) {
    self.measurer = measurer
    state = DrawingState(transform: AffineTransform(scale: scale), bounds: bounds)
    marks.reserveCapacity(list.items.count)
    for (index, item) in list.items.enumerated() { take(item, at: index) }
  }

  private mutating func take(_ item: DisplayList.Item, at index: Int) {
    switch item {
    case .push: saved.append(state)
    case .pop: if let last = saved.popLast() { state = last }
    case .transform(let transform):
      if transform.isDrawable {
        state.transform.prepend(transform)
      } else {
        state.bounds = .empty
      }
    case .opacity(let factor): state.opacity *= DisplayList.usableOpacity(factor)
    case .clip(let path):
      state.clips.append(DrawingState.Clip(path: path, transform: state.transform))
      let box = PixelRect(touchedBy: pixels(path.drawnRect, reach: 0))
      state.bounds = state.bounds.intersection(box)
    case .picture(_, let rect, _):
      guard isVisible(.black) else { return }
      leave(item, index, Path(rect).drawnRect, reach: 1)
    case .blend(let mode): state.blend = mode
    case .group(let operation):
      // One group a level, and none outside of all levels.
      guard let outer = saved.last, state.groups.count == outer.groups.count else { return }
      state.groups.append(operation)
      if case .projected = operation {
        state.blurs.append(DrawingState.Blurring(reach: nil, bounds: state.bounds))
        state.bounds = Self.everywhere
      }
      guard case .blurred(let radius) = operation else { return }
      let blur = Blur(radius: radius, scale: state.transform.meanScale)
      // The renderer's own sums may come to the next width.
      let reach = blur.reach + 3
      state.blurs.append(DrawingState.Blurring(reach: reach, bounds: state.bounds))
      state.bounds = state.bounds.grown(by: reach)
    case .gradient(let path, _, let style):
      guard isVisible(.black), style.map({ $0.lineWidth > 0 }) ?? true else { return }
      leave(item, index, path.drawnRect, reach: style?.reach(along: path) ?? 0)
    case .fill(let path, let color):
      guard isVisible(color) else { return }
      leave(item, index, path.drawnRect, reach: 0)
    case .stroke(let path, let color, let style):
      guard isVisible(color), style.lineWidth > 0 else { return }
      leave(item, index, path.drawnRect, reach: style.reach(along: path))
    case .text(let run, let place), .gradientText(let run, let place, _):
      guard isVisible(run.color), place.x.isFinite, place.y.isFinite,
        let layout = measurer.layouts.layout(for: run)
      else { return }
      leave(
        item, index, layout.ink.offsetBy(dx: place.x, dy: place.y), reach: layout.inkTolerance)
    }
  }

  /// Cairo counts pixels in 24 bits.
  private static let everywhere = PixelRect(
    minX: -4_000_000, minY: -4_000_000, maxX: 4_000_000, maxY: 4_000_000)

  private func isVisible(_ color: Color) -> Bool {
    !state.bounds.isEmpty && color.alpha * state.opacity > 0
  }

  private mutating func leave(
    _ item: DisplayList.Item, _ index: Int, _ rect: CGRect, reach: CGFloat
  ) {
    var box = PixelRect(touchedBy: pixels(rect, reach: reach)).intersection(state.bounds)
    for blur in state.blurs.reversed() {
      guard !box.isEmpty else { return }
      box = blur.reach.map { box.grown(by: $0).intersection(blur.bounds) } ?? blur.bounds
    }
    guard !box.isEmpty else { return }
    marks.append(DrawnMark(index: index, item: item, state: state, box: box))
  }

  /// The box of a rectangle's corners in pixels.
  private func pixels(_ rect: CGRect, reach: CGFloat) -> CGRect {
    guard !rect.isNull else { return .null }
    let transform = state.transform
    let (left, right) = (rect.minX - reach, rect.maxX + reach)
    let (top, bottom) = (rect.minY - reach, rect.maxY + reach)
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      let pixelX = transform.m11 * x + transform.m21 * y + transform.tX
      let pixelY = transform.m12 * x + transform.m22 * y + transform.tY
      low = CGPoint(x: min(low.x, pixelX), y: min(low.y, pixelY))
      high = CGPoint(x: max(high.x, pixelX), y: max(high.y, pixelY))
    }
    // Cairo counts pixels in 24 bits; what leaves them may come out anywhere.
    let limit: CGFloat = 4_000_000
    guard low.x > -limit, low.y > -limit, high.x < limit, high.y < limit, low.x <= high.x,
      low.y <= high.y
    else {
      return CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension DisplayList {
  /// Opacity from 0 to 1; a number that is none changes nothing.
  static func usableOpacity(_ factor: Double) -> Double {
    factor.isFinite ? min(max(factor, 0), 1) : 1
  }
}

extension AffineTransform {
  /// How many times as long a line becomes, in the mean of all directions.
  var meanScale: CGFloat {
    let scale = abs(m11 * m22 - m12 * m21).squareRoot()
    return scale.isFinite ? scale : 0
  }

  /// Whether anything is visible through it: it has an inverse.
  var isDrawable: Bool {
    [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite) && abs(m11 * m22 - m12 * m21) > 1e-12
  }
}

extension Path {
  /// Round everything that is drawn of it: an element with a number that is none is left out.
  var drawnRect: CGRect {
    let rect = boundingRect
    if rect.isNull || [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) {
      return rect
    }
    // The numbers of such an element may have hidden others from the box.
    let far: CGFloat = 1e9
    return CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
  }
}

extension Path {
  /// Whether it is one rectangle as `addRect` makes it, with whole numbers after a transform that
  /// does not turn.
  fileprivate func isRectangle(betweenPixelsOf transform: AffineTransform) -> Bool {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], elements[4] == .close, first.y == second.y,
      second.x == third.x, third.y == fourth.y, fourth.x == first.x
    else { return false }
    return [first, third].allSatisfy { corner in
      let x = corner.x * transform.m11 + transform.tX
      let y = corner.y * transform.m22 + transform.tY
      return x == x.rounded() && y == y.rounded()
    }
  }
}

extension StrokeStyle {
  /// How far the stroke may reach beyond its path, in points.
  func reach(along path: Path) -> CGFloat {
    let half = (lineWidth.isFinite ? lineWidth : 1) / 2
    switch lineJoin {
    // Cairo ends a miter that is longer than ten times the line's half width.
    case .miter: return half * (path.elements.count > 2 ? 10 : 1.5)
    // A square cap's corner is the square root of two away.
    case .round, .bevel: return half * 1.5
    }
  }
}
