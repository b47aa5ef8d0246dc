// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
final class Log {
  var lines: [String] = []
}

@MainActor
struct StateTests {
  struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      log.lines.append("\(name) \(count)")
      return Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func `only the view whose state was written runs its body again`() throws {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Counter(name: "left", log: log)
        Counter(name: "right", log: log)
      }
    }
    log.lines = []
    try tester.tap("right 0")
    #expect(log.lines == ["right 1"])
  }

  @Test func `writing a value that is equal runs nothing`() throws {
    struct Same: View {
      @State private var value = 1
      var body: some View { Text("same \(value)").onTapGesture { value = 1 } }
    }
    let tester = ViewTester { Same() }
    let before = tester.host.statistics.bodyEvaluations
    try tester.tap("same 1")
    #expect(tester.host.statistics.bodyEvaluations == before)
  }

  struct Shared: View {
    let log: Log
    @State private var value = 1

    var body: some View {
      log.lines.append("owner")
      return VStack {
        Reading(log: log, value: $value)
        Writing(log: log, value: $value)
      }
    }
  }

  struct Reading: View {
    let log: Log
    @Binding var value: Int

    var body: some View {
      log.lines.append("reader \(value)")
      return Text("value \(value)")
    }
  }

  struct Writing: View {
    let log: Log
    @Binding var value: Int

    var body: some View {
      log.lines.append("writer")
      return Button("add") { value += 1 }
    }
  }

  @Test func `a binding's value is read by the view that shows it, not by its owner`() throws {
    let log = Log()
    let tester = ViewTester { Shared(log: log) }
    log.lines = []
    try tester.tap("add")
    #expect(log.lines == ["reader 2"])
    #expect(try tester.element(named: "value 2").role.name == "label")
  }

  @Test func `several writes are one update`() {
    struct Twice: View {
      let log: Log
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        log.lines.append("\(first) \(second)")
        return Color.black.onTapGesture {
          first += 1
          second += 1
          first += 1
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Twice(log: log) }
    tester.tap(at: CGPoint(x: 200, y: 150))
    #expect(log.lines == ["0 0", "2 1"])
  }

  struct Plain: View, Equatable {
    let number: Int
    var body: some View { Text("plain \(number)") }
  }

  struct Named: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  @Test func `a child whose values are equal is passed over when its parent runs`() throws {
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Plain(number: 7)
          Named(name: "fixed")
          Button("more \(count)") { count += 1 }
        }
      }
    }
    let tester = ViewTester { Parent() }
    try tester.tap("more 0")
    try tester.tap("more 1")
    #expect(tester.host.statistics.bodyEvaluations(of: Parent.self) == 3)
    #expect(tester.host.statistics.bodyEvaluations(of: Plain.self) == 1)
    #expect(tester.host.statistics.bodyEvaluations(of: Named.self) == 1)
  }

  @Test func `an environment value reaches the views inside and runs only those that read it`()
    throws
  {
    struct Reader: View {
      let log: Log
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        log.lines.append("reader \(isEnabled)")
        return Text(isEnabled ? "on" : "off")
      }
    }
    struct Other: View {
      let log: Log
      var body: some View {
        log.lines.append("other")
        return Text("other")
      }
    }
    struct Holder<Content: View>: View {
      let content: Content
      @State private var isOff = false
      var body: some View {
        VStack {
          content.disabled(isOff)
          Button("switch") { isOff.toggle() }
        }
      }
    }
    struct Pair: View, Equatable {
      let log: Log
      nonisolated static func == (left: Pair, right: Pair) -> Bool { true }
      var body: some View {
        VStack {
          Reader(log: log)
          Other(log: log)
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Holder(content: Pair(log: log)) }
    log.lines = []
    try tester.tap("switch")
    #expect(log.lines == ["reader false"])
    #expect(try tester.element(named: "off").name == "off")
  }

  @Test func `a state that a change of another one sets is shown in the same update`() throws {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("\(first) \(second)") { first += 1 }
          .onChange(of: first) { old, new in second = old + new * 10 }
      }
    }
    let tester = ViewTester { Chain() }
    try tester.tap("0 0")
    #expect(try tester.element(named: "1 10").role.name == "push button")
  }

  @Test func `a body that writes its own state does not hang the update`() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let next = count + 1
        count = next
        return Text("\(next)")
      }
    }
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) { Restless() }
    host.update()
    #expect(host.needsUpdate)
  }

  @Test func `views hear when they come and when they go`() throws {
    struct Visit: View {
      let log: Log
      @State private var isThere = false
      var body: some View {
        VStack {
          Button("toggle") { isThere.toggle() }
          if isThere {
            Text("guest")
              .onAppear { log.lines.append("appear") }
              .onDisappear { log.lines.append("disappear") }
          }
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Visit(log: log) }
    try tester.tap("toggle")
    try tester.tap("toggle")
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test func `a modifier of one's own keeps its state`() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let tester = ViewTester { Text("inside").modifier(Counting()) }
    try tester.tap("count 0")
    try tester.tap("count 1")
    #expect(try tester.element(named: "count 2").role.name == "push button")
  }
}
