// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import Semantics
import Testing

/// What we say that Orca says, against what Orca said.
struct SpeechPreviewTests {
  /// Walks through each page as its golden does, without a screen reader, and compares.
  @Test(
    arguments: ["dial", "knob", "photo", "cards", "buttons", "lab"], ScreenReader.allCases)
  func `the preview says what Orca said`(page: String, reader: ScreenReader) async throws {
    let golden = try OrcaGolden(page, of: reader)
    let gallery = try await LiveApplication.gallery(page: page)
    _ = try await gallery.element { $0.states[.focused] }
    let application = try await gallery.snapshot().application
    let events = try await gallery.reader.events(
      of: application, kinds: [try #require(EventKind("object:announcement"))])
    var tree = try await gallery.snapshot().tree
    let window = try #require(tree.focus.flatMap { tree.window(of: $0) })
    let preview = SpeechPreview(tree, saysHelp: true, by: reader)
    let first =
      preview.focus(window.id)
      + (tree.focus.map { preview.focus($0, from: window.id) } ?? [])
    #expect(first == golden.start)
    for step in golden.steps {
      let key = try #require(PhysicalKey.allCases.first { "\($0)" == step.key })
      try gallery.type(key)
      var announcements: [String] = []
      var (said, expected): ([String], [String]) = ([], step.said)
      var next = tree
      _ = try await eventually(within: .seconds(30)) {
        next = try await gallery.snapshot().tree
        announcements += events.drain().compactMap(Self.text)
        expected = step.without(announcements)
        said = Self.said(from: tree, to: next, by: reader)
        return said == expected
      }
      #expect(said == expected, "after \(step.key)")
      tree = next
    }
    await events.end()
  }

  private static func text(_ report: EventReport) -> String? {
    guard case .event(let event) = report, case .text(let text) = event.value else { return nil }
    return text
  }

  /// An element is known again by its place: each reading gives it another number.
  private static func said(from old: Tree, to new: Tree, by reader: ScreenReader) -> [String] {
    guard let focus = new.focus else { return [] }
    let preview = SpeechPreview(new, saysHelp: true, by: reader)
    guard let before = old.focus else { return preview.focus(focus) }
    // What was moved stands elsewhere, and is the same by its name.
    if let node = old[before], node.role == new[focus]?.role, node.name == new[focus]?.name {
      return preview.change(of: focus, from: node)
    }
    let previous = new.depthFirst.first { place(of: $0.id, in: new) == place(of: before, in: old) }
    var said = preview.focus(focus, from: previous?.id)
    // Of what holds the one that has the focus, Orca 48 hears as well.
    var holder = reader == .orca48 ? new.parent(of: focus) : nil
    while let id = holder {
      if let node = old.depthFirst.first(where: {
        place(of: $0.id, in: old) == place(of: id, in: new)
      }) {
        said += preview.change(of: id, from: node)
      }
      holder = new.parent(of: id)
    }
    return said
  }

  private static func place(of id: ElementID, in tree: Tree) -> [Int] {
    guard let parent = tree.parent(of: id) else { return [] }
    return place(of: parent, in: tree) + [tree.index(of: id) ?? -1]
  }
}

/// A golden of what Orca said: to begin with, and after each key.
struct OrcaGolden {
  struct Step {
    let key: String
    let said: [String]

    /// What is no announcement: those are events, and no part of a tree.
    func without(_ announcements: [String]) -> [String] {
      said.compactMap { line in
        for text in announcements {
          if line == text || line == text + "." { return nil }
          if line.hasSuffix(", " + text) { return String(line.dropLast(text.count + 2)) }
          if line.hasSuffix(", " + text + ".") {
            return String(line.dropLast(text.count + 3)) + "."
          }
        }
        return line
      }
    }
  }

  let start: [String]
  let steps: [Step]

  /// The keys that Orca 48 echoes, and how.
  private static let echoes = [
    "pageUp": "page up", "tab": "tab", "enter": "return", "space": "space", "equals": "=",
    "rightBracket": "]", "delete": "delete", "escape": "escape", "pageDown": "page down",
  ]

  init(_ page: String, of reader: ScreenReader) throws {
    let folder = reader == .orca43 ? "" : "orca-\(reader.rawValue)/"
    let lines = try #require(SpokenLines(try Golden(folder + page + "-orca").recorded()))
    // The name of a key that Orca 43 echoes ends with a space.
    func words(_ said: [String]) -> [String] {
      said.filter { $0 != "Screen reader on." && !$0.hasSuffix(" ") }
    }
    start = words(lines.start)
    steps = lines.answers.map { key, said in
      var words = words(said)
      if reader == .orca48, let echo = Self.echoes[key], words.first == echo { words.removeFirst() }
      return Step(key: key, said: words)
    }
  }
}
