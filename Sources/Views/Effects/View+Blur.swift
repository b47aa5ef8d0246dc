// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws its content at places round where it stands, so that all of them together look soft.
///
/// Each copy covers what is there by so much that all have the same share in the end.
struct BlurModifier: ContentModifier {
  private static let directions = 8
  /// Two rings round the middle look soft up to a radius of about 20 points.
  private static let rings: [CGFloat] = [0.5, 1]

  static var affectsLayout: Bool { false }
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = max(0, newValue) }
  }

  func reach(of content: CGRect, in size: CGSize) -> CGRect {
    content.insetBy(dx: -radius, dy: -radius)
  }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    guard radius > 0 else { return drawContent(&list) }
    var content = DisplayList()
    drawContent(&content)
    list.items += Self.blurred(content.items, radius)
  }

  /// What is drawn, at places round where it stands.
  static func blurred(_ items: [DisplayList.Item], _ radius: CGFloat) -> [DisplayList.Item] {
    guard radius > 0 else { return items }
    var result: [DisplayList.Item] = []
    let places =
      [CGPoint.zero]
      + rings.flatMap { ring in
        (0..<directions).map { index in
          let angle = 2 * Double.pi * Double(index) / Double(directions)
          return CGPoint(x: radius * ring * cos(angle), y: radius * ring * sin(angle))
        }
      }
    for (index, place) in places.enumerated() {
      result.append(.push)
      result.append(.transform(.translation(place)))
      result.append(.opacity(1 / Double(index + 1)))
      result += items
      result.append(.pop)
    }
    return result
  }
}

extension View {
  /// Draws the view as if out of focus: 17 times, each time by so much beside its place. Hits and what
  /// is exposed stay as they are.
  ///
  /// - Parameters:
  ///   - radius: How far it spreads, in points; above 20 the copies can be told apart.
  ///   - opaque: Accepted for the sake of the source: edges are always soft.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedView(content: self, modifier: BlurModifier(radius: max(0, radius)))
  }
}
