// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What keeps everything to itself has a name, also where nobody gave it one.
@MainActor
struct DialogNameTests {
  private enum Kind: CaseIterable {
    case headed, worded, bare, alert, question, popover
  }

  private struct Page: View {
    let kind: Kind
    @Views.State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: isSheet) {
          VStack {
            if kind != .bare { Text("Words first") }
            if kind == .headed { Text("Details").accessibilityAddTraits(.isHeader) }
            Button("Done") { isOpen = false }
          }
        }
        .popover(isPresented: binding(.popover)) { Text("A hint") }
        .alert("", isPresented: binding(.alert)) {
          Button("Yes") {}
        } message: {
          Text("It cannot come back.")
        }
        .confirmationDialog("", isPresented: binding(.question)) {
          Button("Delete") {}
        } message: {
          Text("Delete it?")
        }
    }

    private var isSheet: Views.Binding<Bool> {
      [.headed, .worded, .bare].contains(kind) ? $isOpen : .constant(false)
    }

    private func binding(_ own: Kind) -> Views.Binding<Bool> {
      kind == own ? $isOpen : .constant(false)
    }
  }

  private func dialog(_ kind: Kind) throws -> Node {
    let tester = ViewTester { Page(kind: kind) }
    try tester.tap("Open")
    return try #require(tester.tree.depthFirst.first { $0.states[.modal] })
  }

  @Test func `a sheet is called by its heading, and otherwise by its first words`() throws {
    #expect(try dialog(.headed).name == "Details")
    #expect(try dialog(.worded).name == "Words first")
    #expect(try dialog(.popover).name == "A hint")
  }

  @Test func `an alert without a title is called by what it says`() throws {
    #expect(try dialog(.alert).name == "It cannot come back.")
    #expect(try dialog(.alert).role == .alert)
    #expect(try dialog(.question).name == "Delete it?")
  }

  @Test func `what says nothing is called as the window is`() throws {
    let tester = ViewTester { Page(kind: .bare) }
    tester.scene.title = "Garden"
    try tester.tap("Open")
    #expect(tester.tree.depthFirst.first { $0.states[.modal] }?.name == "Garden")
  }

  @Test func `the name follows what is said inside`() throws {
    struct Counter: View {
      @Views.State private var count = 0
      var body: some View {
        Text("Below").sheet(isPresented: .constant(true)) {
          HStack {
            Text(verbatim: "Count \(count)").accessibilityAddTraits(.isHeader)
            Button("More") { count += 1 }
          }
        }
      }
    }
    let tester = ViewTester { Counter() }
    try tester.tap("More")
    #expect(tester.tree.depthFirst.first { $0.states[.modal] }?.name == "Count 1")
  }
}
