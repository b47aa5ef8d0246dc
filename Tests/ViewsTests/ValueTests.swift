// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import enum Semantics.Role
import struct Semantics.Key
import Testing
import Views

/// Values in their author's unit, words and language.
@MainActor
struct ValueTests {
  private struct Decibels: FormatStyle {
    func format(_ value: Double) -> String { ValueFormat.text(value) }
  }

  private enum ValueFormat {
    static func text(_ value: Double) -> String { "\(Int(value)) dB" }
  }

  private struct Mixer: View {
    @State private var gain = -6.0
    @State private var pan: CGFloat = 0.5
    @State private var track = 2
    @State private var fade = Duration.seconds(90)
    @State private var tilt = Measurement(value: 45, unit: UnitAngle.degrees)

    var body: some View {
      VStack {
        fader("Gain", DragGesture().adjusting($gain, in: -60...12, step: 3, format: Decibels()))
        fader(
          "Pan",
          DragGesture().adjusting(
            $pan, in: 0...1, step: 0.05,
            format: FloatingPointFormatStyle<CGFloat>.Percent(
              locale: Locale(identifier: "de_DE"))))
        fader(
          "Track", DragGesture().adjusting($track, in: 1...7, pageStep: 2) { "\($0) of 7" })
        fader(
          "Fade",
          DragGesture().adjusting(
            $fade, in: .zero ... .seconds(600), step: .seconds(5), axis: .vertical,
            format: .units(allowed: [.minutes, .seconds], width: .wide)
              .locale(Locale(identifier: "en_US"))))
        fader("Tilt", DragGesture().adjusting($tilt, in: -90...90, step: 5))
      }
    }

    private func fader(_ name: String, _ gesture: some Gesture) -> some View {
      Color.gray.frame(width: 100, height: 20).gesture(gesture).accessibilityLabel(name)
    }
  }

  @Test(arguments: [
    ("Gain", "-6 dB", "-3 dB", -3), ("Pan", "50 %", "55 %", 0.55),
    ("Track", "2 of 7", "3 of 7", 3),
    ("Fade", "1 minute, 30 seconds", "1 minute, 35 seconds", 95),
    ("Tilt", "45 °", "50 °", 50),
  ])
  func `a value is told in its unit, before and after a step`(
    _ name: String, _ before: String, _ after: String, _ number: Double
  ) throws {
    let tester = ViewTester { Mixer() }
    // Languages put a space of their own before a percent sign.
    func text() throws -> String? {
      try tester.element(named: name).value?.text.replacing("\u{a0}", with: " ")
    }
    #expect(try text() == before)
    try tester.perform("increment", on: name)
    #expect(try text() == after)
    #expect(try tester.element(named: name).value?.current == number)
  }

  @Test func `a page is as large as the author says`() throws {
    let tester = ViewTester { Mixer() }
    try tester.focus("Track")
    tester.press(.pageUp)
    #expect(try tester.element(named: "Track").value?.text == "4 of 7")
  }

  private struct Loudness: View {
    @State private var level = 1
    var body: some View {
      Text("Loudness")
        .accessibilityValue(["Silent", "Quiet", "Loud"][level])
        .accessibilityAdjustableAction { direction in
          level = min(max(0, level + (direction == .increment ? 1 : -1)), 2)
        }
    }
  }

  @Test func `a value that is only a text has no number, and its words are the description`()
    throws
  {
    let tester = ViewTester { Loudness() }
    try tester.focus("Loudness")
    var told: [String] = []
    for key in [Key.right, .right, .left, .left, .left] {
      tester.press(key)
      let knob = try tester.element(named: "Loudness")
      #expect(knob.role == .spinButton)
      #expect(knob.value == nil)
      told.append(knob.description)
    }
    #expect(told == ["Loud", "Loud", "Quiet", "Silent", "Silent"])
  }

  @Test func `a number cannot be written where none is known`() throws {
    /// A free drag, an adjustable action, and a number without a range.
    struct Knob: View {
      @State private var percent = 70
      var body: some View {
        Circle().frame(width: 40, height: 40).gesture(DragGesture().onChanged { _ in })
          .accessibilityLabel("Volume")
          .accessibilityValue("\(percent) points")
          .accessibilityAdjustableAction { percent += $0 == .increment ? 10 : -10 }
      }
    }
    let tester = ViewTester { Knob() }
    #expect(throws: TesterError.self) { try tester.setValue(80, on: "Volume") }
    let id = try tester.element(named: "Volume").id
    #expect(!tester.scene.perform(.setValue(id, 80), at: tester.clock))
    #expect(try tester.element(named: "Volume").description == "70 points")
    try tester.perform("increment", on: "Volume")
    #expect(try tester.element(named: "Volume").description == "80 points")
    #expect(try tester.element(named: "Volume").value == nil)
  }

  @Test func `a gesture that only runs closures still offers its moves, zooms and turns`() throws {
    struct Plain: Gesture {
      var log: (String) -> Void
      var body: some Gesture<Void> {
        DragGesture().map { _ in () }.onEnded { log("custom") }
      }
    }
    let log = Log()
    struct Board: View {
      let log: Log
      @GestureState private var way = CGSize.zero
      var body: some View {
        VStack {
          plate("Map").gesture(
            DragGesture().map { $0.translation.width }.onEnded { log.note("drag \($0)") })
          plate("State").gesture(
            DragGesture().updating($way) { value, state, _ in state = value.translation })
          plate("Custom").gesture(Plain { log.note($0) })
          plate("Zoom").gesture(
            MagnifyGesture().map { $0.magnification }.onEnded { log.note("zoom \($0)") })
          plate("Turn").gesture(
            RotateGesture().onEnded { log.note("turn \($0.rotation.degrees.rounded())") })
        }
      }
      private func plate(_ name: String) -> some View {
        Color.gray.frame(width: 50, height: 20).accessibilityLabel(name)
      }
    }
    let tester = ViewTester { Board(log: log) }
    for (name, action) in [
      ("Map", "move-right"), ("State", "move-right"), ("Custom", "move-left"),
      ("Zoom", "zoom-in"), ("Turn", "rotate-clockwise"),
    ] {
      try tester.perform(action, on: name)
    }
    #expect(log.lines == ["drag 10.0", "custom", "zoom 1.25", "turn 5.0"])
  }

  @MainActor
  private final class Log {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }
}
