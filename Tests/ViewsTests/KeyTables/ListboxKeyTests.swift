// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// The Authoring Practices' keys of a listbox whose options can be put in another order.
@MainActor
struct ListboxKeyTests {
  nonisolated static let rows = [
    KeyRow(.rearrangeableListbox, .up, with: .alt, "moves up by one place", to: "B A C D"),
    KeyRow(.rearrangeableListbox, .down, with: .alt, "moves down by one place", to: "A C B D"),
    KeyRow(.rearrangeableListbox, .home, with: .alt, "moves to the top", to: "B A C D"),
    KeyRow(.rearrangeableListbox, .end, with: .alt, "moves to the bottom", to: "A C D B"),
  ]

  private struct Options: View {
    @Views.State private var options = ["A", "B", "C", "D"]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(options, id: \.self) { option in
          Text(option)
            .frame(width: 100, height: 30)
            .gesture(reorder(option))
        }
      }
    }

    private func reorder(_ option: String) -> some Gesture {
      LongPressGesture()
        .sequenced(
          before: DragGesture(coordinateSpace: .global).places(
            along: .vertical, spacing: 30, position: options.firstIndex(of: option) ?? 0,
            count: options.count)
        )
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          let old = options.firstIndex(of: option) ?? 0
          let new = old + Int((drag.translation.height / 30).rounded())
          options.remove(at: old)
          options.insert(option, at: min(max(0, new), options.count))
        }
    }
  }

  @Test(arguments: rows)
  func `a rearrangeable listbox keeps its row, and the focus stays on what moved`(
    row: KeyRow
  ) throws {
    let tester = ViewTester { Options() }
    try row.press(on: "B", of: tester)
    #expect(order(tester) == row.outcome)
    #expect(tester.focused?.name == "B")
  }

  @Test func `what is at the end already stays there`() throws {
    let tester = ViewTester { Options() }
    try tester.tabTo("A")
    tester.press(.up, .alt)
    #expect(order(tester) == "A B C D")
    try tester.tabTo("D")
    tester.press(.down, .alt)
    #expect(order(tester) == "A B C D")
  }

  private func order(_ tester: ViewTester) -> String {
    tester.tree.depthFirst.filter { $0.role == .listItem }.map(\.name).joined(separator: " ")
  }
}
