// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation
import GestureTrials
import Gestures
import ModelAudit
import Testing
import Views

/// Controls that are not there as the window opens, are disabled then, or have nothing to do.
@MainActor
@Suite struct LaterControlTests {
  private func control(_ title: String, _ proof: GestureProof) throws -> ControlProof {
    try #require(proof.controls.first { $0.title == title }, "\(proof.text)")
  }

  @Test func `a control that another one brings is tried where it has come`() throws {
    let proof = ModelAudit(of: Drawer { LaterKnob() }).prove()
    #expect(proof.isProven, "\(proof.text)")
    let knob = try control("slider[Knob] after tap on push button[Details]", proof)
    #expect(knob.movements > 0)
    #expect(proof.text.contains("proved  slider[Knob] after tap on push button[Details]  ("))
  }

  @Test func `a fault of a control that another one brings is found, with the whole way there`()
    throws
  {
    let proof = ModelAudit(of: Drawer { SecretBox() }).prove()
    let box = try control("push button[Box] after tap on push button[Details]", proof)
    #expect(box.verdict == .refuted, "\(proof.text)")
    #expect(
      box.counterexamples.first?.steps
        == ["tap on push button[Details]", "drag 40 points to the right"], "\(proof.text)")
  }

  @Test func `what is there only while a field has the focus is named, as not tried`() {
    let proof = ModelAudit(of: Searching()).prove()
    #expect(proof.untriedControls == ["push button[Done] while entry[Search] has the focus"])
    #expect(!proof.isProven)
    #expect(proof.controls.map(\.verdict) == [.proved, .proved], "\(proof.text)")
  }

  private struct Searching: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var count = 0

    var body: some View {
      VStack {
        TextField("Search", text: $text).focused($isFocused)
        if isFocused { Button("Done") { isFocused = false } }
        Button("Other") { count += 1 }
        Text("\(count)")
      }
    }
  }

  @Test func `what stands elsewhere in the next window is never proved`() throws {
    let proof = ModelAudit(of: Drifting()).prove()
    let later = proof.controls.filter { !$0.after.isEmpty }
    #expect(!later.isEmpty)
    for control in later {
      #expect(control.verdict == .undecided || control.movements > 0, "\(proof.text)")
    }
    #expect(later.contains { $0.verdict == .undecided }, "\(proof.text)")
  }

  /// The next window finds what the one before has counted.
  private struct Drifting: View {
    @MainActor final class Visits {
      static var count = 0
    }

    @State private var isOpen = false
    @State private var lines = 0
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Text(said)
        Button("Open") { isOpen = true }
        if isOpen {
          ForEach(0..<lines, id: \.self) { Text("Line \($0)").onTapGesture {} }
          Button("Say") { said = "said" }
            .onAppear {
              Visits.count += 1
              lines = Visits.count % 5
            }
        }
      }
    }
  }

  private struct Dots: View {
    @State private var sum = 0

    var body: some View {
      Text("\(sum)")
      ForEach(1..<4) { number in
        Button("Dot \(number)") { sum += number }.focusable(number == 1)
      }
    }
  }

  @Test func `of several that are written at one place, the second is tried and all are told`()
    throws
  {
    let proof = ModelAudit(of: Drawer { Dots() }).prove()
    let way = "after tap on push button[Details]"
    #expect(try control("push button[Dot 1] \(way)", proof).verdict == .proved, "\(proof.text)")
    #expect(try control("push button[Dot 2] \(way)", proof).verdict == .refuted, "\(proof.text)")
    #expect(try control("push button[Dot 3] \(way)", proof).isLike != nil, "\(proof.text)")
  }

  private struct Sorting: View {
    @State private var order = "none"

    var body: some View {
      Text(order)
      Menu("Sort") {
        Button("By name") { order = "name" }
        Button("By date") { order = "date" }
      }
    }
  }

  @Test func `every line of a menu is among what is proved`() {
    let proof = ModelAudit(of: Sorting()).prove()
    for line in ["By name", "By date"] {
      #expect(proof.controls.contains { $0.title.contains("[\(line)] after ") }, "\(proof.text)")
    }
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `what is brought by what was brought is tried as well`() throws {
    let proof = ModelAudit(of: Drawer { InnerDrawer() }).prove()
    let box = try control(
      "push button[Box] after tap on push button[Details], then tap on push button[More]", proof)
    #expect(box.verdict == .refuted, "\(proof.text)")
  }

  @Test func `a control that another one enables is tried where it is enabled`() throws {
    let proof = ModelAudit(of: Consent()).prove()
    #expect(proof.isProven, "\(proof.text)")
    let send = try control("push button[Send] after tap on check box[I agree]", proof)
    #expect(send.movements > 0)
    #expect(!proof.controls.contains { $0.title.hasSuffix("> push button[Send]") })
  }

  @Test func `a control that nothing enables is undecided`() throws {
    let proof = ModelAudit(of: NeverEnabled()).prove()
    let send = try control("frame[Test] > push button[Send]", proof)
    #expect(send.verdict == .undecided)
    #expect(
      send.reasons
        == ["it is disabled as the window opens, and nothing that was tried has enabled it"])
  }

  @Test func `what has nothing to do at first is tried after another control`() throws {
    let proof = ModelAudit(of: Counted()).prove()
    #expect(proof.isProven, "\(proof.text)")
    #expect(try control("push button[Reset] after tap on push button[Count]", proof).movements > 0)
  }

  @Test func `rows that come later are as those that were there`() throws {
    let proof = ModelAudit(of: GrowingList()).prove()
    #expect(proof.isProven, "\(proof.text)")
    let later = proof.controls.filter { !$0.after.isEmpty }
    #expect(later.allSatisfy { $0.isLike != nil }, "\(proof.text)")
  }

  @Test func `what a menu and a sheet bring is tried`() throws {
    let proof = ModelAudit(of: MenuAndSheet()).prove()
    #expect(!proof.isRefuted, "\(proof.text)")
    for title in ["Archive", "Done"] {
      #expect(proof.controls.contains { $0.element.contains("[\(title)]") }, "\(proof.text)")
    }
  }

  @Test func `what is too much is named, and not proved`() throws {
    let proof = ModelAudit(of: Drawer { LaterKnob() }, limits: Limits(laterControls: 0)).prove()
    #expect(proof.untriedControls == ["slider[Knob]"])
    #expect(!proof.isProven)
    #expect(
      proof.text.contains("not tried of what comes later: slider[Knob]\n"))
  }

  @Test func `where the time is over, what is left is not proved, and what was found is kept`()
    throws
  {
    var left = 0
    func proof(after looks: Int) -> GestureProof {
      left = looks
      return GestureProof(
        Prover(
          application: "Test", size: CGSize(width: 300, height: 200),
          isOver: {
            left -= 1
            return left < 0
          }
        ) {
          ViewHost(title: "Test", measurer: UniformTextMeasurer()) { TwoDrawers() }
        }.document())
    }
    let none = proof(after: 0)
    #expect(none.count(.undecided) == none.controls.count && !none.controls.isEmpty)
    #expect(none.text.contains("not tried: the time was over"), "\(none.text)")
    let whole = proof(after: 100_000)
    #expect(whole.isProven, "\(whole.text)")
    let some = proof(after: (100_000 - left) / 2)
    #expect(some.count(.proved) > 0 && !some.isProven, "\(some.text)")
    #expect(some.text.contains("not tried of what comes later: what comes after"), "\(some.text)")
  }

  @Test func `what is enabled later is tried, though what is written there as well has been`() {
    let proof = ModelAudit(of: Pager()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `what stands outside of the window is touched by nobody, behind a popover either`()
    throws
  {
    let proof = ModelAudit(of: BelowTheWindow(), size: CGSize(width: 300, height: 200)).prove()
    #expect(proof.count(.refuted) == 0 && proof.count(.proved) > 0, "\(proof.text)")
  }

  @Test func `shared work finds the same later controls as undivided work`() throws {
    func documents(_ shares: [String]) throws -> [ModelDocument] {
      try shares.map { text in
        Prover(
          application: "Test", size: CGSize(width: 300, height: 200),
          share: try #require(TrialShare(text))
        ) {
          ViewHost(title: "Test", measurer: UniformTextMeasurer()) { TwoDrawers() }
        }.document()
      }
    }
    let whole = try #require(documents(["1/1"]).first)
    var shared = try documents(["1/2", "2/2"])
    var sum = shared.removeFirst()
    for part in shared { sum.add(part) }
    #expect(sum.evidence.later.map(\.label) == whole.evidence.later.map(\.label))
    #expect(sum.evidence.later.map(\.after) == whole.evidence.later.map(\.after))
    #expect(GestureProof(sum).text.contains("after tap on push button[Details]"))
  }
}

/// Shows something once it was opened.
private struct Drawer<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Details") { isOpen.toggle() }
      if isOpen { content() }
    }
  }
}

private struct InnerDrawer: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("More") { isOpen.toggle() }
      if isOpen { SecretBox() }
    }
  }
}

private struct TwoDrawers: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Details") { isOpen.toggle() }
      Button("More details") { isOpen.toggle() }
      if isOpen { LaterKnob() }
    }
  }
}

private struct LaterKnob: View {
  @State private var level = 30.0

  var body: some View {
    Circle().fill(Color.gray).frame(width: 80, height: 80)
      .gesture(DragGesture().adjusting($level, in: 0...100, axis: .vertical))
      .accessibilityLabel("Knob")
  }
}

/// Only a hand tears it.
private struct SecretBox: View {
  @State private var text = "whole"

  var body: some View {
    Rectangle().fill(Color.gray).frame(width: 80, height: 80)
      .gesture(Pull().onEnded { if $0 > 30 { text = "torn" } })
      .accessibilityLabel("Box")
      .accessibilityValue(text)
  }
}

private struct Consent: View {
  @State private var agrees = false
  @State private var count = 0

  var body: some View {
    VStack {
      Toggle("I agree", isOn: $agrees)
      Button("Send") { count += 1 }.disabled(!agrees)
      Text("\(count) sent")
    }
  }
}

private struct NeverEnabled: View {
  @State private var agrees = false

  var body: some View {
    VStack {
      Toggle("I agree", isOn: $agrees)
      Button("Send") {}.disabled(true)
    }
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      Button("Reset") { count = 0 }
    }
  }
}

private struct GrowingList: View {
  @State private var count = 2

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { number in
        Button("Row \(number)") { count += 1 }
      }
    }
  }
}

private struct MenuAndSheet: View {
  @State private var isShown = false
  @State private var state = "new"

  var body: some View {
    VStack {
      Text(state)
      Menu("More") {
        Button("Archive") { state = "archived" }
      }
      Button("Edit") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Edit it")
        Button("Done") { isShown = false }
      }
    }
  }
}

/// A window lower than its content, which nothing scrolls.
private struct BelowTheWindow: View {
  @State private var isShown = false
  @State private var state = "new"

  var body: some View {
    VStack {
      Text(state)
      Button("Edit") { isShown = true }
        .popover(isPresented: $isShown) { Button("Done") { isShown = false } }
      Color.clear.frame(height: 300)
      Button("Below") { state = "pressed" }
    }
    .fixedSize()
    .frame(height: 200, alignment: .top)
  }
}

/// Two buttons written at one place, of which one is enabled by the other.
private struct Pager: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Text("Page \(page) of 2")
      PagerButton(name: "Back") { page -= 1 }.disabled(page == 1)
      PagerButton(name: "On") { page += 1 }.disabled(page == 2)
    }
  }
}

private struct PagerButton: View {
  let name: String
  let action: () -> Void

  var body: some View { Button(name, action: action) }
}
