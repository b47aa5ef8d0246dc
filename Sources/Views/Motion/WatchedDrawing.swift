// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Where a picture shows one element, so that what is drawn round it can go along with it.
@MainActor
struct WatchedDrawing {
  let element: Element
  /// How many items of the display list stand before it; nil where it has not been drawn.
  var index: Int?
  /// Its top left, in the coordinates in which it is drawn.
  var place = CGPoint.zero
  /// By layout.
  var size = CGSize.zero
  var shownSize = CGSize.zero

  init(_ element: Element) { self.element = element }

  init(element: Element, index: Int, place: CGPoint, size: CGSize, shownSize: CGSize) {
    self.element = element
    self.index = index
    self.place = place
    self.size = size
    self.shownSize = shownSize
  }

  /// In the window: from where the element is to where the picture shows it; nil where it does not.
  func way(in list: DisplayList) -> AffineTransform? {
    guard let index, index <= list.items.count,
      var way = element.transformToWindow.inverted()
    else { return nil }
    if size.width > 0, size.height > 0, size != shownSize {
      way.append(
        AffineTransform(
          scaleByX: shownSize.width / size.width, byY: shownSize.height / size.height))
    }
    way.append(AffineTransform(translationByX: place.x, byY: place.y))
    way.append(list.transform(before: index))
    return way
  }
}

extension DisplayList {
  /// From the coordinates of the item at the index to the window's.
  fileprivate func transform(before index: Int) -> AffineTransform {
    var outer: [AffineTransform] = []
    var current = AffineTransform.identity
    for item in items.prefix(index) {
      switch item {
      case .push: outer.append(current)
      case .pop: current = outer.popLast() ?? current
      case .transform(let transform):
        var whole = transform
        whole.append(current)
        current = whole
      case .opacity, .clip, .fill, .stroke, .text, .gradient, .gradientText, .picture, .blend,
        .group:
        break
      }
    }
    return current
  }
}
