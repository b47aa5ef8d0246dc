// SPDX-License-Identifier: Apache-2.0

/// A screen reader whose words are known.
public enum ScreenReader: Int, Sendable, CaseIterable {
  /// Debian 12's.
  case orca43 = 43
  /// Debian 13's.
  case orca48 = 48
}

/// What a screen reader says of an element: Orca 43 or 48 in English, with its own settings as they
/// are when nobody changed them.
///
/// It is read from Orca's tables and compared with Orca's words in tests. Approximated:
/// - What is typed or selected in a text, cells' headers and rows, the chosen item of a combo box,
///   and labels that stand about in a dialog or a panel are left out.
/// - Web content is treated as any other.
/// - A value's text counts however it is exposed; Orca 43 hears the attribute `valuetext` alone.
/// - Of Orca 48 also: a menu item, a radio button's group, landmarks, tables and headings of documents
///   were read from its tables, and compared with nothing.
/// - Announcements are no part of a tree: they are said as they are.
/// - Which text Orca said last is not remembered: it may pass over what is the same again.
public struct SpeechPreview: Sendable {
  private let tree: Tree
  private let saysHelp: Bool
  private let reader: ScreenReader

  /// - Parameter saysHelp: Whether it hears help texts, which Orca 43 does not by itself: Evenhand puts
  ///   them into the description of what gets the focus. Orca 48 says them anyway.
  public init(_ tree: Tree, saysHelp: Bool = false, by reader: ScreenReader = .orca43) {
    self.tree = tree
    self.saysHelp = saysHelp
    self.reader = reader
  }

  /// What is said when the focus comes to an element, one entry for what is said in one go; empty
  /// where there is no such element.
  ///
  /// - Parameter previous: What had the focus, in the same window; without it nothing is said of
  ///   the groups around the element. Where it is gone, Orca 48 says them all, and Orca 43 none.
  public func focus(_ id: ElementID, from previous: ElementID? = nil) -> [String] {
    guard let node = tree[id].map(withoutHelpInDescription) else { return [] }
    var sentences = SpokenSentences()
    for ancestor in SpokenContext(tree, reader).entered(id, from: previous) {
      let form = SpokenForm.of(ancestor.role, by: reader)
      SpokenElement(ancestor, in: tree, within: node)
        .say(form.focused ?? form.unfocused, to: &sentences)
      sentences.end()
    }
    let element = SpokenElement(node, in: tree)
    element.say(SpokenForm.of(node.role, by: reader).unfocused, to: &sentences)
    switch reader {
    case .orca43:
      sentences.pause()
      sentences.say(element.description(adding: help(of: node, after: previous)))
      sentences.pause()
    case .orca48: sayRest(of: node, element, to: &sentences)
    }
    // A container that manages its descendants tells which of them is meant, once it has the focus.
    if let active = activeDescendant(of: node) {
      return sentences.sentences + focus(active, from: id)
    }
    return sentences.sentences
  }

  /// Where the tree does not say it, by states: toolkits give a container's current child the focus too
  /// (GTK 3), or one that manages its descendants an active one.
  private func activeDescendant(of node: Node) -> ElementID? {
    if let active = node.activeDescendant {
      return active != node.id && tree.contains(active) ? active : nil
    }
    guard node.states[.focused] else { return nil }
    return first(in: node) { $0.states[.focused] }
      ?? (node.states[.managesDescendants] ? first(in: node) { $0.states[.active] } : nil)
  }

  /// The first element inside of another one, as it is read.
  private func first(in node: Node, where fits: (Node) -> Bool) -> ElementID? {
    for child in node.children.lazy.compactMap({ tree[$0] }) {
      if let found = fits(child) ? child.id : first(in: child, where: fits) { return found }
    }
    return nil
  }

  /// Orca 48 says the same after whatever it has said of an element.
  private func sayRest(
    of node: Node, _ element: SpokenElement, to sentences: inout SpokenSentences
  ) {
    let description = element.distinctDescription
    if !description.isEmpty {
      sentences.say(description)
      sentences.pause()
    }
    if node.states[.hasPopup], node.role != .menu { sentences.say("opens popup") }
    sentences.say(node.help)
    sentences.end()
  }

  /// Where a screen reader runs that asks for no help text, the description of what has the focus ends
  /// with it already.
  private func withoutHelpInDescription(_ node: Node) -> Node {
    guard saysHelp, !node.help.isEmpty, node.description.hasSuffix(node.help) else { return node }
    var node = node
    let own = node.description.dropLast(node.help.count)
    guard own.isEmpty || own.hasSuffix(". ") else { return node }
    node.description = String(own.dropLast(2))
    return node
  }

  /// It is not said once more of the next one beside.
  private func help(of node: Node, after previous: ElementID?) -> String {
    guard saysHelp else { return "" }
    let last = previous.flatMap { tree[$0] }
    let isRepeated =
      last?.help == node.help && last.map { tree.parent(of: $0.id) } == tree.parent(of: node.id)
    return isRepeated ? "" : node.help
  }

  /// The words that tell an element from others with its role: its label, its name, or its
  /// description where it has neither; empty where none is said.
  public func name(of id: ElementID) -> String {
    guard let node = tree[id] else { return "" }
    let element = SpokenElement(node, in: tree)
    let naming = element.naming(in: SpokenForm.of(node.role, by: reader).unfocused)
    return naming.isEmpty ? element.description : naming
  }

  /// What is said when the element that has the focus changes: its name, its description, its
  /// state or its value, in the order in which the changes are reported.
  public func change(of id: ElementID, from old: Node) -> [String] {
    guard let new = tree[id] else { return [] }
    if reader == .orca48 { return laterChange(of: new, from: old) }
    var sentences = SpokenSentences()
    if old.name != new.name, new.role != .comboBox, new.role != .tableCell {
      sentences.say(new.name)
      sentences.end()
    }
    if old.description != new.description {
      sentences.say(new.description)
      sentences.end()
    }
    if Self.isSaid(new, after: old), let form = SpokenForm.of(new.role, by: reader).focused {
      SpokenElement(new, in: tree).say(form, to: &sentences)
      sentences.end()
    }
    return sentences.sentences
  }

  /// Whether a state or a value is another one that is said.
  private static func isSaid(_ new: Node, after old: Node) -> Bool {
    let states: [State] = [.pressed, .expanded] + (new.states[.expandable] ? [] : [.checked])
    if states.contains(where: { old.states[$0] != new.states[$0] }) { return true }
    return new.value.map { $0.current != old.value?.current } ?? false
  }

  /// Orca 48 says a new name with all that it says of the element, and of what holds the one with the
  /// focus a new description alone.
  private func laterChange(of new: Node, from old: Node) -> [String] {
    var sentences = SpokenSentences()
    let form = SpokenForm.of(new.role, by: reader)
    let element = SpokenElement(new, in: tree)
    let isFocused = tree.focus == nil || tree.focus == new.id
    if isFocused, old.name != new.name {
      element.say(form.unfocused, to: &sentences)
      sentences.say(new.help)
      sentences.end()
    }
    if old.description != new.description {
      sentences.say(new.description)
      sentences.end()
    }
    if isFocused, Self.isSaid(new, after: old), let focused = form.focused {
      element.say(focused, to: &sentences)
      sentences.end()
    }
    return sentences.sentences
  }
}

/// Puts words together as Orca does: a pause ends what is said in one go, and puts a full stop
/// where the last sign is a letter or a digit.
struct SpokenSentences {
  private(set) var sentences: [String] = []
  private var words: [String] = []

  mutating func say(_ text: String) {
    if !text.isEmpty { words.append(text) }
  }

  mutating func pause() {
    guard var last = words.popLast() else { return }
    if let sign = last.last, sign.isLetter || sign.isNumber { last += "." }
    words.append(last)
    end()
  }

  /// Without a full stop.
  mutating func end() {
    if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
    words = []
  }
}
