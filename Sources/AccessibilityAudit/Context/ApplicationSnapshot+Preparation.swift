// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension ApplicationSnapshot {
  /// As long as the reader lets a text be. Snapshots that come from elsewhere may have longer ones,
  /// and every rule and report would go through them.
  private static let longest = ReadLimits().text

  /// The same with texts that are longer than any name cut once, at the beginning; nil where none is.
  /// `elements` are all of the tree's.
  func withBoundedTexts(_ elements: [Node]) -> ApplicationSnapshot? {
    let changed = elements.compactMap { node -> Node? in
      guard node.isOverlong(Self.longest) else { return nil }
      var node = node
      node.cutTexts(to: Self.longest)
      return node
    }
    let isLong = [application.name, application.toolkitName, application.toolkitVersion]
      .contains { $0.utf8.count > Self.longest }
    if changed.isEmpty && !isLong { return nil }
    var copy = self
    copy.application = application.cutTexts(to: Self.longest)
    copy.tree.apply(TreeUpdate(nodes: changed))
    return copy
  }
}

extension ApplicationReference {
  fileprivate func cutTexts(to limit: Int) -> ApplicationReference {
    var copy = self
    copy.name = name.cut(toBytes: limit)
    copy.toolkit = Toolkit(
      name: toolkitName.cut(toBytes: limit), version: toolkitVersion.cut(toBytes: limit))
    return copy
  }
}

extension Node {
  fileprivate func isOverlong(_ limit: Int) -> Bool {
    name.utf8.count > limit || description.utf8.count > limit || help.utf8.count > limit
      || identifier.utf8.count > limit || value.map { $0.text.utf8.count > limit } ?? false
  }

  fileprivate mutating func cutTexts(to limit: Int) {
    name = name.cut(toBytes: limit)
    description = description.cut(toBytes: limit)
    help = help.cut(toBytes: limit)
    identifier = identifier.cut(toBytes: limit)
    if let text = value?.text { value?.text = text.cut(toBytes: limit) }
  }
}

extension String {
  /// At most so many bytes of UTF-8, and no half character of Unicode.
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    return String(unicodeScalars[..<utf8.index(startIndex, offsetBy: limit)])
  }
}

extension ApplicationSnapshot {
  /// Qt puts a dock that stands behind another one's tab to the left of its window, and goes on
  /// calling what is in it showing, and so the choices of a combo box on a page that nobody sees. They are
  /// not: of the dock a person sees the tab alone. nil where there is none. `elements` are all of the tree's.
  func withoutShowingOfHidden(_ elements: [Node]) -> ApplicationSnapshot? {
    guard application.toolkit.has(.callsHiddenDocksShowing) else { return nil }
    var changed: [Node] = []
    for box in elements where box.role == .comboBox && !box.states[.showing] {
      hide(box, &changed)
    }
    for window in tree.rootNode.children.compactMap({ tree[$0] }) {
      guard let area = window.frame else { continue }
      for dock in window.children.compactMap({ tree[$0] }) where dock.role == .frame {
        guard let frame = dock.frame, !frame.isEmpty, frame.maxX <= area.x else { continue }
        hide(dock, &changed)
      }
    }
    if changed.isEmpty { return nil }
    var copy = self
    for node in changed { copy.tree.setStates(node.states, of: node.id) }
    return copy
  }

  /// What GTK 3 has given no place, as in an expander that is closed, has a size of one pixel, and is
  /// called showing. nil where there is none. `elements` are all of the tree's.
  func withoutShowingOfUnplaced(_ elements: [Node]) -> ApplicationSnapshot? {
    guard application.toolkit.has(.callsUnplacedShowing) else { return nil }
    let unplaced = elements.filter { node in
      node.states[.showing] && node.frame.map { $0.width == 1 && $0.height == 1 } ?? false
    }
    if unplaced.isEmpty { return nil }
    var copy = self
    for node in unplaced {
      copy.tree.setStates(node.states.subtracting(StateSet(.showing)), of: node.id)
    }
    return copy
  }

  private func hide(_ node: Node, _ changed: inout [Node]) {
    if node.states[.showing] {
      var hidden = node
      hidden.states[.showing] = false
      changed.append(hidden)
    }
    for child in node.children.compactMap({ tree[$0] }) { hide(child, &changed) }
  }
}

extension ApplicationSnapshot {
  /// GTK 4 says of an element alone that it is disabled. Nobody can use what stands in it either. nil
  /// where nothing does. `elements` are all of the tree's, parents before children.
  func withDisabledParts(_ elements: [Node]) -> ApplicationSnapshot? {
    guard application.toolkit.mayHave(.tellsDisabledOfOwnAlone) else { return nil }
    var disabled: Set<ElementID> = []
    var copy = self
    var changed = false
    for node in elements where node.id != tree.root && !node.role.isWindow {
      guard node.states[.enabled] || node.states[.sensitive] else {
        disabled.insert(node.id)
        continue
      }
      guard let parent = tree.parent(of: node.id), disabled.contains(parent) else { continue }
      disabled.insert(node.id)
      copy.tree.setStates(
        node.states.subtracting(StateSet(.enabled, .sensitive)), of: node.id)
      changed = true
    }
    return changed ? copy : nil
  }
}
