// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the tree says in one window, and where.
struct ReadTextSurroundings {
  private struct Speaker {
    /// In `AuditContext.nodes`.
    let place: Int
    let frame: Rect?
    let letters: ReadLetters
  }

  private let window: Node
  private let context: AuditContext
  /// The elements that are on the screen, with their places; empty where places are not trusted.
  private let shown: [(id: ElementID, frame: Rect)]
  private let speakers: [Speaker]
  /// Of everything, where places are not trusted: most words are found here at once.
  private let words: Set<[UInt32]>
  /// What a window says is told wherever in it a person is.
  private let said: ReadLetters

  init(_ window: Node, _ context: AuditContext) {
    self.window = window
    self.context = context
    let trusts = context.trustsPlaces
    // A menu or a popover of an untrusted toolkit may be a window of its own.
    let nodes = trusts ? context.descendants(of: window) : context.nodes[...]
    shown =
      trusts
      ? nodes.compactMap { node in
        guard node.states[.showing], let frame = node.frame, !frame.isEmpty else { return nil }
        return (node.id, frame)
      } : []
    var speakers: [Speaker] = []
    var words: Set<[UInt32]> = []
    for place in nodes.indices {
      let text = context.exposedText(of: nodes[place])
      guard !text.isEmpty else { continue }
      let letters = ReadLetters(text)
      if !trusts { words.formUnion(letters.words) }
      let frame = trusts ? Self.frame(of: nodes[place], context) : nil
      speakers.append(Speaker(place: place, frame: frame, letters: letters))
    }
    self.speakers = speakers
    self.words = words
    said = ReadLetters(context.exposedText(of: window) + "\n" + context.snapshot.application.name)
  }

  /// The element of its own place, or of the one that holds it.
  private static func frame(of node: Node, _ context: AuditContext) -> Rect? {
    if let frame = node.frame, !frame.isEmpty { return frame }
    return context.ancestors(of: node).lazy.compactMap(\.frame).first { !$0.isEmpty }
  }

  /// The smallest element under the middle of a box; the window where places are not trusted; nil
  /// outside of the window.
  func innermost(at box: Rect) -> ElementID? {
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    guard context.trustsPlaces else { return window.id }
    var found: (id: ElementID, size: Double)?
    for (id, frame) in shown where frame.contains(x: x, y: y) {
      let size = frame.width * frame.height
      if found.map({ size <= $0.size }) ?? true { found = (id, size) }
    }
    if let found { return found.id }
    guard let frame = window.frame, !frame.isEmpty else { return window.id }
    // In the window's own coordinates the window itself begins at 0 or at its frame.
    return x < max(frame.width, frame.maxX) && y < max(frame.height, frame.maxY) ? window.id : nil
  }

  /// Whether the tree says these letters: in the window's own name, near a place, or in the element
  /// itself and everything in it; anywhere where places are not trusted.
  func hold(_ letters: ReadLetters, near place: Rect, around element: ElementID) -> Bool {
    if said.holds(letters) || words.contains(letters.joined) { return true }
    let inside = context[element].map { context.descendants(of: $0).indices } ?? 0..<0
    return speakers.contains { speaker in
      (inside.contains(speaker.place) || speaker.frame.map { $0.meets(place) } ?? true)
        && speaker.letters.holds(letters)
    }
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
  }
}

extension AuditContext {
  /// Everything that an assistive technology can say of the element.
  fileprivate func exposedText(of node: Node) -> String {
    var texts = [node.name, node.description, node.help]
    if let value = node.value { texts.append(value.text) }
    if let details = details(of: node) {
      texts.append(details.text?.content ?? "")
      texts.append(details.imageDescription ?? "")
    }
    for key in ["placeholder-text", "placeholder", "valuetext", "roledescription"] {
      texts.append(node.attributes[key] ?? "")
    }
    for action in node.actions where !action.keyBinding.isEmpty {
      // A menu shows "Ctrl+O" for "<Control>o" and "<Primary>o".
      texts.append(
        action.keyBinding.replacing("<Control>", with: "<Ctrl>")
          .replacing("<Primary>", with: "<Ctrl>"))
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
