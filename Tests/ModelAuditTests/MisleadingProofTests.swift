// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// Views that try to mislead a proof, each with the verdict that it must have.
@MainActor
@Suite struct MisleadingProofTests {
  private func control(_ audit: ModelAudit) throws -> ControlProof {
    let proof = audit.prove()
    return try #require(proof.controls.first, "\(proof.text)")
  }

  @Test func `what only a slanted drag does is refuted by a slanted drag`() throws {
    let control = try control(ModelAudit(of: SlantedAlone()))
    #expect(control.verdict == .refuted, "\(control.reasons)")
    let steps = control.counterexamples.map(\.steps)
    #expect(steps.contains(["drag 30 points to the right and 20 points down"]), "\(steps)")
    #expect(steps.allSatisfy { $0.count == 1 && $0[0].contains(" and ") }, "\(steps)")
  }

  @Test func `what only a slanted drag does is done by what is picked up`() throws {
    let control = try control(ModelAudit(of: SlantedAlone(modifiers: [])))
    #expect(control.verdict == .proved, "\(control.counterexamples) \(control.reasons)")
  }

  @Test func `a value whose places take four hundred presses is refuted`() throws {
    let control = try control(ModelAudit(of: FarApart()))
    #expect(control.verdict == .refuted)
    #expect(
      control.counterexamples.contains {
        $0.problem == "one place of its value takes 400 presses of keys, and 100 are the limit"
      }, "\(control.counterexamples)")
  }

  @Test func `a value that nobody can set is not refuted, and not proved either`() throws {
    let control = try control(ModelAudit(of: Slider(value: .constant(0.5)) { Text("Volume") }))
    #expect(control.verdict == .undecided, "\(control.counterexamples)")
    #expect(control.reasons.contains { $0.hasSuffix("was never seen to do anything") })
  }

  @Test func `steps that are no inverses at an end are refuted`() throws {
    let control = try control(ModelAudit(of: StickyEnd()))
    #expect(control.verdict == .refuted)
    #expect(
      control.counterexamples.contains {
        $0.problem.hasPrefix("from 100 (\"100\"), decrement leads to 99")
      },
      "\(control.counterexamples)")
  }

  @Test func `a value that goes up whichever way it is stepped is refuted`() throws {
    let control = try control(ModelAudit(of: OnlyUp()))
    #expect(control.verdict == .refuted)
    #expect(
      control.counterexamples.contains {
        $0.problem.hasPrefix("from 40 (\"40 percent\"), decrement")
      },
      "\(control.counterexamples)")
  }

  @Test func `what is neither shown nor exposed and decides what comes next is not proved`() throws
  {
    let control = try control(ModelAudit(of: HiddenMode()))
    #expect(control.verdict == .undecided, "\(control.counterexamples)")
    #expect(
      control.reasons.contains { $0.contains("shows nothing, and then") }, "\(control.reasons)")
  }

  @Test func `what looks the same and goes on differently is not proved`() throws {
    let control = try control(ModelAudit(of: HiddenDifference()))
    #expect(control.verdict != .proved)
    #expect(
      (control.reasons + control.counterexamples.map(\.problem)).contains {
        $0.contains("leads elsewhere") || $0.contains("it changes")
      })
  }

  @Test func `what chance decides refutes nothing and is not proved`() throws {
    let control = try control(ModelAudit(of: Dice()))
    #expect(control.verdict == .undecided, "\(control.counterexamples)")
  }

  @Test func `what does nothing that is seen is undecided, and proved once its author says what`()
    throws
  {
    let silent = try control(ModelAudit(of: Player(isSaid: false)))
    #expect(silent.verdict == .undecided)
    #expect(silent.reasons == ["click is offered, and was never seen to do anything"])
    let said = try control(ModelAudit(of: Player(isSaid: true)))
    #expect(said.verdict == .proved, "\(said.reasons) \(said.counterexamples)")
    let secret = try control(ModelAudit(of: SecretPlayer()))
    #expect(secret.verdict == .refuted, "\(secret.reasons)")
    #expect(secret.counterexamples.first?.problem.contains("playing \"false\" to \"true\"") == true)
  }

  @Test func `what happens only in a state that comes late is found with the shortest way there`()
    throws
  {
    let control = try control(ModelAudit(of: ThirdTapArms()))
    #expect(control.verdict == .refuted)
    #expect(control.counterexamples.first?.steps.count == 4, "\(control.counterexamples)")
  }

  @Test func `an honest control stays proved with all that is tried`() throws {
    for audit in [ModelAudit(of: HonestSwitch()), ModelAudit(of: HonestSquare())] {
      let control = try control(audit)
      #expect(control.verdict == .proved, "\(control.counterexamples) \(control.reasons)")
    }
  }
}

private struct SlantedAlone: View {
  /// With a key held, nothing can be picked up.
  var modifiers = EventModifiers.shift
  @State private var text = "shut"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 200)
      .gesture(
        DragGesture().onEnded {
          if abs($0.translation.width) > 15, abs($0.translation.height) > 15 { text = "open" }
        }.modifiers(modifiers)
      )
      .accessibilityLabel("Lock")
      .accessibilityValue(text)
  }
}

private struct FarApart: View {
  @State private var value = 0.0

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(
        DragGesture().adjusting($value, in: 0...800, step: 1, pageStep: 1, pointsPerStep: 10)
      )
      .accessibilityLabel("Year")
  }
}

/// Once it has left its end it does not come back there before it was far away.
private struct StickyEnd: View {
  @State private var value = 50.0
  @State private var wasAtEnd = false

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(
        DragGesture().adjusting(
          Binding(get: { value }, set: set), in: 0...100, step: 1, pointsPerStep: 4)
      )
      .accessibilityLabel("Volume")
  }

  private func set(_ new: Double) {
    value = wasAtEnd && value < 100 && new >= 100 ? 98 : new
    if new >= 100 { wasAtEnd = true }
    if new < 98 { wasAtEnd = false }
  }
}

private struct OnlyUp: View {
  @State private var value = 40

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(DragGesture().onEnded { _ in value += 10 })
      .accessibilityElement()
      .accessibilityLabel("Brightness")
      .accessibilityValue("\(value) percent")
      .accessibilityAdjustableAction { _ in value = min(100, value + 10) }
  }
}

/// A hand's tap arms it, which nothing shows; what stands for the tap does not.
private struct HiddenMode: View {
  @State private var isArmed = false
  @State private var text = "safe"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .gesture(Poke().onEnded { isArmed = isArmed || $0 })
      .simultaneousGesture(LongPressGesture().onEnded { _ in if isArmed { text = "fired" } })
      .accessibilityLabel("Cannon")
      .accessibilityValue(text)
  }
}

/// A hand's tap and the action show the same, and only the hand's tap arms it.
private struct HiddenDifference: View {
  @State private var isArmed = false
  @State private var text = "safe"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .gesture(
        Poke().onEnded {
          isArmed = isArmed || $0
          text = "ready"
        }
      )
      .simultaneousGesture(LongPressGesture().onEnded { _ in text = isArmed ? "fired" : "smoke" })
      .accessibilityLabel("Cannon")
      .accessibilityValue(text)
      .accessibilityAction { text = "ready" }
  }
}

private struct Dice: View {
  @State private var text = "not thrown"

  var body: some View {
    Text(text).frame(width: 200, height: 50)
      .onTapGesture { text = "thrown: " + String("abcdefghijklmnopqrstuvwxyz".shuffled()) }
  }
}

private struct Player: View {
  let isSaid: Bool
  @State private var isPlaying = false

  var body: some View {
    let button = Button("Play") { isPlaying.toggle() }
    if isSaid {
      button.provenState("playing", isPlaying)
    } else {
      button
    }
  }
}

/// It plays for hands alone.
private struct SecretPlayer: View {
  @State private var isPlaying = false

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .gesture(Poke().onEnded { isPlaying = isPlaying || $0 })
      .accessibilityLabel("Play")
      .accessibilityAction {}
      .provenState("playing", isPlaying)
  }
}

private struct ThirdTapArms: View {
  @State private var taps = 0
  @State private var isOut = false

  private var text: String { isOut ? "torn out" : ["shut", "loose", "looser", "open"][taps] }

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .onTapGesture { taps = min(3, taps + 1) }
      .simultaneousGesture(
        DragGesture().onEnded {
          if taps == 3, abs($0.translation.width) > 15, abs($0.translation.height) > 15 {
            isOut = true
          }
        }.modifiers(.shift)
      )
      .accessibilityLabel("Drawer")
      .accessibilityValue(text)
  }
}

private struct HonestSwitch: View {
  @State private var isOn = false

  var body: some View { Toggle("Lamp", isOn: $isOn) }
}

private struct HonestSquare: View {
  @State private var place = CGSize(width: 100, height: 100)
  @GestureState private var way = CGSize.zero

  var body: some View {
    Rectangle().fill(Color.blue).frame(width: 60, height: 60)
      .offset(x: place.width + way.width, y: place.height + way.height)
      .gesture(
        DragGesture()
          .updating($way) { drag, way, _ in way = drag.translation }
          .onEnded {
            place.width += $0.translation.width
            place.height += $0.translation.height
          }
      )
      .accessibilityLabel("Square")
  }
}
