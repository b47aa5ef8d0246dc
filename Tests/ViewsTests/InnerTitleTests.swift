// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// The title of a page that a view deep inside of it says.
@MainActor
struct InnerTitleTests {
  private func top(_ name: String, in tester: ViewTester) throws -> Double {
    try #require(try tester.element(named: name).frame).y
  }

  @Test func `a title that a view in a stack says stands above the whole page`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      NavigationStack {
        VStack {
          Text("Banner")
          Text("Oak").navigationTitle("Trees")
        }
      }
    }
    #expect(try tester.element(named: "Trees").role == .heading)
    #expect(try top("Trees", in: tester) < top("Banner", in: tester))
    #expect(try top("Banner", in: tester) < top("Oak", in: tester))
    #expect(tester.tree[tester.tree.root]?.name == "Trees")
  }

  @Test func `a tool bar round a stack has the small title of a view in it`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      NavigationStack {
        ZStack {
          Color.yellow
          Text("Oak").navigationTitle("Trees").navigationBarTitleDisplayMode(.inline)
        }
        .toolbar { Button("Add") {} }
      }
    }
    let (title, add) = (try tester.element(named: "Trees"), try tester.element(named: "Add"))
    let (one, two) = (try #require(title.frame), try #require(add.frame))
    #expect(abs(one.y + one.height / 2 - two.y - two.height / 2) <= 1)
  }

  private struct Tabs: View {
    @Views.State private var tab = 0
    var body: some View {
      NavigationStack {
        TabView(selection: $tab) {
          Text("Oak").navigationTitle("Trees").tag(0)
          Text("Rose").navigationTitle("Flowers").tag(1)
        }
        .safeAreaInset(edge: .bottom) { Button("Turn") { tab = 1 - tab } }
      }
    }
  }

  @Test func `of tabs in a stack the one that is shown says the title`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Tabs() }
    func titles() -> [String] {
      tester.tree.depthFirst.filter { $0.role == .heading }.map(\.name)
    }
    #expect(titles() == ["Trees"])
    try tester.tap("Turn")
    #expect(titles() == ["Flowers"])
  }

  private struct Renamed: View {
    @Views.State private var count = 1
    var body: some View {
      NavigationStack {
        VStack {
          Text("Oak").navigationTitle("\(count) trees")
          Button("Plant") { count += 1 }
        }
      }
    }
  }

  @Test func `a title that changes is shown as it is now`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Renamed() }
    try tester.tap("Plant")
    #expect(try tester.element(named: "2 trees").role == .heading)
  }
}
