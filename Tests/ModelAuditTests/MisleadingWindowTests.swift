// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// Views that mislead about where they are touched, where the focus goes, when they answer and how
/// they look, each with the verdict that it must have.
@MainActor
@Suite struct MisleadingWindowTests {
  private func control(_ audit: ModelAudit, named name: String = "") throws -> ControlProof {
    let proof = audit.prove()
    return try #require(
      proof.controls.first { name.isEmpty || $0.element.contains(name) }, "\(proof.text)")
  }

  private func problems(_ control: ControlProof) -> [String] {
    control.counterexamples.map(\.problem)
  }

  // MARK: Where it is

  @Test func `a box that is elsewhere than where a touch reaches it is refuted`() throws {
    let control = try control(ModelAudit(of: BoxElsewhere(way: 200)))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("reaches it, and its box is") })
  }

  @Test(arguments: [6, 30] as [CGFloat])
  func `a small box that lies a little beside where a touch reaches it is refuted`(
    way: CGFloat
  ) throws {
    let control = try control(ModelAudit(of: BoxElsewhere(width: 10, height: 10, way: way)))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("reaches it, and its box is") })
  }

  @Test func `a box that goes elsewhere only once it was touched is refuted by that touch`() throws
  {
    let control = try control(ModelAudit(of: BoxLeaves()))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(
      control.counterexamples.contains {
        $0.steps == ["tap"] && $0.problem.contains("reaches it, and its box is")
      }, "\(control.counterexamples)")
  }

  // MARK: Where the focus is

  @Test func `an action after which the focus is nowhere is refuted`() throws {
    let control = try control(ModelAudit(of: DropsFocus()), named: "Done")
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("the focus is nowhere") })
  }

  @Test func `a button that goes when it is pressed leaves the focus to another one`() throws {
    let control = try control(ModelAudit(of: GoesWhenPressed()), named: "Dismiss")
    #expect(control.verdict == .proved, "\(control.counterexamples) \(control.reasons)")
  }

  @Test func `what cannot have the focus is not said to lose it`() throws {
    let control = try control(ModelAudit(of: NeverFocused()), named: "Lamp")
    #expect(!problems(control).contains { $0.contains("focus") }, "\(control.counterexamples)")
  }

  @Test func `a control that takes Tab for itself is refuted`() throws {
    let control = try control(ModelAudit(of: TakesTab()), named: "Editor")
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("the focus never left it") })
  }

  @Test func `a control that takes the focus back whenever it has left is refuted`() throws {
    let control = try control(ModelAudit(of: TakesFocusBack()), named: "Jealous")
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("the focus never left it") })
  }

  // MARK: When it answers

  @Test(arguments: [1, 2, 3, 5, 8, 13])
  func `what becomes another one while it is tried is neither refuted nor proved`(
    taps: Int
  ) throws {
    let clock = AgeingClock(turnsAfter: taps)
    let control = try control(ModelAudit(of: Ageing(clock: clock)))
    #expect(control.verdict == .undecided, "\(control.counterexamples) \(control.reasons)")
    #expect(clock.isLate)
  }

  @Test func `what the time of day decides is neither refuted nor proved`() throws {
    let control = try control(ModelAudit(of: TimeStamp()))
    #expect(control.verdict == .undecided, "\(control.counterexamples) \(control.reasons)")
  }

  // MARK: How it looks

  @Test func `a picture that differs in its dashes alone is another state`() throws {
    let control = try control(ModelAudit(of: DashedForHands()))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("what is drawn") })
  }

  @Test func `a picture that differs in its typeface alone is another state`() throws {
    let control = try control(ModelAudit(of: SlantedForHands()))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    #expect(problems(control).contains { $0.contains("what is drawn") })
  }

  @Test func `a picture that differs by less than anybody sees is the same state`() throws {
    let control = try control(ModelAudit(of: HairWider()))
    #expect(control.verdict == .proved, "\(control.counterexamples) \(control.reasons)")
  }
}

/// So far to the right of where it was laid out.
private struct Beside: Shape {
  let way: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: way, dy: 0)) }
}

private struct BoxElsewhere: View {
  var width: CGFloat = 80
  var height: CGFloat = 40
  let way: CGFloat
  @State private var isOn = false

  var body: some View {
    Rectangle().fill(isOn ? Color.red : Color.gray).frame(width: width, height: height)
      .contentShape(Beside(way: way))
      .onTapGesture { isOn.toggle() }
      .accessibilityLabel("Lamp")
  }
}

private struct BoxLeaves: View {
  @State private var isOn = false

  var body: some View {
    Rectangle().fill(isOn ? Color.red : Color.gray).frame(width: 80, height: 40)
      .contentShape(Beside(way: isOn ? 200 : 0))
      .onTapGesture { isOn = true }
      .accessibilityLabel("Lamp")
  }
}

private struct DropsFocus: View {
  @FocusState private var isHere: Bool
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Done") {
        count += 1
        isHere = false
      }
      .focused($isHere)
      Button("Other") { count = 0 }
      Text("\(count) times")
    }
  }
}

private struct GoesWhenPressed: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Button("Dismiss") { isThere = false } }
      Button("Call back") { isThere = true }
    }
  }
}

/// Another button stands for it.
private struct NeverFocused: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Rectangle().fill(isOn ? Color.red : Color.gray).frame(width: 80, height: 40)
        .onTapGesture { isOn.toggle() }
        .accessibilityLabel("Lamp")
        .focusable(false)
      Button("Switch") { isOn.toggle() }
    }
  }
}

private struct TakesTab: View {
  @State private var text = "empty"

  var body: some View {
    VStack {
      Rectangle().fill(Color.gray).frame(width: 80, height: 40)
        .onTapGesture { text = "written" }
        .accessibilityLabel("Editor")
        .accessibilityValue(text)
        .onKeyPress(keys: [.tab]) { _ in .handled }
      Button("Other") {}
    }
  }
}

private struct TakesFocusBack: View {
  @FocusState private var isHere: Bool
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Jealous") { isOn.toggle() }
        .focused($isHere)
        .onChange(of: isHere) { if !isHere { isHere = true } }
      Button("Other") {}
      Text(isOn ? "on" : "off")
    }
  }
}

/// A clock that goes on whenever it is asked, and is late after so many times.
@MainActor
private final class AgeingClock {
  private let turn: Int
  private var asked = 0

  init(turnsAfter turn: Int) { self.turn = turn }

  var isLate: Bool { asked > turn }

  func ask() -> Bool {
    asked += 1
    return isLate
  }
}

/// It opens the same at any time, and answers in another way once it is late.
private struct Ageing: View {
  let clock: AgeingClock
  @State private var text = "closed"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 80, height: 40)
      .onTapGesture { text = clock.ask() ? "nobody there" : "served" }
      .accessibilityLabel("Counter")
      .accessibilityValue(text)
  }
}

private struct TimeStamp: View {
  @State private var text = "never"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 80, height: 40)
      .onTapGesture { text = "at \(ContinuousClock.now)" }
      .accessibilityLabel("Stamp")
      .accessibilityValue(text)
  }
}

private struct DashedForHands: View {
  @State private var isDashed = false

  var body: some View {
    Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: isDashed ? [4, 2] : []))
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .gesture(Poke().onEnded { isDashed = isDashed || $0 })
      .accessibilityLabel("Frame")
      .accessibilityAction {}
  }
}

private struct SlantedForHands: View {
  @State private var isSlanted = false

  var body: some View {
    Text("Notice").font(Font(size: 20, isItalic: isSlanted))
      .gesture(Poke().onEnded { isSlanted = isSlanted || $0 })
      .accessibilityAction {}
  }
}

/// A hand leaves a line a hair wider than keys and actions do.
private struct HairWider: View {
  @State private var isOn = false
  @State private var width: CGFloat = 2

  var body: some View {
    Rectangle().stroke(isOn ? Color.red : Color.gray, lineWidth: width)
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .gesture(
        Poke().onEnded {
          isOn.toggle()
          width = $0 ? 2.005001 : 2.004999
        }
      )
      .accessibilityLabel("Frame")
  }
}
