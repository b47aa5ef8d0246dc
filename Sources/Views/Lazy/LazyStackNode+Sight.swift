// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// What is seen of a stack, along it, from the side where it begins.
struct StackSight {
  /// A part of the stack.
  struct Span {
    let low: CGFloat
    let high: CGFloat

    func widened(by margin: CGFloat) -> Span { Span(low: low - margin, high: high + margin) }
  }

  /// What is seen where the content comes to rest.
  let atRest: Span
  /// What the picture shows while the content is on its way there; nil where it is there.
  let onTheWay: Span?
  let motion: ScrollMotion

  var scroller: Scroller { motion.scroller }
  var spans: [Span] { [atRest] + (onTheWay.map { [$0] } ?? []) }
}

extension LazyStackNode {
  /// Points within which two places are one: rounding.
  private static var slack: CGFloat { 0.01 }

  /// Nil where nothing scrolls the stack along itself, so that all of it has to be there.
  private var sight: StackSight? {
    var toScrolled = AffineTransform.identity
    var node: ViewNode = self
    while let outer = node.parent {
      // A transparent node has no place of its own.
      if !node.isTransparent { toScrolled.append(.translation(node.origin)) }
      toScrolled.append(.translation(outer.innerOrigin))
      if let effect = outer.innerEffect { toScrolled.append(effect) }
      if let motion = outer.scrolled {
        if motion.scroller.axes.contains(axis) { return sight(in: motion, toScrolled) }
        let offset = motion.scroller.offset
        toScrolled.append(.translation(CGPoint(x: -offset.x, y: -offset.y)))
      }
      node = outer
    }
    return nil
  }

  private func sight(in motion: ScrollMotion, _ toScrolled: AffineTransform) -> StackSight? {
    guard let fromScrolled = toScrolled.inverted() else { return nil }
    func span(at offset: CGPoint) -> StackSight.Span? {
      let seen = fromScrolled.frame(of: CGRect(origin: offset, size: motion.scroller.viewport))
      let (low, high) =
        axis == .horizontal ? (seen.minX, seen.maxX) : (seen.minY, seen.maxY)
      guard low.isFinite, high.isFinite else { return nil }
      return isRightToLeft
        ? StackSight.Span(low: size.width - high, high: size.width - low)
        : StackSight.Span(low: low, high: high)
    }
    guard let atRest = span(at: motion.scroller.offset) else { return nil }
    let isOnItsWay = abs(motion.shownOffset[axis] - motion.scroller.offset[axis]) > Self.slack
    return StackSight(
      atRest: atRest, onTheWay: isOnItsWay ? span(at: motion.shownOffset) : nil, motion: motion)
  }

  private func isSeen(_ start: CGFloat, _ length: CGFloat, in sight: StackSight) -> Bool {
    start + length > sight.atRest.low && start < sight.atRest.high
  }

  // MARK: What is seen stays where it is

  private func startOf(_ node: ViewNode) -> CGFloat {
    isRightToLeft ? size.width - node.origin.x - node.size.width : node.origin[axis]
  }

  /// Moves what is scrolled along with the first row that was seen before the layout, if another one
  /// before it is not as long as was thought.
  private func keepPlace(in motion: ScrollMotion) {
    guard let anchor = anchors.first(where: { $0.node.parent != nil }) else {
      if sticksToEnd { correct(motion, to: .infinity) }
      return
    }
    let change = anchor.node.origin[axis] - anchor.place
    guard abs(change) > Self.slack else { return }
    anchors = anchors.filter { $0.node.parent != nil }.map { ($0.node, $0.node.origin[axis]) }
    anchoredOffset += change
    requestOffset = requestOffset.map { $0 + change }
    correct(motion, to: anchoredOffset)
  }

  private func correct(_ motion: ScrollMotion, to offset: CGFloat) {
    let scroller = motion.scroller
    var target = scroller.offset
    let limit = axis == .horizontal ? scroller.limit.x : scroller.limit.y
    target[axis] = min(offset, limit)
    motion.correct(to: target)
  }

  /// Rows that were made where there had been none are kept where they were thought to be.
  private func anchorNewRows(_ sight: StackSight) {
    guard anchors.isEmpty, !sticksToEnd, sight.scroller.offset[axis] > Self.slack else { return }
    anchoredOffset = sight.scroller.offset[axis]
    for (slot, start) in zip(slots, starts) {
      guard let node = slot.nodes.first, let rows = parts[slot.part].rows else { continue }
      let extent = rows.extents[slot.index]
      guard isSeen(start, extent, in: sight), !isRightToLeft else { continue }
      anchors.append((node, start))
    }
  }

  // MARK: Rows that somebody needs

  /// Which rows have to be there, and which may stay.
  private struct Needs {
    var near: [Range<Int>] = []
    var far: [Range<Int>] = []
  }

  private func needs(of rows: any LazyRows, from start: CGFloat, _ sight: StackSight?) -> Needs {
    guard let sight else { return Needs(near: [0..<rows.rowCount], far: [0..<rows.rowCount]) }
    return Needs(
      near: sight.spans.map { near(rows, from: start, $0) },
      far: sight.spans.map { span in
        let far = span.widened(by: span.high - span.low)
        return rows.extents.rows(from: far.low - start, to: far.high - start)
      })
  }

  /// Half of what is seen on each side, so that a key or a wheel finds rows there.
  private func near(
    _ rows: any LazyRows, from start: CGFloat, _ span: StackSight.Span
  ) -> Range<Int> {
    let near = span.widened(by: (span.high - span.low) / 2)
    return rows.extents.rows(from: near.low - start, to: near.high - start)
  }

  /// True where a row came or went.
  private func bringRows(_ sight: StackSight?) -> Bool {
    let inUse = holder.element.ownersOfRowsInUse
    var hasChanged = false
    for (part, start) in zip(parts, partStarts) {
      guard let rows = part.rows else { continue }
      let needs = needs(of: rows, from: start, sight)
      for index in needs.near.joined() where !rows.hasRow(at: index) {
        rows.makeRow(at: index)
        hasChanged = true
      }
      for index in rows.requested where index < rows.rowCount && !rows.hasRow(at: index) {
        rows.makeRow(at: index)
        hasChanged = true
      }
      guard let inUse else { continue }
      for (index, row) in rows.made
      where !needs.far.contains(where: { $0.contains(index) }) && !rows.requested.contains(index)
        && !inUse.contains(ObjectIdentifier(row))
      {
        rows.dropRow(at: index)
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func forgetRequests(_ sight: StackSight?) {
    guard parts.contains(where: { $0.rows?.requested.isEmpty == false }) else {
      requestOffset = nil
      return
    }
    let offset = sight?.scroller.offset[axis] ?? 0
    guard let requestOffset, abs(requestOffset - offset) > Self.slack else {
      self.requestOffset = requestOffset ?? offset
      return
    }
    for part in parts { part.rows?.requested = [] }
    self.requestOffset = nil
  }
}

extension LazyStackNode: LazyLayout {
  func askForShownRows() -> Bool {
    guard isArranged, parent != nil, let span = sight?.onTheWay else { return false }
    let isMissing = zip(parts, partStarts).contains { part, start in
      guard let rows = part.rows else { return false }
      return rows.extents.rows(from: span.low - start, to: span.high - start)
        .contains { !rows.hasRow(at: $0) }
    }
    if isMissing { graph.layout.invalidate(self) }
    return isMissing
  }

  func beginLayout() {
    anchors = []
    sticksToEnd = false
    guard isArranged, let sight else { return }
    anchoredOffset = sight.scroller.offset[axis]
    // What begins at its beginning shows what comes there.
    guard anchoredOffset > Self.slack else { return }
    let limit = axis == .horizontal ? sight.scroller.limit.x : sight.scroller.limit.y
    sticksToEnd = anchoredOffset >= limit - Self.slack
    for slot in slots {
      guard let node = slot.nodes.first, node.size[axis] > 0 else { continue }
      if isSeen(startOf(node), node.size[axis], in: sight) {
        anchors.append((node, node.origin[axis]))
      }
    }
  }

  func settle() -> Bool {
    guard isArranged, parent != nil else { return true }
    gather()
    sight.map { keepPlace(in: $0.motion) }
    let sight = sight
    forgetRequests(sight)
    if bringRows(sight) {
      isStale = true
      graph.structureChanged = true
      gather()
      sight.map(anchorNewRows)
      graph.layout.invalidate(self)
      return false
    }
    // What was not measured is taken for something else than when the stack was.
    guard abs(length - size[axis]) > Self.slack else { return true }
    graph.layout.invalidate(self)
    return false
  }
}

extension LazyStackNode: RowMaker {
  /// How many rows are made at once for somebody who goes from row to row.
  private static var batch: Int { 8 }

  func makeRows(_ isForward: Bool, from owner: AnyObject, upTo next: AnyObject?) -> Bool {
    gather()
    guard let start = slots.first(where: { $0.owner === owner }) else { return false }
    let end = next.flatMap { next in slots.first { $0.owner === next } }
    var (part, index) = (start.part, start.index)
    var count = 0
    while count < Self.batch, step(isForward, &part, &index) {
      if let end, (part, index) == (end.part, end.index) { break }
      guard let rows = parts[part].rows, !rows.hasRow(at: index) else {
        if count > 0 { break }
        continue
      }
      rows.requested.insert(index)
      count += 1
    }
    if count > 0 { graph.layout.invalidate(self) }
    return count > 0
  }

  func makeOutermostRows(atEnd: Bool) -> Bool {
    gather()
    guard
      let rows = (atEnd ? parts.reversed() : parts).lazy.compactMap(\.rows)
        .first(where: { $0.rowCount > 0 })
    else { return false }
    let indices = atEnd ? rows.rowCount - Self.batch..<rows.rowCount : 0..<Self.batch
    let missing = indices.clamped(to: 0..<rows.rowCount).filter { !rows.hasRow(at: $0) }
    rows.requested.formUnion(missing)
    if !missing.isEmpty { graph.layout.invalidate(self) }
    return !missing.isEmpty
  }

  /// False at the end of the stack.
  private func step(_ isForward: Bool, _ part: inout Int, _ index: inout Int) -> Bool {
    index += isForward ? 1 : -1
    while parts.indices.contains(part) {
      if index >= 0, index < parts[part].rows?.rowCount ?? 1 { return true }
      part += isForward ? 1 : -1
      guard parts.indices.contains(part) else { return false }
      index = isForward ? 0 : (parts[part].rows?.rowCount ?? 1) - 1
    }
    return false
  }
}
