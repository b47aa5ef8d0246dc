// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views
import WindowHost

@testable import Gallery

/// What the bench by ear and the one by sight find in a small window, each beside a twin that is well.
@MainActor
struct KeyFaultTests {
  private static let task = KeyTask(
    first: "Parcel",
    steps: [.press(.delete, hears: "the parcel is gone", sees: .words("gone"))])

  private func outcome(
    _ parcel: Parcel, by reader: ScreenReader
  ) -> PersonAtGallery.Outcome {
    let host = ViewHost(title: "Parcels", measurer: PangoTextMeasurer()) { parcel }
    let window = ViewTester(host, size: CGSize(width: 300, height: 200), takesFocus: true)
    return PersonAtGallery.doTask(Self.task, by: reader, in: window)
  }

  @Test(arguments: ScreenReader.allCases)
  func `a task is done where each key is named, heard and answered`(reader: ScreenReader) {
    let well = outcome(Parcel(), by: reader)
    #expect(well.failures == [] && well.silent == [] && well.keys == [KeyBinding(.delete)])
  }

  @Test(arguments: ScreenReader.allCases)
  func `a key that no sentence names is not pressed`(reader: ScreenReader) {
    let silent = outcome(Parcel(instruction: "It is heavy"), by: reader)
    #expect(silent.keys == [] && silent.failures.count == 1)
    #expect(
      silent.failures.first?.hasPrefix("Delete is pressed, which no sentence named and nobody")
        == true)
  }

  @Test(arguments: ScreenReader.allCases)
  func `a key after which nothing is said fails the task`(reader: ScreenReader) {
    let silent = outcome(Parcel(answer: nil), by: reader)
    #expect(silent.failures == ["nothing is said after Delete"] && silent.silent == ["Delete"])
  }

  @Test(arguments: ScreenReader.allCases)
  func `a key that nothing takes fails the task`(reader: ScreenReader) {
    let dead = outcome(Parcel(takesKey: false), by: reader)
    #expect(dead.failures == ["nothing takes Delete"])
  }

  @Test(arguments: ScreenReader.allCases)
  func `another answer than what the task is for fails it`(reader: ScreenReader) {
    let wrong = outcome(Parcel(answer: "the letter is gone"), by: reader)
    #expect(
      wrong.failures == [
        "after Delete was said “the letter is gone”, and not “the parcel is gone”"
      ])
  }

  @Test(arguments: ScreenReader.allCases)
  func `a place of which no words tell is not found`(reader: ScreenReader) {
    let lost = outcome(Parcel(name: "Thing"), by: reader)
    #expect(lost.failures == ["“Parcel” was not said in 20 stops of Tab"])
  }

  @Test func `what is said twice on end is found in a sentence and between two`() {
    #expect(Repeats.found(in: ["Volume 30 percent 30 percent."]).count == 1)
    #expect(Repeats.found(in: ["Volume 30 percent.", "30 percent"]).count == 1)
    #expect(Repeats.found(in: ["pressed", "pressed."]).count == 1)
    #expect(Repeats.found(in: ["Volume 30 percent.", "31 percent", "30 percent"]) == [])
    #expect(Repeats.found(in: ["Ace, 2 of 5", "Ace, 3 of 5"]) == [])
    #expect(Repeats.isAgain("30 percent.", after: "Volume dial 30 percent."))
    #expect(!Repeats.isAgain("Ace, picked up, 1 of 5", after: "Ace."))
  }

  @Test func `keys are known by the words for them`() {
    func keys(_ sentence: String) -> Set<String> {
      Set(SpokenKeyNames.keys(in: sentence).map(\.label))
    }
    #expect(keys("Up and Down adjust.") == ["Up", "Down"])
    #expect(keys("Space picks up, Menu for 4 more actions.") == ["Space", "Menu", "Shift+F10"])
    #expect(
      keys("Arrows move the cursor, Enter for dot, Ctrl+Up and Down for line").count == 7)
    #expect(keys("Plus and Minus zoom, Brackets turn") == ["+", "-", "[", "]"])
    #expect(
      keys("tool tip Keys for Size. Right: increase, Page Up or Shift+Right: increase by a page.")
        == ["Right", "Page Up", "Shift+Right"])
    #expect(keys("Undo push button Ctrl+Z.") == ["Ctrl+Z"])
    // Words that are no keys, or of which nothing is said.
    #expect(keys("Left or right, fast and far. Home town. Delete. Menu for you").count == 2)
    #expect(keys("Enter your name, Space, End of list") == [])
  }

  @Test func `what is known of a thing is known by the words for it`() {
    var keys = SpokenKeys()
    #expect(!keys.knows(KeyBinding(.space)) && keys.knows(KeyBinding(.tab)))
    keys.hear(["Ring the bell push button."], isOther: true)
    #expect(keys.knows(KeyBinding(.space)) && !keys.knows(KeyBinding(.down)))
    keys.hear(["Cards.", "List with 5 items.", "Ace.", "Space picks up."], isOther: true)
    #expect(keys.knows(KeyBinding(.space)) && keys.knows(KeyBinding(.down)))
    #expect(!keys.knows(KeyBinding(.return)))
    // Of the next one the same is not said again.
    keys.hear(["King."], isOther: true)
    #expect(keys.knows(KeyBinding(.space)))
    keys.hear(["Name entry."], isOther: true)
    #expect(keys.knows(KeyBinding("n")) && !keys.knows(KeyBinding(.space)))
    keys.hear(["Sketch canvas."], isOther: true)
    #expect(!keys.knows(KeyBinding("n")) && !keys.knows(KeyBinding(.up)))
  }

  @Test func `the table of what is known is that of the documentation`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Docs/People.md"), encoding: .utf8)
    let table = try #require(page.components(separatedBy: "| what was said | keys |\n").last)
    let rows = table.components(separatedBy: "\n").prefix { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == 13)
    let tried: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space, .return, .escape, "n",
    ]
    for row in rows {
      let cells = row.components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
      }
      var written = Set(cells[1].components(separatedBy: ", "))
      for (name, keys) in [
        ("arrows", ["Up", "Down", "Left", "Right"]), ("letters", ["N"]), ("Escape", ["Esc"]),
        ("none", []), ("Tab", []), ("Shift+Tab", []), ("F1", []),
      ] where written.remove(name) != nil {
        written.formUnion(keys)
      }
      for thing in cells[0].components(separatedBy: ", ") {
        var keys = SpokenKeys()
        keys.hear(
          thing.hasPrefix("\"") ? ["Cards.", "List with 5 items."] : ["Name \(thing)."],
          isOther: true)
        let known = tried.map { KeyBinding($0) }.filter(keys.knows).map(\.label)
        #expect(Set(known) == written, "\(thing)")
        #expect(keys.knows(KeyBinding(.tab)) && keys.knows(KeyBinding("F1")))
      }
    }
  }

  /// A drawn row with a key, and what a person who looks at it misses.
  @Test
  func `a key that is not drawn, a ring that is missing and an end that is not written are found`()
    throws
  {
    func outcome(_ parcel: some View, sees: KeyStep.Sight = .words("gone")) throws
      -> PersonAtGallery.SightOutcome
    {
      let measurer = PangoTextMeasurer()
      let host = ViewHost(title: "Parcels", measurer: measurer) { parcel }
      let window = ViewTester(host, size: CGSize(width: 300, height: 200), takesFocus: true)
      return try PersonAtGallery.doTaskBySight(
        [.press(.delete, hears: "", sees: sees)], from: .words("Parcel"), in: window, measurer)
    }
    #expect(try outcome(Parcel()) == PersonAtGallery.SightOutcome(keys: 1))
    let unmarked = try outcome(Parcel().focusEffectDisabled())
    #expect(unmarked.unseen.contains("the ring round Parcel"))
    let undrawn = try outcome(
      Parcel().overlay(alignment: .bottom) { Color.white.frame(width: 120, height: 24) })
    #expect(undrawn.undrawn == ["Delete"] && undrawn.unseen == [])
    let unwritten = try outcome(Parcel(), sees: .words("sold"))
    #expect(unwritten.unseen == ["after Delete: words(\"sold\")"])
  }
}
