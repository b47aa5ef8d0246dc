// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Synchronization

/// The windows, menus and popovers of an application that are open at one moment, in the order of the
/// tree.
struct OpenWindows: Sendable {
  struct Window: Hashable, Sendable {
    /// The same from look to look while it is open.
    let identity: String
    /// "dialog[Find]"
    let title: String
  }

  let windows: [Window]

  private static let roles: Set<Role> = [
    .frame, .window, .dialog, .alert, .fileChooser, .colorChooser, .fontChooser, .popupMenu,
  ]
  private static let items: Set<Role> = [.menuItem, .checkMenuItem, .radioMenuItem]

  /// GTK 4.8 gives its popovers no role, and the names of their classes.
  private static let classes: Set<String> = ["GtkPopover", "GtkPopoverMenu"]

  init(_ snapshot: ApplicationSnapshot) {
    let snapshot = snapshot.withInferredShowing
    let tree = snapshot.tree
    windows = tree.depthFirst.compactMap { node in
      guard node.states[.showing], Self.isOpen(node, in: tree) else { return nil }
      let title = Self.title(of: node, in: tree)
      let path = snapshot.references[node.id].map { $0.busName + $0.path }
      return Window(identity: path ?? title, title: title)
    }
  }

  private static func isOpen(_ node: Node, in tree: Tree) -> Bool {
    if roles.contains(node.role) || node.role == .filler && classes.contains(node.name) {
      return true
    }
    let parent = tree.parent(of: node.id)
    // GTK 3's popovers are panels beside the content of their window.
    if node.role == .panel, let parent, tree.parent(of: parent) == tree.root { return true }
    // A menu shows its name at all times: it is open where it shows what is in it. In GTK 3 the items
    // of a menu button are the button's own.
    guard node.role != .menuBar else { return false }
    return node.children.contains { child in
      tree[child].map { items.contains($0.role) && $0.states[.showing] } ?? false
    }
  }

  /// What has no name is known by its window.
  private static func title(of node: Node, in tree: Tree) -> String {
    let own = text(node)
    var window = node
    while let above = tree.parent(of: window.id), above != tree.root, let next = tree[above] {
      window = next
    }
    return node.name.isEmpty && window.id != node.id ? "\(own) in \(text(window))" : own
  }

  private static func text(_ node: Node) -> String {
    "\(node.role.name)[\(Escaped.brief(node.name))]"
  }

  /// The titles of those that were not open before; nil where there is none. Two of one title are
  /// said once.
  func opened(since before: OpenWindows) -> String? {
    let known = Set(before.windows.map(\.identity))
    var titles: [String] = []
    for window in windows
    where !known.contains(window.identity) && !titles.contains(window.title) {
      titles.append(window.title)
    }
    return titles.isEmpty ? nil : titles.joined(separator: " and ")
  }
}

/// Which windows were open at some look at an application, and which of them were audited.
final class WindowLog: Sendable {
  private struct State {
    var seen: [OpenWindows.Window] = []
    var audited: Set<OpenWindows.Window> = []
  }

  private let state = Mutex(State())

  /// Takes in what one look has seen.
  func see(_ snapshot: ApplicationSnapshot) {
    let windows = OpenWindows(snapshot).windows
    state.withLock { state in
      for window in windows where !state.seen.contains(window) { state.seen.append(window) }
    }
  }

  func audit(_ snapshot: ApplicationSnapshot) {
    let windows = OpenWindows(snapshot).windows
    state.withLock { $0.audited.formUnion(windows) }
  }

  /// For the report; nil where each window that was seen was audited.
  var gap: String? {
    let titles = state.withLock { state in
      state.seen.filter { !state.audited.contains($0) }.map(\.title)
    }
    if titles.isEmpty { return nil }
    return "seen while steps were done, gone before the application came to rest, and not audited: "
      + titles.joined(separator: ", ")
  }
}
