// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A node whose view asked where it is: it hears when that may be another place.
@MainActor
protocol PlaceFollower: ViewNode {
  /// Looks again, after a layout or after something was scrolled.
  func followPlace()
}

/// The views of one window that follow their place.
@MainActor
final class PlaceFollowers {
  private struct Entry {
    weak var node: (any PlaceFollower)?
  }

  /// In the order in which they came.
  private var entries: [Entry] = []

  func add(_ node: any PlaceFollower) { entries.append(Entry(node: node)) }

  func remove(_ node: any PlaceFollower) {
    entries.removeAll { $0.node == nil || $0.node === node }
  }

  func follow() {
    for entry in entries { entry.node?.followPlace() }
  }
}

extension ViewNode {
  /// Where the node is, in points of the space; in the window's where no view round it has the name.
  func frame(in space: CoordinateSpace) -> CGRect {
    transform(to: space).frame(of: CGRect(origin: .zero, size: size))
  }

  /// From the node's coordinates to those of the space.
  func transform(to space: CoordinateSpace) -> AffineTransform {
    var transform = AffineTransform.identity
    var node: ViewNode = self
    while true {
      switch space {
      case .local: return transform
      case .named(let name) where node.isSpace(named: name): return transform
      case .named, .global: break
      }
      guard let outer = node.parent else { return transform }
      // A transparent node has no place of its own.
      if !node.isTransparent { transform.append(.translation(node.origin)) }
      transform.append(.translation(outer.innerOrigin))
      if let effect = outer.innerEffect { transform.append(effect) }
      if let motion = outer.scrolled {
        let offset = motion.scroller.offset
        transform.append(.translation(CGPoint(x: -offset.x, y: -offset.y)))
      }
      node = outer
    }
  }
}

/// Where a view is, for as long as it is in a window.
@MainActor
final class GeometryPlace {
  private weak var node: ViewNode?
  /// What was asked for, and what the answers were.
  private var answers: [CoordinateSpace: CGRect] = [:]

  init(_ node: ViewNode) {
    self.node = node
  }

  var isAsked: Bool { !answers.isEmpty }

  func frame(in space: CoordinateSpace) -> CGRect? {
    guard let node else { return nil }
    let frame = node.frame(in: space)
    if !space.isLocal { answers[space] = frame }
    return frame
  }

  /// Whether an answer would be another one now.
  var isStale: Bool {
    guard let node else { return false }
    return answers.contains { node.frame(in: $0.key) != $0.value }
  }

  func forget() { answers.removeAll() }
}
