// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// Proofs of what has more states than there is time for: what each movement costs, in windows.
@MainActor
@Suite struct LongProofTests {
  private func control(_ audit: ModelAudit) throws -> ControlProof {
    let proof = audit.prove()
    return try #require(proof.controls.first, "\(proof.text)")
  }

  @Test func `a line that takes the pen along is matched by one more step that puts it back`()
    throws
  {
    let limits = Limits(movements: 20)
    let control = try control(ModelAudit(of: Sheet(), limits: limits))
    #expect(control.counterexamples.isEmpty)
    #expect(control.reasons == ["ran out of 20 movements"])
  }

  @Test func `what was looked for in vain costs few windows from then on`() throws {
    func windows(_ movements: Int) throws -> Int {
      let proof = ModelAudit(of: Signed(), limits: Limits(movements: movements, row: 40)).prove()
      #expect(proof.controls.first?.verdict == .undecided, "\(proof.text)")
      return try #require(proof.windows)
    }
    let (few, many) = (try windows(30), try windows(60))
    #expect(many - few <= 30 * 10, "\(few), \(many)")
  }
}

/// A tap puts a dot, a drag draws a line, and arrow keys move the pen.
private struct Sheet: View {
  @State private var lines: [[CGPoint]] = []
  @State private var dots: [CGPoint] = []

  var body: some View {
    Rectangle().fill(Color.white).frame(width: 300, height: 200)
      .overlay(
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
          Path {
            $0.move(to: line[0])
            $0.addLine(to: line[1])
          }
          .stroke(Color.black, lineWidth: 2)
        }
      )
      .gesture(
        SpatialTapGesture().onEnded { dots.append($0.location) }
          .exclusively(
            before: DragGesture().onEnded { lines.append([$0.startLocation, $0.location]) })
      )
      .accessibilityLabel("Sheet")
      .accessibilityValue("\(lines.count) lines, \(dots.count) dots")
  }
}

/// Each hold is a state of its own, and so are many words that are offered beside it; a poke is signed in another way by a hand than by what stands for
/// it.
private struct Signed: View {
  @State private var word = "a"
  @State private var count = 0
  @State private var hand = "nobody"

  var body: some View {
    VStack {
      Rectangle().fill(Color.gray).frame(width: 200, height: 100)
        .gesture(
          Poke().onEnded {
            count += 1
            hand = $0 ? "a hand" : "a key"
          }
        )
        .simultaneousGesture(LongPressGesture().onEnded { _ in word += "b" })
        .accessibilityLabel("Paper")
        .accessibilityValue("\(count) of \(word)")
        .accessibilityAction(named: "C") { word += "c" }
        .accessibilityAction(named: "D") { word += "d" }
        .accessibilityAction(named: "E") { word += "e" }
      Text("by \(hand)")
    }
  }
}
