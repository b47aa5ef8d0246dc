// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The text that was read in pictures, by the innermost element that shows it, and whether the tree
/// has it too.
struct ReadTextIndex: AuditIndex {
  /// Words of one line beside each other, on one element.
  struct Run: Hashable, Sendable {
    var text: String
    var box: Rect
    /// How much its words tell, and how much of that the tree has not.
    var weight = 0
    var unexposedWeight = 0

    /// Half of it is in the tree where it was misread, or where a part of it is hidden.
    var isExposed: Bool { unexposedWeight * 2 < weight || unexposedWeight < ReadTextIndex.least }
  }

  private(set) var runs: [ElementID: [Run]] = [:]
  /// By window.
  private(set) var gaps: [ElementID: String] = [:]

  /// What is less sure is mostly an icon or a line that was taken for letters. Measured on GTK 3's and
  /// 4's widget factories: text has 70 and more.
  private static let leastConfidence = 60.0
  /// Less is an icon, an abbreviation of a unit or a key.
  fileprivate static let least = 4
  /// Text has this much room round it, and is exposed by an element beside it.
  private static let margin = 12.0

  init(_ context: AuditContext) {
    for text in context.evidence.screenTexts {
      if let gap = text.gap {
        gaps[text.window] = gap
        continue
      }
      guard let window = context[text.window] else { continue }
      let surroundings = ReadTextSurroundings(window, context)
      for words in Self.lines(text.words) {
        for run in Self.parted(words, surroundings) { add(run, surroundings) }
      }
    }
  }

  /// Where each word stands, and the word.
  private typealias Placed = (element: ElementID, word: ScreenText.Word)

  private static func lines(_ words: [ScreenText.Word]) -> [[ScreenText.Word]] {
    let sure = words.filter { $0.confidence >= leastConfidence && !$0.box.isEmpty }
    return Dictionary(grouping: sure, by: \.line).sorted { $0.key < $1.key }.map { $0.value }
  }

  /// A line crosses several elements of a window, and columns without an element of their own.
  private static func parted(
    _ words: [ScreenText.Word], _ surroundings: ReadTextSurroundings
  ) -> [[Placed]] {
    var runs: [[Placed]] = []
    for word in words {
      guard let element = surroundings.innermost(at: word.box) else { continue }
      if let last = runs.last?.last, last.element == element,
        word.box.x - last.word.box.maxX < 2 * max(word.box.height, last.word.box.height)
      {
        runs[runs.count - 1].append((element, word))
      } else {
        runs.append([(element, word)])
      }
    }
    return runs
  }

  private mutating func add(_ words: [Placed], _ surroundings: ReadTextSurroundings) {
    guard let first = words.first else { return }
    var run = Run(
      text: words.map(\.word.text).joined(separator: " "),
      box: words.dropFirst().reduce(first.word.box) { $0.union($1.word.box) })
    for (_, word) in words {
      let letters = ReadLetters(word.text)
      guard letters.isTelling else { continue }
      run.weight += letters.weight
      let near = word.box.grown(by: Self.margin)
      if !surroundings.hold(letters, near: near, around: first.element) {
        run.unexposedWeight += letters.weight
      }
    }
    if run.weight > 0 { runs[first.element, default: []].append(run) }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

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
  /// What a window says is announced wherever in it a person is.
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
      (inside.contains(speaker.place) || speaker.frame.map { $0.overlaps(place) } ?? true)
        && speaker.letters.holds(letters)
    }
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
