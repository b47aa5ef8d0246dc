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
  /// Text has this much room round it, and is told by an element beside it.
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

  fileprivate func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
