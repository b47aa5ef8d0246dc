// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Interaction
import Semantics
import Views
import WindowHost

@testable import Gallery

/// Someone who does a page's task with keys alone and hears what Orca 43 says.
@MainActor
struct PersonAtGallery {
  /// What became of a task.
  struct Outcome: Equatable {
    /// Presses of Tab from the page's tab to what the task begins with.
    var stops = 0
    /// Keys of the task.
    var keys = 0
    /// Keys that did something and after which nothing was said.
    var silent: [String] = []
    /// What was said twice in one go.
    var repeated: [String] = []
    /// Words that were said, and are neither written on the page, nor a reader's own.
    var unwritten: [String] = []
  }

  private let window: ViewTester

  private static var known: [String: Any] = [:]

  /// What takes long, and what both a test and a table ask for, is measured once.
  static func once<Value>(_ name: String, _ measure: () throws -> Value) rethrows -> Value {
    if let value = known[name] as? Value { return value }
    let value = try measure()
    known[name] = value
    return value
  }

  init(_ settings: DisplaySettings = DisplaySettings(), size: CGSize = GalleryView.size) {
    window = Self.window(on: .dial, settings, size: size)
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

  /// The keys of each page's task, and the name of what it begins with.
  static func task(_ page: GalleryPage) -> (first: String, keys: [(Key, KeyModifiers)]) {
    func keys(_ keys: Key...) -> [(Key, KeyModifiers)] { keys.map { ($0, []) } }
    return switch page {
    case .dial: ("Volume", keys(.up, .right, .left, .pageUp, .home, .down, .end, .up))
    case .knob: ("Brightness", keys(.up, .right, .down, .left))
    case .photo: ("Photo", keys(.equal, "bracketright", .right, .up))
    case .cards: ("Ace", keys(.down, .space, .up, .down, .down, .space))
    case .tasks:
      ("Water the plants", keys(.up, .down, .space, .down, .space, .delete, .tab, .space))
    case .buttons: ("Ring the bell", keys(.return, .tab, .return, .tab, .return))
    case .mixer: ("Level", keys(.down, .pageDown, .home, .down, .tab, .left, .tab, .space, .return))
    case .map: ("Map of Lantern Bay", keys(.left, .up, .equal, "bracketright"))
    case .mail: ("Maya, Hike on Saturday", keys(.down, .return, .delete, .tab, .return))
    case .sketch: ("Sketch", keys(.right, .up, .return, .return, .tab, .return, .tab, .return))
    case .splitter: ("Outline width", keys(.right, .pageDown, .return, .return))
    case .board: ("Paint the fence", keys(.down, .return, .tab, .return))
    case .lab: ("Tap or double tap", keys(.return, .tab, .space, .right, .space, .tab, .equal))
    }
  }

  func doTask(on page: GalleryPage, by reader: ScreenReader = .orca43) throws -> Outcome {
    var outcome = Outcome()
    let (first, keys) = Self.task(page)
    try choose(page)
    while window.focused?.name != first || window.focused?.role == .pageTab, outcome.stops < 20 {
      window.press(.tab)
      outcome.stops += 1
    }
    var common = CommonWords()
    common.add(window)
    var heard: [String] = []
    for (key, modifiers) in keys {
      let answer = Self.press(key, modifiers, in: window, by: reader)
      outcome.keys += 1
      common.add(window)
      heard += answer.all
      if answer.isHandled, answer.all.isEmpty {
        outcome.silent.append(KeyBinding(key, modifiers).label)
      }
      outcome.repeated += answer.all.filter(Self.saysTwice)
    }
    outcome.unwritten = common.missing(from: heard)
    return outcome
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
    "leftBracket": "bracketleft", "zero": "0",
  ]

  private func choose(_ page: GalleryPage) throws {
    let tab = try window.tree.depthFirst.first { $0.role == .pageTab && $0.name == page.title }
      .orThrow(TesterError.noElement(page.title, known: []))
    _ = window.scene.perform(.focus(tab.id), at: window.clock)
    window.press(.return)
  }

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
    // Of what holds the one that has the focus, Orca 48 hears as well.
    var holder = reader == .orca48 ? new.parent(of: focus) : nil
    while let id = holder {
      if let node = old[id] { said += preview.change(of: id, from: node) }
      holder = new.parent(of: id)
    }
    return said
  }

  /// "30 percent 30 percent": the same words in a row, two at least.
  private static func saysTwice(_ sentence: String) -> Bool {
    let words = sentence.lowercased().split(separator: " ").map(String.init)
    return (2...5).contains { length in
      words.indices.contains { start in
        start + 2 * length <= words.count
          && words[start..<start + length] == words[start + length..<start + 2 * length]
      }
    }
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
