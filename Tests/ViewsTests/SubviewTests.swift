// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

/// Views that are taken apart into those that they are made of.
@MainActor
struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { views in
          Text("\(views.count) views")
          ForEach(views) { view in
            HStack {
              Text("rank \(view.containerValues.rank)")
              view
            }
          }
        }
      }
    }
  }

  private func words(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.dropFirst().map(\.name).filter { !$0.isEmpty }
  }

  @Test func `groups, loops and conditions are taken apart, and views of an author's own are not`()
  {
    struct Own: View {
      var body: some View {
        Text("own 1")
        Text("own 2")
      }
    }
    let tester = ViewTester {
      Cards {
        Text("a").containerValue(\.rank, 7)
        Group {
          Text("b")
          if true { Text("c") }
        }
        ForEach(0..<2) { Text("row \($0)").containerValue(\.rank, $0) }
        Own()
      }
    }
    #expect(
      words(tester) == [
        "6 views", "rank 7", "a", "rank 0", "b", "rank 0", "c", "rank 0", "row 0", "rank 1",
        "row 1", "rank 0", "own 1", "own 2",
      ])
  }

  @Test func `each view keeps its state while others come`() throws {
    struct Count: View {
      @Views.State var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Page: View {
      @Views.State var rows = [1]
      var body: some View {
        Button("More") { rows.insert(rows.count + 1, at: 0) }
        ForEach(subviews: ForEach(rows, id: \.self) { _ in Count() }) { $0 }
      }
    }
    let tester = ViewTester { Page() }
    try tester.tap("count 0")
    try tester.tap("More")
    #expect(words(tester) == ["More", "count 0", "count 1"])
  }

  @Test func `two modifiers become one`() {
    struct Mark: ViewModifier {
      let text: String
      func body(content: Content) -> some View {
        VStack {
          content
          Text(text)
        }
      }
    }
    let tester = ViewTester { Text("a").modifier(Mark(text: "b").concat(Mark(text: "c"))) }
    #expect(words(tester) == ["a", "b", "c"])
  }
}
