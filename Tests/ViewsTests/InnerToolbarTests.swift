// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Tool bars that views deep inside of a page say.
@MainActor
struct InnerToolbarTests {
  private func tester<V: View>(@ViewBuilder _ page: @escaping () -> V) -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 400)) { NavigationStack { page() } }
  }

  private func frame(_ name: String, _ tester: ViewTester) throws -> CGRect {
    let frame = try #require(tester.element(named: name).frame)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  private func bars(_ tester: ViewTester) -> Int {
    tester.tree.depthFirst.count { $0.role == .toolBar }
  }

  @Test func `items of views inside stand in the bars of the page, one bar above and one below`()
    throws
  {
    let tester = tester {
      VStack {
        Text("Banner")
        Text("Oak").toolbar { Button("Add") {} }
        Text("Rose").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        }
        .navigationTitle("Plants")
      }
    }
    #expect(bars(tester) == 2)
    let (edit, add) = (try frame("Edit", tester), try frame("Add", tester))
    #expect(edit.midY == add.midY && edit.maxX < add.minX)
    #expect(try add.maxY <= frame("Plants", tester).minY)
    #expect(try frame("Plants", tester).maxY <= frame("Banner", tester).minY)
    #expect(try frame("Compose", tester).maxY > 380)
  }

  @Test func `title and items stand above a search field and what loads anew`() throws {
    let tester = tester {
      List { Text("Oak") }
        .toolbar { Button("Add") {} }
        .navigationTitle("Trees").navigationBarTitleDisplayMode(.inline)
        .searchable(text: .constant(""), prompt: "Find")
        .refreshable {}
    }
    let add = try frame("Add", tester)
    #expect(try add.midY == frame("Trees", tester).midY)
    #expect(try add.maxY < frame("Find", tester).minY)
    #expect(try add.maxY < frame("Refresh", tester).minY)
  }

  @Observable
  final class Basket {
    var count = 0
  }

  private struct Counting: View {
    @Environment(Basket.self) private var basket

    var body: some View { Button("Take \(basket.count)") { basket.count += 1 } }
  }

  private struct Shop: View {
    @Views.State private var basket = Basket()

    var body: some View {
      VStack {
        Text("Shop").toolbar { Counting() }.environment(basket).foregroundStyle(.red)
      }
    }
  }

  @Test func `items have the models that the views round what says them have`() throws {
    let tester = tester { Shop() }
    try tester.tap("Take 0")
    try tester.perform("click", on: "Take 1")
    #expect(throws: Never.self) { try tester.element(named: "Take 2") }
  }

  private struct Coming: View {
    @Views.State private var count = 0
    @Views.State private var isThere = true

    var body: some View {
      VStack {
        Button("Toggle") { isThere.toggle() }
        if isThere {
          Text("Oak \(count)").toolbar {
            Button("Count \(count)") { count += 1 }.disabled(count > 1)
          }
        }
      }
    }
  }

  @Test func `items change, come and go with the view that says them`() throws {
    let tester = tester { Coming() }
    try tester.tap("Count 0")
    try tester.tap("Count 1")
    #expect(try tester.element(named: "Count 2").states[.enabled] != true)
    #expect(try tester.element(named: "Oak 2").role == .label)
    try tester.tap("Toggle")
    #expect(bars(tester) == 0)
    try tester.tap("Toggle")
    #expect(bars(tester) == 1)
    #expect(throws: Never.self) { try tester.element(named: "Count 2") }
  }

  private struct Tabs: View {
    @Views.State private var tab = 0

    var body: some View {
      NavigationStack {
        TabView(selection: $tab) {
          Text("Oak").toolbar { Button("Prune") {} }.tag(0)
          Text("Rose").toolbar { Button("Cut") {} }.tag(1)
        }
        .safeAreaInset(edge: .bottom) { Button("Turn") { tab = 1 - tab } }
      }
    }
  }

  @Test func `of tabs in a stack the one that is shown has its items in the bar`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Tabs() }
    func items() -> [String] {
      ["Prune", "Cut"].filter { name in tester.tree.depthFirst.contains { $0.name == name } }
    }
    #expect(items() == ["Prune"])
    try tester.tap("Turn")
    #expect(items() == ["Cut"])
  }

  private struct Opening: View {
    @Views.State private var isOpen = false

    var body: some View {
      VStack {
        Text("Page").toolbar {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              Text("Sheet").toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { isOpen = false } }
              }
            }
        }
      }
    }
  }

  @Test func `a sheet of a page has its own bar`() throws {
    let tester = tester { Opening() }
    try tester.tap("Open")
    try tester.tap("Done")
    #expect(bars(tester) == 1)
    #expect(throws: Never.self) { try tester.element(named: "Open") }
  }

  @Test func `what leads back from a page takes its items away`() throws {
    let tester = tester {
      NavigationLink("Go on") {
        VStack { Text("Far").toolbar { Button("Share") {} } }
      }
      .toolbar { Button("Add") {} }
    }
    func names() -> [String] {
      ["Add", "Share"].filter { name in tester.tree.depthFirst.contains { $0.name == name } }
    }
    #expect(names() == ["Add"])
    try tester.tap("Go on")
    #expect(names() == ["Share"])
    try tester.tap("Back")
    #expect(names() == ["Add"])
  }

  private struct Editing: View {
    @Views.State private var trees = ["Oak", "Elm"]

    var body: some View {
      VStack {
        Text("Trees").toolbar { EditButton() }
        List { ForEach(trees, id: \.self) { Text($0) }.onDelete { trees.remove(atOffsets: $0) } }
      }
    }
  }

  @Test func `what edits lists is one for the whole page`() throws {
    let tester = tester { Editing() }
    try tester.tap("Edit")
    let row = try frame("Oak", tester)
    tester.tap(at: CGPoint(x: 20, y: row.midY))
    tester.advance(by: 1)
    #expect(throws: (any Error).self) { try tester.element(named: "Oak") }
  }
}
