// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What the screen reader says of a live application.
extension LiveApplication {
  /// Waits until it has said this, and has nothing more to say. What another version of it says is in
  /// its golden alone.
  func hear(_ text: String) async throws {
    let orca = try screenReader
    if Golden.screenReader != nil {
      _ = try await orca.hear(since: 0, wanted: "anything of the window") { $0.count > 2 }
      _ = try await orca.untilQuiet(pause: .seconds(3))
      return
    }
    try await orca.hear(text)
    _ = try await orca.untilQuiet()
  }

  /// Types keys one by one, waits after each until as much has been said as the golden has for it,
  /// however late it comes, and compares everything that was said since the start with the golden:
  /// what was typed stands before the answer, after a `>`.
  func say(
    to keys: [PhysicalKey], golden name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await say(
      typing: keys.map { KeyStroke($0) }, golden: name, sourceLocation: sourceLocation)
  }

  /// The same with keys that others are held beside.
  ///
  /// - Parameter unsure: What Orca says of the window, or not, as its focus or it itself comes first; nil
  ///   where that is what is tested.
  func say(
    typing keys: [KeyStroke], golden name: String, unsure: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let golden = Golden(name)
    let expected = golden.isRecording ? nil : SpokenLines(try? golden.recorded())
    var lines = try await said(since: 0, expected?.start)
    if let unsure, !lines.contains(unsure), let place = expected?.start.firstIndex(of: unsure),
      place <= lines.count
    {
      lines.insert(unsure, at: place)
    }
    for (number, key) in keys.enumerated() {
      let mark = try screenReader.mark
      try keyboard.type(key.key, with: key.held)
      let answer = try await said(since: mark, expected?.answer(number), after: key)
      lines +=
        ["> \(key)"]
        + answer.withKeyFirst(key, of: expected?.answer(number))
        .withoutEcho(of: expected?.answer(number))
    }
    try golden.expect(lines: lines, sourceLocation: sourceLocation)
  }

  /// Everything since `mark`, when as much has been said as is expected and there was silence then:
  /// words too many are heard as well. Where what is said is not what is expected, no more is waited
  /// for; where nobody knows what to expect, a long silence is.
  func said(
    since mark: Int, _ expected: [String]?, after key: KeyStroke? = nil
  ) async throws -> [String] {
    let orca = try screenReader
    guard let expected else {
      return try await orca.untilQuiet(since: mark, pause: .seconds(3))
    }
    _ = await eventually {
      let said = orca.utterances(since: mark)
      let isBegun =
        expected.starts(with: said)
        || key.map { expected.says($0) && expected.dropFirst().starts(with: said) } ?? false
      return said.count >= expected.count || !isBegun || !orca.isRunning
    }
    return try await orca.untilQuiet(since: mark)
  }

  private var screenReader: OrcaSession {
    get throws { try #require(orca, "this application was started without a screen reader") }
  }
}

extension [String] {
  /// With the name of the key first, where Orca said that after what the key had done: a program asks it
  /// before it handles a key, and waits a second for the answer, which a busy machine may not give in
  /// time. Nothing else changes its place.
  func withKeyFirst(_ key: KeyStroke, of expected: [String]?) -> [String] {
    guard let expected, expected.says(key), let echo = expected.first,
      let place = firstIndex(of: echo)
    else { return self }
    var lines = self
    lines.insert(lines.remove(at: place), at: 0)
    return lines == expected ? lines : self
  }

  /// Whether the first line is the name of a key that has just been pressed.
  fileprivate func says(_ key: KeyStroke) -> Bool {
    first.map { $0.trimmingCharacters(in: .whitespaces) == key.spokenName } ?? false
  }

  /// Without an announcement that Orca 43 said twice. Where what had the focus is removed, it looks for
  /// the focus itself; where it finds that before it hears of it, as on a busy machine, it says what is
  /// announced at the same time after the name, and once more as a change of the description, which has
  /// no full stop behind it. What a golden has twice stays.
  func withoutEcho(of expected: [String]?) -> [String] {
    guard let expected, count == expected.count + 1,
      let place = indices.dropFirst().first(where: {
        self[$0] + "." == self[$0 - 1] || self[$0].last == "?" && self[$0] == self[$0 - 1]
      })
    else { return self }
    var lines = self
    lines.remove(at: place)
    return lines == expected ? lines : self
  }
}

/// A key and what is held beside it.
struct KeyStroke: CustomStringConvertible {
  let key: PhysicalKey
  let held: [PhysicalKey]

  init(_ key: PhysicalKey, _ held: PhysicalKey...) {
    self.key = key
    self.held = held
  }

  /// As Orca's echo of keys has it.
  var spokenName: String { key == .enter ? "return" : "\(key)" }

  var description: String { (held + [key]).map { "\($0)" }.joined(separator: " ") }
}

/// A golden of what a screen reader said: to begin with, and after each key.
struct SpokenLines {
  private(set) var start: [String] = []
  private(set) var answers: [(key: String, said: [String])] = []

  /// nil where there is no golden.
  init?(_ golden: String?) {
    guard let golden else { return nil }
    // An utterance may be empty; what stands behind the last line's end is none.
    for line in golden.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    {
      if line.hasPrefix("> ") {
        answers.append((String(line.dropFirst(2)), []))
      } else if answers.isEmpty {
        start.append(line)
      } else {
        answers[answers.count - 1].said.append(line)
      }
    }
  }

  /// nil where the golden has fewer.
  func answer(_ number: Int) -> [String]? {
    answers.indices.contains(number) ? answers[number].said : nil
  }
}
