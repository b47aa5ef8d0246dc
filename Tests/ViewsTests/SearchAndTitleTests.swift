// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A title stands above a search field, whichever of them is said first.
@MainActor
struct SearchAndTitleTests {
  private struct Page: View {
    let titleFirst: Bool
    @Views.State private var query = ""
    @Views.State private var title = "Trees"

    var body: some View {
      NavigationStack {
        if titleFirst {
          list.navigationTitle(title).searchable(text: $query, prompt: "Find")
        } else {
          list.searchable(text: $query, prompt: "Find").navigationTitle(title)
        }
      }
    }

    private var list: some View {
      VStack {
        Text(verbatim: "query \(query)")
        Button("Rename") { title = "Woods" }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a title stands above the search field in either order`(titleFirst: Bool) throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Page(titleFirst: titleFirst) }
    let title = try tester.element(named: "Trees")
    let field = try tester.element(named: "Find")
    let content = try tester.element(named: "query ")
    let places = try [title, field, content].map { try #require($0.frame).y }
    #expect(places == places.sorted() && Set(places).count == 3)
    #expect(title.role == .heading && title.attributes["level"] == "1")
    #expect(tester.tree.depthFirst.dropFirst().count { $0.name == "Trees" } == 1)
    try tester.tabTo("Find")
    tester.typeText("oak")
    #expect(tester.tree.depthFirst.contains { $0.name == "query oak" })
    try tester.tap("Rename")
    #expect(tester.tree.depthFirst.contains { $0.name == "Woods" })
    #expect(!tester.tree.depthFirst.contains { $0.name == "Trees" })
  }
}
