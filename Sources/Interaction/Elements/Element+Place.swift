// SPDX-License-Identifier: Apache-2.0

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

  /// True also for the container itself.
  func isInside(_ container: Element) -> Bool { lineage.contains { $0 === container } }
}

/// Counts the changes of a scene's geometry, so that an element knows whether what it remembers
/// still holds, without asking for its scene.
@MainActor
final class GeometryClock {
  var version = 0
}
