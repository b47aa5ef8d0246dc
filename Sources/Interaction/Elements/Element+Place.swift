// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Element {
  /// The places among the children on the way from the window: in order, those of elements are in
  /// the order of the tree, an outer one's before those inside it.
  var place: [Int] {
    var place: [Int] = []
    var current = self
    while let parent = current.parent {
      place.append(parent.children.firstIndex { $0 === current } ?? 0)
      current = parent
    }
    return place.reversed()
  }

  /// The element and those round it, from the inside to the window.
  var lineage: UnfoldFirstSequence<Element> { sequence(first: self) { $0.parent } }

  /// The elements round this one, from the inside to the window.
  package var surroundings: DropFirstSequence<UnfoldFirstSequence<Element>> { lineage.dropFirst() }

  /// How far what scrolls round it has gone on, in points.
  public var scrolled: CGSize {
    surroundings.reduce(.zero) { way, element in
      guard let offset = element.scroller?.offset else { return way }
      return CGSize(width: way.width + offset.x, height: way.height + offset.y)
    }
  }

  /// True also for the container itself.
  func isInside(_ container: Element) -> Bool { lineage.contains { $0 === container } }
}

/// Counts the changes of a scene's geometry, so that an element knows whether what it remembers
/// still holds, without asking for its scene.
@MainActor
final class GeometryClock {
  var version = 0
}
