// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Rows that are nothing but a button.
@MainActor
struct ButtonRowTests {
  private struct Page: View {
    @Views.State private var pressed = "nothing"
    let mails = ["a@b", ""]

    var body: some View {
      List {
        Text(pressed)
        ForEach(mails, id: \.self) { mail in
          Button {
            pressed = "mail"
          } label: {
            VStack(alignment: .leading) {
              Text("Name")
              if !mail.isEmpty { Text(mail).foregroundStyle(.gray) }
            }
          }
        }
        Button("Sign out", role: .destructive) { pressed = "out" }.badge(2)
        HStack {
          Button("One") { pressed = "one" }
          Button("Two") { pressed = "two" }
        }
        Button("Save") { pressed = "saved" }.buttonStyle(.borderedProminent)
      }
    }
  }

  private func tester() -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 500)) { Page() }
  }

  private func press(_ name: String, at part: Double, _ tester: ViewTester) throws -> String {
    let button = tester.tree.depthFirst.first {
      $0.name.hasPrefix(name) && ($0.role == .button || $0.role == .listItem)
    }
    let frame = try #require(button?.frame)
    tester.tap(at: CGPoint(x: 400 * part, y: frame.y + frame.height / 2))
    return try #require(tester.tree.depthFirst.first { $0.role == .label }).name
  }

  @Test(arguments: [0.01, 0.5, 0.99])
  func `a button that is all of a row is pressed wherever the row is`(part: Double) throws {
    #expect(try press("Sign out", at: part, tester()) == "out")
    #expect(try press("Name", at: part, tester()) == "mail")
  }

  @Test func `beside others, and with a style of its own, it is pressed where it is seen`() throws {
    let tester = tester()
    #expect(try press("One", at: 0.99, tester) == "nothing")
    #expect(try press("Save", at: 0.99, tester) == "nothing")
    try tester.tap("Two")
    #expect(tester.tree.depthFirst.contains { $0.name == "two" })
  }

  @Test func `none is filled but one that says so, and a badge stands at the end`() throws {
    let tester = tester()
    let filled = tester.drawing.split(separator: "\n").count { $0.contains("\"Save\"") }
    #expect(filled == 1)
    let whites = tester.displayList.items.count { item in
      if case .text(let run, _) = item { run.color == .white } else { false }
    }
    #expect(whites == 1)
    #expect(tester.drawing.contains("\"2\""))
  }

  @Test func `in a form a badge is shown too`() {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Form {
          Text("Plain").badge(5)
          NavigationLink("Link") { Text("There") }.badge(6)
          Text("Menu").contextMenu { Button("Copy") {} }.badge(7)
          Button("Press") {}.badge(8)
        }
      }
    }
    for badge in 5...8 { #expect(tester.drawing.contains("\"\(badge)\"")) }
  }
}
