// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing
import Views

/// One value of a view, in several places.
@MainActor
struct PlacedTwiceTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func names(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.dropFirst().map(\.name)
  }

  @Test func `two places of one value are two counters`() throws {
    let tester = ViewTester {
      let row = Counter()
      VStack {
        row
        row
      }
    }
    try tester.tap("count 0")
    #expect(names(tester) == ["count 1", "count 0"])
    try tester.tap("count 0")
    try tester.tap("count 1")
    #expect(names(tester) == ["count 2", "count 1"])
  }

  @Test func `a value that a view keeps counts apart in each row, and through updates`() throws {
    struct Rows: View {
      let row = Counter()
      @State private var number = 2
      var body: some View {
        VStack {
          ForEach(0..<number, id: \.self) { _ in row }
          Button("more") { number += 1 }
        }
      }
    }
    let tester = ViewTester { Rows() }
    try tester.tap("count 0")
    try tester.tap("more")
    #expect(names(tester) == ["count 1", "count 0", "count 0", "more"])
  }

  @Test func `a value over itself is two views`() throws {
    let tester = ViewTester {
      let row = Counter()
      row.frame(width: 200, height: 200).overlay(alignment: .topLeading) { row.fixedSize() }
    }
    try tester.tap("count 0")
    #expect(names(tester).sorted() == ["count 0", "count 1"])
  }

  @Test func `a value begins anew in the other branch, and when it comes back`() throws {
    struct Branches: View {
      let row = Counter()
      @State private var isWide = false
      var body: some View {
        VStack {
          if isWide { HStack { row } } else { row }
          Button("turn") { isWide.toggle() }
        }
      }
    }
    let tester = ViewTester { Branches() }
    try tester.tap("count 0")
    try tester.tap("turn")
    #expect(names(tester) == ["count 0", "turn"])
    try tester.tap("turn")
    #expect(names(tester) == ["count 0", "turn"])
  }

  @Test func `a value that a test keeps begins anew in each window`() throws {
    let row = Counter()
    try ViewTester { row }.tap("count 0")
    #expect(names(ViewTester { row }) == ["count 0"])
  }

  @Test func `each place reads its own environment`() throws {
    struct Tall: View {
      @Environment(\.isEnabled) private var isEnabled
      @State private var number = 0
      var body: some View { Text("\(isEnabled) \(number)").onTapGesture { number += 1 } }
    }
    let tester = ViewTester {
      let row = Tall()
      VStack {
        row.disabled(true)
        row
      }
    }
    #expect(names(tester) == ["false 0", "true 0"])
    try tester.tap("true 0")
    #expect(names(tester) == ["false 0", "true 1"])
  }

  final class Model: ObservableObject {
    @Published var number = 0
  }

  @Test func `each place has an object of its own, and hears of that of others`() throws {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Button("own \(model.number)") { model.number += 1 } }
    }
    struct Watcher: View {
      @ObservedObject var model: Model
      var body: some View { Button("watched \(model.number)") { model.number += 1 } }
    }
    struct Given: View {
      @EnvironmentObject private var model: Model
      var body: some View { Button("given \(model.number)") { model.number += 1 } }
    }
    let model = Model()
    let (owner, watcher, given) = (Owner(), Watcher(model: model), Given())
    let tester = ViewTester {
      VStack {
        owner
        owner
        watcher
        watcher
        given.environmentObject(model)
        given.environmentObject(Model())
      }
    }
    try tester.tap("own 0")
    try tester.tap("watched 0")
    #expect(
      names(tester) == ["own 1", "own 0", "watched 1", "watched 1", "given 1", "given 0"])
    try tester.tap("given 0")
    #expect(
      names(tester) == ["own 1", "own 0", "watched 1", "watched 1", "given 1", "given 1"])
  }

  @Test func `each place has a namespace of its own`() {
    struct Named: View {
      let note: (Namespace.ID) -> Void
      @Namespace private var space
      var body: some View {
        note(space)
        return Text("named")
      }
    }
    var found: Set<Namespace.ID> = []
    let tester = ViewTester {
      let row = Named { found.insert($0) }
      VStack {
        row
        row
      }
    }
    #expect(names(tester).count == 2)
    #expect(found.count == 2)
  }

  @Test func `each place has its own focus and its own state of a gesture`() throws {
    struct Row: View {
      @FocusState private var isFocused: Bool
      @GestureState private var isHeld = false
      var body: some View {
        Text("\(isFocused ? "focused" : "not focused") \(isHeld ? "held" : "free")")
          .frame(width: 200, height: 60)
          .contentShape(Rectangle())
          .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
          .focused($isFocused)
      }
    }
    let tester = ViewTester {
      let row = Row()
      VStack {
        row
        row
      }
    }
    tester.press(.tab)
    #expect(names(tester) == ["focused free", "not focused free"])
    let middle = try tester.center(of: "not focused free")
    let contact = tester.makeContact()
    tester.send(.began, contact, at: middle)
    #expect(names(tester).map { $0.hasSuffix("held") } == [false, true])
    tester.send(.ended, contact, at: middle)
    #expect(names(tester).allSatisfy { $0.hasSuffix("free") })
  }

  @Test func `a modifier that is used twice counts for each view`() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let tester = ViewTester {
      let counting = Counting()
      VStack {
        Text("a").modifier(counting)
        Text("b").modifier(counting)
      }
    }
    try tester.tap("count 0")
    #expect(names(tester) == ["a", "count 1", "b", "count 0"])
  }

  struct Doubled: DynamicProperty {
    @State var number = 1
    private(set) var twice = 0
    mutating func update() { twice = number * 2 }
  }

  @Test func `what a structure of an author's own prepares is there in the body`() throws {
    struct Row: View {
      let doubled = Doubled()
      var body: some View { Button("twice \(doubled.twice)") { doubled.number += 1 } }
    }
    let tester = ViewTester {
      let row = Row()
      VStack {
        row
        row
      }
    }
    try tester.tap("twice 2")
    #expect(names(tester) == ["twice 4", "twice 2"])
  }

  @Test func `a property behind a protocol or in an optional is one of each place`() throws {
    struct Row: View {
      let hidden: any DynamicProperty
      let optional: Doubled?
      var body: some View {
        let hidden = hidden as? Doubled
        Button("\(hidden?.twice ?? 0) \(optional?.twice ?? 0)") {
          hidden?.number += 1
          optional?.number += 2
        }
      }
    }
    let tester = ViewTester {
      let row = Row(hidden: Doubled(), optional: Doubled())
      VStack {
        row
        row
      }
    }
    try tester.tap("2 2")
    #expect(names(tester) == ["4 6", "2 2"])
  }

  protocol Helper: AnyObject {}

  @Test func `a weak reference to a protocol is left alone`() throws {
    struct Row: View {
      weak var helper: (any Helper)?
      @State private var count = 0
      var body: some View { Button("\(helper == nil) \(count)") { count += 1 } }
    }
    final class Owner: Helper {}
    let owner = Owner()
    let tester = ViewTester { Row(helper: owner) }
    try tester.tap("false 0")
    #expect(names(tester) == ["false 1"])
    _ = owner
  }
}
