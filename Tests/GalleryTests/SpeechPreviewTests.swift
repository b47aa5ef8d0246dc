// SPDX-License-Identifier: Apache-2.0

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
    let steps = try OrcaGolden(page, of: reader).steps
    let gallery = try await LiveApplication.gallery(page: page)
    _ = try await gallery.element { $0.states[.focused] }
    var tree = try await gallery.snapshot().tree
    let window = try #require(tree.focus.flatMap { tree.window(of: $0) })
    let preview = SpeechPreview(tree, saysHelp: true, by: reader)
    let first =
      preview.focus(window.id)
      + (tree.focus.map { preview.focus($0, from: window.id) } ?? [])
    #expect(first == steps[0].said)
    for step in steps.dropFirst() {
      let key = try #require(PhysicalKey.allCases.first { "\($0)" == step.key })
      try gallery.type(key)
      var said: [String] = []
      var next = tree
      _ = try await eventually {
        next = try await gallery.snapshot().tree
        said = Self.said(from: tree, to: next, by: reader)
        return said == step.said
      }
      #expect(said == step.said, "after \(step.key)")
      tree = next
    }
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
private struct OrcaGolden {
  struct Step {
    let key: String
    let said: [String]
  }

  let steps: [Step]

  /// Announcements are events, and no part of a tree.
  private static let announcements = [
    "Ace, picked up, 1 of 5. " + carried, "Ace, 2 of 5", "Ace, 3 of 5", "Ace, dropped, 3 of 5",
    "Hold, then drag, picked up. Arrows move, Space drops, Escape cancels",
    "Hold, then drag, dropped",
  ]
  private static let carried = "Up and Down move, Space drops, Escape cancels"

  private static func withoutAnnouncement(_ line: String) -> String? {
    if announcements.contains(line) { return nil }
    let announcement = announcements.first { line.hasSuffix(", " + $0) }
    return announcement.map { String(line.dropLast($0.count + 2)) } ?? line
  }

  /// The keys that Orca 48 echoes, and how.
  private static let echoes = [
    "pageUp": "page up", "tab": "tab", "enter": "return", "space": "space", "equals": "=",
    "rightBracket": "]",
  ]

  init(_ page: String, of reader: ScreenReader) throws {
    let folder = reader == .orca43 ? "" : "orca-\(reader.rawValue)/"
    let lines = try #require(SpokenLines(try Golden(folder + page + "-orca").recorded()))
    steps = ([(key: "", said: lines.start)] + lines.answers).map { key, said in
      // The name of a key that Orca 43 echoes ends with a space.
      var words = said.filter { $0 != "Screen reader on." && !$0.hasSuffix(" ") }
      if reader == .orca48, let echo = Self.echoes[key], words.first == echo { words.removeFirst() }
      return Step(key: key, said: words.compactMap(Self.withoutAnnouncement))
    }
  }
}
