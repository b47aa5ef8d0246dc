// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Follows the focus of a window, and works out what a screen reader says about it.
///
/// It builds the window's whole tree each time that it is asked: for a caption that a person
/// switches on, not for every frame.
@MainActor
public final class SpeechFollower {
  private weak var scene: InteractionScene?
  private var last: Node?

  /// Keeps no hold of the scene.
  public init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// What is said since the last time, one entry for what is said in one go: all of the element
  /// where another one has the focus, else what changed of it; then what was announced. Nil where
  /// nothing is said.
  public func next() -> [String]? {
    guard let scene else { return nil }
    scene.publisher.refresh()
    let sentences = focusSentences(scene) + scene.publisher.takeHeard()
    return sentences.isEmpty ? nil : sentences
  }

  private func focusSentences(_ scene: InteractionScene) -> [String] {
    guard let id = scene.focusTarget.flatMap(scene.publisher.id) else {
      last = nil
      return []
    }
    let tree = scene.publisher.tree
    guard let node = tree[id], node != last else { return [] }
    let preview = SpeechPreview(tree, saysHelp: true)
    let sentences: [String]
    if let last, last.id == id {
      sentences = preview.change(of: id, from: last)
    } else {
      sentences = preview.focus(id, from: last?.id ?? scene.windowID)
    }
    last = node
    return sentences
  }
}

/// Remembers what was said of the element that has the focus, so that a change says only what
/// changed: "Zoom 125 %", and not the whole of a photo's state once more.
@MainActor
final class SpokenParts {
  private var element: ElementID?
  private var parts: [String] = []
  private var said = ""

  /// What an element's description is: everything, or for the focused element, since it got the
  /// focus, the parts that changed last.
  func description(of id: ElementID, parts: [String], isFocused: Bool) -> String {
    let whole = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    guard isFocused else {
      if element == id { element = nil }
      return whole
    }
    if element == id, self.parts.count == parts.count {
      let changed = zip(self.parts, parts).filter { $0 != $1 && !$1.isEmpty }.map { $0.1 }
      if !changed.isEmpty { said = changed.joined(separator: ", ") }
      if parts.allSatisfy(\.isEmpty) { said = "" }
    } else {
      element = id
      said = whole
    }
    self.parts = parts
    return said
  }
}
