// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements as C has made them, and what of them has to be published.
///
/// Each change is checked and taken by itself; they are published together. What is in no window yet
/// waits until it is.
struct ElementStore {
  private struct Entry {
    /// Without its children.
    var node: Node
    var children: [ElementID] = []
    /// Nil for what is in no parent; of a window, the application.
    var parent: Parent?
  }

  private enum Parent: Equatable {
    case application
    case element(ElementID)
  }

  private var entries: [ElementID: Entry] = [:]
  /// In their order.
  private(set) var windows: [ElementID] = []
  /// Each once, in the order in which they changed.
  private var changed: [ElementID] = []
  private var isChanged: Set<ElementID> = []
  private var areWindowsChanged = false
  private var announcements: [Announcement] = []
  private var focus: ElementID?

  /// The element without its children.
  subscript(id: ElementID) -> Node {
    get throws(LibraryError) {
      guard let entry = entries[id] else { throw .noElement(id.rawValue) }
      return entry.node
    }
  }

  /// None where there is no such element.
  func children(of id: ElementID) -> [ElementID] { entries[id]?.children ?? [] }

  func contains(_ id: ElementID) -> Bool { entries[id] != nil }

  mutating func make(_ node: Node) throws(LibraryError) {
    guard entries[node.id] == nil else { throw .elementExists(node.id.rawValue) }
    entries[node.id] = Entry(node: node)
    mark(node.id)
  }

  /// Changes a part of an element.
  mutating func edit(
    _ id: ElementID, _ body: (inout Node) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    var node = try self[id]
    let couldBeChosen = node.canBeChosen
    try body(&node)
    entries[id]?.node = node
    mark(id)
    if node.canBeChosen != couldBeChosen, case .element(let parent) = entries[id]?.parent {
      mark(parent)
    }
  }

  /// - Parameter parent: Nil for the application.
  mutating func insert(
    _ child: ElementID, into parent: ElementID?, at index: Int
  ) throws(LibraryError) {
    _ = try self[child]
    if let parent {
      _ = try self[parent]
      guard !isAncestor(child, of: parent) else {
        throw .insideItself(child.rawValue, parent: parent.rawValue)
      }
    }
    let wasInWindow = isInWindow(child)
    takeOut(child)
    if let parent {
      entries[parent]?.children.insert(child, before: index)
      mark(parent)
    } else {
      windows.insert(child, before: index)
      areWindowsChanged = true
    }
    entries[child]?.parent = parent.map(Parent.element) ?? .application
    // What leaves the windows is published anew when it comes back.
    if wasInWindow, !isInWindow(child) { markAll(in: child) }
  }

  mutating func remove(_ id: ElementID) throws(LibraryError) {
    _ = try self[id]
    takeOut(id)
    var stack = [id]
    while let next = stack.popLast() {
      guard let entry = entries.removeValue(forKey: next) else { continue }
      stack += entry.children
      if focus == next { focus = nil }
    }
  }

  /// - Parameter id: Nil for none.
  mutating func setFocus(_ id: ElementID?) throws(LibraryError) {
    if let id {
      try edit(id) { node in
        node.states[.focusable] = true
        node.states[.focused] = true
      }
    }
    if let focus, focus != id, contains(focus) { try edit(focus) { $0.states[.focused] = false } }
    focus = id
  }

  /// What its state says, which one element has at a time.
  mutating func setFocused(_ id: ElementID, _ isFocused: Bool) throws(LibraryError) {
    if isFocused {
      try setFocus(id)
    } else {
      try edit(id) { $0.states[.focused] = false }
      if focus == id { focus = nil }
    }
  }

  mutating func announce(_ announcement: Announcement) { announcements.append(announcement) }

  /// What has to be published, once; nil for nothing.
  mutating func takeUpdate() -> TreeUpdate? {
    var nodes: [Node] = []
    var waiting: [ElementID] = []
    for id in changed {
      guard let entry = entries[id] else { continue }
      guard isInWindow(id) else {
        waiting.append(id)
        continue
      }
      var node = entry.node
      node.children = entry.children
      node.holdsChoices = entry.children.contains { entries[$0]?.node.canBeChosen == true }
      node.picture = node.role == .image ? PictureContent() : nil
      nodes.append(node)
    }
    changed = waiting
    isChanged = Set(waiting)
    let update = TreeUpdate(nodes: nodes, announcements: announcements)
    announcements = []
    defer { areWindowsChanged = false }
    return update.isEmpty && !areWindowsChanged ? nil : update
  }

  private mutating func mark(_ id: ElementID) {
    if isChanged.insert(id).inserted { changed.append(id) }
  }

  private mutating func markAll(in id: ElementID) {
    var stack = [id]
    while let next = stack.popLast() {
      mark(next)
      stack += entries[next]?.children ?? []
    }
  }

  /// Takes an element from where it is.
  private mutating func takeOut(_ id: ElementID) {
    switch entries[id]?.parent {
    case .application:
      windows.remove(id)
      areWindowsChanged = true
    case .element(let parent):
      entries[parent]?.children.remove(id)
      mark(parent)
    case nil: break
    }
    entries[id]?.parent = nil
  }

  private func isAncestor(_ candidate: ElementID, of id: ElementID) -> Bool {
    var current: ElementID? = id
    while let next = current {
      if next == candidate { return true }
      guard case .element(let parent) = entries[next]?.parent else { return false }
      current = parent
    }
    return false
  }

  private func isInWindow(_ id: ElementID) -> Bool {
    var current = id
    while true {
      switch entries[current]?.parent {
      case .application: return true
      case .element(let parent): current = parent
      case nil: return false
      }
    }
  }
}

extension [ElementID] {
  /// An index beyond the end, or below 0 as C's largest is, is the end.
  fileprivate mutating func insert(_ id: ElementID, before index: Int) {
    if indices.contains(index) { insert(id, at: index) } else { append(id) }
  }

  /// At the end, where most come and go, without a search.
  fileprivate mutating func remove(_ id: ElementID) {
    if last == id {
      removeLast()
    } else if let index = firstIndex(of: id) {
      remove(at: index)
    }
  }
}
