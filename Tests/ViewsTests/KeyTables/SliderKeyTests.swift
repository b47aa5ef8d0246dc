// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// The Authoring Practices' keys of sliders and spin buttons, on values that a drag moves.
@MainActor
struct SliderKeyTests {
  nonisolated private static let otherAxis =
    "arrows across the drag are left to what is round it, such as a view that scrolls"

  nonisolated static let horizontal = [
    KeyRow(.slider, .right, "one step more", to: "51"),
    KeyRow(.slider, .left, "one step less", to: "49"),
    KeyRow(.slider, .up, "one step more", to: "50", exception: otherAxis),
    KeyRow(.slider, .down, "one step less", to: "50", exception: otherAxis),
    KeyRow(.slider, .home, "the first allowed value", to: "0"),
    KeyRow(.slider, .end, "the last allowed value", to: "100"),
    KeyRow(.slider, .pageUp, "a larger step more", to: "60"),
    KeyRow(.slider, .pageDown, "a larger step less", to: "40"),
    KeyRow(.slider, .right, "never above the last", after: [.end], to: "100"),
    KeyRow(.slider, .left, "never below the first", after: [.home], to: "0"),
    KeyRow(.slider, .pageUp, "never above the last", after: [.end, .left], to: "100"),
  ]

  nonisolated static let vertical = [
    KeyRow(.slider, .up, "one step more", to: "51"),
    KeyRow(.slider, .down, "one step less", to: "49"),
    KeyRow(.slider, .right, "one step more", to: "50", exception: otherAxis),
    KeyRow(.slider, .left, "one step less", to: "50", exception: otherAxis),
    KeyRow(.slider, .home, "the first allowed value", to: "0"),
    KeyRow(.slider, .end, "the last allowed value", to: "100"),
    KeyRow(.slider, .pageUp, "a larger step more", to: "60"),
    KeyRow(.slider, .pageDown, "a larger step less", to: "40"),
  ]

  nonisolated static let spinButton = [
    KeyRow(.spinButton, .up, "the value increases", to: "51"),
    KeyRow(.spinButton, .down, "the value decreases", to: "49"),
    KeyRow(.spinButton, .pageUp, "by a larger step", to: "60"),
    KeyRow(.spinButton, .pageDown, "by a larger step", to: "40"),
    KeyRow(.spinButton, .home, "the minimum, where there is one", to: "50"),
    KeyRow(.spinButton, .end, "the maximum, where there is one", to: "50"),
  ]

  private struct Track: View {
    let axis: Axis
    let range: ClosedRange<Double>?
    @Views.State private var value = 50.0

    var body: some View {
      Capsule()
        .frame(width: 100, height: 100)
        .gesture(DragGesture().adjusting($value, in: range, axis: axis))
        .accessibilityLabel("Track")
    }
  }

  @Test(arguments: horizontal)
  func `a horizontal slider keeps its row`(row: KeyRow) throws {
    try expect(row, .slider, Track(axis: .horizontal, range: 0...100))
  }

  @Test(arguments: vertical)
  func `a vertical slider keeps its row`(row: KeyRow) throws {
    try expect(row, .slider, Track(axis: .vertical, range: 0...100))
  }

  @Test(arguments: spinButton)
  func `a spin button keeps its row`(row: KeyRow) throws {
    try expect(row, .spinButton, Track(axis: .vertical, range: nil))
  }

  private func expect(_ row: KeyRow, _ role: Role, _ view: Track) throws {
    let tester = ViewTester { view }
    try row.press(on: "Track", of: tester)
    let track = try tester.element(named: "Track")
    #expect(track.role == role)
    #expect(track.value?.text == row.outcome)
    #expect(tester.focused?.name == "Track")
  }
}
