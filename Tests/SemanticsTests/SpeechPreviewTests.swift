// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Semantics

/// What a screen reader says, for roles and states that no example shows. The words are those of
/// Orca 43's formatting.py and object_properties.py.
struct SpeechPreviewTests {
  private let usual = StateSet(.enabled, .sensitive, .visible, .showing, .focusable)

  private func focus(_ node: Node, change: (inout Node) -> Void = { _ in }) -> [String] {
    var node = node
    node.states = node.states.union(usual)
    change(&node)
    return SpeechPreview(tree(node)).focus(node.id)
  }

  private func tree(_ node: Node) -> Tree {
    Tree(
      root: Node(id: ElementID(0), role: .frame, name: "Main", children: [node.id]), nodes: [node])
  }

  private func node(_ role: Role, _ name: String = "It", _ states: StateSet = []) -> Node {
    Node(id: ElementID(1), role: role, name: name, states: states)
  }

  @Test func `controls say their state after their role`() {
    #expect(focus(node(.checkBox, "Mute", StateSet(.checked))) == ["Mute check box checked."])
    #expect(focus(node(.checkBox, "Mute")) == ["Mute check box not checked."])
    #expect(
      focus(node(.checkBox, "All", StateSet(.indeterminate))) == [
        "All check box partially checked."
      ])
    #expect(
      focus(node(.toggleButton, "Bold", StateSet(.pressed))) == ["Bold toggle button pressed."])
    #expect(focus(node(.switchControl, "Wifi")) == ["Wifi switch off."])
    #expect(
      focus(node(.radioButton, "Red", StateSet(.checked))) == ["Red.", "selected radio button"])
    #expect(
      focus(node(.button, "Menu", StateSet(.expandable, .collapsed)))
        == ["Menu collapsed push button."])
    #expect(focus(node(.link, "Home")) == ["Home link."])
  }

  @Test func `what cannot be used is grayed, what must be filled is required`() {
    #expect(
      focus(node(.button, "Send")) { $0.states[.sensitive] = false } == ["Send push button grayed."]
    )
    #expect(
      focus(node(.entry, "Name", StateSet(.required, .invalidEntry)))
        == ["Name entry required.", "invalid entry."])
  }

  @Test func `a value without a text is said with the places of its step`() {
    func slider(_ current: Double, _ increment: Double) -> [String] {
      var node = node(.slider, "Gain", StateSet(.horizontal))
      node.value = RangeValue(minimum: 0, maximum: 10, current: current, increment: increment)
      return focus(node)
    }
    #expect(slider(3, 1) == ["Gain horizontal slider 3."])
    #expect(slider(2.5, 0.5) == ["Gain horizontal slider 2.5."])
    #expect(slider(-0.25, 0.01) == ["Gain horizontal slider -0.25."])
    #expect(slider(0.04, 0) == ["Gain horizontal slider 0.0."])
    #expect(slider(.nan, 1) == ["Gain horizontal slider nan."])
  }

  @Test func `a description is not said twice`() {
    #expect(
      focus(node(.button, "Save all")) { $0.description = "save" } == ["Save all push button."])
    #expect(
      focus(node(.button, "Save")) { $0.description = "To disk" } == [
        "Save push button.", "To disk.",
      ])
    #expect(focus(node(.image, "")) { $0.description = "A dog" } == ["A dog image."])
  }

  @Test(arguments: [ScreenReader.orca43, .orca48])
  func `a help text that stands in the description already is said once`(reader: ScreenReader) {
    var node = node(.button, "Volume", usual)
    node.help = "Up and Down adjust"
    for description in ["Up and Down adjust", "loud. Up and Down adjust"] {
      node.description = description
      let said = SpeechPreview(tree(node), saysHelp: true, by: reader).focus(node.id)
      let all = said.joined(separator: " ")
      #expect(all.components(separatedBy: "Up and Down adjust").count == 2, "\(said)")
      #expect(all.contains("loud") == description.hasPrefix("loud"))
    }
  }

  @Test func `a label that another element gives comes before the name`() {
    var entry = node(.slider, "slider1", usual)
    entry.relations = [Relation(.labelledBy, [ElementID(2)])]
    let label = Node(id: ElementID(2), role: .label, name: "Volume")
    let tree = Tree(
      root: Node(
        id: ElementID(0), role: .frame, name: "Main", children: [ElementID(1), ElementID(2)]),
      nodes: [entry, label])
    #expect(SpeechPreview(tree).focus(ElementID(1)).first == "Volume slider.")
  }

  @Test(arguments: [
    (";;Return", "return"), (";;<Control>plus", "Ctrl++"), (";;space", "Space"),
    (";;<Shift><Control>Up", "Shift+Ctrl+Up"), (";;bracketright", "right bracket"), (";;a", "A"),
    ("", ""), ("f", ""), (";;<Control", "<Control"),
  ])
  func `a key is said as Orca says it`(binding: String, word: String) {
    let said = focus(node(.button, "Go")) {
      $0.actions = [Action(name: "click", label: "Click", keyBinding: binding)]
    }
    #expect(
      said.first?.hasPrefix(word.isEmpty ? "Go push button" : "Go push button \(word)") == true)
  }

  @Test func `changes are said alone`() {
    let old = node(.slider, "Gain", usual)
    var new = old
    new.value = RangeValue(minimum: 0, maximum: 10, current: 4, increment: 1, text: "4 dB")
    #expect(SpeechPreview(tree(new)).change(of: new.id, from: old) == ["4 dB"])
    new = node(.checkBox, "Mute", usual)
    let box = new
    new.states[.checked] = true
    #expect(SpeechPreview(tree(new)).change(of: new.id, from: box) == ["checked"])
    new.states = box.states
    new.name = "Silence"
    new.description = "none is heard"
    #expect(
      SpeechPreview(tree(new)).change(of: new.id, from: box) == ["Silence", "none is heard"])
    #expect(SpeechPreview(tree(new)).change(of: ElementID(9), from: box).isEmpty)
  }

  @Test func `groups are told when the focus comes into them, and not again inside`() {
    let items = (1...3).map { Node(id: ElementID(UInt64($0)), role: .listItem, name: "Row \($0)") }
    let list = Node(id: ElementID(10), role: .list, name: "Rows", children: items.map(\.id))
    let panel = Node(id: ElementID(11), role: .panel, name: "Left", children: [list.id])
    let button = Node(id: ElementID(12), role: .button, name: "Go", states: usual)
    let tree = Tree(
      root: Node(id: ElementID(0), role: .frame, name: "Main", children: [panel.id, button.id]),
      nodes: items + [list, panel, button])
    let preview = SpeechPreview(tree)
    #expect(
      preview.focus(items[0].id, from: button.id) == [
        "Left panel.", "Rows.", "List with 3 items.", "Row 1.",
      ])
    #expect(preview.focus(items[1].id, from: items[0].id) == ["Row 2."])
    #expect(preview.focus(button.id, from: items[0].id) == ["Go push button."])
  }

  // MARK: Orca 48

  private func later(_ node: Node, change: (inout Node) -> Void = { _ in }) -> [String] {
    var node = node
    node.states = node.states.union(usual)
    change(&node)
    return SpeechPreview(tree(node), by: .orca48).focus(node.id)
  }

  @Test func `Orca 48 calls a button a button, and says help last and without a full stop`() {
    #expect(later(node(.button, "Send")) == ["Send button."])
    #expect(
      later(node(.button, "Send")) {
        $0.help = "Enter presses"
        $0.description = "At once"
      } == ["Send button.", "At once.", "Enter presses"])
    #expect(
      later(node(.button, "More", StateSet(.hasPopup))) { $0.help = "Down opens" }
        == ["More button.", "opens popup Down opens"])
    #expect(later(node(.checkBox, "Mute", StateSet(.checked))) == ["Mute check box checked."])
  }

  @Test func `Orca 48 says a value and its share of the range's length`() {
    func slider(_ value: RangeValue) -> [String] {
      later(node(.slider, "Gain", StateSet(.horizontal))) { $0.value = value }
    }
    #expect(
      slider(RangeValue(minimum: -60, maximum: 6, current: -6, increment: 1, text: "-6 dB"))
        == ["Gain horizontal slider -6 dB -9 percent."])
    #expect(
      slider(RangeValue(minimum: 0, maximum: 1, current: 0.25, increment: 0.05))
        == ["Gain horizontal slider 0.25 25 percent."])
    #expect(
      slider(RangeValue(minimum: 5, maximum: 5, current: 5, increment: 1))
        == ["Gain horizontal slider 5."])
  }

  @Test func `Orca 48 leaves out a description that is nearly the name`() {
    #expect(
      later(node(.button, "Send mail")) { $0.description = "Sends mail" } == ["Send mail button."])
    #expect(
      later(node(.button, "")) { $0.description = "Sends mail" } == ["Sends mail button."])
    #expect(
      later(node(.button, "Undo")) { $0.description = "Brings back what was deleted last" }
        == ["Undo button.", "Brings back what was deleted last."])
  }

  @Test(arguments: ScreenReader.allCases)
  func `what the keys of the focused element act on is said after it`(reader: ScreenReader) {
    var list = node(.list, "Towns")
    list.states = usual.union(StateSet(.focused, .managesDescendants))
    var items = ["Bremen", "Kiel"].enumerated().map { place, name in
      Node(
        id: ElementID(UInt64(20 + place)), role: .listItem, name: name,
        states: StateSet(.enabled, .sensitive, .visible, .showing))
    }
    items[1].states[.selected] = true
    list.children = items.map(\.id)
    list.activeDescendant = items[1].id
    let root = Node(id: ElementID(90), role: .application, name: "App", children: [list.id])
    let tree = Tree(root: root, nodes: [list] + items)
    let said = SpeechPreview(tree, by: reader).focus(list.id)
    #expect(
      said
        == (reader == .orca43
          ? ["Towns.", "List with 2 items.", "Kiel."] : ["Towns List with 2 items", "Kiel."]))
  }

  @Test(arguments: [State.focused, .active])
  func `what the keys act on is known by its state where nothing else tells`(state: State) {
    var list = node(.list, "Towns")
    list.states = usual.union(StateSet(.focused, .managesDescendants))
    var item = Node(id: ElementID(21), role: .listItem, name: "Kiel", states: usual)
    item.states[state] = true
    list.children = [item.id]
    let root = Node(id: ElementID(90), role: .application, name: "App", children: [list.id])
    let said = SpeechPreview(Tree(root: root, nodes: [list, item])).focus(list.id)
    #expect(said.last == "Kiel.")
  }

  @Test(arguments: ScreenReader.allCases)
  func `after what is gone, Orca 48 says the groups again`(reader: ScreenReader) {
    let item = Node(id: ElementID(21), role: .listItem, name: "Kiel", states: usual)
    var list = node(.list, "Towns")
    list.children = [item.id]
    let window = Node(id: ElementID(90), role: .frame, name: "App", children: [list.id])
    let said = SpeechPreview(Tree(root: window, nodes: [list, item]), by: reader)
      .focus(item.id, from: ElementID(77))
    #expect(said == (reader == .orca43 ? ["Kiel."] : ["Towns List with 1 item", "Kiel."]))
  }

  private static let pairs: [(String, String, Double)] = [
    ("abcd", "bcde", 0.75), ("Send mail", "Sends mail", 18.0 / 19), ("", "", 1), ("ab", "cd", 0),
    ("tide", "diet", 0.25), ("qabxcd", "abycdf", 2.0 / 3),
  ]

  @Test(arguments: pairs)
  func `texts are compared as Python's difflib does`(one: String, other: String, ratio: Double) {
    #expect(abs(WordSimilarity.ratio(one, other) - ratio) < 1e-9)
  }
}
