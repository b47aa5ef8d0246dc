// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryPages
import Semantics
import Testing
import Views

@testable import Gallery

/// Each page's task by ear and keys, and what of it is seen in a narrow window and with large text.
/// `Tests/people` prints the table of Docs/People.md.
@MainActor
struct PeopleTests {
  @Test(arguments: GalleryPage.allCases, ScreenReader.allCases)
  func `a page's task is done by ear alone, is near, and no key of it is silent`(
    page: GalleryPage, reader: ScreenReader
  ) {
    let outcome = PersonAtGallery.doTask(on: page, by: reader)
    #expect(outcome.failures == [])
    #expect(outcome.stops <= 3)
    #expect(outcome.silent == [])
    #expect(outcome.repeated == [])
    #expect(outcome.unwritten == [])
  }

  /// Faders, a dial and a knob are known by what they are.
  nonisolated private static let known: Set<GalleryPage> = [.dial, .knob, .mixer]

  @Test(arguments: GalleryPage.allCases, ScreenReader.allCases)
  func `a page that does not say how its controls are used fails its task, unless all know them`(
    page: GalleryPage, reader: ScreenReader
  ) {
    let outcome = PersonAtGallery.doTask(on: page, by: reader, saysUsage: false)
    let unnamed = outcome.failures.filter { $0.contains(" is pressed, which no sentence named") }
    #expect(unnamed.isEmpty == Self.known.contains(page))
    #expect(outcome.failures.isEmpty == unnamed.isEmpty)
  }

  @Test(arguments: GalleryPage.allCases)
  func `a page's task for keys is done by what is seen alone`(page: GalleryPage) throws {
    let outcome = try PersonAtGallery.doTaskBySight(on: page)
    #expect(outcome.undrawn == [])
    #expect(outcome.unseen == [])
  }

  @Test(arguments: GalleryPage.allCases)
  func `a page's task for two fingers is followed, and said in words that are seen`(
    page: GalleryPage
  ) throws {
    let outcome = try PersonAtGallery.twoFingers(on: page)
    #expect((outcome.moves > 0) == PersonAtGallery.takesTwoFingers(page))
    #expect(outcome.unanswered == [])
    #expect(outcome.unseen == [])
  }

  /// The answers on the board in which Orca 48 passes over a description that it has said of the same
  /// list before: nothing that a tree tells.
  nonisolated private static let remembered: Set = [4]

  /// What the bench hears is what was heard.
  @Test(arguments: GalleryPage.allCases, ScreenReader.allCases)
  func `the bench hears on each page what Orca said`(
    page: GalleryPage, reader: ScreenReader
  ) throws {
    let golden = try OrcaGolden(page.rawValue, of: reader)
    let keys = golden.steps.map(\.key)
    let (start, answers) = try PersonAtGallery.listen(on: page, to: keys, by: reader)
    #expect(start == golden.start)
    let remembered = page == .board && reader == .orca48 ? Self.remembered : []
    for (number, (step, answer)) in zip(golden.steps, answers).enumerated()
    where !remembered.contains(number) {
      #expect(answer.said == step.without(answer.announcements), "after \(step.key)")
    }
  }

  @Test(arguments: ScreenReader.allCases)
  func `the bench hears of a menu what Orca said`(reader: ScreenReader) throws {
    let golden = try OrcaGolden("menu", of: reader)
    let keys = golden.steps.map(\.key)
    let (_, answers) = try PersonAtGallery.listen(on: .dial, to: keys, by: reader)
    #expect(answers.map(\.said) == golden.steps.map(\.said))
  }

  /// Every second page, or with `EVENHAND_LONG_TESTS` all.
  @Test(
    arguments: GalleryPage.allCases.enumerated().filter { $0.offset % 2 == 0 || isLong }.map(
      \.element))
  func `no key is silent at any control of a page`(page: GalleryPage) {
    #expect(Self.silentKeys(on: page) == [])
  }

  private static func silentKeys(on page: GalleryPage) -> [String] {
    PersonAtGallery.once("silent keys, \(page)") { PersonAtGallery.silentKeys(on: page) }
  }

  nonisolated static let sights: [(name: String, scale: Double, size: CGSize)] = [
    ("text scale 0.5", 0.5, CGSize(width: 960, height: 680)),
    ("text scale 1.5", 1.5, CGSize(width: 960, height: 680)),
    ("text scale 2", 2, CGSize(width: 960, height: 680)),
    ("400 points", 1, CGSize(width: 400, height: 680)),
    ("400 points, text scale 2", 2, CGSize(width: 400, height: 680)),
    ("the least window", 1, GalleryView.smallest),
    ("the least at text scale 2", 2, GalleryView.smallest),
    ("the least, text scale 3 asked for", 3, GalleryView.smallest),
    ("360 points, text scale 3 asked for", 3, CGSize(width: 360, height: 680)),
    ("570 points, text scale 3", 3, CGSize(width: 570, height: 680)),
    ("2,000 points", 1, CGSize(width: 2000, height: 1200)),
    ("2,000 points, text scale 2", 2, CGSize(width: 2000, height: 1200)),
    ("2,560 points, text scale 3", 3, CGSize(width: 2560, height: 1440)),
  ]

  @Test(arguments: GalleryPage.allCases, sights.indices)
  func `nothing of a page is lost in a narrow window or with large text`(
    page: GalleryPage, sight: Int
  ) {
    let losses = Self.losses(on: page, in: Self.sights[sight])
    #expect(losses == PersonAtGallery.Losses(), "\(Self.sights[sight].name)")
  }

  private static func losses(
    on page: GalleryPage, in sight: (name: String, scale: Double, size: CGSize)
  ) -> PersonAtGallery.Losses {
    PersonAtGallery.once("lost, \(page), \(sight.name)") {
      PersonAtGallery.losses(
        on: page, DisplaySettings(textScale: sight.scale), size: sight.size)
    }
  }

  @Test(arguments: [
    ("Harbour", 1.0, 400.0), ("Harbour", 2, 400), ("Station", 2, 960), ("Lighthouse", 2, 960),
  ])
  func `the map's edge cuts nothing off a name`(name: String, scale: Double, width: Double) throws {
    let window = PersonAtGallery.window(
      on: .map, DisplaySettings(textScale: scale), size: CGSize(width: width, height: 680))
    let map = try #require(try window.element(named: "Map of Lantern Bay").frame)
    let place = try #require(try window.element(named: name).frame)
    #expect(place.x >= map.x && place.x + place.width <= map.x + map.width)
  }

  @Test func `what a page holds stays in a narrow window, and while another page is shown`()
    throws
  {
    let window = PersonAtGallery.window(on: .dial)
    try window.focus("Volume")
    window.press(.up)
    window.host.size = CGSize(width: 420, height: 680)
    window.settle()
    #expect(try window.element(named: "Volume").value?.text == "31 percent")
    window.host.size = GalleryView.size
    window.settle()
    try window.focus("Dial")
    window.press(.down)
    window.press(.up)
    #expect(try window.element(named: "Volume").value?.text == "31 percent")
    let status = window.tree.depthFirst.first { $0.role == .statusBar }
    #expect(status?.name == "Volume is 31 percent.")
  }

  @Test(arguments: [1, 2, 3])
  func `words keep their distance from the line between two panes`(scale: Double) throws {
    let window = PersonAtGallery.window(
      on: .splitter, DisplaySettings(textScale: scale), size: GalleryView.smallest)
    let bar = try #require(try window.element(named: "Outline width").frame)
    let headings = window.tree.depthFirst.filter { $0.name == "Seed" && $0.role == .heading }
    let heading = try #require(headings.first?.frame)
    #expect(heading.x >= bar.x + bar.width + 6)
  }

  @Test(arguments: GalleryPage.allCases)
  func `F1 and a question mark show a page's keys at the control, and what is said of it`(
    page: GalleryPage
  ) throws {
    let window = PersonAtGallery.window(on: page)
    let first = KeyTask.on(page).first
    try window.focus(first)
    for key: Key in ["F1", "question"] {
      #expect(window.press(key))
      let tips = window.tree.depthFirst.filter { $0.role == .toolTip }
      let tip = try #require(tips.first?.frame)
      let name = page == .mixer ? "Voice, \(first)" : first
      #expect(tips.first?.name.hasPrefix("Keys for \(name). ") == true)
      #expect(tip.x >= 0 && tip.x + tip.width <= GalleryView.size.width)
      #expect(tip.y >= 0 && tip.y + tip.height <= GalleryView.size.height)
      let control = try #require(window.focused?.frame)
      let isBeside =
        tip.x >= control.x + control.width || tip.x + tip.width <= control.x
        || tip.y >= control.y + control.height || tip.y + tip.height <= control.y
      // The map and the sheet leave room on no side.
      #expect(isBeside || [.map, .sketch].contains(page))
      let status = try #require(window.tree.depthFirst.first { $0.role == .statusBar }?.frame)
      #expect(status.y + status.height <= GalleryView.size.height)
      let help = try window.element(named: "Help")
      #expect(help.states[.pressed] || help.states[.checked])
      #expect(window.press(key))
      #expect(!window.tree.depthFirst.contains { $0.role == .toolTip })
    }
  }

  @Test(arguments: GalleryPage.allCases, [1, 2])
  func `a large window is used`(page: GalleryPage, textScale: CGFloat) {
    let part = PersonAtGallery.usedPart(
      of: page, textScale: textScale, size: CGSize(width: 2000, height: 1200))
    #expect(part > (textScale == 1 ? 0.33 : 0.3))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `a page that leaves room stands in the middle of it`(textScale: CGFloat) throws {
    let size = CGSize(width: 2000, height: 1200)
    let window = PersonAtGallery.window(
      on: .dial, DisplaySettings(textScale: textScale), size: size)
    let dial = try #require(try window.element(named: "Volume").frame)
    let heading = try #require(
      window.tree.depthFirst.first { $0.name.hasPrefix("Dial:") }?.frame)
    let keys = try #require(
      window.tree.depthFirst.first { $0.name.hasPrefix("Press Tab") }?.frame)
    let above = dial.y - (heading.y + heading.height)
    let below = keys.y - (dial.y + dial.height)
    #expect(above > 40 * textScale && below < 2.5 * above)
  }

  @Test(arguments: GalleryPage.allCases)
  func `a mouse and a finger get an answer from each control of a page`(page: GalleryPage) {
    #expect(Self.unanswered(on: page) == PersonAtGallery.Unanswered())
  }

  private static func unanswered(on page: GalleryPage) -> PersonAtGallery.Unanswered {
    PersonAtGallery.once("unanswered, \(page)") { PersonAtGallery.unanswered(on: page) }
  }

  nonisolated static let looks: [(name: String, settings: DisplaySettings)] = [
    ("light", DisplaySettings()), ("dark", DisplaySettings(colorScheme: .dark)),
    ("high contrast", DisplaySettings(colorSchemeContrast: .increased)),
    ("dark, high contrast", DisplaySettings(colorScheme: .dark, colorSchemeContrast: .increased)),
  ]

  @Test(arguments: GalleryPage.allCases, looks.indices)
  func `every text of a page can be read in the light, in the dark and in high contrast`(
    page: GalleryPage, look: Int
  ) throws {
    #expect(try Self.faint(on: page, in: Self.looks[look]) == [], "\(Self.looks[look].name)")
  }

  private static func faint(
    on page: GalleryPage, in look: (name: String, settings: DisplaySettings)
  ) throws -> [String] {
    try PersonAtGallery.once("faint, \(page), \(look.name)") {
      try PersonAtGallery.faint(on: page, look.settings)
    }
  }

  @Test func `words that cannot be read well are found`() throws {
    let faint = try PersonAtGallery.faint {
      VStack {
        Text("pale").foregroundColor(Color(white: 0.6))
        Text("plain")
        Text("half").opacity(0.4)
        Text("on blue").padding().background(Color(red: 0, green: 0, blue: 0.5)).scaleEffect(2)
      }
    }
    #expect(faint == ["pale", "half", "on blue"])
  }

  @Test func `contrast is counted as WCAG does`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(Color(white: 0.45).contrast(with: .white) - 4.76) < 0.05)
  }

  /// Prints what was measured, and fails where the document says something else.
  private nonisolated static let isLong =
    ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"

  @Test(.enabled(if: isLong || ProcessInfo.processInfo.environment["EVENHAND_PEOPLE"] == "1"))
  func `the tables in the documentation are what was measured`() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/People.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let isAsked = ProcessInfo.processInfo.environment["EVENHAND_PEOPLE"] == "1"
    if isAsked { print(try Self.frameTable() + "\n") }
    for table in try [Self.keyTable(), HandTests.table(), Self.sightTable()] {
      if isAsked { print(table + "\n") }
      let isThere = text.contains(table)
      #expect(isThere, "\(table)")
    }
  }

  private static func keyTable() throws -> String {
    try table([
      "keys", "stops of Tab", "silent keys", "said twice", "unwritten words",
      "newer Orca: silent", "newer Orca: said twice", "newer Orca: unwritten words",
      "newer Orca: shares of its own", "by sight: keys", "by sight: not drawn",
      "by sight: not seen",
      "any key, anywhere: silent", "no answer: mouse", "no answer: finger", "small",
      "two fingers: movements", "no answer: two fingers",
    ]) { page in
      let outcome = PersonAtGallery.doTask(on: page)
      let newer = PersonAtGallery.doTask(on: page, by: .orca48)
      let sight = try PersonAtGallery.doTaskBySight(on: page)
      let hands = unanswered(on: page)
      let fingers = try PersonAtGallery.twoFingers(on: page)
      return [
        outcome.keys.count, outcome.stops, outcome.silent.count, outcome.repeated.count,
        outcome.unwritten.count, newer.silent.count, newer.repeated.count, newer.unwritten.count,
        newer.shares, sight.keys, sight.undrawn.count, sight.unseen.count,
        silentKeys(on: page).count, hands.hovers.count, hands.touches.count,
        hands.small.count, fingers.moves, fingers.unanswered.count + fingers.unseen.count,
      ]
    }
  }

  /// Figures of this machine, which nothing expects.
  private static func frameTable() throws -> String {
    try table(["frames", "over 16 ms", "longest, ms", "fine screen: over 16 ms", "longest, ms"]) {
      page in
      let (plain, fine) = (
        try PersonAtGallery.frames(on: page), try PersonAtGallery.frames(on: page, scale: 2)
      )
      return [
        plain.count, plain.slow, Int(plain.longest.rounded(.up)), fine.slow,
        Int(fine.longest.rounded(.up)),
      ]
    }
  }

  private static func sightTable() throws -> String {
    try table(sights.map { "lost: \($0.name)" } + looks.map { "faint: \($0.name)" }) { page in
      let losses = sights.map { Self.losses(on: page, in: $0).count }
      return try losses + looks.map { try Self.faint(on: page, in: $0).count }
    }
  }

  static func table(
    _ columns: [String], _ counts: (GalleryPage) throws -> [Int]
  ) rethrows -> String {
    var lines = [["page"] + columns, ["---"] + columns.map { _ in "---" }]
    for page in GalleryPage.allCases {
      lines.append([page.title] + (try counts(page)).map(String.init))
    }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
