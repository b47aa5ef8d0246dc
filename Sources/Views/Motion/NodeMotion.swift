// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What the picture shows of one node that is not so any more, or not yet: most nodes have none.
@MainActor
final class NodeMotion {
  /// On the way to the node's place, in the coordinates of the node that placed it.
  var place: Moving<CGPoint.AnimatableData>?
  /// On the way to the node's size, which may be changed by itself.
  var room: Moving<CGSize.AnimatableData>?
  /// How much is shown of a node that fades in or out.
  var presence: Moving<Double>?
  /// Nodes that left this one, and are shown until they have gone.
  var leaving: [LeavingNode] = []
  /// The node that shows this one, which has left.
  weak var leavingPlace: ViewNode?
}

/// A node that is not in the tree any more, and is shown where it was until it has gone.
@MainActor
struct LeavingNode {
  let node: ViewNode
  /// The whole of what leaves, of which the node is a part that has a place.
  let whole: ViewNode
  /// From the node that shows it to the one that placed it.
  let offset: CGPoint
  let isGone: () -> Bool
}

extension ViewNode {
  /// The top left that the picture shows now, in the coordinates of the node that placed this one.
  final var shownOrigin: CGPoint {
    guard let place = motion?.place, place.isRunning else { return origin }
    return CGPoint(x: place.shown.first, y: place.shown.second)
  }

  /// The size that the picture shows now.
  final var shownSize: CGSize {
    guard let room = motion?.room, room.isRunning else { return size }
    return CGSize(width: max(0, room.shown.first), height: max(0, room.shown.second))
  }

  final func makeMotion() -> NodeMotion {
    let made = motion ?? NodeMotion()
    motion = made
    band?.hasMotion = true
    return made
  }

  /// The node has another place: it is shown on its way there, where the change says so.
  final func moved(from old: CGRect, to frame: CGRect) {
    if graph.isPresenting {
      if motion?.place?.isRunning == false { motion?.place = nil }
      if motion?.room?.isRunning == false { motion?.room = nil }
      return
    }
    var (place, room) = (motion?.place, motion?.room)
    move(&place, from: old.origin.animatableData, to: frame.origin.animatableData)
    move(&room, from: old.size.animatableData, to: frame.size.animatableData)
    guard place != nil || room != nil else { return }
    let motion = makeMotion()
    (motion.place, motion.room) = (place, room)
  }

  /// Sends a value on its way, or lets it jump there, as the change that is being made says.
  final func move<Value>(_ moving: inout Moving<Value>?, from old: Value, to new: Value) {
    guard !graph.isPresenting else { return }
    let transaction = graph.mayMove ? graph.transaction(for: self) : Transaction()
    if moving == nil {
      guard transaction.animation != nil || transaction.tracksVelocity else { return }
      moving = Moving(old, graph.clock)
    }
    moving?.move(to: new, transaction)
  }

  /// Shows the node on its way from one place to another, unless it is on one already.
  final func come(from old: CGRect, to frame: CGRect, _ transaction: Transaction) {
    let motion = makeMotion()
    let place = motion.place ?? Moving(old.origin.animatableData, graph.clock)
    let room = motion.room ?? Moving(old.size.animatableData, graph.clock)
    place.move(to: frame.origin.animatableData, transaction)
    room.move(to: frame.size.animatableData, transaction)
    (motion.place, motion.room) = (place, room)
  }

  // MARK: Coming and going

  /// The node has come by a change of its own: it is shown coming, where the change says so.
  ///
  /// - Parameter isBack: Whether it goes on where one that was leaving was seen.
  final func enter(isBack: Bool = false) {
    guard graph.mayMove else { return }
    let transaction = graph.transaction(for: self)
    forEachComing { nodes, player in
      guard transaction.animation != nil || player?.hasOwnAnimation == true else { return }
      if let player { player.come(transaction, isBack: isBack) }
      for node in nodes {
        if player == nil { node.fade(to: 1, from: 0, transaction) }
        graph.whenAllIsShown { [weak node] in node?.standStill(transaction) }
      }
    }
  }

  /// A node that has just come is where it will be, while nodes round it are still on their way.
  private func standStill(_ transaction: Transaction) {
    var way = CGPoint.zero
    var outer = layoutParent
    while let node = outer {
      way.x += node.origin.x - node.shownOrigin.x
      way.y += node.origin.y - node.shownOrigin.y
      outer = node.layoutParent
    }
    guard way != .zero, motion?.place == nil, motion?.room == nil else { return }
    let frame = CGRect(origin: origin, size: size)
    come(from: frame.offsetBy(dx: way.x, dy: way.y), to: frame, transaction)
  }

  /// The node is about to leave the tree for good: it is shown going, where the change says so.
  final func leave() {
    guard graph.mayMove else { return }
    let transaction = graph.transaction(for: self)
    forEachComing { nodes, player in
      guard transaction.animation != nil || player?.hasOwnAnimation == true else { return }
      let playerGone = player?.go(transaction)
      for node in nodes {
        if player == nil { node.fade(to: 0, from: 1, transaction) }
        let gone = playerGone ?? { [weak node] in node?.motion?.presence?.isRunning != true }
        guard !gone(), let place = node.placeWhenGone else { continue }
        place.node.makeMotion().leaving.append(
          LeavingNode(node: node, whole: self, offset: place.offset, isGone: gone))
        node.makeMotion().leavingPlace = place.node
      }
    }
  }

  private func fade(to target: Double, from start: Double, _ transaction: Transaction) {
    let motion = makeMotion()
    let presence = motion.presence ?? Moving(start, graph.clock)
    presence.move(to: target, transaction)
    motion.presence = presence
  }

  /// The nodes that come and go by themselves: together those of one transition, or else each one
  /// that has a place.
  private func forEachComing(_ body: ([ViewNode], (any TransitionPlayer)?) -> Void) {
    if let player = self as? any TransitionPlayer {
      var nodes: [ViewNode] = []
      appendLayoutNodes(to: &nodes)
      body(nodes, player)
    } else if isTransparent {
      forEachChild { $0.forEachComing(body) }
    } else {
      body([self], transitionInside)
    }
  }

  /// The transition of the one view that modifiers stand round.
  private var transitionInside: (any TransitionPlayer)? {
    var current: ViewNode? = self
    while let node = current, !node.isContainer {
      if let found = node as? any TransitionPlayer { return found }
      var inside: [ViewNode] = []
      node.forEachChild { inside.append($0) }
      current = inside.count == 1 ? inside.first : nil
    }
    return nil
  }

  /// Which node shows this one after it has left: the nearest one round it that still has something
  /// else inside.
  private var placeWhenGone: (node: ViewNode, offset: CGPoint)? {
    var offset = CGPoint.zero
    var current = self
    while let outer = current.parent {
      if !outer.isTransparent {
        offset.x += outer.innerOrigin.x
        offset.y += outer.innerOrigin.y
        if outer.isContainer || outer.parent == nil { return (outer, offset) }
        offset.x += outer.shownOrigin.x
        offset.y += outer.shownOrigin.y
      }
      current = outer
    }
    return nil
  }

  // MARK: Drawing

  final func drawInside(_ nodes: [ViewNode], _ list: inout DisplayList, at offset: CGPoint) {
    if nodes.count > Self.fewNodes, let visible = list.visible, !graph.clock.displacesNodes {
      for node in nodes {
        let reach = node.reach.offsetBy(
          dx: offset.x + node.origin.x, dy: offset.y + node.origin.y)
        if reach.intersects(visible) { drawChild(node, &list, at: offset) }
      }
    } else {
      for node in nodes { drawChild(node, &list, at: offset) }
    }
    drawLeaving(&list, at: offset)
  }

  /// The same, for those of which it is known where they are drawn.
  final func drawInside(
    _ nodes: [ViewNode], known reaches: inout DrawnReaches, _ list: inout DisplayList,
    at offset: CGPoint
  ) {
    guard nodes.count > Self.fewNodes, let visible = list.visible, !graph.clock.displacesNodes
    else { return drawInside(nodes, &list, at: offset) }
    let seen = visible.offsetBy(dx: -offset.x, dy: -offset.y)
    for place in reaches.places(of: nodes, meeting: seen) {
      drawChild(nodes[place], &list, at: offset)
    }
    drawLeaving(&list, at: offset)
  }

  /// So few are drawn without asking whether they can be seen.
  private static var fewNodes: Int { 8 }

  /// What is leaving is in front of what stays.
  final func drawLeaving(_ list: inout DisplayList, at offset: CGPoint) {
    guard let motion, !motion.leaving.isEmpty else { return }
    motion.leaving.removeAll { $0.isGone() }
    for leaving in motion.leaving {
      drawChild(
        leaving.node, &list,
        at: CGPoint(x: offset.x + leaving.offset.x, y: offset.y + leaving.offset.y))
    }
  }

  final func drawChild(_ child: ViewNode, _ list: inout DisplayList, at offset: CGPoint) {
    let origin = child.shownOrigin
    if let watched = graph.watched, watched.index == nil,
      child.geometryElement?.element === watched.element
    {
      graph.watched = WatchedDrawing(
        element: watched.element, index: list.items.count,
        place: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y), size: child.size,
        shownSize: child.shownSize)
    }
    let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    graph.pictures.draw(child, by: self, &list, at: place) { child.paint(&$0, at: place) }
  }

  /// Draws the node, as much of it as is shown while it fades.
  private func paint(_ list: inout DisplayList, at offset: CGPoint) {
    graph.statistics.drawn += 1
    guard let presence = motion?.presence, presence.isRunning else {
      return draw(&list, at: offset)
    }
    list.items.append(.push)
    list.items.append(.opacity(min(max(presence.shown, 0), 1)))
    draw(&list, at: offset)
    list.items.append(.pop)
  }
}

/// A node that shows how its view comes and goes.
@MainActor
protocol TransitionPlayer: ViewNode {
  /// Whether it moves also where the change that brings it has no animation.
  var hasOwnAnimation: Bool { get }
  /// - Parameter isBack: Whether it was leaving, and goes on from where it is seen.
  func come(_ transaction: Transaction, isBack: Bool)
  /// - Returns: Whether it has gone.
  func go(_ transaction: Transaction) -> () -> Bool
}
