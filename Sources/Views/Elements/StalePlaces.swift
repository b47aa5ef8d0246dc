// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which elements a node has to give a place, or a meaning, anew: its own with all inside, or only
/// those of some nodes inside.
@MainActor
struct StalePlaces {
  /// True until the node has given all its elements a place.
  var isWhole = true
  /// Nodes right inside, by layout, that have something to place.
  var inside: [ViewNode] = []
}

extension ViewNode {
  /// The elements of the node, or of those inside, have another place or say something else.
  final func invalidateElements() {
    invalidateDrawing()
    // For the picture alone, elements stay as they are.
    guard !graph.isPresenting else { return }
    graph.needsPlacing = true
    guard let node = isTransparent ? layoutParent : self, !node.stalePlaces.isWhole else { return }
    node.stalePlaces = StalePlaces()
    node.linkStalePlaces()
  }

  /// Lets the nodes round this one find it.
  private func linkStalePlaces() {
    var child = self
    while let outer = child.layoutParent, !outer.stalePlaces.isWhole {
      if outer.placesInsideAsOne {
        outer.stalePlaces = StalePlaces()
      } else {
        let isLinked = !outer.stalePlaces.inside.isEmpty
        outer.stalePlaces.inside.append(child)
        if isLinked { return }
      }
      child = outer
    }
  }

  /// Gives all elements their places, in their order.
  final func placeAllElements(_ pass: ElementPass, _ transform: AffineTransform) {
    stalePlaces = StalePlaces(isWhole: false)
    placeElements(pass, transform)
  }

  /// Gives places to the elements that may have others. Which elements there are, and in which order,
  /// is not looked at.
  final func placeStaleElements(_ pass: ElementPass, _ transform: AffineTransform) {
    if stalePlaces.isWhole {
      return pass.apart { placeAllElements(pass, transform) }
    }
    let inside = stalePlaces.inside
    guard !inside.isEmpty else { return }
    stalePlaces.inside = []
    for child in inside {
      placing(child, pass, transform) { child.placeStaleElements(pass, $0) }
    }
  }
}
