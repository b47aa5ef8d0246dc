// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What is said of the bar above a page: round its title and tool bar, or inside of them.
@MainActor
struct PageBarTests {
  private func tester<V: View>(@ViewBuilder _ page: @escaping () -> V) -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 400)) { NavigationStack { page() } }
  }

  private func count(_ name: String, in tester: ViewTester) -> Int {
    tester.tree.depthFirst.dropFirst().count { $0.name == name }
  }

  @Test func `a small title stands in the middle of the tool bar, and is read there once`() throws {
    let tester = tester {
      Text("Oak").navigationTitle("Trees").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add") {} }
    }
    let title = try tester.element(named: "Trees")
    let (add, bounds) = (try tester.element(named: "Add"), try #require(title.frame))
    #expect(title.role == .heading && count("Trees", in: tester) == 1)
    #expect(abs(bounds.x + bounds.width / 2 - 200) <= 1)
    let middle = bounds.y + bounds.height / 2
    let button = try #require(add.frame)
    #expect(abs(middle - (button.y + button.height / 2)) <= 1)
  }

  @Test(arguments: [true, false])
  func `what is principal stands in the place of a small title, in any order`(barInside: Bool) {
    let tester = tester {
      if barInside {
        Text("Oak").toolbar { ToolbarItem(placement: .principal) { Text("My trees") } }
          .navigationBarTitle("Trees", displayMode: .inline)
      } else {
        Text("Oak").navigationTitle("Trees")
          .toolbar { ToolbarItem(placement: .principal) { Text("My trees") } }
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(count("Trees", in: tester) == 0 && count("My trees", in: tester) == 1)
    #expect(tester.tree[tester.tree.root]?.name == "Trees")
  }

  @Test func `a large title stays beside what is principal`() {
    let tester = tester {
      Text("Oak").navigationTitle("Trees")
        .toolbar { ToolbarItem(placement: .principal) { Text("My trees") } }
    }
    #expect(count("Trees", in: tester) == 1 && count("My trees", in: tester) == 1)
  }

  @Test func `a small title stands above a search field, or in a tool bar round both`() throws {
    for hasToolbar in [false, true] {
      let tester = tester {
        let list = Text("Oak").navigationTitle("Trees").navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""), prompt: "Find")
        if hasToolbar { list.toolbar { Button("Add") {} } } else { list }
      }
      let (title, field) = (try tester.element(named: "Trees"), try tester.element(named: "Find"))
      #expect(count("Trees", in: tester) == 1)
      #expect(try #require(title.frame).y < #require(field.frame).y)
    }
  }

  @Test func `a bar that is hidden shows neither title nor items, and the window keeps the title`()
    throws
  {
    struct Page: View {
      @Views.State private var isHidden = false
      @Views.State private var taps = 0

      var body: some View {
        VStack {
          Button("Hide") { isHidden.toggle() }
          Button("Tapped \(taps)") { taps += 1 }
        }
        .navigationTitle("Trees").toolbar { Button("Add") {} }.navigationBarHidden(isHidden)
      }
    }
    let tester = tester { Page() }
    try tester.tap("Tapped 0")
    #expect(count("Trees", in: tester) == 1 && count("Add", in: tester) == 1)
    try tester.tap("Hide")
    #expect(count("Trees", in: tester) == 0 && count("Add", in: tester) == 0)
    #expect(tester.tree[tester.tree.root]?.name == "Trees")
    // The page itself is the one that it was.
    #expect(count("Tapped 1", in: tester) == 1)
  }

  @Test func `what one page says of its bar is said of no other`() throws {
    let tester = tester {
      NavigationLink("Go on") { Text("Far").navigationTitle("There") }
        .navigationTitle("Here").navigationBarHidden(true)
    }
    try tester.tap("Go on")
    #expect(count("There", in: tester) == 1 && count("Here", in: tester) == 0)
  }

  @Test func `an empty title takes no room`() throws {
    let place = try ["", "Trees"].map { title in
      let tester = tester { Text("Oak").frame(maxHeight: .infinity).navigationTitle(title) }
      return try #require(tester.element(named: "Oak").frame).y
    }
    #expect(place[0] < place[1])
  }
}
