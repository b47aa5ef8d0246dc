// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// What a proof would pass by: beside the gestures, behind others, far away, or the other way round.
@MainActor
@Suite struct OverlookedProofTests {
  private func control(_ title: String, _ proof: GestureProof) throws -> ControlProof {
    try #require(proof.controls.first { $0.title.hasSuffix(title) }, "\(proof.text)")
  }

  @Test func `what only a far drag does is tried, and is done by what is picked up`() throws {
    let proof = ModelAudit(of: SlideToUnlock()).prove()
    #expect(proof.isProven, "\(proof.text)")
    #expect(try control("canvas[Slide to unlock]", proof).states == 2, "\(proof.text)")
    let locked = ModelAudit(of: SlideToUnlock(modifiers: .shift)).prove()
    #expect(
      try control("canvas[Slide to unlock]", locked).counterexamples.first?.steps
        == ["drag 400 points to the right and stop"], "\(locked.text)")
  }

  @Test func `a gesture that is broken off to the left is looked at as well`() throws {
    let proof = ModelAudit(of: LeaksToTheLeft()).prove()
    #expect(
      try control("canvas[Box]", proof).counterexamples.first?.steps.first
        == "drag 10 points to the left", "\(proof.text)")
  }

  @Test func `a hold that lasts past a tap is made`() throws {
    let proof = ModelAudit(of: TapInsideOfHold()).prove()
    #expect(proof.isProven, "\(proof.text)")
    #expect(try control("push button[idle]", proof).states == 3, "\(proof.text)")
  }

  @Test func `a press of a set time that another gesture follows is made`() throws {
    let proof = ModelAudit(of: PressThenTap()).prove()
    let control = try #require(proof.controls.first, "\(proof.text)")
    #expect(control.movements > 0, "\(proof.text)")
  }

  @Test func `the menu that an author gives a text is opened, and each of its lines is tried`()
    throws
  {
    let proof = ModelAudit(of: TextWithMenu()).prove()
    #expect(proof.isProven, "\(proof.text)")
    for line in ["Red", "Green", "Blue"] {
      let title = "menu item[\(line)] after secondary click on label[Red]"
      #expect(try control(title, proof).movements > 0, "\(proof.text)")
    }
  }

  @Test func `what is hidden and comes later is refuted`() throws {
    let proof = ModelAudit(of: HiddenDrawer()).prove()
    let hidden = try control("after tap on push button[More]", proof)
    #expect(hidden.verdict == .refuted, "\(proof.text)")
    #expect(hidden.counterexamples.first?.steps == ["tap on push button[More]", "tap"])
  }

  @Test func `what a function gives several times is not taken for one thing`() throws {
    let proof = ModelAudit(of: Keypad()).prove()
    #expect(try control("push button[Key 3]", proof).verdict == .refuted, "\(proof.text)")
    #expect(proof.count(.proved) == 3, "\(proof.text)")
  }

  @Test func `what is covered has the verdict of what it is written like, or is tried later`()
    throws
  {
    let stack = ModelAudit(of: CardStack()).prove()
    #expect(stack.isProven && stack.controls.count == 3, "\(stack.text)")
    let start = ModelAudit(of: Covered()).prove()
    #expect(start.isProven, "\(start.text)")
    #expect(
      try control("push button[Start] after tap on push button[Got it]", start).movements > 0,
      "\(start.text)")
  }

  @Test func `what is dragged to a place that shows nothing is proved`() {
    let proof = ModelAudit(of: SilentTarget()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `a field is written into, and what its text enables is tried`() throws {
    let proof = ModelAudit(of: Greeting()).prove()
    #expect(proof.isProven, "\(proof.text)")
    let button = "push button[Greet] after tap and type \u{201c}42\u{201d} on entry[Name]"
    #expect(try control(button, proof).movements > 0, "\(proof.text)")
  }

  @Test func `what Return does in a field is done by an assistive technology`() throws {
    let proof = ModelAudit(of: Shopping()).prove()
    #expect(proof.isProven, "\(proof.text)")
    #expect(try control("entry[New item]", proof).states ?? 0 > 3, "\(proof.text)")
  }

  @Test func `a value in words that is stepped without a gesture has its laws`() throws {
    func proof(
      _ words: @escaping (Int) -> String,
      _ step: @escaping (AccessibilityAdjustmentDirection) -> Int
    ) -> GestureProof {
      ModelAudit(of: Level(words: words, step: step)).prove()
    }
    let names = ["low", "middle", "high", "top"]
    let honest = proof({ names[$0] }, { $0 == .increment ? 1 : -1 })
    #expect(honest.isProven && honest.controls.count == 1, "\(honest.text)")
    let onlyUp = proof({ names[$0] }, { _ in 1 })
    #expect(onlyUp.isRefuted, "\(onlyUp.text)")
    let swapped = proof({ "\($0)" }, { $0 == .increment ? -1 : 1 })
    #expect(
      swapped.controls.first?.counterexamples.first?.problem
        == "from \"1\", increment leads to \"0\"", "\(swapped.text)")
  }
}

private struct Level: View {
  let words: (Int) -> String
  let step: (AccessibilityAdjustmentDirection) -> Int
  @State private var level = 1

  var body: some View {
    Circle().frame(width: 60, height: 60)
      .accessibilityElement()
      .accessibilityLabel("Level")
      .accessibilityValue(words(level))
      .accessibilityAdjustableAction { level = min(3, max(0, level + step($0))) }
  }
}

private struct SlideToUnlock: View {
  /// With a key held, nothing can be picked up.
  var modifiers: EventModifiers = []
  @GestureState private var way = 0.0
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Unlocked" : "Locked")
    ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 260, height: 50)
      Circle().fill(.blue).frame(width: 50, height: 50)
        .offset(x: isOpen ? 210 : max(0, min(210, way)))
        .gesture(
          DragGesture().updating($way) { value, way, _ in way = value.translation.width }
            .onEnded { if $0.translation.width > 180 { isOpen = true } }.modifiers(modifiers)
        )
        .accessibilityLabel("Slide to unlock")
    }
  }
}

private struct LeaksToTheLeft: View {
  @State private var x = 0.0
  @GestureState private var live = 0.0

  var body: some View {
    Rectangle().fill(.blue).frame(width: 60, height: 60).offset(x: x + live)
      .gesture(
        DragGesture().updating($live) { value, live, _ in live = max(0, value.translation.width) }
          .onChanged { if $0.translation.width < 0 { x = $0.translation.width } }
          .onEnded { x += max(0, $0.translation.width) }
      )
      .accessibilityLabel("Box")
  }
}

private struct TapInsideOfHold: View {
  @State private var text = "idle"

  var body: some View {
    Text(text).onTapGesture { text = "tapped" }.onLongPressGesture { text = "held" }
  }
}

private struct PressThenTap: View {
  @State private var text = "idle"

  var body: some View {
    Text(text).gesture(
      TimedPressGesture().onEnded { _ in text = "pressed" }
        .sequenced(before: TapGesture().onEnded { text = "tapped" }))
  }
}

private struct TextWithMenu: View {
  @State private var color = "Red"

  var body: some View {
    Text(color).contextMenu {
      Button("Red") { color = "Red" }
      Button("Green") { color = "Green" }
      Button("Blue") { color = "Blue" }
    }
  }
}

private struct HiddenDrawer: View {
  @State private var isOpen = false
  @State private var isOn = false

  var body: some View {
    Button("More") { isOpen = true }
    Text(isOn ? "on" : "off")
    if isOpen {
      Rectangle().fill(.red).frame(width: 60, height: 60).onTapGesture { isOn.toggle() }
        .accessibilityHidden(true)
    }
  }
}

private struct Keypad: View {
  @State private var sum = 0

  var body: some View {
    Text("\(sum)")
    key(1)
    key(2)
    key(3)
    key(4)
  }

  private func key(_ number: Int) -> some View {
    Button("Key \(number)") { sum += number }.focusable(number != 3)
  }
}

private struct CardStack: View {
  @State private var cards = ["Ace", "King", "Queen"]

  var body: some View {
    ZStack {
      ForEach(cards, id: \.self) { card in
        StackedCard(name: card) { cards.removeAll { $0 == card } }
      }
    }
  }
}

private struct StackedCard: View {
  let name: String
  let remove: () -> Void
  @GestureState private var way = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 160, height: 220)
      .overlay(Text(name))
      .offset(x: way.width)
      .gesture(
        DragGesture().updating($way) { value, way, _ in way = value.translation }
          .onEnded { if abs($0.translation.width) > 150 { remove() } })
  }
}

private struct Covered: View {
  @State private var isWelcomed = false
  @State private var isStarted = false

  var body: some View {
    ZStack {
      Button(isStarted ? "Stop" : "Start") { isStarted.toggle() }
      if !isWelcomed {
        Button("Got it") { isWelcomed = true }.frame(width: 300, height: 300)
          .background(Color.white)
          .contentShape(Rectangle())
      }
    }
  }
}

private struct SilentTarget: View {
  @State private var todo = ["Milk"]
  @State private var done: [String] = []

  var body: some View {
    HStack {
      column("To do", todo)
      column("Done", done).dropDestination(for: String.self) { dropped, _ in
        done += dropped
        todo.removeAll { dropped.contains($0) }
        return true
      }
    }
  }

  private func column(_ title: String, _ items: [String]) -> some View {
    VStack {
      Text(title)
      ForEach(items, id: \.self) { Text($0).draggable($0) }
    }
    .frame(width: 120, height: 200)
    .background(Color.gray)
  }
}

private struct Greeting: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    TextField("Name", text: $name)
    Button("Greet") { greeting = "Hello \(name)" }.disabled(name.isEmpty)
    Text(greeting)
  }
}

private struct Shopping: View {
  @State private var text = ""
  @State private var items: [String] = []

  var body: some View {
    TextField("New item", text: $text).onSubmit {
      items.append(text)
      text = ""
    }
    ForEach(items, id: \.self) { Text($0) }
  }
}
