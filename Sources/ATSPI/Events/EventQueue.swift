// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What waits to go out, in order.
///
/// While the bus takes events as fast as they come, each is sent. Where more wait than the limit,
/// what is told twice of an element is told once, as it was last, and where that is not enough, the
/// children that came and went are told by one event a parent. So the queue never holds more than a
/// few events for each element of the tree, however long the bus takes nothing.
struct EventQueue {
  /// So many may wait before they are looked through.
  static let limit = 16_384
  /// So many announcements are kept of those that nobody has heard yet.
  private static let announcementLimit = 64

  private var items: [Outgoing] = []
  private var head = 0
  private let limit: Int
  private var nextLook: Int

  init(limit: Int = limit) {
    self.limit = limit
    nextLook = limit
  }

  var count: Int { items.count - head }
  var isEmpty: Bool { head == items.count }

  mutating func append(_ outgoing: Outgoing) {
    items.append(outgoing)
    guard count > nextLook else { return }
    dropRepeated()
    if count > limit / 2 { tellChildrenByParent() }
    nextLook = max(limit, 2 * count)
  }

  mutating func popFirst() -> Outgoing? {
    guard head < items.count else { return nil }
    defer {
      head += 1
      if head == items.count {
        items.removeAll(keepingCapacity: head <= limit)
        head = 0
        nextLook = limit
      } else if head > 1024, head * 2 > items.count {
        items.removeFirst(head)
        head = 0
      }
    }
    return items[head]
  }

  mutating func removeAll() {
    items = []
    head = 0
    nextLook = limit
  }

  /// What one event may stand for another of.
  private enum Subject: Hashable {
    case event(ElementID, BusEvent.Category, String, String)
    case children(ElementID)
  }

  private static func subject(_ outgoing: Outgoing) -> Subject? {
    switch outgoing {
    case .event(let event):
      // Each child is one of its own, and so is what is announced.
      event.member == "ChildrenChanged" || event.isAnnouncement
        ? nil : .event(event.source, event.category, event.member, event.detail)
    case .childrenReset(let id, _): .children(id)
    case .cacheAdd, .cacheRemove, .continuous, .forget: nil
    }
  }

  /// Keeps the last of each, and of the announcements the latest.
  private mutating func dropRepeated() {
    var seen: Set<Subject> = []
    var announcements = 0
    keep { outgoing in
      if case .event(let event) = outgoing, event.isAnnouncement {
        announcements += 1
        return announcements <= Self.announcementLimit
      }
      return Self.subject(outgoing).map { seen.insert($0).inserted } ?? true
    }
  }

  private mutating func tellChildrenByParent() {
    var parents: [ElementID: ElementID] = [:]
    var gone: Set<ElementID> = []
    for outgoing in items[head...] {
      switch outgoing {
      case .event(let event):
        if let child = event.child { parents[event.source] = child }
      case .childrenReset(let parent, let child): parents[parent] = child
      case .cacheRemove(let id): gone.insert(id)
      case .cacheAdd, .continuous, .forget: break
      }
    }
    // From the last on, so that the parent is told where its last child was.
    var told: Set<ElementID> = []
    var kept: [Outgoing] = []
    for outgoing in items[head...].reversed() {
      switch outgoing {
      case .event(let event) where event.child != nil:
        guard let one = parents[event.source], told.insert(event.source).inserted else { break }
        kept.append(.childrenReset(event.source, one: one))
      case .childrenReset(let parent, _):
        if told.insert(parent).inserted { kept.append(outgoing) }
      case .cacheAdd, .cacheRemove: break
      case .event(let event):
        if !gone.contains(event.source) { kept.append(outgoing) }
      case .continuous, .forget: kept.append(outgoing)
      }
    }
    items = kept.reversed()
    head = 0
  }

  /// Asks of each from the last to the first.
  private mutating func keep(where isKept: (Outgoing) -> Bool) {
    items = items[head...].reversed().filter(isKept).reversed()
    head = 0
  }
}
