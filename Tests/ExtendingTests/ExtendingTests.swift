// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

private struct JogWheel: View {
  @State private var second = 10.0

  var body: some View {
    Circle().fill(Color.gray).frame(width: 120, height: 120)
      .gesture(CircularScrub().winding($second, in: 0...60))
      .accessibilityLabel("Second")
  }
}

/// Winds without a value, after a long press.
private struct Film: View {
  @State private var text = "still"

  var body: some View {
    Circle().fill(Color.gray).frame(width: 120, height: 120)
      .gesture(CircularScrub().onEnded { text = $0.degrees > 0 ? "later" : "earlier" })
      .accessibilityLabel("Film")
      .accessibilityValue(text)
  }
}

/// Says how far it was wound.
private struct Reel: View {
  @State private var turned = 0

  var body: some View {
    Circle().fill(Color.gray).frame(width: 120, height: 120)
      .gesture(CircularScrub().onChanged { turned = Int($0.degrees.rounded()) })
      .accessibilityLabel("Reel")
      .accessibilityValue("\(turned)")
  }
}

/// Tapped after it was wound.
private struct Safe: View {
  @State private var text = "shut"

  var body: some View {
    Circle().fill(Color.gray).frame(width: 120, height: 120)
      .gesture(CircularScrub().sequenced(before: TapGesture()).onEnded { _ in text = "open" })
      .accessibilityLabel("Safe")
      .accessibilityValue(text)
  }
}

/// The same gesture, whose kind says what it is and offers nothing.
private struct Mute: CustomGesture {
  struct Description: GestureKind {
    var name: String { "mute" }
    var text: String { "a mute turn" }
    var demands: Set<GestureDemand> { [.path, .timing] }
  }

  typealias Value = Angle
  func makeRecognizer() -> CircularScrubRecognizer { CircularScrubRecognizer() }
  var alternative: GestureDescription { .single(Description()) }
}

private struct MuteWheel: View {
  @State private var text = "still"

  var body: some View {
    Circle().fill(Color.gray).frame(width: 120, height: 120)
      .gesture(Mute().onEnded { _ in text = "wound" })
      .accessibilityLabel("Wheel")
      .accessibilityValue(text)
  }
}

/// A kind of gesture that the library does not have, declared in one file from outside.
@MainActor
@Suite struct ExtendingTests {
  private func turn(_ window: ViewTester, _ name: String, by degrees: Double) throws {
    let center = try window.center(of: name)
    let contact = window.makeContact()
    func place(_ degrees: Double) -> CGPoint {
      let angle = Angle.degrees(degrees).radians
      return CGPoint(x: center.x + cos(angle) * 40, y: center.y + sin(angle) * 40)
    }
    window.send(.began, contact, at: place(0))
    for step in 1...6 { window.send(.moved, contact, at: place(degrees * Double(step) / 6)) }
    window.send(.ended, contact, at: place(degrees))
  }

  private func text(_ window: ViewTester, _ name: String) throws -> String {
    let node = try window.element(named: name)
    return node.value.map { $0.text } ?? node.description
  }

  @Test func `a hand makes it`() throws {
    let window = ViewTester { JogWheel() }
    try turn(window, "Second", by: 90)
    #expect(try text(window, "Second") == "13")
    try turn(window, "Second", by: -60)
    #expect(try text(window, "Second") == "11")
  }

  @Test func `its role, value, actions and keys are derived`() throws {
    let node = try ViewTester { JogWheel() }.element(named: "Second")
    #expect(node.role == .dial)
    #expect(node.value?.current == 10)
    #expect(node.value?.maximum == 60)
    #expect(node.actions.map(\.name) == ["wind-on", "wind-back", "show-context-menu"])
    #expect(node.actions.first?.keyBinding.contains("period") == true)
  }

  @Test func `its actions and keys are played into its own recognizer`() throws {
    let window = ViewTester { JogWheel() }
    try window.perform("wind-on", on: "Second")
    #expect(try text(window, "Second") == "11")
    try window.tabTo("Second")
    window.press(Key("comma"))
    #expect(try text(window, "Second") == "10")
    window.press(.end)
    #expect(try text(window, "Second") == "60")
    try window.setValue(17, on: "Second")
    #expect(try text(window, "Second") == "17")
  }

  @Test func `a held key goes on with the same contact`() throws {
    let window = ViewTester { JogWheel() }
    try window.tabTo("Second")
    var touches = 0
    let explanation = window.scene.explainGestures {
      if case .began = $0.outcome { touches += 1 }
    }
    let key = Key("period")
    window.send(.down, key)
    for _ in 0..<4 { window.send(.repeat, key) }
    window.send(.up, key)
    explanation.cancel()
    #expect(try text(window, "Second") == "15")
    #expect(touches == 1)
  }

  @Test func `without a value a held key winds on and on`() throws {
    let window = ViewTester { Reel() }
    try window.tabTo("Reel")
    window.hold(Key("period"), for: 0.62)
    #expect(try text(window, "Reel") == "120")
  }

  @Test func `without a value it winds, and its keys can be changed`() throws {
    let window = ViewTester { Film() }
    let node = try window.element(named: "Film")
    #expect(node.role == .canvas)
    #expect(node.actions.map(\.name) == ["wind-on", "wind-back", "show-context-menu"])
    window.scene.keyMap[.windOn] = [KeyBinding("w")]
    try window.tabTo("Film")
    window.press(Key("w"))
    #expect(try text(window, "Film") == "later")
    window.press(Key("comma"))
    #expect(try text(window, "Film") == "earlier")
  }

  @Test func `it leads to another gesture of a sequence`() throws {
    let window = ViewTester { Safe() }
    #expect(
      try window.element(named: "Safe").actions.map(\.label) == ["Wind, then tap", "Show menu"])
    try window.perform("wind-then-tap", on: "Safe")
    #expect(try text(window, "Safe") == "open")
  }

  @Test func `the trace says what it is, and why it was not recognized`() throws {
    let window = ViewTester { Film() }
    var lines: [String] = []
    let explanation = window.scene.explainGestures { lines.append($0.description) }
    try turn(window, "Film", by: 1)
    explanation.cancel()
    #expect(lines.contains { $0.contains("circular scrub failed: the contact did not go round") })
  }

  @Test func `it is tried by pointer, keys and actions, and passes`() {
    for audit in [ModelAudit(of: JogWheel()), ModelAudit(of: Film())] {
      let result = audit.run()
      #expect(result.isValid)
      #expect(result.violations.isEmpty, "\(result.failureText)")
      let proof = result.rules.first { $0.rule.id == "parity-proof" }
      #expect(proof?.passed.isEmpty == false)
    }
  }

  @Test func `one that offers nothing fails by what it asks for`() {
    let result = ModelAudit(of: MuteWheel()).run()
    let failed = Set(result.rules.filter { !$0.failed.isEmpty }.map(\.rule.id))
    #expect(
      failed.isSuperset(of: [
        "gesture-has-key", "gesture-has-action", "multipoint-has-single-pointer", "parity-proof",
      ]))
  }

  @Test func `the page shows this file whole`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "CircularScrub.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../Docs/Extending.md").standardized, encoding: .utf8)
    let code = try #require(source.firstRange(of: "import Evenhand"))
    #expect(page.contains("```swift\n" + source[code.lowerBound...] + "```"))
  }
}
