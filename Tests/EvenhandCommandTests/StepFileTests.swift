// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

@testable import EvenhandCommand

@Suite struct StepFileTests {
  @Test func `each line is one step`() throws {
    let file = try StepFile(
      path: "s",
      text: """
        # A comment, and an empty line

        click push button[Menu]
        do "Show menu" [File]
        set slider[Volume] -0.5
          focus entry
        key F10 Ctrl+Shift+s Alt++ Esc Page_Down
        wait for menu[File]
        wait until menu[File] is gone
        audit
        audit the file menu
        """)
    let menu = try ElementSelector("menu[File]")
    #expect(
      file.steps == [
        Step(verb: .perform(nil, try ElementSelector("push button[Menu]")), line: 3),
        Step(verb: .perform("Show menu", try ElementSelector("[File]")), line: 4),
        Step(verb: .set(try ElementSelector("slider[Volume]"), -0.5), line: 5),
        Step(verb: .focus(try ElementSelector("entry")), line: 6),
        Step(
          verb: .keys([
            KeyBinding("F10"), KeyBinding("s", [.control, .shift]), KeyBinding(.plus, .alt),
            KeyBinding(.escape), KeyBinding(.pageDown),
          ]), line: 7),
        Step(verb: .waitFor(menu), line: 8),
        Step(verb: .waitUntilGone(menu), line: 9),
        Step(verb: .audit("stop 1"), line: 10),
        Step(verb: .audit("the file menu"), line: 11),
      ])
    #expect(file.needsKeyboard)
  }

  @Test(arguments: [
    ("+", KeyBinding(.plus)), ("plus", KeyBinding(.plus)), ("Ctrl++", KeyBinding(.plus, .control)),
    ("ctrl+plus", KeyBinding(.plus, .control)), ("-", KeyBinding(.minus)),
    ("Ctrl+-", KeyBinding(.minus, .control)), ("?", KeyBinding("question")),
    (":", KeyBinding("colon")), ("Alt+!", KeyBinding("exclam", .alt)),
    ("asciitilde", KeyBinding("asciitilde")), ("A", KeyBinding("a")), ("7", KeyBinding("7")),
    ("f4", KeyBinding("F4")),
  ])
  func `a sign is a key by itself and by its name`(word: String, binding: KeyBinding) throws {
    let file = try StepFile(path: "s", text: "key \(word)")
    #expect(file.steps == [Step(verb: .keys([binding]), line: 1)])
  }

  @Test(arguments: [
    ("jump", "s:1: unknown step \"jump\"; there are \(StepParser.verbs)"),
    (
      "\n\nclick",
      "s:3: the selector  cannot be read: a role, a [name] or an #identifier is missing at character 1"
    ),
    ("click sliderr", "s:1: there is no role \"sliderr\"; did you mean slider"),
    ("do click", "s:1: do needs an action and a selector, as in: do click button[OK]"),
    ("do \"click [OK]", "s:1: a quotation mark is missing after the action's name"),
    ("set slider", "s:1: set needs a selector and a number, as in: set slider[Volume] 40"),
    ("set slider nan", "s:1: set needs a selector and a number, as in: set slider[Volume] 40"),
    ("key", "s:1: key needs a key, as in: key Ctrl+O"),
    ("key Hyper+X", "s:1: there is no key \"Hyper+X\""),
    ("key F99", "s:1: there is no key \"F99\""),
    ("wait 5", "s:1: write \"wait for SELECTOR\" or \"wait until SELECTOR is gone\""),
    ("wait until [OK]", "s:1: write \"wait for SELECTOR\" or \"wait until SELECTOR is gone\""),
    ("# nothing", "s has no steps"),
  ])
  func `what is no step is told with its line`(text: String, message: String) {
    #expect(throws: CommandError.usage(message)) { try StepFile(path: "s", text: text) }
  }
}
