// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// What becomes of words that no property of an element says.
struct AnnouncementTests {
  private static let button = ElementID(2)
  private static let other = ElementID(3)

  private static func publication(tellsInDescriptions: Bool) -> Publication {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    publication.tellsAnnouncementsInDescriptions = tellsInDescriptions
    _ = publication.apply(
      TreeUpdate(nodes: [
        Node(
          id: ElementID(1), role: .frame, states: StateSet(.active), children: [button, other]),
        node(button, isFocused: true), node(other),
      ]), windows: [ElementID(1)])
    return publication
  }

  private static func node(
    _ id: ElementID, isFocused: Bool = false, description: String = "own", help: String = ""
  ) -> Node {
    var node = Node(id: id, role: .button, name: "\(id)", description: description, help: help)
    node.states[.focused] = isFocused
    return node
  }

  private func say(_ text: String, _ nodes: [Node] = []) -> TreeUpdate {
    TreeUpdate(nodes: nodes, announcements: [Announcement(text, source: Self.button)])
  }

  @Test func `where everybody hears announcements, descriptions stay what they are`() {
    var publication = Self.publication(tellsInDescriptions: false)
    let changes = publication.apply(say("Saved"), windows: [ElementID(1)])
    #expect(changes == [.announcement(Announcement("Saved", source: Self.button))])
    #expect(publication.tree[Self.button]?.description == "own")
  }

  @Test func `for an older screen reader the words are the focused element's description`() {
    var publication = Self.publication(tellsInDescriptions: true)
    for _ in 0..<2 {
      let changes = publication.apply(say("Saved"), windows: [ElementID(1)])
      #expect(changes.last == .description(Self.button))
      #expect(publication.tree[Self.button]?.description == "Saved")
    }
    // Another property changes: the words are not said again.
    var node = Self.node(Self.button, isFocused: true)
    node.name = "Store"
    #expect(
      publication.apply(TreeUpdate(nodes: [node]), windows: [ElementID(1)])
        == [.name(Self.button)])
  }

  @Test func `its own description comes back when the focus leaves it`() {
    var publication = Self.publication(tellsInDescriptions: true)
    _ = publication.apply(say("Saved"), windows: [ElementID(1)])
    let changes = publication.apply(
      TreeUpdate(nodes: [Self.node(Self.button), Self.node(Self.other, isFocused: true)]),
      windows: [ElementID(1)])
    #expect(changes.last == .description(Self.button))
    #expect(publication.tree[Self.button]?.description == "own")
  }

  @Test func `a new description of its own is heard once, with the words`() {
    var publication = Self.publication(tellsInDescriptions: true)
    let node = Self.node(Self.button, isFocused: true, description: "Quiet")
    let changes = publication.apply(say("Saved", [node]), windows: [ElementID(1)])
    #expect(changes.filter { $0 == .description(Self.button) }.count == 1)
    #expect(publication.tree[Self.button]?.description == "Quiet, Saved")
  }

  @Test func `who gets the focus in the same update is told with the words, once`() {
    var publication = Self.publication(tellsInDescriptions: true)
    let changes = publication.apply(
      say("Dropped", [Self.node(Self.button), Self.node(Self.other, isFocused: true)]),
      windows: [ElementID(1)])
    let told = changes.firstIndex(of: .description(Self.other))
    let focused = changes.firstIndex(of: .state(Self.other, .focused, true))
    #expect(told.map { $0 + 1 } == focused)
    #expect(focused != nil)
    #expect(publication.tree[Self.other]?.description == "own, Dropped")
  }

  @Test func `a help text is said again after one was passed over for an announcement`() {
    var publication = Self.publication(tellsInDescriptions: true)
    func focus(_ id: ElementID, _ other: ElementID, saying text: String? = nil) -> String? {
      let nodes = [
        Self.node(id, isFocused: true, help: "Space drops"), Self.node(other, help: "Space drops"),
      ]
      let update = text.map { say($0, nodes) } ?? TreeUpdate(nodes: nodes)
      _ = publication.apply(update, windows: [ElementID(1)])
      return publication.tree[id]?.description
    }
    #expect(focus(Self.other, Self.button) == "own. Space drops")
    #expect(focus(Self.button, Self.other) == "own")
    #expect(focus(Self.other, Self.button, saying: "Dropped") == "own, Dropped")
    #expect(focus(Self.button, Self.other) == "own. Space drops")
  }

  @Test func `a new element that has the focus is heard to have it`() {
    var publication = Self.publication(tellsInDescriptions: false)
    var window = publication.tree[ElementID(1)] ?? Node(id: ElementID(1), role: .frame)
    window.children.append(ElementID(4))
    let changes = publication.apply(
      TreeUpdate(nodes: [window, Self.node(Self.button), Self.node(ElementID(4), isFocused: true)]),
      windows: [ElementID(1)])
    #expect(changes.last == .state(ElementID(4), .focused, true))
  }

  @Test func `without a focus the window says it`() {
    var publication = Self.publication(tellsInDescriptions: true)
    _ = publication.apply(say("Saved", [Self.node(Self.button)]), windows: [ElementID(1)])
    #expect(publication.tree[ElementID(1)]?.description == "Saved")
  }

  private func focusMoves(
    in publication: inout Publication, to id: ElementID, from old: ElementID, help: String
  ) -> [TreeChange] {
    publication.apply(
      TreeUpdate(nodes: [
        Self.node(old, help: help), Self.node(id, isFocused: true, help: help),
      ]), windows: [ElementID(1)])
  }

  @Test func `an older screen reader hears how what gets the focus is used, with its description`()
  {
    var publication = Self.publication(tellsInDescriptions: true)
    let changes = focusMoves(
      in: &publication, to: Self.other, from: Self.button, help: "Space picks up")
    #expect(publication.tree[Self.other]?.description == "own. Space picks up")
    let told = changes.firstIndex(of: .description(Self.other))
    #expect(told.map { $0 + 1 } == changes.firstIndex(of: .state(Self.other, .focused, true)))
    // A change of the description is then heard alone.
    let node = Self.node(
      Self.other, isFocused: true, description: "new", help: "Space picks up")
    _ = publication.apply(TreeUpdate(nodes: [node]), windows: [ElementID(1)])
    #expect(publication.tree[Self.other]?.description == "new")
  }

  @Test func `from one row to the next, the same is not said again`() {
    var publication = Self.publication(tellsInDescriptions: true)
    _ = focusMoves(in: &publication, to: Self.other, from: Self.button, help: "Space picks up")
    _ = focusMoves(in: &publication, to: Self.button, from: Self.other, help: "Space picks up")
    #expect(publication.tree[Self.button]?.description == "own")
    #expect(publication.tree[Self.other]?.description == "own")
  }

  @Test func `a newer screen reader reads the help text, and descriptions stay what they are`() {
    var publication = Self.publication(tellsInDescriptions: false)
    _ = focusMoves(in: &publication, to: Self.other, from: Self.button, help: "Space picks up")
    #expect(publication.tree[Self.other]?.description == "own")
    #expect(publication.tree[Self.other]?.help == "Space picks up")
  }

  @Test func `who hears descriptions and no announcements is an older screen reader`() {
    func listeners(_ entries: [(String, String)]) -> [EventListener] {
      entries.map { EventListener(client: $0.0, event: $0.1) }
    }
    let older = [(":1", "Object:PropertyChange:AccessibleDescription"), (":1", "Window:")]
    #expect(listeners(older).includeOneWithoutAnnouncements)
    #expect(!listeners(older + [(":1", "Object:Announcement")]).includeOneWithoutAnnouncements)
    #expect(listeners(older + [(":2", "Object:Announcement")]).includeOneWithoutAnnouncements)
    #expect(!listeners([(":1", "Object:")]).includeOneWithoutAnnouncements)
    #expect(!listeners([]).includeOneWithoutAnnouncements)
  }
}
