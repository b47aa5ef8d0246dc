// SPDX-License-Identifier: Apache-2.0

import ModelAudit
import Testing
import Views

/// Rows of lists, each of them one element: what hands do with them, keys and actions do.
@MainActor
struct RowProofTests {
  @Test func `rows that are followed, moved and deleted are proved`() {
    let proof = ModelAudit(of: Followed()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows with two controls, one of them a stepper, are proved`() {
    let proof = ModelAudit(of: Counted()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows that are chosen and moved are proved`() {
    let proof = ModelAudit(of: Chosen()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows that are pressed, and swiped to either side, are proved`() {
    let proof = ModelAudit(of: Swiped()).prove()
    #expect(
      proof.controls.count >= 4 && proof.count(.proved) == proof.controls.count, "\(proof.text)")
  }
}

private struct Followed: View {
  @State private var people = ["Ann", "Bob"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(people, id: \.self) { name in NavigationLink(name) { Text("Hello \(name)") } }
          .onDelete { people.remove(atOffsets: $0) }
          .onMove { people.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct Counted: View {
  @State private var said = "nothing"
  @State private var count = 3

  var body: some View {
    VStack {
      Text(said)
      HStack {
        Button("Greet") { said = "greeted" }
        Stepper("Size \(count)", value: $count, in: 0...9)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

private struct Chosen: View {
  @State private var people = ["Ann", "Bob", "Cid"]
  @State private var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      ForEach(people, id: \.self) { Text($0) }
        .onMove { people.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct Swiped: View {
  @State private var done = "nothing"

  var body: some View {
    VStack {
      Text(done)
      List {
        ForEach(["Ann", "Bob"], id: \.self) { name in
          Button(name) { done = "press \(name)" }
            .swipeActions(edge: .leading) { Button("Pin") { done = "pin \(name)" } }
            .swipeActions { Button("Hide") { done = "hide \(name)" } }
        }
      }
    }
  }
}
