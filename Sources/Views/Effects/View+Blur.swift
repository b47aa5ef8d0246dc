// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws its content out of focus.
struct BlurModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = max(0, newValue) }
  }

  func reach(of content: CGRect, in size: CGSize) -> CGRect {
    let reach = GroupOperator.blurReach(radius: radius)
    return content.insetBy(dx: -reach, dy: -reach)
  }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    var content = DisplayList()
    drawContent(&content)
    list.items += Self.blurred(content.items, radius)
  }

  /// What is drawn, out of focus.
  static func blurred(_ items: [DisplayList.Item], _ radius: CGFloat) -> [DisplayList.Item] {
    guard radius > 0, radius.isFinite else { return items }
    return [.push, .group(.blurred(radius: radius))] + items + [.pop]
  }
}

extension GroupOperator {
  /// How far the last of what is blurred spreads, in points.
  package static func blurReach(radius: CGFloat) -> CGFloat { radius * 1.5 + 1 }
}

extension View {
  /// Draws the view as if out of focus. Hits and what is exposed stay as they are.
  ///
  /// - Parameters:
  ///   - radius: How far it spreads, in points: twice the standard deviation of the bell.
  ///   - opaque: Accepted for the sake of the source: edges are always soft.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedView(content: self, modifier: BlurModifier(radius: max(0, radius)))
  }
}
