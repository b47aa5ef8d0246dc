// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics

/// One line of a file of steps.
struct Step: Hashable, Sendable {
  enum Verb: Hashable, Sendable {
    /// The action of this name; nil for the one that is like a click.
    case perform(String?, ElementSelector)
    case set(ElementSelector, Double)
    case focus(ElementSelector)
    case keys([KeyBinding])
    case waitFor(ElementSelector)
    case waitUntilGone(ElementSelector)
    /// With the name that the report gives it.
    case audit(String)
  }

  let verb: Verb
  /// From 1.
  let line: Int

  var isStop: Bool {
    if case .audit = verb { true } else { false }
  }
}

/// What is done with an application before it is looked at, line by line.
struct StepFile: Sendable {
  static let specification = OptionSpecification(
    "steps", .text, "FILE",
    help: "Run the steps in FILE first: click, key, set, wait for, audit, ...")

  let path: String
  let steps: [Step]

  /// Only a window manager gives a window the keyboard.
  var needsKeyboard: Bool { steps.contains { Self.needsKeyboard($0.verb) } }

  init(path: String) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .usage("cannot read \(Escaped.line(path)): \(String(cString: strerror(errno)))")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .usage("\(Escaped.line(path)) is not text in UTF-8")
    }
    try self.init(path: path, text: text)
  }

  init(path: String, text: String) throws(CommandError) {
    self.path = path
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      do {
        let parser = StepParser(line: words, stops: steps.count(where: \.isStop))
        steps.append(Step(verb: try parser.verb(), line: index + 1))
      } catch {
        throw .usage("\(Escaped.line(path)):\(index + 1): \(error)")
      }
    }
    if steps.isEmpty { throw .usage("\(Escaped.line(path)) has no steps") }
    self.steps = steps
  }

  /// Keys go to whatever window has the keyboard: on a person's desktop that may be any.
  func check(_ target: TargetOptions.Target) throws(CommandError) {
    if case .program = target { return }
    for step in steps {
      if case .keys = step.verb {
        throw .usage("\(Escaped.line(path)):\(step.line): keys need a program started by --exec")
      }
    }
  }

  private static func needsKeyboard(_ verb: Step.Verb) -> Bool {
    switch verb {
    case .keys, .focus: true
    case .perform, .set, .waitFor, .waitUntilGone, .audit: false
    }
  }
}
