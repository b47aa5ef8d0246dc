// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Columns lead to each other side by side in a wide window, and one after the other in a narrow one.
@MainActor
struct SplitViewTests {
  private struct Trees: View {
    @Views.State private var chosen: String?
    @Views.State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Ash", "Beech"], id: \.self, selection: $chosen) { tree in
          NavigationLink(tree, value: tree)
        }
        .navigationTitle("Trees")
      } detail: {
        if let chosen { Text("About \(chosen)") } else { Text("Choose a tree") }
      }
      .accessibilityValue(visibility == .detailOnly ? "detail only" : "columns")
    }
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Ash", value: 1)
          NavigationLink("Home") { Text("At home") }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number)")
            NavigationLink("Deeper") { Text("Deep") }
          }
        }
      } detail: {
        Text("Nothing yet")
      }
    }
  }

  private struct Mail: View {
    @Views.State private var box: String?
    @Views.State private var letter: Int?
    @Views.State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
      } content: {
        List(1...2, id: \.self, selection: $letter) { Text("\(box ?? "No box") \($0)") }
          .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      } detail: {
        Text(letter.map { "Letter \($0)" } ?? "No letter")
      }
    }
  }

  private func wide<V: View>(_ view: V) -> ViewTester {
    ViewTester(size: CGSize(width: 800, height: 400)) { view }
  }

  private func narrow<V: View>(_ view: V) -> ViewTester {
    ViewTester(size: CGSize(width: 320, height: 400)) { view }
  }

  private func shows(_ name: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == name && $0.states[.showing] }
  }

  private func left(of name: String, _ tester: ViewTester) throws -> Double {
    try #require(try tester.element(named: name).frame).x
  }

  @Test func `columns stand side by side, and a row that is chosen says what the next one shows`()
    throws
  {
    let tester = wide(Trees())
    #expect(shows("Choose a tree", tester))
    #expect(try left(of: "Ash", tester) < left(of: "Choose a tree", tester))
    let row = try tester.element(named: "Ash")
    #expect(row.role == .listItem && row.states[.selectable])
    try tester.tap("Ash")
    #expect(shows("About Ash", tester))
    #expect(try tester.element(named: "Ash").states[.selected])
    try tester.tabTo("Ash")
    tester.press(.down)
    tester.press(.return)
    #expect(shows("About Beech", tester) && shows("Trees", tester))
  }

  @Test func `a row that is nothing but a link is one row, which can be deleted`() throws {
    struct Letters: View {
      @Views.State private var letters = ["One", "Two"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(letters, id: \.self) { NavigationLink($0, value: $0) }
              .onDelete { letters.remove(atOffsets: $0) }
          }
        }
      }
    }
    let tester = ViewTester { Letters() }
    let row = try #require(
      tester.tree.depthFirst.first { $0.actions.contains { $0.label == "Delete" } })
    #expect(tester.perform(.performAction(row.id, name: "swipe-left")))
    #expect(!tester.tree.depthFirst.contains { $0.name == "One" })
  }

  @Test func `from right to left the first column stands at the right`() throws {
    let tester = wide(Trees().environment(\.layoutDirection, .rightToLeft))
    #expect(try left(of: "Ash", tester) > left(of: "Choose a tree", tester))
  }

  @Test func `the first column is hidden and shown by its button and by F9`() throws {
    let tester = wide(Trees())
    try tester.tap("Hide sidebar")
    #expect(!shows("Ash", tester) && shows("Choose a tree", tester))
    try tester.perform("click", on: "Show sidebar")
    #expect(shows("Ash", tester))
    tester.press(Key("F9"))
    #expect(!shows("Ash", tester))
  }

  @Test func `the line between columns is dragged, and is a slider for keys`() throws {
    let tester = wide(Trees())
    #expect(try tester.element(named: "Sidebar width").value?.current == 220)
    try tester.drag("Sidebar width", by: CGSize(width: 40, height: 0))
    #expect(try tester.element(named: "Sidebar width").value?.current == 260)
    try tester.tabTo("Sidebar width")
    tester.press(.left)
    #expect(try tester.element(named: "Sidebar width").value?.current == 250)
    try tester.setValue(300, on: "Sidebar width")
    #expect(abs(try left(of: "Choose a tree", tester) - 300) < 260)
  }

  @Test func `a narrow window shows one column, and Back takes the choice away`() throws {
    let tester = narrow(Trees())
    #expect(shows("Ash", tester) && !shows("Choose a tree", tester))
    try tester.tap("Ash")
    #expect(shows("About Ash", tester) && !shows("Beech", tester))
    try tester.tap("Back")
    #expect(shows("Ash", tester) && !shows("About Ash", tester))
    #expect(try !tester.element(named: "Ash").states[.selected])
    try tester.tabTo("Ash")
    tester.press(.return)
    tester.press(.escape)
    #expect(shows("Beech", tester))
  }

  @Test func `a window that becomes narrow shows what was chosen`() throws {
    let tester = wide(Trees())
    try tester.tap("Beech")
    tester.host.size = CGSize(width: 320, height: 400)
    tester.settle()
    #expect(shows("About Beech", tester) && !shows("Ash", tester))
    tester.host.size = CGSize(width: 800, height: 400)
    tester.settle()
    #expect(shows("About Beech", tester) && shows("Ash", tester))
  }

  @Test func `links lead to what takes the place of the next column's own`() throws {
    let tester = wide(Links())
    try tester.tap("Ash")
    #expect(shows("Number 1", tester) && !shows("Nothing yet", tester))
    try tester.tap("Deeper")
    #expect(shows("Deep", tester) && shows("Home", tester))
    try tester.tap("Home")
    #expect(shows("At home", tester) && !shows("Deep", tester))
  }

  @Test func `a view of the last column that hides the way back has its own alone`() throws {
    let tester = narrow(
      NavigationSplitView {
        VStack {
          NavigationLink("Plain") { Text("Words") }
          NavigationLink("Own") { Text("Alone").navigationBarBackButtonHidden() }
        }
      } detail: {
        Text("Nothing is chosen")
      })
    try tester.tap("Plain")
    #expect(shows("Words", tester) && shows("Back", tester))
    try tester.tap("Back")
    try tester.tap("Own")
    #expect(shows("Alone", tester) && !shows("Back", tester))
  }

  @Test func `links of a narrow window lead back step by step, with one way back at a time`() throws
  {
    let tester = narrow(Links())
    try tester.tap("Ash")
    try tester.tap("Deeper")
    #expect(tester.tree.depthFirst.count { $0.name == "Back" && $0.states[.showing] } == 1)
    tester.press(.escape)
    #expect(shows("Number 1", tester))
    tester.press(.escape)
    #expect(shows("Home", tester))
  }

  @Test func `a list with a row that is always chosen leads on when somebody chooses`() throws {
    struct Settings: View {
      @Views.State private var page = "General"
      var body: some View {
        NavigationSplitView {
          List(["General", "Sound"], id: \.self, selection: $page) { Text($0) }
        } detail: {
          Text("Page \(page)")
        }
      }
    }
    let tester = narrow(Settings())
    #expect(shows("Sound", tester) && !shows("Page General", tester))
    try tester.tap("General")
    #expect(shows("Page General", tester))
    tester.press(.escape)
    try tester.tap("General")
    #expect(shows("Page General", tester))
  }

  @Test func `three columns lead on one after the other`() throws {
    let tester = ViewTester(size: CGSize(width: 1000, height: 400)) { Mail() }
    #expect(shows("Inbox", tester) && shows("No box 1", tester) && shows("No letter", tester))
    try tester.tap("Sent")
    try tester.tap("Sent 2")
    #expect(shows("Letter 2", tester))
    try tester.tap("Hide sidebar")
    #expect(!shows("Inbox", tester) && shows("Sent 2", tester))
  }

  @Test func `three columns become two, and then one`() throws {
    let tester = ViewTester(size: CGSize(width: 500, height: 400)) { Mail() }
    #expect(!shows("Inbox", tester) && shows("No box 1", tester) && shows("No letter", tester))
    let small = narrow(Mail())
    try small.tap("Inbox")
    try small.tap("Inbox 1")
    #expect(shows("Letter 1", small) && !shows("Inbox 1", small))
    try small.tap("Back")
    #expect(shows("Inbox 2", small))
    try small.tap("Back")
    #expect(shows("Sent", small))
  }

  @Test func `a stack in the last column has the only way back while it leads on`() throws {
    struct Inner: View {
      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Ash", value: 1) }
            .navigationDestination(for: Int.self) { _ in Deep() }
        } detail: {
          Deep()
        }
      }
    }
    struct Deep: View {
      var body: some View {
        NavigationStack { NavigationLink("Deeper") { Text("Bottom") } }
      }
    }
    func waysBack(_ tester: ViewTester) -> Int {
      tester.tree.depthFirst.count { $0.name == "Back" && $0.states[.showing] }
    }
    let tester = narrow(Inner())
    try tester.tap("Ash")
    #expect(waysBack(tester) == 1)
    try tester.tap("Deeper")
    #expect(shows("Bottom", tester) && waysBack(tester) == 1)
    tester.press(.escape)
    #expect(shows("Deeper", tester) && waysBack(tester) == 1)
    tester.press(.escape)
    #expect(shows("Ash", tester) && waysBack(tester) == 0)
  }

  private struct Fixed: View {
    let visibility: NavigationSplitViewVisibility
    @Views.State private var box: String?
    @Views.State private var letter: Int?
    @Views.State private var shown = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $shown) {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
      } content: {
        List(1...2, id: \.self, selection: $letter) { Text(verbatim: "Letter \($0)") }
      } detail: {
        Text(verbatim: letter.map { "About \($0)" } ?? "No letter")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .onAppear { shown = visibility }
    }
  }

  private func large<V: View>(_ width: CGFloat, _ view: V) -> ViewTester {
    let tester = ViewTester(size: CGSize(width: width, height: 500)) { view }
    tester.host.settings.textScale = 2
    tester.settle()
    return tester
  }

  @Test func `larger texts have fewer columns, each with the room that it needs`() throws {
    let two = large(920, Fixed(visibility: .automatic))
    #expect(!shows("Inbox", two) && shows("Letter 1", two) && shows("No letter", two))
    #expect(try #require(try two.element(named: "No letter").frame).x >= 360)
    let width = try #require(try two.element(named: "Column width").frame).x
    #expect(920 - width >= 2 * 260 - 10)
    let one = large(800, Fixed(visibility: .automatic))
    #expect(shows("Inbox", one) && !shows("Letter 1", one))
  }

  @Test func `where all columns are asked for and two have room, it is those that one comes to`()
    throws
  {
    let tester = large(920, Fixed(visibility: .all))
    #expect(shows("Inbox", tester) && shows("Letter 1", tester) && !shows("No letter", tester))
    try tester.tap("Letter 2")
    #expect(!shows("Inbox", tester) && shows("Letter 1", tester) && shows("About 2", tester))
    try tester.tap("Show sidebar")
    #expect(shows("Inbox", tester) && !shows("About 2", tester))
    tester.press(Key("F9"))
    #expect(!shows("Inbox", tester) && shows("About 2", tester))
  }
}
