// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Views

/// What a display list draws, part by part, each with all that it depends on: two lists are compared
/// to find the places where a window looks different.
struct DrawnParts {
  private struct Part: Hashable {
    let item: DisplayList.Item
    let transform: AffineTransform
    let opacity: Double
    let clips: [DisplayList.Item]
  }

  private struct Setting {
    var transform = AffineTransform.identity
    var opacity = 1.0
    var clips: [DisplayList.Item] = []
  }

  private let parts: [Part]

  init(_ list: DisplayList) {
    var parts: [Part] = []
    var setting = Setting()
    var outer: [Setting] = []
    for item in list.items {
      switch item {
      case .push: outer.append(setting)
      case .pop: setting = outer.popLast() ?? setting
      case .transform(let transform): setting.transform.prepend(transform)
      case .opacity(let factor): setting.opacity *= factor
      case .clip: setting.clips.append(item)
      case .blend, .group: break
      case .fill, .stroke, .text, .gradient, .gradientText, .picture:
        parts.append(
          Part(
            item: item, transform: setting.transform, opacity: setting.opacity,
            clips: setting.clips))
      }
    }
    self.parts = parts
  }

  /// The places in the window of what only one of both draws, in points; what is clipped away of it
  /// counts as well.
  @MainActor
  func places(differingFrom other: DrawnParts, _ measurer: any TextMeasurer) -> [Rect] {
    var places: [Rect] = []
    for part in Set(parts).symmetricDifference(other.parts) {
      guard let place = Self.place(of: part.item, measurer) else { continue }
      let box = Self.box(
        [place.minX, place.maxX].flatMap { x in
          [place.minY, place.maxY].map { y in
            part.transform.transform(CGPoint(x: x, y: y))
          }
        })
      places.append(Rect(x: box.minX, y: box.minY, width: box.width, height: box.height))
    }
    return places
  }

  /// In its own space; nil for what draws nothing.
  @MainActor
  private static func place(of item: DisplayList.Item, _ measurer: any TextMeasurer) -> CGRect? {
    switch item {
    case .push, .pop, .transform, .opacity, .clip, .blend, .group: return nil
    case .picture(_, let rect, _): return rect
    case .fill(let path, _), .gradient(let path, _, nil): return box(of: path)
    case .stroke(let path, _, let style), .gradient(let path, _, let style?):
      return box(of: path)?.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    case .text(let run, let origin), .gradientText(let run, let origin, _):
      let size = measurer.size(of: run)
      return CGRect(
        x: origin.x, y: origin.y, width: max(size.width, run.width ?? 0), height: size.height)
    }
  }

  /// Round all its points, those that pull its curves among them.
  private static func box(of path: Path) -> CGRect? {
    let points = path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .arc(let center, let radius, _, _, _):
        [
          CGPoint(x: center.x - radius, y: center.y - radius),
          CGPoint(x: center.x + radius, y: center.y + radius),
        ]
      case .close: []
      }
    }
    return points.isEmpty ? nil : box(points)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
