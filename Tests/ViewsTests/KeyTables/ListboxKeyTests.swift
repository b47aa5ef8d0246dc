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

  /// The one that is held stands in brackets.
  nonisolated static let held = [
    KeyRow(.pickingUp, .space, "picks up", to: "A [B] C D"),
    KeyRow(.pickingUp, .return, "picks up", to: "A [B] C D"),
    KeyRow(.pickingUp, .down, "moves on by one place", after: [.space], to: "A C [B] D"),
    KeyRow(.pickingUp, .up, "moves back by one place", after: [.space], to: "[B] A C D"),
    KeyRow(.pickingUp, .up, "never before the first", after: [.space, .up], to: "[B] A C D"),
    KeyRow(
      .pickingUp, .down, "never behind the last", after: [.space, .down, .down],
      to: "A C D [B]"),
    KeyRow(.pickingUp, .home, with: .alt, "moves to the top", after: [.space], to: "[B] A C D"),
    KeyRow(.pickingUp, .end, with: .alt, "moves to the bottom", after: [.space], to: "A C D [B]"),
    KeyRow(.pickingUp, .space, "drops", after: [.space, .down], to: "A C B D"),
    KeyRow(.pickingUp, .return, "drops", after: [.space, .up], to: "B A C D"),
    KeyRow(.pickingUp, .space, "drops where it was", after: [.space], to: "A B C D"),
    KeyRow(.pickingUp, .escape, "puts back", after: [.space], to: "A B C D"),
    KeyRow(.pickingUp, .escape, "puts back", after: [.space, .down, .down], to: "A B C D"),
  ]

  nonisolated static let unheld = [
    KeyRow(.rearrangeableListbox, .down, "the focus goes to the next option", to: "C"),
    KeyRow(.rearrangeableListbox, .up, "the focus goes to the option before", to: "A"),
    KeyRow(.rearrangeableListbox, .home, "the focus goes to the first option", to: "A"),
    KeyRow(.rearrangeableListbox, .end, "the focus goes to the last option", to: "D"),
    KeyRow(
      .rearrangeableListbox, .down, "the focus goes on from where it was dropped",
      after: [.space, .down, .space], to: "D"),
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

  /// Options that show where the held one would be, in a list box.
  private struct ListBox: View {
    private struct Carry: Equatable {
      var option: String
      var way: CGFloat
    }

    @Views.State private var options = ["A", "B", "C", "D"]
    @GestureState private var carry: Carry?

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach(options, id: \.self) { option in
            Text(option).frame(width: 100, height: 30).gesture(reorder(option))
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRole(.listBox)
        .accessibilityLabel("Options")
        Text(shown).accessibilityIdentifier("order")
      }
    }

    private var shown: String {
      guard let carry else { return options.joined(separator: " ") }
      return moved(carry.option, by: carry.way)
        .map { $0 == carry.option ? "[\($0)]" : $0 }
        .joined(separator: " ")
    }

    private func place(of option: String) -> Int {
      guard let carry, carry.option == option else { return options.firstIndex(of: option) ?? 0 }
      return moved(option, by: carry.way).firstIndex(of: option) ?? 0
    }

    private func moved(_ option: String, by way: CGFloat) -> [String] {
      var others = options
      let old = others.firstIndex(of: option) ?? 0
      others.remove(at: old)
      let new = old + Int((way / 30).rounded())
      others.insert(option, at: min(max(0, new), others.count))
      return others
    }

    private func reorder(_ option: String) -> some Gesture {
      LongPressGesture()
        .sequenced(
          before: DragGesture(coordinateSpace: .global).places(
            along: .vertical, spacing: 30, position: place(of: option), count: options.count)
        )
        .updating($carry) { value, carry, _ in
          guard case .second(true, let drag) = value else { return }
          carry = Carry(option: option, way: drag?.translation.height ?? 0)
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          options = moved(option, by: drag.translation.height)
        }
    }
  }

  @Test(arguments: held)
  func `what is picked up keeps its row, and the focus`(row: KeyRow) throws {
    let tester = ViewTester { ListBox() }
    try tester.focus("B")
    try row.press(on: "B", of: tester)
    #expect(try tester.element(named: "order").name == row.outcome)
    #expect(tester.focused?.name == "B")
    #expect((tester.focused?.attributes["grabbed"] == "true") == row.outcome.contains("["))
  }

  @Test(arguments: unheld)
  func `a list box is one stop of Tab and keeps its row`(row: KeyRow) throws {
    let tester = ViewTester { ListBox() }
    try tester.focus("B")
    try row.press(on: "B", of: tester)
    #expect(tester.focused?.name == row.outcome)
  }

  private func order(_ tester: ViewTester) -> String {
    tester.tree.depthFirst.filter { $0.role == .listItem }.map(\.name).joined(separator: " ")
  }
}
