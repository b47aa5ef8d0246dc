// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct LastBaselineTests {
  /// The tops of the texts, by what they say.
  private func tops(_ view: some View) -> [String: CGFloat] {
    var tops: [String: CGFloat] = [:]
    let tester = ViewTester { view }
    for item in tester.displayList.items {
      if case .text(let run, let place) = item { tops[run.text] = place.y }
    }
    return tops
  }

  @Test func `a large word stands on the last line of a text with line breaks`() throws {
    let tops = tops(
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb\nc").font(.system(size: 20))
        Text("Big").font(.system(size: 40))
      })
    // Lines of 25 points with a baseline at 19; one of 50 points with a baseline at 38.
    let text = try #require(tops["a\nb\nc"])
    let word = try #require(tops["Big"])
    #expect(text + 50 + 19 == word + 38)
  }

  @Test func `the last line of a column is that of its last view`() throws {
    let tops = tops(
      HStack(alignment: .lastTextBaseline) {
        VStack(spacing: 0) {
          Text("one").font(.system(size: 20))
          Text("two").font(.system(size: 20)).padding(.bottom, 30)
        }
        Text("Big").font(.system(size: 40))
      })
    let text = try #require(tops["two"])
    let word = try #require(tops["Big"])
    #expect(text + 19 == word + 38)
  }

  @Test func `the last line of layers is the lowest of theirs, and that of a grid in its last row`()
    throws
  {
    let tops = tops(
      HStack(alignment: .lastTextBaseline) {
        ZStack(alignment: .top) {
          Text("low\nest").font(.system(size: 20))
          Text("x").font(.system(size: 20))
        }
        Grid(verticalSpacing: 10) {
          GridRow { Text("first").font(.system(size: 20)) }
          GridRow { Text("last").font(.system(size: 20)) }
        }
        Text("Big").font(.system(size: 40))
      })
    let layer = try #require(tops["low\nest"])
    let row = try #require(tops["last"])
    let word = try #require(tops["Big"])
    #expect(layer + 25 + 19 == word + 38)
    #expect(row + 19 == word + 38)
  }
}
