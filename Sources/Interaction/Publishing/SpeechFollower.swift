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
  private struct Memory {
    private(set) weak var element: Element?
    var parts: [String]
    var said: String
    var wasInside = false
  }

  /// Of those that had the focus, for as long as it is there or inside.
  private var memories: [ElementID: Memory] = [:]

  /// What an element's description is: everything, or for the focused element, since it got the
  /// focus, the parts that changed last. While the focus is inside of it, it is no more than what changes:
  /// Orca 48 says each change of a description of what is round the focus.
  func description(of element: Element, parts: [String], focus: FocusTarget?) -> String {
    let whole = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let isHere = focus == FocusTarget(element)
    guard var memory = memories[element.id] else {
      if isHere { memories[element.id] = Memory(element: element, parts: parts, said: whole) }
      return whole
    }
    guard let focused = focus?.element, focused.isInside(element) else {
      memories[element.id] = nil
      return whole
    }
    if memory.parts.count != parts.count || isHere && memory.wasInside {
      memory = Memory(element: element, parts: parts, said: whole)
    } else {
      let changed = zip(memory.parts, parts).filter { $0 != $1 && !$1.isEmpty }.map { $0.1 }
      // What has the focus is one of the element's own values: it says by itself how it changes.
      let isOnValue = !isHere && focused === element
      if !changed.isEmpty { memory.said = isOnValue ? "" : changed.joined(separator: ", ") }
      if parts.allSatisfy(\.isEmpty) { memory.said = "" }
    }
    memory.wasInside = !isHere
    memory.parts = parts
    memories[element.id] = memory
    return memory.said
  }

  /// What is said of those whom it has left is everything again.
  func focusMoved() {
    memories = memories.filter { $0.value.element != nil }
    for memory in memories.values { memory.element?.invalidate() }
  }
}
