// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which elements a node has to give a place, or a meaning, anew: its own with all inside, its own
/// alone, or only those of some nodes inside.
@MainActor
struct StalePlaces {
  /// True until the node has given all its elements a place.
  var isWhole = true
  /// Whether the node is elsewhere, and all inside is where it was in it.
  var isMoved = false
  /// Whether the node's own elements are others, or have others in them; what is inside says itself
  /// what is new.
  var isOwn = false
  /// Whether parts of the node are elsewhere, each with all that is inside.
  var hasMovedParts = false
  /// Nodes right inside, by layout, that have something to place.
  var inside: [ViewNode] = []

  /// Whether the nodes round it know of it.
  fileprivate var isLinked: Bool { isWhole || isMoved || isOwn || hasMovedParts || !inside.isEmpty }
}

extension ViewNode {
  /// The elements of the node, or of those inside, have another place or say something else.
  final func invalidateElements() {
    guard let node = nodeToPlace, !node.stalePlaces.isWhole else { return }
    node.stalePlaces = StalePlaces()
    node.linkStalePlaces()
  }

  /// The node is elsewhere in the one that laid it out, and as large as before.
  final func invalidatePlace() {
    guard let node = nodeToPlace, !node.stalePlaces.isWhole, !node.stalePlaces.isMoved else {
      return
    }
    let isLinked = node.stalePlaces.isLinked
    node.stalePlaces.isMoved = true
    if !isLinked { node.linkStalePlaces() }
  }

  /// The node's own elements are others, or have others in them.
  final func invalidateOwnElements() {
    guard let node = nodeToPlace, !node.stalePlaces.isWhole, !node.stalePlaces.isOwn else {
      return
    }
    let isLinked = node.stalePlaces.isLinked
    node.stalePlaces.isOwn = true
    if !isLinked { node.linkStalePlaces() }
  }

  /// Parts of the node are elsewhere, and what is inside them is where it was in them.
  final func invalidateParts() {
    guard let node = nodeToPlace, !node.stalePlaces.isWhole, !node.stalePlaces.hasMovedParts else {
      return
    }
    let isLinked = node.stalePlaces.isLinked
    node.stalePlaces.hasMovedParts = true
    if !isLinked { node.linkStalePlaces() }
  }

  /// What has to be placed with the node; nil for the picture alone, for which elements stay as they
  /// are.
  private var nodeToPlace: ViewNode? {
    invalidateDrawing()
    guard !graph.isPresenting else { return nil }
    graph.needsPlacing = true
    return isTransparent ? layoutParent : self
  }

  /// Lets the nodes round this one find it.
  private func linkStalePlaces() {
    var child = self
    while let outer = child.layoutParent, !outer.stalePlaces.isWhole {
      if outer.placesInsideAsOne {
        outer.stalePlaces = StalePlaces()
      } else {
        let isLinked = outer.stalePlaces.isLinked
        outer.stalePlaces.inside.append(child)
        child.band?.hasStaleElements = true
        if isLinked { return }
      }
      child = outer
    }
  }

  /// Gives all elements their places, in their order: those in nodes that say so, or that a node round
  /// them says so of, and of the others those that are not inside another one.
  final func placeAllElements(_ pass: ElementPass, _ transform: AffineTransform) {
    let stale = stalePlaces
    stalePlaces = StalePlaces(isWhole: false)
    hasPlacedElements = true
    pass.forcing(stale.isWhole) {
      pass.keepingInside(stale.inside.isEmpty && !stale.isOwn && !stale.hasMovedParts) {
        placeElements(pass, transform)
      }
    }
  }

  /// Gives places to the elements that may have others. Which elements there are, and in which order,
  /// is not looked at.
  final func placeStaleElements(_ pass: ElementPass, _ transform: AffineTransform) {
    if stalePlaces.isWhole || stalePlaces.isMoved || stalePlaces.isOwn {
      return pass.apart { placeAllElements(pass, transform) }
    }
    if stalePlaces.hasMovedParts {
      stalePlaces.hasMovedParts = false
      placeMovedParts(pass, transform)
    }
    let inside = stalePlaces.inside
    guard !inside.isEmpty else { return }
    stalePlaces.inside = []
    for child in inside {
      placing(child, pass, transform) { child.placeStaleElements(pass, $0) }
    }
  }
}
