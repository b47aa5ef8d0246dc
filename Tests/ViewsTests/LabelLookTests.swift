// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// How labels, what belongs to them, and what is on tabs stand.
@MainActor
struct LabelLookTests {
  @Test
  func `texts in the label of a picker of dates stand at the leading side, one below the other`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 500, height: 200)) {
      DatePicker(
        selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date
      ) {
        Text("Departure")
        Text("At the earliest")
      }
    }
    let words = tester.displayList.items.compactMap { item -> (String, CGPoint)? in
      if case .text(let run, let place) = item { (run.text, place) } else { nil }
    }
    let first = try #require(words.first { $0.0.contains("Departure") }?.1)
    let second = try #require(words.first { $0.0.contains("At the earliest") }?.1)
    #expect(first.x == second.x && first.y < second.y)
  }

  @Test func `a button beside a label has the colour of controls, and a text is paler`() {
    func ink(@ViewBuilder _ view: @escaping () -> some View) -> Color? {
      ViewTester { view() }.displayList.items.compactMap { item in
        if case .text(let run, _) = item, run.text.contains("Sign") { run.color } else { nil }
      }.first
    }
    let link = ink { Button("Sign out") {}.buttonStyle(.borderless) }
    let plain = ink { LabeledContent("Account") { Text("Sign out") } }
    let button = ink { LabeledContent("Account") { Button("Sign out") {} } }
    #expect(link != nil && plain != nil && link != plain)
    #expect(button == link)
    let coloured = ink {
      LabeledContent("Account") { Button("Sign out") {}.foregroundColor(.green) }
    }
    #expect(coloured != link && coloured != plain)
  }

  @Test func `a badge on a tab leaves its symbol to be seen`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      TabView {
        Text("Home").tabItem { Label("Up", systemImage: "square.fill") }.badge(3)
      }
    }
    let areas = tester.displayList.items.compactMap { item -> CGRect? in
      if case .fill(let path, _) = item { path.boundingRect } else { nil }
    }
    // The bar's ground and line are wider, and the badge is drawn last.
    let badge = try #require(areas.last)
    let symbol = try #require(
      areas.last { $0 != badge && abs($0.width - $0.height) < 1 && $0.width > 6 })
    let covered = badge.intersection(symbol)
    #expect(covered.isNull || covered.width * covered.height < symbol.width * symbol.height / 4)
    #expect(badge.minX > symbol.midX)
  }

  @Test func `a badge on a tab of words alone stands beside them`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      TabView { Text("Home").tabItem { Text("Words") }.badge(12) }
    }
    let badge = try #require(
      tester.displayList.items.compactMap { item -> CGRect? in
        if case .fill(let path, _) = item { path.boundingRect } else { nil }
      }.last)
    let end = try #require(
      tester.displayList.items.compactMap { item -> CGFloat? in
        guard case .text(let run, let origin) = item, run.text == "Words" else { return nil }
        return origin.x + UniformTextMeasurer().size(of: run).width
      }.first)
    #expect(badge.minX >= end)
  }

  @Test func `one tap and two on the same view are told apart, in either order`() throws {
    struct Both: View {
      let isInner: Bool
      @Views.State private var log = ""

      var body: some View {
        VStack {
          if isInner {
            Text("Card").onTapGesture { log += "1" }.onTapGesture(count: 2) { log += "2" }
          } else {
            Text("Card").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
          }
          Text("log \(log)")
        }
      }
    }
    for isInner in [true, false] {
      let tester = ViewTester { Both(isInner: isInner) }
      try tester.tap("Card")
      tester.advance(by: 1)
      #expect(throws: Never.self) { try tester.element(named: "log 1") }
      try tester.doubleTap("Card")
      tester.advance(by: 1)
      #expect(throws: Never.self, "\(isInner)") { try tester.element(named: "log 12") }
    }
  }
}
