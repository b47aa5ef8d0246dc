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
  func frame(in space: CoordinateSpace, isShown: Bool = false) -> CGRect {
    transform(to: space, isShown: isShown).frame(of: CGRect(origin: .zero, size: size))
  }

  /// From the node's coordinates to those of a space round it; to the window's where no view round it
  /// has the name.
  ///
  /// - Parameter isShown: Whether what is scrolled counts as where it is seen, and not as where it
  ///   comes to rest.
  func transform(to space: CoordinateSpace, isShown: Bool = false) -> AffineTransform {
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
        let offset = isShown ? motion.shownOffset : motion.scroller.offset
        transform.append(.translation(CGPoint(x: -offset.x, y: -offset.y)))
      }
      node = outer
    }
  }

  /// Where a part of another node is, in this node's coordinates; nil where one of them is shown as
  /// nothing.
  func frame(of source: AnchorSource, in other: ViewNode, isShown: Bool = false) -> CGRect? {
    guard let back = transform(to: .global, isShown: isShown).inverted() else { return nil }
    return other.transform(to: .global, isShown: isShown).followed(by: back)
      .frame(of: source.rect(in: other.size))
  }
}

/// Where a view is, for as long as it is in a window.
@MainActor
final class GeometryPlace {
  private weak var node: ViewNode?
  /// What was asked for, and what the answers were.
  private var answers: [CoordinateSpace: CGRect] = [:]
  private var anchors: [AskedAnchor] = []
  /// Whether it answers for the picture: nothing is remembered then.
  var isShown = false

  private struct AskedAnchor {
    weak var node: ViewNode?
    let source: AnchorSource
    let answer: CGRect
  }

  init(_ node: ViewNode) {
    self.node = node
  }

  var isAsked: Bool { !answers.isEmpty }

  func frame(in space: CoordinateSpace) -> CGRect? {
    guard let node else { return nil }
    let frame = node.frame(in: space, isShown: isShown)
    if !space.isLocal, !isShown { answers[space] = frame }
    return frame
  }

  /// Where a part of another node is, in this node's coordinates.
  func frame(of source: AnchorSource, in other: ViewNode?) -> CGRect? {
    guard let node, let other,
      let frame = node.frame(of: source, in: other, isShown: isShown)
    else { return nil }
    if isShown { return frame }
    anchors.append(AskedAnchor(node: other, source: source, answer: frame))
    return frame
  }

  /// The part of a space round the node, in the node's coordinates; nil where there is none.
  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node else { return nil }
    var outer: ViewNode? = node
    while let current = outer, !current.isSpace(named: space.name) { outer = current.parent }
    guard let outer else { return nil }
    return frame(of: .bounds, in: outer)
  }

  /// Along which the innermost scroll view round the node moves; vertical without one.
  var scrollAxis: Axis {
    var outer = node?.parent
    while let current = outer {
      if let axes = current.scrolled?.scroller.axes {
        return axes.contains(.vertical) ? .vertical : .horizontal
      }
      outer = current.parent
    }
    return .vertical
  }

  /// Whether an answer would be another one now.
  var isStale: Bool {
    guard let node else { return false }
    return answers.contains { node.frame(in: $0.key) != $0.value }
      || anchors.contains { anchor in
        anchor.node.map { node.frame(of: anchor.source, in: $0) != anchor.answer } ?? true
      }
  }

  func forget() {
    answers.removeAll()
    anchors.removeAll()
  }
}
