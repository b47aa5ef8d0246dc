// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import GestureCompositions
import GestureTrials
import Gestures
import ModelAudit
import Testing
import Views

/// Views whose verdict is known before, honest ones and such that try to mislead.
@MainActor
@Suite struct ProofTests {
  private func control(_ audit: ModelAudit) throws -> ControlProof {
    let proof = audit.prove()
    return try #require(proof.controls.first { !$0.element.contains("static") }, "\(proof.text)")
  }

  private func proof(of choices: GestureChoices) -> GestureProof {
    ModelAudit(of: ComposedGestures(choices), size: CGSize(width: 240, height: 160)).prove()
  }

  @Test func `what an author writes as usual is proved, with the states that were found`() throws {
    for audit in [
      ModelAudit(of: SoundDial()), ModelAudit(of: SoundCounter()), ModelAudit(of: SoundSquare()),
      ModelAudit(of: LongPressDraggableCircle()), ModelAudit(of: SoundPicture()),
    ] {
      let control = try control(audit)
      #expect(control.verdict == .proved, "\(control.counterexamples) \(control.reasons)")
      #expect(control.states != nil && control.movements > 0)
    }
  }

  @Test func `a state that only a second gesture leads to is looked at, and its fault found`()
    throws
  {
    let control = try control(ModelAudit(of: OpensThenSecret()))
    #expect(control.verdict == .refuted)
    #expect(control.counterexamples.first?.steps == ["tap", "drag 40 points to the right"])
  }

  @Test func `what shows only while a finger stays has to show for keys and actions`() throws {
    let honest = try control(ModelAudit(of: ShowsWhileHeld()))
    #expect(honest.verdict == .proved, "\(honest.counterexamples) \(honest.reasons)")
    #expect(honest.movements > 0)
    let secret = try control(ModelAudit(of: ShowsForHandsAlone()))
    #expect(secret.verdict == .refuted)
    #expect(secret.counterexamples.first?.problem.contains("what shows while it lasts") == true)
  }

  @Test func `a picture that differs while all names agree is another state`() throws {
    let control = try control(ModelAudit(of: PaintsInSecret()))
    #expect(control.verdict == .refuted)
  }

  @Test func `a counter that goes on for ever is one kind of state`() throws {
    let control = try control(ModelAudit(of: SoundCounter()))
    #expect(control.verdict == .proved)
    #expect(control.states ?? 0 < 10)
  }

  @Test func `what has more kinds of states than there is time for is undecided, never proved`()
    throws
  {
    let control = try control(ModelAudit(of: EndlessWords(), limits: Limits(row: 6)))
    #expect(control.verdict == .undecided)
    #expect(control.reasons == ["ran out of 6 movements in a row"])
  }

  @Test(arguments: [
    GestureChoices(kinds: [.longPress, .holdAndDrag], compositions: [.simultaneously]),
    GestureChoices(kinds: [.longPress, .touchDown], compositions: [.sequenced]),
    GestureChoices(
      kinds: [.placeTap, .longPress, .holdAndDrag], compositions: [.attachedInside, .sequenced],
      effect: .updating, order: .afterOffset),
    GestureChoices(
      kinds: [.placeTap, .pinch, .holdAndDrag], compositions: [.attachedBeside, .attachedBeside],
      effect: .updating),
  ])
  func `what a long press did by its end stays, where the drag after it is taken away`(
    choices: GestureChoices
  ) throws {
    let proof = proof(of: choices)
    let counterexamples = proof.controls.flatMap(\.counterexamples)
    #expect(counterexamples.isEmpty, "\(proof.text)")
  }

  @Test(arguments: [
    GestureChoices(
      kinds: [.placeTap, .tap, .tap], compositions: [.sequenced, .sequenced], order: .afterLabel,
      declaresAction: true),
    GestureChoices(
      kinds: [.touchDown, .holdAndDrag, .holdAndDrag], compositions: [.sequenced, .exclusively],
      declaresAction: true),
    GestureChoices(
      kinds: [.touchDown, .placeTap, .drag], compositions: [.exclusively, .attachedHigh],
      order: .afterOffset, declaresAction: true),
    GestureChoices(
      kinds: [.pinch, .value, .twoFingerTap], compositions: [.attachedInside, .attachedHigh],
      effect: .updating, order: .afterOffset),
    GestureChoices(
      kinds: [.dragDown, .longPress, .drag], compositions: [.sequenced, .attachedInside],
      effect: .updating, declaresAction: true),
    GestureChoices(
      kinds: [.holdAndDrag, .tap, .longPress], compositions: [.sequenced, .simultaneously],
      effect: .updating, order: .afterOffset, declaresAction: true),
    GestureChoices(
      kinds: [.longPress, .longPress], compositions: [.sequenced], effect: .outside,
      order: .afterOffset),
  ])
  func `what a part of a sequence does, and what falls to a view around, is reached by keys`(
    choices: GestureChoices
  ) {
    let proof = proof(of: choices)
    #expect(!proof.isRefuted, "\(proof.text)")
  }

  @Test func `what begins late is broken off as well`() throws {
    let control = try control(ModelAudit(of: LateSlider()))
    #expect(control.counterexamples.contains { $0.rule == "pointer-cancel" }, "\(control)")
  }

  @Test func `what is exposed as one is tried by one, however the work is shared`() throws {
    let shares = ["1/2", "2/2"].compactMap(TrialShare.init)
    let tried = shares.map { share in
      Prover(application: "Test", size: CGSize(width: 300, height: 200), share: share) {
        ViewHost(title: "Test", measurer: UniformTextMeasurer()) { SilentPair() }
      }.document()
    }
    #expect(tried.map(\.evidence.elements.count).sorted() == [0, 1])
    let proof = ModelAudit(of: SilentPair()).prove()
    #expect(!proof.isProven, "\(proof.text)")
  }

  @Test func `rows that are put in order far away are found as far away by keys`() {
    let proof = ModelAudit(of: HandMadeOrder()).prove()
    #expect(!proof.isRefuted, "\(proof.text)")
  }

  @Test func `the only stop of Tab is no trap`() {
    let proof = ModelAudit(of: LonePicker()).prove()
    #expect(!proof.isRefuted, "\(proof.text)")
  }

  @Test func `a hold without an end shows by keys and actions what it shows by hand`() throws {
    let control = try control(ModelAudit(of: Horn()))
    #expect(control.verdict == .proved, "\(control)")
  }

  @Test func `a movement that is matched with other numbers is counted, and said`() throws {
    let proof = ModelAudit(of: SoundSquare()).prove()
    let control = try #require(proof.controls.first)
    #expect(control.movementsWithOtherNumbers <= control.movements)
    #expect(
      proof.text.contains("with other numbers") == (control.movementsWithOtherNumbers > 0))
  }

  @Test func `what only a touch that goes nowhere does is looked for`() throws {
    let control = try control(ModelAudit(of: OpensWhereTouched()))
    #expect(control.verdict == .refuted)
    #expect(control.counterexamples.first?.steps == ["tap"])
  }

  @Test func `a value that is dragged after a pinch keeps its laws`() {
    let choices = GestureChoices(kinds: [.pinch, .value], compositions: [.sequenced])
    let proof = proof(of: choices)
    #expect(!proof.isRefuted, "\(proof.text)")
  }

  @Test func `what a hold shows does not stay where the drag after it is taken away`() throws {
    let leak = try control(ModelAudit(of: LeakingPickUp()))
    #expect(leak.verdict == .refuted)
    #expect(leak.counterexamples.allSatisfy { $0.problem.hasPrefix("what was begun") })
  }

  @Test func `a cancel that leaks, and steps that are no inverses, refute`() throws {
    let leak = try control(ModelAudit(of: LeakingSlider()))
    #expect(leak.verdict == .refuted)
    let odd = try control(ModelAudit(of: OneWayStepper()))
    #expect(odd.verdict == .refuted, "\(odd)")
  }

  @Test func `state that outlives the window is undecided`() throws {
    let control = try control(ModelAudit(of: RemembersForEver()))
    #expect(control.verdict == .undecided)
  }

  @Test func `an action that its own recognizer refuses refutes`() throws {
    let control = try control(ModelAudit(of: DeafButton()))
    #expect(control.verdict == .refuted)
    #expect(control.counterexamples.contains { $0.problem == "it is offered, and refused" })
  }

  @Test func `a text of the application's does nothing to the terminal that a proof is read on`() {
    let text = ModelAudit(of: ColoursTheTerminal()).prove().text
    #expect(text.contains("\\u{1b}[31mred") && !text.contains("\u{1b}"))
  }

  @Test func `a proof is text and data, and says what it holds within`() throws {
    let proof = ModelAudit(of: SoundDial()).prove()
    #expect(proof.isProven)
    #expect(proof.text.contains("1 proved, 0 refuted, 0 undecided\nwithin 12 movements in a row"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(proof.json.utf8)) as? [String: Any])
    #expect((json["totals"] as? [String: Int]) == ["proved": 1, "refuted": 0, "undecided": 0])
  }
}

/// Says what would colour a terminal, and only to hands.
private struct ColoursTheTerminal: View {
  @State private var text = "plain"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .gesture(Pull().onEnded { _ in text = "\u{1b}[31mred" })
      .accessibilityLabel("Sign")
      .accessibilityValue(text)
  }
}

/// A drawer that a tap opens; open, a drag does what no key does.
private struct OpensThenSecret: View {
  @State private var isOpen = false
  @State private var text = "shut"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 200, height: 100)
      .gesture(TapGesture().onEnded { (isOpen, text) = (true, "open") })
      .simultaneousGesture(
        Pull().onEnded { if isOpen, $0 > 30 { text = "torn out" } }
      )
      .accessibilityLabel("Drawer")
      .accessibilityValue(text)
  }
}

private struct ShowsWhileHeld: View {
  @GestureState private var isHeld = false

  var body: some View {
    Circle().fill(isHeld ? Color.red : Color.blue).frame(width: 100, height: 100)
      .gesture(LongPressGesture().updating($isHeld) { pressing, state, _ in state = pressing })
      .accessibilityLabel("Lamp")
  }
}

/// It says what it shows to fingers alone: what stands for it is the author's own, and shows nothing.
private struct ShowsForHandsAlone: View {
  @GestureState private var isHeld = false

  var body: some View {
    Circle().fill(isHeld ? Color.red : Color.blue).frame(width: 100, height: 100)
      .gesture(LongPressGesture().updating($isHeld) { pressing, state, _ in state = pressing })
      .accessibilityLabel("Lamp")
      .accessibilityAction(named: "Long press") {}
  }
}

/// A drag that a recognizer keeps to itself colours it; nothing that is exposed says so.
private struct PaintsInSecret: View {
  @State private var isPainted = false

  var body: some View {
    Rectangle().fill(isPainted ? Color.red : Color.blue).frame(width: 200, height: 100)
      .gesture(Pull().onEnded { _ in isPainted = true })
      .accessibilityLabel("Canvas")
  }
}

/// Each tap leads to a word that was not there before.
private struct EndlessWords: View {
  @State private var word = "a"

  var body: some View {
    Text(word).frame(width: 200, height: 50).onTapGesture { word += "b" }
  }
}

/// One step up and one step down is not where it was.
private struct OneWayStepper: View {
  @State private var value = 50.0

  var body: some View {
    Circle().fill(Color.blue).frame(width: 80, height: 80)
      .gesture(
        DragGesture().adjusting(
          Binding(get: { value }, set: { value = $0 < value ? $0 - 5 : $0 }), in: 0...100, step: 1,
          pointsPerStep: 4)
      )
      .accessibilityLabel("Volume")
  }
}

@MainActor private var timesOpened = 0

private struct RemembersForEver: View {
  @State private var text: String

  init() {
    timesOpened += 1
    text = "opened \(timesOpened % 2 == 0 ? "an even" : "an odd") number of times"
  }

  var body: some View {
    Text(text).frame(width: 300, height: 50).onTapGesture { text = "tapped" }
  }
}

/// Offers a tap that its recognizer never takes.
private struct DeafButton: View {
  @State private var count = 0

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 100, height: 50)
      .gesture(Pull().onEnded { _ in count += 1 })
      .accessibilityLabel("Bell")
      .accessibilityValue("\(count) times")
  }
}
