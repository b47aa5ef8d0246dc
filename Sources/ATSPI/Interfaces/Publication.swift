// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the application shows at the moment: everything that a read is answered from.
///
/// A copy shares the tree, so that one is taken for each question, and an update is worked into one
/// while the questions are answered from another.
struct Publication: Sendable {
  /// What the application says about itself as a whole.
  struct Facts: Hashable, Sendable {
    var toolkitName: String
    var toolkitVersion: String
    var locale: String
  }

  /// What the application's updates change.
  private struct Content {
    var tree: Tree
    var departed = DepartedElements()
    var spoken: SpokenAnnouncement?
    /// Of what got the focus last.
    var said: SaidHelp?
  }

  private struct SaidHelp: Equatable {
    let text: String
    let parent: ElementID?
  }

  let facts: Facts
  private var content: Content
  /// The parent of the application, as the registry told.
  var desktop: ObjectReference = .null
  /// The number that the registry gave the application.
  var number: Int32 = 0
  /// What is shared with other programs' trees.
  var embeddings = Embeddings()
  /// Whether a screen reader is there that hears no announcements.
  var tellsAnnouncementsInDescriptions = false

  var tree: Tree { content.tree }

  init(applicationName: String, facts: Facts) {
    self.facts = facts
    content = Content(
      tree: Tree(
        root: Node(id: Provider.applicationID, role: .application, name: applicationName)))
  }

  /// Takes an update in, with these windows as the children of the application.
  mutating func apply(_ update: TreeUpdate, windows: [ElementID]) -> [TreeChange] {
    var update = update
    update.nodes.removeAll { $0.id == tree.root }
    var root = tree.rootNode
    if root.children != windows {
      root.children = windows
      update.nodes.append(root)
    }
    content.spoken = content.spoken?.kept(in: &update)
    let changes = content.tree.apply(update)
    for case .removed(let id) in changes { content.departed.insert(id) }
    guard tellsAnnouncementsInDescriptions else { return changes }
    let focused = changes.lazy.compactMap(\.focused).first
    // What is announced at the same time is more important.
    let help = update.announcements.isEmpty ? focused.flatMap { newHelp(of: $0) } : nil
    // Of what got the focus meanwhile nothing was said that its next neighbour could repeat.
    if !update.announcements.isEmpty, focused != nil { content.said = nil }
    guard help != nil || !update.announcements.isEmpty else { return changes }
    return tellInDescription(
      update.announcements.map(\.text), help: help, of: focused, after: changes)
  }

  /// Who listens is known now: how what has the focus already is used is told as if it had just got it.
  mutating func introduce() {
    guard tellsAnnouncementsInDescriptions, let focused = tree.focus,
      let help = newHelp(of: focused)
    else { return }
    _ = tellInDescription([], help: help, of: focused, after: [])
  }

  /// How what has got the focus is used, for a screen reader that asks for no help texts: those that
  /// hear no announcements do not either. Nil where the same was said of its neighbour just now.
  private mutating func newHelp(of focused: ElementID) -> String? {
    guard let help = tree[focused]?.help else { return nil }
    let said = SaidHelp(text: help, parent: tree.parent(of: focused))
    defer { content.said = said }
    return help.isEmpty || said == content.said ? nil : help
  }

  /// The words become the description of what has the focus, or without one, of the active window:
  /// of these two alone, older screen readers hear a change.
  private mutating func tellInDescription(
    _ announcements: [String], help: String?, of focused: ElementID?, after changes: [TreeChange]
  ) -> [TreeChange] {
    let window = tree.rootNode.children.first { tree[$0]?.states[.active] == true }
    guard let id = focused ?? tree.focus ?? window, var node = tree.published(id)
    else { return changes }
    let own =
      content.spoken.flatMap { $0.element == id ? $0.ownDescription : nil } ?? node.description
    // What the update changes of it is heard as well, once.
    let change = TreeChange.description(id)
    let isNew = focused != nil || changes.contains(change)
    let news = (isNew && !own.isEmpty ? [own] : []) + announcements
    node.description = ([news.joined(separator: ", ")] + [help ?? ""]).filter { !$0.isEmpty }
      .joined(separator: ". ")
    content.spoken = SpokenAnnouncement(element: id, text: node.description, ownDescription: own)
    content.tree.apply(TreeUpdate(nodes: [node]))
    var others = changes.filter { $0 != change }
    // Who just got the focus is told with its description, so that clients must know it by then.
    let focus = others.firstIndex(of: .state(id, .focused, true))
    // Also where the same is said once more.
    others.insert(change, at: focus ?? others.endIndex)
    return others
  }

  /// Whether the element has been there and is gone.
  func isDefunct(_ id: ElementID) -> Bool {
    content.departed.contains(id) && !tree.contains(id)
  }

  /// Forgets every element but the application.
  mutating func removeElements() {
    var root = tree.rootNode
    root.children = []
    content = Content(tree: Tree(root: root))
  }

  /// Takes over what updates changed in a copy.
  mutating func takeContent(of other: Publication) { content = other.content }
}

extension TreeChange {
  /// What has got the focus by it.
  fileprivate var focused: ElementID? {
    if case .state(let id, .focused, true) = self { id } else { nil }
  }
}
