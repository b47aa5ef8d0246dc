// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What is said of a view round one thing is said of that thing.
@MainActor
struct ContainerLabelTests {
  private struct Scrub: View {
    @Binding var part: Double

    var body: some View {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray)
          Capsule().fill(.blue).frame(width: room.size.width * part)
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            part = min(max(drag.location.x / room.size.width, 0), 1)
          })
      }
      .frame(height: 20)
    }
  }

  private struct Player: View {
    @Views.State private var part = 0.5
    @Views.State private var count = 0
    @Views.State private var hasWords = false

    var body: some View {
      VStack {
        Scrub(part: $part)
          .accessibilityLabel("Position").accessibilityValue("\(Int(part * 100)) %")
        HStack {
          Circle().frame(width: 40, height: 40).onTapGesture { count += 1 }
          if hasWords { Text("Words") }
        }
        .accessibilityLabel("Pressed \(count)")
        Button("Words") { hasWords.toggle() }.accessibilityIdentifier("words")
      }
    }
  }

  private func named(_ name: String, _ tester: ViewTester) -> [Node] {
    tester.tree.depthFirst.filter { $0.name == name }
  }

  @Test func `a view round one gesture names what takes it`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Player() }
    let position = try #require(named("Position", tester).first)
    #expect(named("Position", tester).count == 1 && !position.actions.isEmpty)
    #expect(position.description == "50 %")
    #expect(!tester.tree.depthFirst.contains { $0.role == .panel })
    tester.tap(at: CGPoint(x: 240, y: 0.5 + (position.frame?.y ?? 0)))
    #expect(named("Position", tester).first?.description == "80 %")
  }

  @Test func `the name follows its state, and what comes beside makes a group of it`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Player() }
    #expect(named("Pressed 0", tester).map(\.role) == [.button])
    try tester.tap("Pressed 0")
    #expect(named("Pressed 1", tester).map(\.role) == [.button])
    try tester.tap("words")
    #expect(named("Pressed 1", tester).map(\.role) == [.panel])
    try tester.tap("words")
    #expect(named("Pressed 1", tester).map(\.role) == [.button])
  }

  @Test func `what has words of its own keeps them in a group of that name`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      VStack {
        HStack { Button("Play") {} }.accessibilityLabel("Player")
        Form { Toggle("Sound", isOn: .constant(true)) }.accessibilityLabel("Settings")
      }
    }
    #expect(named("Play", tester).contains { $0.role == .button })
    #expect(named("Sound", tester).map(\.role) == [.checkBox])
    #expect(named("Player", tester).map(\.role) == [.panel])
  }
}
