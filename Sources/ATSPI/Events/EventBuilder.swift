// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

/// Turns the changes of one update into events, in the same order.
struct EventBuilder {
  /// Above it, an update tells of the tops of what came and went, and clients read the rest when
  /// they need it: a flood of events makes every assistive technology unresponsive.
  static let removalLimit = 1000
  /// Above it, the children of one parent that an update adds and removes are told by one event.
  static let childLimit = 1000

  let snapshot: Snapshot

  private var publication: Publication { snapshot.publication }

  func events(_ changes: [TreeChange]) -> [Outgoing] {
    var created: Set<ElementID> = []
    var left: [ElementID: ElementID] = [:]
    var tops: Set<ElementID> = []
    var removals = 0
    var crowds: [ElementID: Int] = [:]
    for change in changes {
      switch change {
      case .created(let id): created.insert(id)
      case .childRemoved(let id, let parent, _):
        left[id] = parent
        tops.insert(id)
        crowds[parent, default: 0] += 1
      case .childAdded(_, let parent, _): crowds[parent, default: 0] += 1
      case .removed: removals += 1
      default: break
      }
    }
    crowds = crowds.filter { $0.value > Self.childLimit && $0.key != publication.tree.root }
    if !crowds.isEmpty {
      for (id, parent) in left where crowds[parent] != nil { tops.remove(id) }
    }
    var result: [Outgoing] = []
    /// True for a child of a crowd, told by its parent the first time.
    func isTold(_ child: ElementID, _ parent: ElementID) -> Bool {
      guard let count = crowds[parent] else { return false }
      if count > 0 {
        crowds[parent] = 0
        if !created.contains(parent) { result.append(.childrenReset(parent, one: child)) }
      }
      return true
    }
    for change in changes {
      switch change {
      case .childRemoved(let id, let parent, let index):
        if isTold(id, parent) { break }
        result.append(
          countsOtherwise(parent)
            ? .childrenReset(parent, one: id)
            : .event(.children(parent, "remove", id, index)))
        if parent == publication.tree.root {
          result.append(.event(.window(id, "Destroy", name: "")))
        }
      case .removed(let id):
        if removals <= Self.removalLimit || tops.contains(id) {
          result.append(.event(.state(id, .defunct, true)))
          result.append(.cacheRemove(id))
        }
        result.append(.forget(id))
      case .created: break
      case .childAdded(let id, let parent, let index):
        guard !created.contains(parent) else { break }
        if let cameFrom = left[id], cameFrom != parent {
          result.append(
            .event(.property(id, "accessible-parent", .object(parent))))
        }
        if isTold(id, parent) { break }
        result += addition(
          id, to: parent, at: index, isNew: created.contains(id))
      case .role(let id), .name(let id), .description(let id), .help(let id):
        if let event = property(change, id) { result.append(.event(event)) }
      case .attribute(let id, let key):
        let text = publication.tree[id]?.attributes[key] ?? ""
        result.append(.event(.attribute(id, key, text)))
      case .interfaces(let id):
        // Clients keep the interfaces of an element and hear of no change of them, but take an entry
        // for the cache in the place of the one that they have.
        if let query = try? snapshot.query(id) {
          result.append(.cacheAdd(CacheItem(query)))
        }
      case .bounds(let id): result.append(.continuous(Continuous(id: id, kind: .bounds)))
      case .state(let id, let state, let isSet):
        result.append(.event(.state(id, state, isSet)))
      case .value(let id): result.append(.continuous(Continuous(id: id, kind: .value)))
      case .textDeleted(let id, let offset, let text):
        result.append(.event(.text(id, "delete", at: offset, text)))
      case .textInserted(let id, let offset, let text):
        result.append(.event(.text(id, "insert", at: offset, text)))
      case .textStyle(let id): result.append(.event(.textAttributes(id)))
      case .caret(let id):
        if let content = publication.tree[id]?.text {
          result.append(.event(.caret(id, at: TextReading(content).caret)))
        }
      case .textSelection(let id): result.append(.event(.textSelection(id)))
      // What stands in it is told when the other program has answered.
      case .embedded: break
      case .choices(let id): if hasFocus(near: id) { result.append(.event(.choices(id))) }
      case .activeDescendant(let owner): result += activeDescendant(of: owner)
      case .table(let id): result.append(.event(.tableChanged(id)))
      case .announcement(let announcement): result.append(.event(event(announcement)))
      }
    }
    return result
  }

  /// What someone who begins to listen now must hear: which window is active, and where the focus
  /// is.
  func introduction() -> [Outgoing] {
    var result: [Outgoing] = []
    let tree = publication.tree
    for window in tree.rootNode.children.compactMap({ tree[$0] }) where window.states[.active] {
      result.append(.event(.window(window.id, "Activate", name: window.name)))
      result.append(.event(.state(window.id, .active, true)))
    }
    if let focus = tree.focus {
      result.append(.event(.state(focus, .focused, true)))
      result += activeDescendant(of: focus)
    }
    return result
  }

  /// What has gone from the tree, or stands elsewhere, is not told.
  private func activeDescendant(of owner: ElementID) -> [Outgoing] {
    guard let query = try? snapshot.query(owner), let active = query.activeDescendant else {
      return []
    }
    let index = query.tree.index(of: active) ?? 0
    return [.event(.activeDescendant(active, at: index, in: owner))]
  }

  /// Whether nothing has the focus, or what does is the element or in it. Orca 43 takes what is chosen in a
  /// list for what has the focus, also in a list beside it, and is silent about the real one from then on.
  private func hasFocus(near id: ElementID) -> Bool {
    guard var place = publication.tree.focus else { return true }
    while place != id {
      guard let parent = publication.tree.parent(of: place) else { return false }
      place = parent
    }
    return true
  }

  /// Whether some of the children stand in other programs, so that those that are left have other
  /// indices.
  private func countsOtherwise(_ parent: ElementID) -> Bool {
    parent == publication.tree.root && !publication.embeddedWindows.isEmpty
  }

  private func property(_ change: TreeChange, _ id: ElementID) -> BusEvent? {
    guard let node = publication.tree[id] else { return nil }
    switch change {
    // Clients keep the number only where it is signed.
    case .role:
      return .property(
        id, "accessible-role",
        .integer(Int32(clamping: RoleMapping.published(node.role).number)))
    case .name: return .property(id, "accessible-name", .text(node.name))
    case .description: return .property(id, "accessible-description", .text(node.description))
    case .help: return .property(id, "accessible-help-text", .text(node.help))
    default: return nil
    }
  }

  private func addition(
    _ id: ElementID, to parent: ElementID, at index: Int, isNew: Bool
  ) -> [Outgoing] {
    // The event makes room among the children that a client keeps, and the entry fills it: the other
    // way round it would take the place of another child.
    var result: [Outgoing] = [
      countsOtherwise(parent)
        ? .childrenReset(parent, one: id) : .event(.children(parent, "add", id, index))
    ]
    if isNew, let query = try? snapshot.query(id) {
      result.append(.cacheAdd(CacheItem(query)))
    }
    // Toolkits keep theirs in the tree, hidden: of a tool tip, screen readers say that it shows.
    if isNew, publication.tree[id]?.role == .toolTip {
      result.append(.event(.state(id, .showing, true)))
    }
    if parent == publication.tree.root {
      let name = publication.tree[id]?.name ?? ""
      result.append(.event(.window(id, "Create", name: name)))
    }
    return result
  }

  private func event(_ announcement: Announcement) -> BusEvent {
    let isThere = publication.tree.contains(announcement.source)
    return BusEvent(
      source: isThere ? announcement.source : publication.tree.root, category: .object,
      member: "Announcement", first: announcement.politeness.number,
      data: .text(announcement.text))
  }
}
