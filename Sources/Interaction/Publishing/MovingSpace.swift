// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The content of something that scrolls: where it is, and which nodes and spaces are where in it.
@MainActor
final class MovingSpace {
  private(set) weak var content: Element?
  /// Where it is for assistive technologies.
  private(set) var published: Space
  /// How it is turned and scaled in the window, and the window on the screen.
  private var way: [CGFloat] = []
  private var grid = PlaceGrid()
  private var extent: Rect?
  /// The part of it that was seen when that was last looked at.
  private var room: Rect?

  init(_ content: Element) {
    self.content = content
    published = Space(id: content.id, origin: nil)
  }

  /// - Returns: False where it is turned or scaled otherwise than before.
  func follow(_ content: Element) -> Bool {
    let (transform, outer) = (content.windowTransform, content.movingContent)
    let outerTransform = outer?.windowTransform ?? .identity
    published.outer = outer?.id
    let units = content.scene?.screenUnitsAPoint ?? 1
    published.origin = Point(
      x: (transform.tX - outerTransform.tX) * units, y: (transform.tY - outerTransform.tY) * units)
    let way = [transform.m11, transform.m12, transform.m21, transform.m22, CGFloat(units)]
    let isSameWay = way == self.way
    self.way = way
    // Where all that is inside is looked at one by one, it is looked at as seen from here.
    if room == nil || !isSameWay { room = currentRoom }
    return isSameWay
  }

  /// - Returns: Whether it reaches further than all that was ever in it.
  func put(_ id: ElementID, _ frame: Rect?) -> Bool {
    grid.put(id, frame)
    let before = extent
    extent = frame.map { extent?.union($0) ?? $0 } ?? .everywhere
    return extent != before
  }

  /// All that was ever in it, counted from the space that it is in; nil for nothing that is anywhere.
  var extentInOuter: Rect? {
    guard let extent, extent != .everywhere, let origin = published.origin else { return nil }
    return Rect(
      x: extent.x + origin.x, y: extent.y + origin.y, width: extent.width, height: extent.height)
  }

  func remove(_ id: ElementID) { grid.remove(id) }

  /// What may have come into sight or gone out of it since this was last asked.
  func takeCandidates() -> Set<ElementID> {
    let (old, new) = (room, currentRoom)
    room = new
    if let extent, old.map(extent.meets) != true, new.map(extent.meets) != true { return [] }
    return grid.items(in: old).union(grid.items(in: new))
  }

  /// The part of it that can be seen, in the screen's units.
  private var currentRoom: Rect? {
    guard let content, let scene = content.scene else { return nil }
    let window = CGRect(origin: .zero, size: scene.size)
    let seen = content.visibleRoom.map { $0.intersection(window) } ?? window
    guard !seen.isNull else { return nil }
    let transform = content.windowTransform
    return Rect(seen.offsetBy(dx: -transform.tX, dy: -transform.tY))
      .scaled(by: scene.screenUnitsAPoint)
  }
}

extension Rect {
  fileprivate static let everywhere = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether they have a point in common, if only at an edge.
  fileprivate func meets(_ other: Rect) -> Bool {
    x <= other.maxX && maxX >= other.x && y <= other.maxY && maxY >= other.y
  }
}

/// Finds what lies in a rectangle, by the squares that each thing reaches into, in any one unit.
struct PlaceGrid {
  private struct Cell: Hashable {
    let x: Int32
    let y: Int32
  }

  /// The squares between two, both included.
  private struct Cells: Equatable {
    let columns: ClosedRange<Int32>
    let rows: ClosedRange<Int32>

    func forEach(_ body: (Cell) -> Void) {
      for x in columns { for y in rows { body(Cell(x: x, y: y)) } }
    }
  }

  /// A square's side: a few make up a window.
  private static let side = 256.0
  /// What reaches into more squares is looked at every time.
  private static let cellLimit = 16
  /// A rectangle over more squares has everything in it.
  private static let searchLimit = 1024

  private var cells: [Cell: Set<ElementID>] = [:]
  private var others: Set<ElementID> = []
  /// Nil for one of the others.
  private var places: [ElementID: Cells?] = [:]

  mutating func put(_ id: ElementID, _ frame: Rect?) {
    let wanted = frame.flatMap { Self.cells(of: $0, atMost: Self.cellLimit) }
    if let known = places[id] {
      if known == wanted { return }
      take(id, out: known)
    }
    places[id] = .some(wanted)
    if wanted == nil { others.insert(id) }
    wanted?.forEach { cells[$0, default: []].insert(id) }
  }

  mutating func remove(_ id: ElementID) {
    if let old = places.removeValue(forKey: id) { take(id, out: old) }
  }

  private mutating func take(_ id: ElementID, out old: Cells?) {
    if old == nil { others.remove(id) }
    old?.forEach { cell in
      cells[cell]?.remove(id)
      if cells[cell]?.isEmpty == true { cells[cell] = nil }
    }
  }

  /// Nothing for no rectangle; too many rather than too few.
  func items(in rect: Rect?) -> Set<ElementID> {
    guard let rect else { return [] }
    guard let searched = Self.cells(of: rect, atMost: Self.searchLimit) else {
      return Set(places.keys)
    }
    var found = others
    searched.forEach { if let items = cells[$0] { found.formUnion(items) } }
    return found
  }

  /// Nil where there are too many.
  private static func cells(of rect: Rect, atMost limit: Int) -> Cells? {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int32>? {
      let (first, last) = ((low / side).rounded(.down), (high / side).rounded(.down))
      guard first.isFinite, last.isFinite, abs(first) < 1e9, abs(last) < 1e9, first <= last else {
        return nil
      }
      return Int32(first)...Int32(last)
    }
    guard let columns = range(rect.x, rect.maxX), let rows = range(rect.y, rect.maxY),
      columns.count.multipliedReportingOverflow(by: rows.count).partialValue <= limit,
      columns.count <= limit, rows.count <= limit
    else { return nil }
    return Cells(columns: columns, rows: rows)
  }
}
