// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import GestureTrials
import Gestures
import ModelAudit
import Semantics
import Testing
import Views

/// A small view for each fault that people met by ear and by eye, and its twin without: the rule that
/// `Docs/FaultSuite.md` names finds the one and says nothing of the other.
@MainActor
@Suite struct FaultSuiteTests {
  /// What of a rule falls short or is for review, by the name of the element and the reason.
  private func found(_ rule: String, _ view: some View) -> [String] {
    let result = ModelAudit(of: view, size: CGSize(width: 400, height: 300)).run()
    #expect(result.isValid, "\(result.invalidReasons)")
    return result.rules.filter { $0.rule.id == rule }.flatMap { $0.failed + $0.cantTell }
      .map { "\($0.selector.split(separator: " > ").last ?? ""): \($0.reason): \($0.message)" }
  }

  @Test func `an arrow that a dial takes and does nothing for is found`() {
    #expect(
      found("handled-key-answered", Dial(takesSides: true)) == [
        "slider[Level]: silent-key: Right, Left: handled, and nothing changes, is said or drawn"
      ])
    #expect(found("handled-key-answered", Dial(takesSides: false)) == [])
  }

  @Test func `keys that nobody had the time to press are not tested`() throws {
    let size = CGSize(width: 400, height: 300)
    let prover = Prover(application: "Test", size: size, isOver: { true }) {
      ViewHost(title: "Test", measurer: UniformTextMeasurer()) { Dial(takesSides: true) }
    }
    let result = prover.document().audit(rules: RuleRegistry.standard)
    let rule = try #require(result.rules.first { $0.rule.id == "handled-key-answered" })
    #expect(rule.cantTell.isEmpty && rule.failed.isEmpty)
    #expect(rule.untested.map(\.reason) == ["the time was over before all keys were pressed"])
  }

  @Test func `Enter on a button that does and says nothing is found`() {
    #expect(
      found("handled-key-answered", Swipe(says: false)) == [
        "push button[Swipe]: silent-key: Enter, Space: handled, and nothing changes, is said or drawn"
      ])
    #expect(found("handled-key-answered", Swipe(says: true)) == [])
  }

  @Test func `an undo of a drawing that nobody hears is found`() {
    #expect(
      found("handled-key-answered", Sketch(says: false)) == [
        "push button[Undo]: drawn-alone: Enter, Space: what is drawn changes, and nothing says so"
      ])
    #expect(found("handled-key-answered", Sketch(says: true)) == [])
  }

  @Test func `a switch that looks the same on and off is found`() {
    #expect(
      found("handled-key-answered", Captions(draws: false)) == [
        "toggle button[Captions]: state-not-drawn: Enter, Space: its state changes, and it looks the same"
      ])
    #expect(found("handled-key-answered", Captions(draws: true)) == [])
  }

  @Test func `a usage sentence that is missing is found, also where it comes after Enter`() {
    let usage = "\"Up and Down adjust\" is said nowhere when the focus comes to it"
    #expect(
      found("usage-said", Dial(hint: "")) == ["slider[Level]: not-said: " + usage])
    #expect(
      found("usage-said", Dial(hint: "", saysLater: true)) == ["slider[Level]: not-said: " + usage])
    #expect(found("usage-said", Dial()) == [])
    #expect(found("usage-said", Dial(hint: "Turn it with the arrows")) == [])
  }

  @Test func `a list whose places count a text in it is found`() {
    #expect(
      found("set-position", Tasks(countsHeading: true)).map { String($0.prefix(29)) } == [
        "list item[Paint]: counts-othe", "list item[Sweep]: counts-othe",
      ])
    #expect(found("set-position", Tasks(countsHeading: false)) == [])
  }

  @Test func `a button that shows no press is found`() {
    #expect(
      found("gesture-feedback", Press(isStiff: true)) == [
        "push button[More]: nothing-shown: nothing is drawn otherwise while it is pressed, held or moved"
      ])
    #expect(found("gesture-feedback", Press(isStiff: false)) == [])
  }
}

private struct Dial: View {
  var takesSides = false
  var hint: String?
  var saysLater = false
  @Views.State private var level = 3.0

  var body: some View {
    if let hint {
      circle.accessibilityHint(hint)
    } else {
      circle
    }
  }

  private var circle: some View {
    Circle().fill(Color.blue).frame(width: 60, height: 60)
      .gesture(
        DragGesture().adjusting(
          Binding(
            get: { level },
            set: {
              level = $0
              guard saysLater else { return }
              AccessibilityNotification.Announcement("Up and Down adjust").post()
            }), in: 0...9, step: 1, axis: .vertical)
      )
      .accessibilityLabel("Level")
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { _ in takesSides ? .handled : .ignored }
  }
}

private struct Swipe: View {
  let says: Bool
  @Views.State private var count = 0

  var body: some View {
    Button("Swipe") { if says { count += 1 } }
    Text("\(count) swiped")
  }
}

private struct Sketch: View {
  let says: Bool
  @Views.State private var strokes = 3

  var body: some View {
    HStack {
      ForEach(0..<strokes, id: \.self) { _ in Color.red.frame(width: 4, height: 40) }
    }
    .accessibilityHidden(true)
    Button("Undo") {
      strokes = max(0, strokes - 1)
      if says { AccessibilityNotification.Announcement("\(strokes) strokes").post() }
    }
  }
}

private struct Captions: View {
  let draws: Bool
  @Views.State private var isOn = false

  var body: some View {
    Text(draws && isOn ? "CC" : "cc").frame(width: 40, height: 40)
      .onTapGesture { isOn.toggle() }
      .accessibilityRole(.toggleButton)
      .accessibilityState(.pressed, isOn)
      .accessibilityLabel("Captions")
  }
}

private struct Tasks: View {
  let countsHeading: Bool

  var body: some View {
    VStack {
      Text("Two of them")
      ForEach(Array(["Paint", "Sweep"].enumerated()), id: \.offset) { place, name in
        Text(name).accessibilityRole(.listItem)
          .accessibilitySetPosition(place + (countsHeading ? 2 : 1), of: countsHeading ? 3 : 2)
      }
    }
    .accessibilityElement(children: .contain).accessibilityRole(.list).accessibilityLabel("Doing")
  }
}

private struct Press: View {
  let isStiff: Bool
  @Views.State private var count = 0

  var body: some View {
    Text("\(count)")
    if isStiff {
      Button("More") { count += 1 }.buttonStyle(Stiff())
    } else {
      Button("More") { count += 1 }
    }
  }
}

private struct Stiff: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
