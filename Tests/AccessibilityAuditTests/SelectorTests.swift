// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct SelectorTests {
  @Test(arguments: RuleRegistry.all.map(\.id))
  func `the selector that is printed for an element of a fixture leads back to it`(
    rule: String
  ) throws {
    for fixture in try Fixture.cases(of: rule) {
      try expectRoundTrip(fixture.snapshot().0)
    }
  }

  @Test func `the selector that is printed for an element leads back to it, whatever the names`()
    throws
  {
    var random = SystemRandomNumberGenerator()
    for seed in 0..<200 {
      try expectRoundTrip(Self.strangeTree(seed, &random))
    }
  }

  private func expectRoundTrip(_ snapshot: ApplicationSnapshot) throws {
    let finder = ElementFinder(snapshot)
    for node in snapshot.tree.depthFirst {
      let text = finder.selector(of: node)
      let selector = try ElementSelector(text)
      #expect(selector.description == text)
      #expect(try finder.element(selector).id == node.id, "\(text)")
    }
  }

  /// Few roles and few letters, so that there are many twins.
  private static func strangeTree(
    _ seed: Int, _ random: inout SystemRandomNumberGenerator
  ) -> ApplicationSnapshot {
    let names = [
      "", " ", "a", "A", "]", "\\", "[a]", "a] > slider[b", "#a", "\"a\"", "(2)", "a (2)", "…",
      "\n", "a\u{200b}b", "\u{301}", "e\u{301}", "é", "\u{202e}", "\\u{41}", "\\n", "👩‍👧", ">",
      String(repeating: "x", count: 60), String(repeating: "x", count: 61),
      String(repeating: "x", count: 70), String(repeating: "x", count: 59) + "…",
      String(repeating: "é", count: 61), String(repeating: "]", count: 80),
    ]
    let roles: [Role] = [.panel, .slider, .button, .unknown, .switchControl]
    var children: [UInt64: [ElementID]] = [:]
    for number in 2...UInt64(24) {
      children[UInt64.random(in: 1..<number, using: &random), default: []]
        .append(ElementID(number))
    }
    let nodes = (1...UInt64(24)).map { number in
      Node(
        id: ElementID(number), role: roles.randomElement(using: &random) ?? .panel,
        name: names.randomElement(using: &random) ?? "",
        identifier: Bool.random(using: &random) ? "" : names.randomElement(using: &random) ?? "",
        children: children[number] ?? [])
    }
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.\(seed)", path: "/root"), name: "Strange"),
      tree: Tree(root: nodes[0], nodes: Array(nodes.dropFirst())))
  }

  @Test(arguments: [
    "frame[Main] > panel[Sound] > slider[Volume]", "slider[Volume]", "slider", "[Volume]",
    "Slider[volume]", "SLIDER", "[VOLUME]", "slider \"Volume\"", "frame > slider",
    "panel[Sound] > *[Volume]", "application[Sample] > slider", "  slider [Volume]  (1) ",
    "slider (1)", "frame[Main]>slider[Volume]", "[Sound] > slider[Volume]",
  ])
  func `what is left out of a selector may be anything`(text: String) throws {
    let node = try ElementFinder(Self.sample()).element(ElementSelector(text))
    #expect(node.name == "Volume")
  }

  @Test(arguments: ["push button[OK]", "button[OK]", "Push-Button[OK]", "push_button", "Button"])
  func `a role has several spellings`(text: String) throws {
    let node = try ElementFinder(Self.sample()).element(ElementSelector(text))
    #expect(node.role == .button)
  }

  @Test(arguments: ["#confirm", "entry#confirm", "entry[confirm]", "[Password]", "entry[]#confirm"])
  func `an identifier finds an element, and so does its name`(text: String) throws {
    let name = text.contains("[]") ? "" : "Password"
    let entry = Node(
      id: ElementID(9), role: .entry, name: name, identifier: "confirm", states: Sample.shown)
    let finder = ElementFinder(Self.sample([entry]))
    #expect(try finder.element(ElementSelector(text)).id == entry.id)
  }

  @Test func `of several matches the one that is showing is meant`() throws {
    let hidden = Node(id: ElementID(9), role: .slider, name: "Volume")
    let finder = ElementFinder(Self.sample([hidden]))
    #expect(try finder.element(ElementSelector("slider")).id == ElementID(5))
    #expect(try finder.element(ElementSelector("slider (2)")).id == ElementID(9))
  }

  @Test(arguments: [
    (
      "slider",
      "2 elements match slider: frame[Main] > panel[Sound] > slider[Volume],"
        + " frame[Main] > panel[Sound] > slider[Balance]; add a step, or a number such as (1)"
    ),
    (
      "slider (3)",
      "slider (3) asks for more than there are: frame[Main] > panel[Sound] > slider[Volume],"
        + " frame[Main] > panel[Sound] > slider[Balance]"
    ),
    (
      "slider[Volum]",
      "nothing matches slider[Volum]; the nearest: frame[Main] > panel[Sound] > slider[Volume]"
    ),
    (
      "frame[Other] > slider[Volume]",
      "nothing matches frame[Other] > slider[Volume]; the nearest:"
        + " frame[Main] > panel[Sound] > slider[Volume]"
    ),
    (
      "check box[Balance]",
      "nothing matches check box[Balance]; the nearest:"
        + " frame[Main] > panel[Sound] > slider[Balance]"
    ),
    (
      "push button[Quit now]",
      "nothing matches push button[Quit now]; the nearest:"
        + " frame[Main] > panel[Sound] > push button[OK]"
    ),
    ("[Nothing of the kind]", "nothing matches [Nothing of the kind]"),
    ("table", "nothing matches table"),
  ])
  func `what is not found is told with what comes near`(text: String, message: String) throws {
    let balance = Node(id: ElementID(9), role: .slider, name: "Balance", states: Sample.shown)
    let finder = ElementFinder(Self.sample([balance]))
    let selector = try ElementSelector(text)
    #expect {
      try finder.element(selector)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(arguments: [
    (
      "",
      "the selector  cannot be read: a role, a [name] or an #identifier is missing at character 1"
    ),
    (
      "slider >",
      "the selector slider > cannot be read: a role, a [name] or an #identifier is missing at"
        + " character 9"
    ),
    (
      "slider[Volume",
      "the selector slider[Volume cannot be read: \"]\" is missing after the name that begins at"
        + " character 8"
    ),
    ("slider]", "the selector slider] cannot be read: \"]\" is out of place at character 7"),
    (
      "slider (x)",
      "the selector slider (x) cannot be read: a number above 0 and \")\" are missing at character 9"
    ),
    (
      "slider (99999999999999999999)",
      "the selector slider (99999999999999999999) cannot be read: a number above 0 and \")\" are"
        + " missing at character 9"
    ),
    (
      #"[\u{110000}]"#,
      #"the selector [\u{110000}] cannot be read: \u{...} needs the number of a character at"#
        + " character 4"
    ),
    ("sliderr", "there is no role \"sliderr\"; did you mean slider"),
    ("push buton[OK]", "there is no role \"push buton\"; did you mean push button"),
    ("xyzzyx", "there is no role \"xyzzyx\""),
    ("#", "the selector # cannot be read: an identifier is missing after \"#\" at character 2"),
  ])
  func `a selector that cannot be read says where`(text: String, message: String) {
    #expect {
      try ElementSelector(text)
    } throws: { error in
      "\(error)" == message
    }
  }

  private static func sample(_ extra: [Node] = []) -> ApplicationSnapshot {
    Sample.snapshot(buttonName: "OK", windowName: "Main", extra: extra)
  }
}
