// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// How wide the segments of a picker are.
@MainActor
struct SegmentRowTests {
  private struct Sizes: View {
    let names: [String]
    @Views.State private var name = ""
    var body: some View {
      Picker("Size", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
    }
  }

  private func segments(_ names: [String], width: CGFloat) -> [Rect] {
    let tester = ViewTester(size: CGSize(width: width, height: 300)) { Sizes(names: names) }
    return tester.tree.depthFirst.filter { $0.role == .radioButton }.compactMap(\.frame)
  }

  @Test func `they fill the width, and are equally wide`() throws {
    let segments = segments(["S", "Medium", "L"], width: 390)
    #expect(segments.count == 3)
    #expect(segments.allSatisfy { abs($0.width - segments[0].width) <= 1 })
    let (first, last) = (segments[0], segments[2])
    #expect(last.x + last.width - first.x >= 380)
  }

  @Test func `a long one takes more where all cannot have as much`() throws {
    let segments = segments(["S", "Somewhat larger than most"], width: 300)
    #expect(segments[1].width > segments[0].width)
    #expect(segments[0].y == segments[1].y && segments[0].height == segments[1].height)
  }

  @Test func `what has no room in one row goes on in the next, with its words whole`() throws {
    let segments = segments(["Alphabetical", "By date", "By size", "Reversed"], width: 200)
    #expect(Set(segments.map(\.y)).count > 1)
    #expect(segments.allSatisfy { $0.height < 40 && $0.x + $0.width <= 200 })
  }
}
