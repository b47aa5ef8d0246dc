// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Views
import WindowHost

@testable import Gallery

extension PersonAtGallery {
  /// What became of a task by ear and keys.
  struct Outcome: Equatable {
    /// Presses of Tab from the page's tab to what the task begins with.
    var stops = 0
    /// Of the task.
    var keys: [KeyBinding] = []
    /// Keys that did something and after which nothing was said.
    var silent: [String] = []
    /// What was said twice on end: in a sentence, from one to the next, from one answer to the next.
    var repeated: [String] = []
    /// Sentences in which Orca 48 adds the share of its range to a value, whatever is published.
    var shares = 0
    /// Words that were said, and are neither written on the page, nor a reader's own.
    var unwritten: [String] = []
    /// What went wrong, in sentences.
    var failures: [String] = []
  }

  /// Does a page's task from the moment at which the window opens, by what is heard alone.
  ///
  /// - Parameter saysUsage: Whether controls say how they are used.
  static func doTask(
    on page: GalleryPage, by reader: ScreenReader = .orca43, saysUsage: Bool = true
  ) -> Outcome {
    once("task by ear, \(page), \(reader), \(saysUsage)") {
      let host = ViewHost(title: "Gallery", measurer: PangoTextMeasurer()) {
        GalleryView(page: .dial)
      }
      host.settings = DisplaySettings(saysUsage: saysUsage)
      let window = ViewTester(host, size: GalleryView.size, takesFocus: true)
      var person = PersonWhoListens(to: reader, in: window)
      let task = KeyTask.on(page)
      if person.choose(page), person.reach(task.first) { person.play(task.steps) }
      return person.finished()
    }
  }

  /// The same in any window, from its start.
  static func doTask(
    _ task: KeyTask, by reader: ScreenReader, in window: ViewTester
  ) -> Outcome {
    var person = PersonWhoListens(to: reader, in: window)
    if person.reach(task.first) { person.play(task.steps) }
    return person.finished()
  }
}

/// Hears what a screen reader says, and presses a key when a sentence has named it, or when everybody
/// knows it who has heard what has the focus. Where the focus is, is known by what was said.
@MainActor
private struct PersonWhoListens {
  private static let mostStops = 20

  private let reader: ScreenReader
  private let window: ViewTester
  private var outcome = PersonAtGallery.Outcome()
  private var keys = SpokenKeys()
  private var words = CommonWords()
  private var last: PersonAtGallery.Answer?
  /// What was said in the task.
  private var heard: [String] = []
  /// What was said last, and where "30 percent" would be said once more.
  private var lastSentences: [String] = []

  init(to reader: ScreenReader, in window: ViewTester) {
    (self.reader, self.window) = (reader, window)
    let tree = window.tree
    let preview = SpeechPreview(tree, saysHelp: true, by: reader)
    let start = tree.focus.map { preview.focus($0, from: tree.rootNode.id) } ?? []
    keys.hear(start, isOther: true)
    listen(to: start)
  }

  /// Tab as far as the list of pages, and its arrows as far as the page.
  mutating func choose(_ page: GalleryPage) -> Bool {
    // Of the page with which the window opened.
    defer { outcome.shares = 0 }
    guard press(KeyBinding(.tab), until: "page tab") else { return false }
    // The page that is shown has the first stop.
    if Self.says(lastSentences, page.title + " page tab") { return true }
    return press(KeyBinding(.down), until: page.title + " page tab")
      && press(KeyBinding(.return)) != nil
  }

  /// Tab until the name is said, of something that leads to no other page.
  mutating func reach(_ name: String) -> Bool {
    while !Self.says(lastSentences, name) || keys.role == "page tab" {
      guard outcome.stops < Self.mostStops else {
        outcome.failures.append("“\(name)” was not said in \(outcome.stops) stops of Tab")
        return false
      }
      guard press(KeyBinding(.tab)) != nil else { return false }
      outcome.stops += 1
    }
    return true
  }

  mutating func play(_ steps: [KeyStep]) {
    (outcome.keys, heard) = ([], [])
    words.add(window)
    for step in steps {
      if step.isRepeated {
        _ = press(step.key, until: step.hears)
      } else if let answer = press(step.key), !Self.says(answer.all, step.hears) {
        outcome.failures.append(
          "after \(step.key.label) was said “\(answer.all.joined(separator: " "))”, and not "
            + "“\(step.hears)”")
      }
    }
  }

  mutating func finished() -> PersonAtGallery.Outcome {
    outcome.unwritten = words.missing(from: heard)
    return outcome
  }

  /// False where that is said after none of so many presses.
  private mutating func press(_ key: KeyBinding, until sentence: String) -> Bool {
    for _ in 0..<Self.mostStops {
      guard let answer = press(key) else { return false }
      if Self.says(answer.all, sentence) { return true }
    }
    outcome.failures.append(
      "“\(sentence)” was not said after \(Self.mostStops) times \(key.label)")
    return false
  }

  /// Nil where nobody would press it, or nothing came of it.
  private mutating func press(_ key: KeyBinding) -> PersonAtGallery.Answer? {
    guard keys.knows(key) else {
      let known = keys.role.map { "“\($0)”" } ?? "what was said"
      outcome.failures.append(
        "\(key.label) is pressed, which no sentence named and nobody knows of \(known):"
          + " the last sentences are “\(lastSentences.joined(separator: " "))”")
      return nil
    }
    let answer = PersonAtGallery.press(
      key.key, key.modifiers, in: window, by: reader, after: last)
    last = answer
    outcome.keys.append(key)
    words.add(window)
    guard answer.isHandled else {
      outcome.failures.append("nothing takes \(key.label)")
      return nil
    }
    guard !answer.all.isEmpty else {
      outcome.silent.append(key.label)
      outcome.failures.append("nothing is said after \(key.label)")
      return nil
    }
    heard += answer.all
    keys.hear(answer.said, answer.announcements, isOther: key.key == .tab)
    listen(to: answer.all)
    return answer
  }

  private mutating func listen(to sentences: [String]) {
    var plain = sentences
    for place in plain.indices where reader == .orca48 {
      guard let rest = OwnShare.removed(from: plain[place]) else { continue }
      outcome.shares += 1
      plain[place] = rest
    }
    if let last = lastSentences.last, let next = plain.first, Repeats.isAgain(next, after: last) {
      outcome.repeated.append(last + " " + next)
    }
    outcome.repeated += Repeats.found(in: plain)
    lastSentences = plain
  }

  private static func says(_ sentences: [String], _ wanted: String) -> Bool {
    let said = Repeats.words(sentences.joined(separator: " "))
    let words = Repeats.words(wanted)
    return said.indices.contains { start in
      start + words.count <= said.count && said[start..<start + words.count] == words[...]
    }
  }
}

/// What is said twice on end.
enum Repeats {
  /// In one answer: two words or more that follow on themselves, in a sentence or from one to the next,
  /// and a whole sentence that is said again.
  static func found(in sentences: [String]) -> [String] {
    var found = sentences.filter { repeatsItself(words($0)[...]) }
    for (one, next) in zip(sentences, sentences.dropFirst()) {
      let (end, start) = (words(one), words(next))
      let isAgain = (2...max(2, min(end.count, start.count))).contains { count in
        end.count >= count && end.suffix(count) == start.prefix(count)
      }
      if isAgain || !end.isEmpty && end == start { found.append(one + " " + next) }
    }
    return found
  }

  /// Whether all of a sentence has been said right before it, by the answer to another key: nothing new
  /// is heard then.
  static func isAgain(_ next: String, after last: String) -> Bool {
    let (end, start) = (words(last), words(next))
    return end == start || start.count > 1 && end.suffix(start.count) == start[...]
  }

  /// In small letters, without the signs round them.
  static func words(_ sentence: String) -> [String] {
    sentence.lowercased().split(separator: " ")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".,:;")) }
      .filter { !$0.isEmpty }
  }

  private static func repeatsItself(_ words: ArraySlice<String>) -> Bool {
    (2...5).contains { length in
      words.indices.contains { start in
        start + 2 * length <= words.endIndex
          && words[start..<start + length] == words[start + length..<start + 2 * length]
      }
    }
  }
}

/// The share of its range that Orca 48 adds to a value.
private enum OwnShare {
  private static let roles = [" slider ", " dial ", " scroll bar ", " split pane "]

  /// The sentence without it; nil where it has none.
  static func removed(from sentence: String) -> String? {
    guard roles.contains(where: sentence.contains) else { return nil }
    let words = sentence.split(separator: " ")
    guard words.count > 2, words[words.count - 1].hasPrefix("percent"),
      Int(words[words.count - 2]) != nil
    else { return nil }
    return words.dropLast(2).joined(separator: " ")
  }
}
