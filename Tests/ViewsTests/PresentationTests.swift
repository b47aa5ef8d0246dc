// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What stands in front of a window: where the focus goes, what is exposed, and how it ends.
@MainActor
@Suite struct PresentationTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let log: Log
    @Views.State var isAsking = false
    @Views.State var isOpen = false
    @Views.State var name = ""

    var body: some View {
      VStack {
        Button("Delete") { isAsking = true }
        Button("Open") { isOpen = true }
      }
      .alert("Delete it?", isPresented: $isAsking) {
        TextField("Why", text: $name)
        Button("Really", role: .destructive) { log.lines.append("deleted \(name)") }
        Button("Keep", role: .cancel) { log.lines.append("kept") }
      } message: {
        Text("It cannot come back.")
      }
      .sheet(isPresented: $isOpen, onDismiss: { log.lines.append("closed") }) { Sheet() }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Inside")
        Button("Done") { dismiss() }
      }
      .accessibilityLabel("Details")
    }
  }

  @Test func `an alert keeps everything to itself, and its buttons end it`() throws {
    let log = Log()
    let tester = ViewTester { Page(log: log) }
    try tester.tabTo("Delete")
    tester.press(.space)
    let alert = try tester.element(named: "Delete it?")
    #expect(alert.role == .alert && alert.states[.modal])
    #expect(throws: TesterError.self) { try tester.element(named: "Open") }
    #expect(tester.focused?.name == "Why")
    tester.typeText("old")
    try tester.tabTo("Really")
    tester.press(.space)
    #expect(log.lines == ["deleted old"])
    #expect(throws: TesterError.self) { try tester.element(named: "Delete it?") }
    #expect(tester.focused?.name == "Delete")
  }

  @Test func `Escape presses the button that cancels`() throws {
    let log = Log()
    let tester = ViewTester { Page(log: log) }
    try tester.perform("click", on: "Delete")
    tester.press(.escape)
    #expect(log.lines == ["kept"])
    #expect(throws: TesterError.self) { try tester.element(named: "Keep") }
  }

  @Test func `a press does not reach what is behind`() throws {
    let log = Log()
    let tester = ViewTester { Page(log: log) }
    let place = try tester.center(of: "Open")
    try tester.perform("click", on: "Delete")
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 3, y: place.y))
    tester.send(.ended, contact, at: CGPoint(x: 3, y: place.y))
    #expect(throws: Never.self) { try tester.element(named: "Delete it?") }
  }

  @Test func `a sheet is left by dismiss and by Escape, and says so once each`() throws {
    let log = Log()
    let tester = ViewTester { Page(log: log) }
    try tester.tabTo("Open")
    tester.press(.space)
    #expect(tester.tree.depthFirst.contains { $0.role == .dialog && $0.states[.modal] })
    #expect(tester.focused?.name == "Done")
    tester.press(.space)
    #expect(log.lines == ["closed"])
    #expect(tester.focused?.name == "Open")
    tester.press(.space)
    tester.press(.escape)
    #expect(log.lines == ["closed", "closed"])
    #expect(tester.focused?.name == "Open")
  }

  @Test func `a sheet that must be answered stays at Escape`() throws {
    let tester = ViewTester {
      Text("Page").sheet(isPresented: .constant(true)) {
        Button("Stay") {}.interactiveDismissDisabled()
      }
    }
    tester.press(.escape)
    #expect(throws: Never.self) { try tester.element(named: "Stay") }
  }

  @Test func `a dialog of choices always has a way out`() throws {
    struct Choices: View {
      @Views.State var isShown = true
      var body: some View {
        Button("Back") {}.confirmationDialog("Which?", isPresented: $isShown) {
          Button("One") {}
        }
      }
    }
    let tester = ViewTester { Choices() }
    #expect(throws: Never.self) { try tester.element(named: "Cancel") }
    tester.press(.escape)
    #expect(throws: Never.self) { try tester.element(named: "Back") }
  }
}
