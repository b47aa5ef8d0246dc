// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// The Authoring Practices' keys of a window splitter, on a drag that moves the line between two
/// panes.
@MainActor
struct SplitterKeyTests {
  nonisolated static let vertical = [
    KeyRow(.windowSplitter, .left, "moves to the left", to: "90"),
    KeyRow(.windowSplitter, .right, "moves to the right", to: "110"),
  ]

  nonisolated static let horizontal = [
    KeyRow(.windowSplitter, .up, "moves up", to: "110"),
    KeyRow(.windowSplitter, .down, "moves down", to: "90"),
  ]

  nonisolated static let either = [
    KeyRow(.windowSplitter, .return, "collapses the primary pane", to: "0"),
    KeyRow(.windowSplitter, .return, "restores it", after: [.return], to: "100"),
    KeyRow(.windowSplitter, .return, "restores it", after: [.end, .return], to: "200"),
    KeyRow(.windowSplitter, .return, "restores it after Home as well", after: [.home], to: "100"),
    KeyRow(.windowSplitter, .home, "the smallest primary pane", to: "0"),
    KeyRow(.windowSplitter, .end, "the largest primary pane", to: "200"),
    KeyRow(.windowSplitter, .end, "the largest, of a collapsed one", after: [.return], to: "200"),
  ]

  nonisolated static let panes = [
    KeyRow(.windowSplitter, .f6, "goes to the next pane", to: "Page"),
    KeyRow(.windowSplitter, .f6, "goes round", after: [.f6], to: "Outline"),
    KeyRow(.windowSplitter, .f6, with: .shift, "goes to the pane before", to: "Page"),
    KeyRow(
      .windowSplitter, .f6, "comes back to where the focus was", after: [.tab, .f6], to: "Line"),
    KeyRow(
      .windowSplitter, .f6, "leads out of what collapses", after: [.tab, .return], to: "Page"),
  ]

  /// The primary pane is the one on the left, or the lower one: there the arrow that makes it larger
  /// is the one in whose direction the line moves. Each pane is a section, the line with the first.
  private struct Panes: View {
    let axis: Axis
    @Views.State private var size = 100.0

    var body: some View {
      if axis == .horizontal {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            primary(width: size, height: 200)
            line(width: 20, height: 200)
          }
          .focusSection()
          secondary
        }
      } else {
        VStack(spacing: 0) {
          secondary
          VStack(spacing: 0) {
            line(width: 200, height: 20)
            primary(width: 200, height: size)
          }
          .focusSection()
        }
      }
    }

    @ViewBuilder private func primary(width: CGFloat, height: CGFloat) -> some View {
      if size > 0 {
        Text("Outline").frame(width: width, height: height).focusable()
      }
    }

    private func line(width: CGFloat, height: CGFloat) -> some View {
      Rectangle()
        .frame(width: width, height: height)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .adjusting($size, in: 0...200, step: 10, axis: axis, collapses: true)
        )
        .accessibilityLabel("Line")
    }

    private var secondary: some View { Text("Page").focusable().focusSection() }
  }

  @Test(arguments: vertical + either)
  func `a vertical splitter keeps its row`(row: KeyRow) throws { try expect(row, .horizontal) }

  @Test(arguments: horizontal + either)
  func `a horizontal splitter keeps its row`(row: KeyRow) throws { try expect(row, .vertical) }

  @Test(arguments: panes)
  func `the panes of a splitter keep their row`(row: KeyRow) throws {
    let tester = ViewTester { Panes(axis: .horizontal) }
    try row.press(on: "Outline", of: tester)
    #expect(tester.focused?.name == row.outcome)
  }

  private func expect(_ row: KeyRow, _ axis: Axis) throws {
    let tester = ViewTester { Panes(axis: axis) }
    try row.press(on: "Line", of: tester)
    let line = try tester.element(named: "Line")
    #expect(line.attributes["roledescription"] == "splitter")
    #expect(line.value?.text == row.outcome)
    #expect(tester.focused?.name == "Line")
  }
}
