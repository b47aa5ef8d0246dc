// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import GestureTrials
import Gestures
import ModelAudit
import Testing
import Views

/// Where a hand finds a place for what it does, and how far it has to go.
@MainActor
@Suite struct HandPlaceProofTests {
  @Test func `what takes touches only where something small is drawn is found`() throws {
    let proof = ModelAudit(of: WidePages()).prove()
    let control = try #require(proof.controls.first, "\(proof.text)")
    #expect(control.verdict == .proved && control.movements > 0, "\(proof.text)")
  }

  private struct WidePages: View {
    @State private var page = 1

    var body: some View {
      GeometryReader { room in
        HStack(spacing: 0) {
          ForEach(["Home", "Search", "Account"], id: \.self) { name in
            GeometryReader { _ in Text(page == 1 ? name : "\(name), open") }
              .frame(width: room.size.width)
          }
        }
        .onTapGesture { page = 3 - page }
      }
    }
  }

  @Test func `two fingers come down on what is small`() throws {
    let proof = ModelAudit(of: SmallPicture()).prove()
    #expect(proof.isProven && proof.controls.first?.movements ?? 0 > 0, "\(proof.text)")
  }

  private struct SmallPicture: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Circle().frame(width: 20, height: 20)
          .gesture(MagnifyGesture().onEnded { _ in count += 1 })
        Text("Pinched \(count) times")
      }
    }
  }

  @Test func `a pinch and a turn that begin late are made as far`() throws {
    let pinch = ModelAudit(of: LateStart(gesture: MagnifyGesture(minimumScaleDelta: 1))).prove()
    #expect(pinch.isProven && pinch.controls.first?.states == 1, "\(pinch.text)")
    let turn = ModelAudit(of: LateStart(gesture: RotateGesture(minimumAngleDelta: .degrees(120))))
      .prove()
    #expect(turn.isProven && turn.controls.first?.states == 1, "\(turn.text)")
  }

  private struct LateStart<Made: Gesture>: View {
    let gesture: Made
    @State private var count = 0

    var body: some View {
      Text("Done \(count) times").padding(80).contentShape(Rectangle())
        .gesture(gesture.onEnded { _ in count += 1 })
    }
  }

  @Test func `a hold that also presses what lies on it is matched by both, one after the other`() {
    let proof = ModelAudit(of: HeldAndPressed()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  private struct HeldAndPressed: View {
    @State private var isHeld = false
    @State private var text = "Nothing"

    var body: some View {
      VStack {
        Button("Go") { text = isHeld ? "Long way" : "Short way" }
          .simultaneousGesture(LongPressGesture().onEnded { _ in isHeld = true })
        Text(text)
      }
    }
  }

  @Test func `what goes away by itself while a key is repeated is not refused`() {
    let proof = ModelAudit(of: Fleeting()).prove()
    #expect(proof.count(.refuted) == 0, "\(proof.text)")
  }

  /// Stars that are rated by a drag, and go soon after it.
  private struct Fleeting: View {
    @State private var isOpen = false
    @State private var stars = 0
    private let clock = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        Button("Rate") { isOpen = true }
        Text("Stars: \(stars)").frame(width: 200, height: 40)
          .opacity(isOpen ? 1 : 0)
          .gesture(
            DragGesture(minimumDistance: 0).onEnded { value in
              stars = min(Int(max(value.location.x, 0) / 40), 5)
            }
          )
      }
      .onReceive(clock) { _ in if stars > 0 { isOpen = false } }
    }
  }

  @Test func `a field that is read by Enter is seen to be`() throws {
    let proof = ModelAudit(of: NumberField()).prove()
    let field = try #require(proof.controls.first { $0.title.contains("entry") }, "\(proof.text)")
    #expect(field.verdict == .proved, "\(proof.text)")
  }

  private struct NumberField: View {
    @State private var number = 0

    var body: some View {
      VStack {
        TextField("Number", value: $number, format: .number)
        Text("It is \(number)")
      }
    }
  }

  @Test func `what ticks from the beginning on is stopped, and what is on it is proved`() throws {
    let proof = ModelAudit(of: Wave()).prove()
    #expect(proof.controls.map(\.verdict) == [.proved], "\(proof.text)")
    #expect(proof.text.contains("what ticks by itself from the beginning on was stopped"))
  }

  @Test func `what never rests after a press refutes nothing, and what comes with it is proved`()
    throws
  {
    let proof = ModelAudit(of: StartedWave()).prove()
    #expect(proof.controls.map(\.verdict) == [.undecided, .proved], "\(proof.text)")
    #expect(
      proof.text.contains("after tap, it changes by itself while nobody does anything"),
      "\(proof.text)")
  }

  private struct StartedWave: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Start") { isOn = true }
        if isOn { Wave() }
      }
    }
  }

  private struct Wave: View {
    @State private var phase: CGFloat = 0
    @State private var count = 0
    private let clock = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        Circle().frame(width: 40 + 10 * sin(phase), height: 40).onTapGesture { count += 1 }
        Text("Count: \(count)")
      }
      .onReceive(clock) { _ in phase += 0.025 }
    }
  }

  @Test func `what has more to try than there is time for says so, and what it has found`() throws {
    var left = 40
    let prover = Prover(
      application: "Slow", size: CGSize(width: 300, height: 300), limits: Limits(controlsBefore: 0),
      isOver: {
        left -= 1
        return left < 0
      }
    ) { ViewHost(title: "Slow", measurer: UniformTextMeasurer()) { Slow() } }
    let proof = GestureProof(prover.document())
    #expect(proof.controls.map(\.verdict) == [.undecided], "\(proof.text)")
    #expect(proof.text.contains("ran out of time"), "\(proof.text)")
  }

  private struct Slow: View {
    @State private var place = CGSize.zero

    var body: some View {
      Circle().frame(width: 80, height: 80).offset(place)
        .gesture(DragGesture().onEnded { place = $0.translation })
    }
  }
}
