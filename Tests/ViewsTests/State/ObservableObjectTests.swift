// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// Models from before `@Observable`: classes that say that they change.
@MainActor
struct ObservableObjectTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    var silent = 0
  }

  struct Shown: View {
    @ObservedObject var counter: Counter
    var body: some View { Text("observed \(counter.count)") }
  }
  struct Inherited: View {
    @EnvironmentObject private var counter: Counter
    var body: some View { Text("inherited \(counter.count)") }
  }
  struct Stepper: View {
    @Binding var count: Int
    var body: some View { Button("bound \(count)") { count += 1 } }
  }
  struct Unmoved: View {
    var body: some View { Text("unmoved") }
  }
  struct Owner: View {
    @StateObject private var counter = Counter()
    @State private var turn = 0
    var body: some View {
      VStack {
        Button("Add") { counter.count += 1 }
        Button("Turn \(turn)") { turn += 1 }
        Shown(counter: counter)
        Inherited()
        Stepper(count: $counter.count)
        Unmoved()
      }
      .environmentObject(counter)
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.map(\.name).filter { $0.contains { $0.isNumber } }
  }

  @Test func `a published property makes anew what reads its object, however it came by it`() throws
  {
    let tester = ViewTester { Owner() }
    try tester.perform("click", on: "Add")
    #expect(texts(tester) == ["Turn 0", "observed 1", "inherited 1", "bound 1"])
    try tester.perform("click", on: "bound 1")
    #expect(texts(tester) == ["Turn 0", "observed 2", "inherited 2", "bound 2"])
    #expect(tester.bodies(of: Unmoved.self) == 1)
  }

  @Test func `the object outlives the view's own value`() throws {
    let tester = ViewTester { Owner() }
    try tester.perform("click", on: "Add")
    try tester.perform("click", on: "Turn 0")
    #expect(texts(tester) == ["Turn 1", "observed 1", "inherited 1", "bound 1"])
  }

  @Test func `a view hears a publisher for as long as it is there`() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Listening: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      @State private var isListening = true
      var body: some View {
        VStack {
          if isListening {
            Text("listening").onReceive(subject) { sum += $0 }
          }
          Text("sum \(sum)")
          Button("Stop") { isListening = false }
        }
      }
    }
    let tester = ViewTester { Listening(subject: subject) }
    subject.send(3)
    tester.settle()
    #expect(texts(tester) == ["sum 3"])
    try tester.perform("click", on: "Stop")
    subject.send(4)
    tester.settle()
    #expect(texts(tester) == ["sum 3"])
  }

  @Test func `a timer of a view follows the time of its window`() {
    struct Clock: View {
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var seconds = 0
      var body: some View {
        Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 }
      }
    }
    let tester = ViewTester { Clock() }
    tester.advance(by: 3.5)
    #expect(texts(tester) == ["3 s"])
  }
}
