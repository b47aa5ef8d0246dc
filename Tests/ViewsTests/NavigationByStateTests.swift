// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Pages that are shown for as long as a state says so.
@MainActor
struct NavigationByStateTests {
  private func shown(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.dropFirst().filter { $0.states[.showing] && !$0.name.isEmpty }.map(
      \.name)
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var picked: Int?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("First", isActive: $isActive) {
            Button("Leave") { isActive = false }
          }
          NavigationLink("Second", destination: Text("page 2"), tag: 2, selection: $picked)
          Button("To the first") { isActive = true }
          Button("To the second") { picked = 2 }
          Text("\(isActive) \(picked ?? 0)")
        }
      }
    }
  }

  @Test func `a link sets its state, and the way back takes it back`() throws {
    let tester = ViewTester { Links() }
    #expect(shown(tester).contains("false 0"))
    try tester.tap("First")
    #expect(shown(tester).contains("Leave"))
    try tester.tap("Leave")
    #expect(shown(tester).contains("false 0"))
    try tester.tap("Second")
    #expect(shown(tester).contains("page 2"))
    try tester.tap("Back")
    #expect(shown(tester).contains("false 0"))
  }

  @Test func `a state that is set leads to the page, and Escape leads back`() throws {
    let tester = ViewTester { Links() }
    try tester.tap("To the second")
    #expect(shown(tester).contains("page 2"))
    tester.press(.escape)
    try tester.tap("To the first")
    tester.press(.escape)
    #expect(shown(tester).contains("false 0"))
  }

  @Test func `a page that hides the way back has its own alone`() throws {
    struct Own: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Leave") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let tester = ViewTester {
      NavigationStack {
        NavigationLink("On") {
          VStack {
            NavigationLink("Further") { Text("The end") }
            Own()
          }
        }
      }
    }
    try tester.tap("On")
    #expect(shown(tester) == ["Further", "Leave"])
    // Above a page that hides it, it is there.
    try tester.tap("Further")
    #expect(shown(tester) == ["Back", "The end"])
    try tester.tap("Back")
    try tester.tap("Leave")
    #expect(shown(tester) == ["On"])
  }

  @Test func `a link without a label is not there, and leads where its state says`() throws {
    struct Hidden: View {
      @State private var isOver = false
      var body: some View {
        NavigationView {
          Button("End") { isOver = true }
            .background(
              NavigationLink(destination: Text("Over"), isActive: $isOver) { EmptyView() })
        }
      }
    }
    let tester = ViewTester { Hidden() }
    #expect(shown(tester) == ["End"])
    try tester.tap("End")
    #expect(shown(tester) == ["Back", "Over"])
    try tester.tap("Back")
    #expect(shown(tester) == ["End"])
  }

  @Test func `a destination for a state, and one for a value that is there`() throws {
    struct Shop: View {
      @State private var isPaying = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Pay") { isPaying = true }
            Button("Look") { item = "lamp" }
          }
          .navigationDestination(isPresented: $isPaying) { Text("paid \(isPaying)") }
          .navigationDestination(item: $item) { name in
            Button("Put the \(name) away") { item = nil }
          }
        }
      }
    }
    let tester = ViewTester { Shop() }
    try tester.tap("Pay")
    #expect(shown(tester).contains("paid true"))
    tester.press(.escape)
    #expect(shown(tester) == ["Pay", "Look"])
    try tester.tap("Look")
    try tester.tap("Put the lamp away")
    #expect(shown(tester) == ["Pay", "Look"])
  }
}
