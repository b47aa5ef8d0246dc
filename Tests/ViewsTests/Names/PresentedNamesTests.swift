// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Questions about data, and how sheets are shown.
@MainActor
@Suite struct PresentedNamesTests {
  private struct Page: View {
    @Views.State private var doomed: String?
    @Views.State private var isAsking = false
    @Views.State private var failure: Failure?
    @Views.State private var hasFailed = false
    @Views.State private var last = "nothing"

    var body: some View {
      VStack {
        Button("Delete") {
          doomed = "letter"
          isAsking = true
        }
        Button("Fail") {
          failure = Failure()
          hasFailed = true
        }
        Text("deleted \(last)")
      }
      .confirmationDialog(
        "Delete it?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed
      ) { name in
        Button("Delete \(name)", role: .destructive) { last = name }
      } message: { name in
        Text("The \(name) goes for good.")
      }
      .alert(isPresented: $hasFailed, error: failure) { _ in
        Button("Again") {}
      } message: { failure in
        Text(failure.recoverySuggestion ?? "")
      }
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It did not work" }
    var recoverySuggestion: String? { "Try again" }
  }

  @Test func `a dialog about data is there with it, and ends`() throws {
    let tester = ViewTester { Page() }
    try tester.perform("click", on: "Delete")
    #expect(try tester.element(named: "Delete it?").role == .dialog)
    #expect(throws: Never.self) { try tester.element(named: "The letter goes for good.") }
    try tester.tap("Delete letter")
    #expect(throws: Never.self) { try tester.element(named: "deleted letter") }
    #expect(throws: TesterError.self) { try tester.element(named: "Delete it?") }
  }

  @Test func `an error says what went wrong, and what to do`() throws {
    let tester = ViewTester { Page() }
    try tester.tap("Fail")
    #expect(try tester.element(named: "It did not work").role == .alert)
    #expect(throws: Never.self) { try tester.element(named: "Try again") }
    tester.press(.escape)
    #expect(throws: TesterError.self) { try tester.element(named: "It did not work") }
  }

  @Test func `a sheet of choices in the oldest words is pressed and left`() throws {
    var done: [String] = []
    let tester = ViewTester {
      Sheeted { done.append($0) }
    }
    try tester.tap("Open")
    try tester.tap("Copy")
    try tester.tap("Open")
    tester.press(.escape)
    #expect(done == ["copy", "cancel"])
    #expect(throws: TesterError.self) { try tester.element(named: "What now?") }
  }

  private struct Sheeted: View {
    let act: (String) -> Void
    @Views.State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .actionSheet(isPresented: $isOpen) {
          ActionSheet(
            title: Text("What now?"),
            buttons: [.default(Text("Copy")) { act("copy") }, .cancel { act("cancel") }])
        }
    }
  }

  private func height(_ detents: Set<PresentationDetent>) throws -> Double {
    let tester = ViewTester(size: CGSize(width: 400, height: 448)) {
      Text("page").sheet(isPresented: .constant(true)) {
        Color.red.frame(width: 20, height: 20).accessibilityLabel("Inside")
          .presentationDetents(detents).presentationBackground(.green)
      }
    }
    let panels = tester.displayList.items.compactMap { item -> CGRect? in
      if case .fill(let path, .green) = item { path.boundingRect } else { nil }
    }
    return try #require(panels.first).height
  }

  @Test func `a sheet is as high as its largest detent, and never lower than its content`() throws {
    // A window of 448 points leaves 400 between its margins.
    #expect(try height([.medium]) == 200)
    #expect(try height([.medium, .height(240)]) == 240)
    #expect(try height([.large]) == 400)
    #expect(try height([.height(3)]) == 52)
  }

  @Test func `an inspector stands at the trailing side, and Escape in it takes it away`() throws {
    let tester = ViewTester { Inspected() }
    #expect(throws: TesterError.self) { try tester.element(named: "Inspector") }
    try tester.tap("Show")
    let panel = try tester.element(named: "Inspector")
    #expect(panel.role == .panel)
    let frame = try #require(try tester.element(named: "Change").frame)
    #expect(frame.x > 100)
    try tester.tabTo("Change")
    tester.press(.escape)
    #expect(throws: TesterError.self) { try tester.element(named: "Inspector") }
  }

  private struct Inspected: View {
    @Views.State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .inspector(isPresented: $isShown) {
          Button("Change") {}.inspectorColumnWidth(120)
        }
    }
  }
}
