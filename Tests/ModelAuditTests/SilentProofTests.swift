// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// What shows nothing, and what does nothing.
@MainActor
@Suite struct SilentProofTests {
  private func control(_ title: String, _ proof: GestureProof) throws -> ControlProof {
    try #require(proof.controls.first { $0.title.hasSuffix(title) }, "\(proof.text)")
  }

  @Test func `what a long drag alone gives something to do is tried after it`() throws {
    let proof = ModelAudit(of: Deck()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  private struct Deck: View {
    @State private var name = "here"

    var body: some View {
      VStack {
        Color.blue.frame(width: 100, height: 100)
          .gesture(DragGesture().onEnded { if $0.translation.width > 100 { name = "gone" } })
          .accessibilityLabel("Pad")
        Text(name)
        Button("Reset") { name = "here" }
      }
    }
  }

  @Test func `a link in a text is seen to open its address`() {
    let proof = ModelAudit(
      of: Text("see [the guide](https://example.org/guide) or [nothing](https://example.org/no)")
    ).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `months that follow each other are of one kind`() {
    let proof = ModelAudit(of: Months()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  private struct Months: View {
    @State private var month = 0
    private static let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]

    var body: some View {
      VStack {
        Text("\(Self.names[(month % 12 + 12) % 12]) \(2000 + month / 12)")
        Button("Next month") { month += 1 }
        Button("Previous month") { month -= 1 }
      }
    }
  }

  @Test func `a line that is drawn once more with each move is the same line`() {
    let proof = ModelAudit(of: Repainted()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `a line that is seen through is another one when it is drawn once more`() {
    let proof = ModelAudit(of: Repainted(opacity: 0.5)).prove()
    #expect(!proof.isProven, "\(proof.text)")
  }

  /// Draws all that there is of a line once more with each move, as sketches do.
  private struct Repainted: View {
    var opacity = 1.0
    @State private var lines: [[CGPoint]] = []
    @State private var line: [CGPoint] = []
    @State private var kept: (lines: [[CGPoint]], line: [CGPoint])?

    var body: some View {
      Canvas { context, _ in
        for points in lines {
          var path = Path()
          path.addLines(points)
          context.stroke(
            path, with: .color(.red.opacity(opacity)),
            style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
        }
      }
      .frame(width: 300, height: 300)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if kept == nil { kept = (lines, line) }
            line.append(value.location)
            lines.append(line)
          }
          .onEnded { _ in kept = nil }
          .onCancelled {
            if let kept { (lines, line) = kept }
            kept = nil
          }
      )
      .accessibilityLabel("Card")
    }
  }

  @Test func `a line through a text, or below it, is seen`() {
    let proof = ModelAudit(of: Struck()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  private struct Struck: View {
    @State private var isDone = false

    var body: some View {
      VStack {
        Text("Milk").strikethrough(isDone)
        Button("Toggle") { isDone.toggle() }
      }
    }
  }

  @Test func `what a drag that is broken off leaves without a sign is found by what comes next`()
    throws
  {
    let proof = ModelAudit(of: ArmedByDrag()).prove()
    let found = try control("push button[Bomb]", proof).counterexamples.first
    #expect(
      found?.problem.hasSuffix("then tap leads elsewhere: name \"Tapped\" to \"Boom\" of label")
        ?? false, "\(proof.text)")
    let disarmed = ModelAudit(of: ArmedByDrag(isDisarmed: true)).prove()
    #expect(disarmed.isProven, "\(disarmed.text)")
  }

  @Test func `taps that show nothing are counted`() throws {
    let once = ModelAudit(of: Knocked { _ in 1 }).prove()
    #expect(
      try control("push button[Closed]", once).counterexamples.first?.steps
        == ["tap", "tap", "tap"], "\(once.text)")
    let honest = ModelAudit(of: Knocked { $0 + 1 }).prove()
    #expect(honest.isProven, "\(honest.text)")
  }

  @Test func `one of several that does nothing is undecided, wherever it stands`() throws {
    for dead in ["A", "B"] {
      let proof = ModelAudit(of: Letters(dead: dead)).prove()
      #expect(try control("push button[\(dead)]", proof).verdict == .undecided, "\(proof.text)")
      #expect(proof.count(.proved) == 2, "\(proof.text)")
    }
  }

  @Test func `what has nothing to do until its neighbour was used is proved, at one line too`() {
    let proof = ModelAudit(of: Resets()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `what only looks pressed and never counts is undecided`() throws {
    let proof = ModelAudit(of: Stepper("Count", value: .constant(3))).prove()
    #expect(try control("spin button[Count]", proof).verdict == .undecided, "\(proof.text)")
  }

  @Test func `a value in words that does not follow its steps is undecided`() throws {
    func proof(_ most: Int, _ words: @escaping (Int) -> String) -> GestureProof {
      ModelAudit(of: SpokenLevel(most: most, words: words)).prove()
    }
    func verdict(_ proof: GestureProof) throws -> ControlProof.Verdict {
      try control("[Level]", proof).verdict
    }
    #expect(try verdict(proof(100) { "\($0) percent" }) == .proved)
    #expect(try verdict(proof(100) { _ in "40 percent" }) == .undecided)
    #expect(try verdict(proof(100) { _ in "warm" }) == .undecided)
    // It is exposed as one of 0 to 100.
    #expect(try verdict(proof(70) { "\($0) percent" }) == .undecided)
  }

  @Test func `every control of an element that stands for several has a key`() throws {
    let proof = ModelAudit(of: CombinedPost()).prove()
    #expect(proof.isProven, "\(proof.text)")
    #expect(try control("push button[Post, Like]", proof).movements > 2, "\(proof.text)")
  }

  @Test func `a row with buttons at both sides is proved`() throws {
    let proof = ModelAudit(of: SwipedBothWays()).prove()
    #expect(proof.isProven && proof.controls.count == 3, "\(proof.text)")
  }

  @Test func `lines that are drawn through other points are the same lines`() {
    let proof = ModelAudit(of: Polygon()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }
}

private struct ArmedByDrag: View {
  var isDisarmed = false
  @State private var isArmed = false
  @State private var text = "Safe"

  var body: some View {
    Text(text)
    Circle().frame(width: 60, height: 60)
      .gesture(
        DragGesture().onChanged { _ in isArmed = true }
          .onEnded { _ in
            isArmed = false
            text = text == "Safe" ? "Dragged" : "Safe"
          }
      )
      .onTapGesture { text = isArmed && !isDisarmed ? "Boom" : "Tapped" }
      .accessibilityLabel("Bomb")
  }
}

private struct Knocked: View {
  let byAction: (Int) -> Int
  @State private var knocks = 0

  var body: some View {
    Text(knocks >= 3 ? "Open" : knocks > 0 ? "Knocked" : "Closed")
      .onTapGesture { knocks += 1 }
      .accessibilityAction { knocks = byAction(knocks) }
  }
}

private struct Letters: View {
  let dead: String
  @State private var last = ""

  var body: some View {
    Text("last \(last)")
    letter("A")
    letter("B")
    letter("C")
  }

  private func letter(_ name: String) -> some View {
    Button(name) { if name != dead { last = name } }
  }
}

private struct Resets: View {
  @State private var counts = [0, 0, 0]

  var body: some View {
    ForEach(0..<3, id: \.self) { row in
      HStack {
        Text("\(counts[row])")
        ForEach(["Add", "Reset"], id: \.self) { name in
          Button(name) { counts[row] = name == "Add" ? counts[row] + 1 : 0 }
        }
      }
    }
  }
}

private struct SpokenLevel: View {
  let most: Int
  let words: (Int) -> String
  @State private var level = 40

  var body: some View {
    Text("level \(level)")
    Circle().frame(width: 60, height: 60)
      .accessibilityElement()
      .accessibilityLabel("Level")
      .accessibilityValue(words(level))
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: level = min(most, level + 10)
        case .decrement: level = max(0, level - 10)
        }
      }
  }
}

private struct CombinedPost: View {
  @State private var text = "new"

  var body: some View {
    HStack {
      Text("Post")
      Button("Like") { text = "liked" }
      Button("Hide") { text = "hidden" }
    }
    .accessibilityElement(children: .combine)
    Text(text)
  }
}

private struct SwipedBothWays: View {
  @State private var text = "new"

  var body: some View {
    Text(text)
    Text("Row one").frame(width: 300, height: 40)
      .swipeActions(edge: .leading) { Button("Pin") { text = "pinned" } }
      .swipeActions { Button("Delete", role: .destructive) { text = "deleted" } }
  }
}

private struct Polygon: View {
  @State private var corners = [CGPoint(x: 150, y: 150)]
  @GestureState private var next: CGPoint?

  var body: some View {
    Canvas { context, _ in
      var path = Path()
      path.addLines(corners + (next.map { [$0] } ?? []))
      context.stroke(path, with: .color(.red), lineWidth: 3)
    }
    .frame(width: 300, height: 300)
    .gesture(
      DragGesture(minimumDistance: 0).updating($next) { value, next, _ in next = value.location }
        .onEnded { corners.append($0.location) }
    )
    .accessibilityLabel("Drawing")
  }

  @Test func `what follows a finger in one direction alone is seen to do so`() throws {
    let proof = ModelAudit(of: Pulled()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  private struct Pulled: View {
    @GestureState private var pull: CGFloat = 0

    var body: some View {
      VStack {
        Rectangle().fill(.orange).frame(width: 200, height: 80)
      }
      .padding(24).offset(y: pull)
      .gesture(DragGesture().updating($pull) { value, pull, _ in pull = value.translation.height })
      .accessibilityLabel("Page")
    }
  }
}
