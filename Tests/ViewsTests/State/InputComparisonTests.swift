// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Gestures
import Testing

@testable import Views

/// Bodies run whose inputs changed, and no others.
@MainActor
struct InputComparisonTests {
  struct Learnt: View {
    let name: String
    let place: (Int, Float)
    @State private var turn = 0
    var body: some View {
      Button("Turn \(turn)") { turn += 1 }
      LearntInside(size: (1, 2, 3), label: name)
    }
  }
  struct LearntInside: View {
    let size: (Int8, Int16, Int32)
    let label: String
    var body: some View { Text(label) }
  }

  @Test func `what is learnt beforehand is not looked for when a body runs again`() throws {
    let tester = ViewTester { Learnt(name: "first", place: (1, 2)) }
    tester.host.learnTypes()
    let count = InputComparison<Never>.foundCount
    try tester.tap("Turn 0")
    #expect(tester.tree.depthFirst.contains { $0.name == "Turn 1" })
    #expect(InputComparison<Never>.foundCount == count)
  }

  private final class Unwatched {
    var text = "one"
  }

  @Test func `what fills a room is made anew, too, for who distrusts everything`() {
    let hidden = Unwatched()
    let tester = ViewTester { GeometryReader { _ in Text(hidden.text) } }
    hidden.text = "two"
    tester.host.distrustEverything()
    tester.settle()
    #expect(tester.drawnTexts == ["two"])
  }

  final class Thing {}
  enum Choice { case plain, other(String) }

  struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Text("\(name) \(count)") }
  }
  struct Bound: View {
    @Binding var value: Int
    var body: some View { Text("bound \(value)") }
  }
  struct Holding: View {
    let thing: Thing
    let sizes: [Double]
    let pair: (Int, String)
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }
  struct Acting: View {
    let action: () -> Void
    var body: some View { Text("acting") }
  }
  struct Choosing: View {
    let choice: Choice
    var body: some View { Text("choosing") }
  }
  struct Weakly: View {
    weak var thing: Thing?
    var body: some View { Text(thing == nil ? "gone" : "there") }
  }
  struct Boxed<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  struct Parent: View {
    let thing: Thing
    @State private var turn = 0
    @State private var value = 0
    @State private var name = "first"
    var body: some View {
      VStack {
        Button("Turn \(turn)") { turn += 1 }
        Button("Rename") { name += "!" }
        Button("Count") { value += 1 }
        Named(name: name)
        Bound(value: $value)
        Holding(thing: thing, sizes: [1, 2], pair: (1, name))
        Acting {}
        Choosing(choice: .plain)
        Weakly(thing: thing)
        Boxed(content: Named(name: "inner"))
      }
    }
  }

  private func counts(_ tester: ViewTester) -> [Int] {
    [
      tester.bodies(of: Named.self), tester.bodies(of: Bound.self), tester.bodies(of: Holding.self),
      tester.bodies(of: Acting.self), tester.bodies(of: Choosing.self),
      tester.bodies(of: Weakly.self), tester.bodies(of: Boxed<Named>.self),
    ]
  }

  @Test func `a parent's turn runs only the bodies whose inputs may differ`() throws {
    let tester = ViewTester { Parent(thing: Thing()) }
    #expect(counts(tester) == [2, 1, 1, 1, 1, 1, 1])
    try tester.perform("click", on: "Turn 0")
    // What has a closure, a choice with something in it or a weak reference may have changed.
    #expect(counts(tester) == [2, 1, 1, 2, 2, 2, 1])
    try tester.perform("click", on: "Rename")
    #expect(counts(tester) == [3, 1, 2, 3, 3, 3, 1])
  }

  @Test func `a bound view runs for the value it reads, also where its parent does not`() throws {
    let tester = ViewTester { Parent(thing: Thing()) }
    try tester.perform("click", on: "Count")
    #expect(tester.tree.depthFirst.contains { $0.name == "bound 1" })
    #expect(tester.bodies(of: Bound.self) == 2)
    #expect(tester.bodies(of: Parent.self) == 1)
  }
}
