// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Semantics
import Views
import WindowHost

@testable import Gallery

/// People who do the tasks of the gallery's pages, each by what they perceive.
@MainActor
enum PersonAtGallery {
  private static var known: [String: Any] = [:]

  /// What takes long, and what both a test and a table ask for, is measured once.
  static func once<Value>(_ name: String, _ measure: () throws -> Value) rethrows -> Value {
    if let value = known[name] as? Value { return value }
    let value = try measure()
    known[name] = value
    return value
  }

  /// The gallery with real fonts, on a page.
  static func window(
    on page: GalleryPage, _ settings: DisplaySettings = DisplaySettings(),
    size: CGSize = GalleryView.size, measurer: PangoTextMeasurer = PangoTextMeasurer()
  ) -> ViewTester {
    let host = ViewHost(title: "Gallery", measurer: measurer) { GalleryView(page: page) }
    host.settings = settings
    return ViewTester(host, size: size)
  }

  /// What came of a key.
  struct Answer {
    var isHandled = false
    /// What a screen reader says of what changed, and what was announced.
    var said: [String] = []
    var announcements: [String] = []
    /// Whether what was announced stood in the place of a hint.
    var passesHelpOver = false

    var all: [String] { said + announcements }
  }

  /// Presses a key, and waits for half a second.
  static func press(
    _ key: Key, _ modifiers: KeyModifiers = [], in window: ViewTester,
    by reader: ScreenReader = .orca43, after last: Answer? = nil
  ) -> Answer {
    var before = window.tree
    if last?.passesHelpOver == true, let focus = before.focus, var node = before[focus] {
      node.help = ""
      before.apply(TreeUpdate(nodes: [node]))
    }
    let mark = window.announcements.count
    var answer = Answer()
    answer.isHandled = window.press(key, modifiers)
    window.advance(by: 0.5)
    answer.announcements = Array(window.announcements.dropFirst(mark))
    answer.passesHelpOver =
      reader == .orca43 && !answer.announcements.isEmpty && window.tree.focus != before.focus
    answer.said = said(
      from: before, to: window.tree, by: reader, isAnnounced: !answer.announcements.isEmpty)
    // Of this key alone, both say what it chose.
    if key == .space, let old = before.focus.flatMap({ before[$0] }), let new = window.focused,
      old.id == new.id, old.states[.selected] != new.states[.selected]
    {
      answer.said.append(new.states[.selected] ? "selected" : "not selected")
    }
    // A tool tip is said where this key showed it.
    if key == "F1", let tip = window.tree.depthFirst.first(where: { $0.role == .toolTip }),
      !before.contains(tip.id)
    {
      answer.said += SpeechPreview(window.tree, by: reader).focus(tip.id)
    }
    return answer
  }

  /// What is said of a page as it opens, and after each of these keys of a keyboard.
  static func listen(
    on page: GalleryPage, to keys: [String], by reader: ScreenReader
  ) throws -> (start: [String], answers: [Answer]) {
    let host = ViewHost(title: "Evenhand gallery", measurer: PangoTextMeasurer()) {
      GalleryView(page: page)
    }
    return try listen(
      in: ViewTester(host, size: GalleryView.size, takesFocus: true), to: keys, by: reader)
  }

  /// The same of any window.
  static func listen(
    in window: ViewTester, to keys: [String], by reader: ScreenReader
  ) throws -> (start: [String], answers: [Answer]) {
    let tree = window.tree
    let preview = SpeechPreview(tree, saysHelp: true, by: reader)
    let start =
      preview.focus(tree.rootNode.id)
      + (tree.focus.map { preview.focus($0, from: tree.rootNode.id) } ?? [])
    var answers: [Answer] = []
    for name in keys {
      let key = try Self.keys[name].orThrow(TesterError.refused("the key \(name)"))
      answers.append(press(key, in: window, by: reader, after: answers.last))
    }
    return (start, answers)
  }

  /// By the names of goldens.
  private static let keys: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageUp": .pageUp, "pageDown": .pageDown, "enter": .return, "space": .space, "tab": .tab,
    "escape": .escape, "delete": .delete, "equals": .equal, "rightBracket": "bracketright",
    "leftBracket": "bracketleft", "zero": "0", "menu": .menu,
  ]

  private static func said(
    from old: Tree, to new: Tree, by reader: ScreenReader, isAnnounced: Bool
  ) -> [String] {
    guard let focus = new.focus, var node = new[focus] else { return [] }
    var new = new
    if reader == .orca43, isAnnounced, old.focus != focus {
      // What is announced stands behind the description of what gets the focus, in the hint's place.
      node.help = ""
      new.apply(TreeUpdate(nodes: [node]))
    }
    // Nothing was said of it that its neighbour could repeat.
    if reader == .orca43, let last = old.focus, last != focus, old[last]?.help.isEmpty == true,
      var node = new[last]
    {
      node.help = ""
      new.apply(TreeUpdate(nodes: [node]))
    }
    let preview = SpeechPreview(new, saysHelp: true, by: reader)
    var said =
      old.focus == focus
      ? old[focus].map { preview.change(of: focus, from: $0) } ?? []
      : preview.focus(focus, from: old.focus)
    // Orca 43 says the value with what gets the focus back, Orca 48 that it is another one as well.
    if reader == .orca48, old.focus != focus, let node = old[focus],
      node.value?.current != new[focus]?.value?.current
    {
      said += preview.change(of: focus, from: node)
    }
    // Of what holds the one that has the focus, Orca 48 hears as well.
    var holder = reader == .orca48 ? new.parent(of: focus) : nil
    while let id = holder {
      if let node = old[id] { said += preview.change(of: id, from: node) }
      holder = new.parent(of: id)
    }
    return said
  }

  // MARK: What is seen

  /// What a page loses where the window is narrow or the text large.
  struct Losses: Equatable {
    /// Elements that go past the sides of the window, where nothing scrolls to them.
    var beside: [String] = []
    /// Texts with a word that is broken because no line holds it.
    var broken: [String] = []
    /// Texts whose end is not drawn.
    var cut: [String] = []
    /// Whether the status is out of sight.
    var hidesStatus = false

    var count: Int { beside.count + broken.count + cut.count + (hidesStatus ? 1 : 0) }
  }

  static func losses(
    on page: GalleryPage, _ settings: DisplaySettings, size: CGSize
  ) -> Losses {
    let measurer = PangoTextMeasurer()
    let window = window(on: page, settings, size: size, measurer: measurer)
    var losses = Losses()
    let tree = window.tree
    for node in tree.depthFirst where !isOnGround(node, tree) {
      guard let frame = node.frame, frame.width > 0 else { continue }
      if frame.x < -0.5 || frame.x + frame.width > size.width + 0.5 {
        losses.beside.append(node.name.isEmpty ? node.role.name : node.name)
      }
      if node.role == .statusBar, frame.y + frame.height > size.height + 0.5 {
        losses.hidesStatus = true
      }
    }
    for case .text(let run, _) in window.displayList.items {
      if isBroken(run, measurer) { losses.broken.append(run.text) }
      var whole = run
      whole.lineLimit = nil
      if run.lineLimit != nil, measurer.size(of: whole).height > measurer.size(of: run).height + 0.5
      {
        losses.cut.append(run.text)
      }
    }
    return losses
  }

  /// How much of the room beside the list of pages the page's own elements reach over, by the side of
  /// which they take the greater part, from 0 to 1.
  static func usedPart(of page: GalleryPage, textScale: CGFloat, size: CGSize) -> CGFloat {
    let tree = window(on: page, DisplaySettings(textScale: textScale), size: size).tree
    let frames = tree.depthFirst.compactMap { node -> CGRect? in
      guard let frame = node.frame, frame.x > 170 * textScale, node.role != .statusBar else {
        return nil
      }
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    let reach = frames.reduce(CGRect.null) { $0.union($1) }
    return max(
      reach.width / (size.width - 212 * textScale),
      reach.height / (size.height - 200 * textScale))
  }

  /// What lies on a map or a sheet goes past its edge by what it is.
  private static func isOnGround(_ node: Node, _ tree: Tree) -> Bool {
    guard let parent = tree.parent(of: node.id).flatMap({ tree[$0] }) else { return false }
    return parent.role == .imageMap || parent.role == .canvas
  }

  private static func isBroken(_ run: TextRun, _ measurer: PangoTextMeasurer) -> Bool {
    guard let width = run.width else { return false }
    return run.text.split(separator: " ").contains { word in
      var single = run
      (single.text, single.width) = (String(word), nil)
      return measurer.size(of: single).width > width + 0.5
    }
  }
}

extension Optional {
  fileprivate func orThrow(_ error: some Error) throws -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
