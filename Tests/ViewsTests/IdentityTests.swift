// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct IdentityTests {
  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct List: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("reverse") { names.reverse() }
        Button("drop") { names.removeFirst() }
        Button("twice") { names = ["b", "b"] }
      }
    }
  }

  private func names(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.dropFirst().map(\.name)
  }

  @Test func `an element keeps its state wherever it moves`() throws {
    let tester = ViewTester { List() }
    try tester.tap("a 0")
    try tester.tap("reverse")
    #expect(names(tester).prefix(3) == ["c 0", "b 0", "a 1"])
  }

  @Test func `an element that moves stays the same element for assistive technology`() throws {
    let tester = ViewTester { List() }
    let before = try tester.element(named: "a 0").id
    try tester.tap("reverse")
    #expect(try tester.element(named: "a 0").id == before)
  }

  @Test func `an element that left takes its state with it`() throws {
    let tester = ViewTester { List() }
    try tester.tap("a 0")
    try tester.tap("drop")
    #expect(names(tester).prefix(2) == ["b 0", "c 0"])
  }

  @Test func `elements with the same identity are all shown`() throws {
    let tester = ViewTester { List() }
    try tester.tap("b 0")
    try tester.tap("twice")
    #expect(names(tester).prefix(2) == ["b 1", "b 0"])
  }

  @Test func `a view in the other branch starts anew`() throws {
    struct Branches: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Row(name: "one") } else { Row(name: "two") }
          Button("flip") { isFirst.toggle() }
        }
      }
    }
    let tester = ViewTester { Branches() }
    try tester.tap("one 0")
    try tester.tap("flip")
    #expect(names(tester) == ["two 0", "flip"])
    try tester.tap("flip")
    #expect(names(tester) == ["one 0", "flip"])
  }

  @Test func `another identity starts the state anew`() throws {
    struct Identified: View {
      @State private var id = 1
      var body: some View {
        VStack {
          Row(name: "row").id(id)
          Button("next") { id += 1 }
        }
      }
    }
    let tester = ViewTester { Identified() }
    try tester.tap("row 0")
    #expect(names(tester) == ["row 1", "next"])
    try tester.tap("next")
    #expect(names(tester) == ["row 0", "next"])
  }

  @Test func `an erased view of another type replaces the one before`() throws {
    struct Erased: View {
      @State private var isText = true
      var body: some View {
        VStack {
          isText ? AnyView(Text("text")) : AnyView(Row(name: "row"))
          Button("swap") { isText.toggle() }
        }
      }
    }
    let tester = ViewTester { Erased() }
    try tester.tap("swap")
    #expect(names(tester) == ["row 0", "swap"])
  }
}
