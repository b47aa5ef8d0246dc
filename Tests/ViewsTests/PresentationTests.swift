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

  private struct Items: View {
    let log: Log
    @Views.State var card: String?
    @Views.State var file: String?

    var body: some View {
      VStack {
        Button("Card") { card = "Ace" }
        Button("File") { file = "a.txt" }
        Text("\(card ?? "none") \(file ?? "none")")
      }
      .confirmationDialog("Do what?", item: $card, titleVisibility: .visible) { card in
        Button("Play \(card)") { log.lines.append("played \(card)") }
      }
      .alert("Delete?", item: $file) { file in
        Button("Delete \(file)") { log.lines.append("deleted \(file)") }
      } message: { file in
        Text("\(file) is large")
      }
    }
  }

  @Test func `a question about an item comes with it, and takes it away`() throws {
    let log = Log()
    let tester = ViewTester { Items(log: log) }
    try tester.perform("click", on: "Card")
    #expect(try tester.element(named: "Do what?").role == .dialog)
    try tester.perform("click", on: "Play Ace")
    try tester.perform("click", on: "File")
    _ = try tester.element(named: "a.txt is large")
    try tester.perform("click", on: "Delete a.txt")
    #expect(log.lines == ["played Ace", "deleted a.txt"])
    _ = try tester.element(named: "none none")
    try tester.perform("click", on: "Card")
    tester.press(.escape)
    _ = try tester.element(named: "none none")
  }

  /// What ends the page's presentations, or is pressed behind them.
  private struct Corners: View {
    let log: Log
    @Views.State var isAsking = false
    @Views.State var isChoosing = false
    @Views.State var isOpen = false
    @Views.State var isPopped = false

    var body: some View {
      NavigationStack {
        Form {
          Button("Ask") { isAsking = true }
          Button("Choose") { isChoosing = true }
          Button("Open") { isOpen = true }
          Button("Pop") { isPopped = true }
            .popover(isPresented: $isPopped) { Text("Popped") }
          Text("Tapped").onTapGesture { log.lines.append("tapped") }
          Button("Press") { log.lines.append("pressed") }
        }
        .formStyle(.grouped)
        .navigationTitle("Corners")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { log.lines.append("done") }
          }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .confirmationDialog("Which?", isPresented: $isChoosing) { Button("This") {} }
        .sheet(isPresented: $isOpen) { Text("Inside") }
      }
    }
  }

  @Test(arguments: ["Ask", "Choose", "Open", "Pop"])
  func `a press does not reach what is behind`(_ opening: String) throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 900, height: 700)) { Corners(log: log) }
    let names = ["Tapped", "Press", "Done"]
    let places = try names.map { try tester.center(of: $0) }
    for (name, place) in zip(names, places) {
      try tester.perform("click", on: opening)
      let modals = tester.tree.depthFirst.filter(\.states[.modal]).map(\.name)
      #expect(modals.count == 1, "\(opening)")
      tester.tap(at: place)
      #expect(log.lines == [], "\(opening): \(name)")
      // A press beside a popover ends it.
      if opening != "Pop" {
        #expect(tester.tree.depthFirst.filter(\.states[.modal]).map(\.name) == modals)
        tester.press(.escape)
      }
      #expect(!tester.tree.depthFirst.contains { $0.states[.modal] })
    }
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

  @Test func `what is presented and has words alone takes the focus, so that Escape ends it`()
    throws
  {
    struct Page: View {
      @Views.State private var isTold = false
      let isPopover: Bool

      var body: some View {
        if isPopover {
          Button("Tell") { isTold = true }.popover(isPresented: $isTold) { Text("Nothing new") }
        } else {
          Button("Tell") { isTold = true }.sheet(isPresented: $isTold) { Text("Nothing new") }
        }
      }
    }
    for isPopover in [true, false] {
      let tester = ViewTester { Page(isPopover: isPopover) }
      try tester.tabTo("Tell")
      tester.press(.return)
      let focused = try #require(tester.focused)
      #expect(focused.role == .dialog && focused.name == "Nothing new")
      tester.press(.escape)
      #expect(tester.focused?.name == "Tell")
    }
  }
}
