// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Tabs, pages, menus and what else opens something.
@MainActor
struct TabTests {
  private struct Tabs: View {
    @Views.State private var tab = "b"
    @Views.State private var taps = 0
    var body: some View {
      TabView(selection: $tab) {
        Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
        Button("Second \(taps)") { taps += 1 }.tag("b").tabItem {
          Label("Two", systemImage: "heart")
        }
      }
    }
  }

  private struct Pages: View {
    @Views.State private var page = 1
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Sheet \($0)") }
        }
        .tabViewStyle(.page)
        Text("is \(page)")
      }
    }
  }

  private func isThere(_ name: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == name && $0.states[.showing] }
  }

  @Test func `the tab with the chosen tag is shown, by press and by arrows`() throws {
    let tester = ViewTester { Tabs() }
    #expect(isThere("Second 0", tester) && !isThere("First", tester))
    try tester.tap("Second 0")
    try tester.tap("One")
    #expect(isThere("First", tester) && !isThere("Second 1", tester))
    #expect(try tester.element(named: "One").role == .pageTab)
    #expect(try tester.element(named: "One").states[.selected])
    try tester.tabTo("One")
    tester.press(.right)
    tester.press(.space)
    #expect(isThere("Second 1", tester))
    #expect(tester.tree.depthFirst.contains { $0.role == .pageTabList })
  }

  private struct Cart: View {
    var body: some View { Text("Things").tabItem { Text("Own cart") } }
  }

  @Test func `a tab shows its badge and its label, whatever is said after them and where`() throws {
    let tester = ViewTester {
      TabView {
        Text("Home").tabItem { Text("Home tab") }.tag(1).badge(3)
        Text("Inner").badge("new").tabItem { Text("Inner tab") }.tag(2)
        Cart().tag(3).badge(0)
        List { Text("Row").badge(8) }.tabItem { Text("List tab") }.tag(4)
      }
    }
    let tabs = tester.tree.depthFirst.filter { $0.role == .pageTab }.map(\.name)
    #expect(tabs == ["Home tab, 3", "Inner tab, new", "Own cart", "List tab"])
    #expect(isThere("Home", tester) && !tester.tree.depthFirst.contains { $0.name == "3" })
  }

  @Test func `pages are turned by a swipe, and by their dots`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Pages() }
    #expect(isThere("Sheet 1", tester) && !isThere("Sheet 0", tester))
    tester.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 60, y: 60))
    #expect(isThere("Sheet 2", tester) && isThere("is 2", tester))
    try tester.tap("Page 1 of 3")
    #expect(isThere("Sheet 0", tester) && isThere("is 0", tester))
  }

  @Test func `the pages are one pane that says which one is shown, and turns them`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Pages() }
    let pane = try #require(
      tester.tree.depthFirst.first { $0.role == .scrollPane && $0.name == "Page 2 of 3" })
    #expect(pane.states[.focusable])
    #expect(Set(pane.actions.map(\.label)).isSuperset(of: ["Next page", "Previous page"]))
    #expect(!tester.tree.depthFirst.contains { $0.role == .button && !$0.children.isEmpty })
  }

  private struct Menus: View {
    @Views.State private var done = "nothing"
    var body: some View {
      VStack {
        Menu("More") {
          Button("Copy") { done = "copy" }
          Menu("Share") {
            Button("Mail") { done = "mail" }
          }
        }
        Text("did \(done)")
      }
    }
  }

  @Test func `a menu opens under its button, and does what is chosen`() throws {
    let tester = ViewTester { Menus() }
    #expect(try tester.element(named: "More").role == .buttonMenu)
    try tester.tap("More")
    try tester.tap("Copy")
    #expect(isThere("did copy", tester))
    try tester.tabTo("More")
    tester.press(.space)
    try tester.tap("Mail")
    #expect(isThere("did mail", tester))
  }

  private struct Linked: View {
    @Views.State private var opened = "nothing"
    var body: some View {
      VStack {
        Link("Site", destination: URL(filePath: "/there"))
        Text("opened \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened = $0.path; return .handled
        })
    }
  }

  @Test func `a link opens its address with what the environment says`() throws {
    let tester = ViewTester { Linked() }
    #expect(try tester.element(named: "Site").role == .link)
    try tester.perform("click", on: "Site")
    #expect(isThere("opened /there", tester))
  }

  private struct Stacked: View {
    @Views.State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              NavigationLink("on", value: number + 1)
              Button("home") { path = [] }
            }
          }
      }
    }
  }

  @Test func `a path says which pages stand above the first`() throws {
    let tester = ViewTester { Stacked() }
    #expect(isThere("page 1", tester) && !isThere("root", tester))
    try tester.tap("on")
    #expect(isThere("page 2", tester))
    tester.press(.escape)
    #expect(isThere("page 1", tester))
    try tester.tap("home")
    #expect(isThere("root", tester))
  }

  @Test func `the first view that fits is shown`() {
    func shown(_ width: CGFloat) -> [String] {
      let tester = ViewTester(size: CGSize(width: width, height: 50)) {
        ViewThatFits(in: .horizontal) {
          Text("wide").frame(width: 200)
          Text("narrow").frame(width: 50)
        }
      }
      return ["wide", "narrow"].filter { isThere($0, tester) }
    }
    #expect(shown(300) == ["wide"])
    #expect(shown(100) == ["narrow"])
  }

  @Test func `a text is broken into lines before its height counts`() {
    func shown(_ width: CGFloat) -> [String] {
      let long = "one two three four five six seven eight nine ten"
      let tester = ViewTester(size: CGSize(width: width, height: 50)) {
        ViewThatFits(in: .vertical) {
          Text(long)
          Text("short")
        }
      }
      return [long, "short"].filter { isThere($0, tester) }.map { String($0.prefix(5)) }
    }
    #expect(shown(600) == ["one t"])
    #expect(shown(60) == ["short"])
  }

  private struct Stored: View {
    @AppStorage private var count: Int
    init(_ file: SettingsFile) { _count = AppStorage(wrappedValue: 1, "count", store: file) }
    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  @Test func `a stored value is there again at the next start`() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "stored-\(UUID().uuidString)/settings.plist")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let first = SettingsFile(url: url)
    let tester = ViewTester { Stored(first) }
    try tester.tap("count 1")
    #expect(isThere("count 2", tester))
    let second = SettingsFile(url: url)
    #expect(isThere("count 2", ViewTester { Stored(second) }))
  }

  private struct Picking: View {
    @Views.State private var letter = "a"
    var body: some View {
      VStack {
        Picker("Letter", selection: $letter) {
          ForEach(["a", "b"], id: \.self) { Text("Letter \($0)") }
        }
        Text("is \(letter)")
      }
    }
  }

  @Test func `a picker's choices are known by their identities`() throws {
    let tester = ViewTester { Picking() }
    try tester.tap("Letter Letter a")
    try tester.tap("Letter b")
    #expect(isThere("is b", tester))
  }

  @Test func `a symbol above a text that says the same is not said`() throws {
    let tester = ViewTester {
      TabView {
        Text("one").tabItem {
          Image(systemName: "house")
          Text("Home")
        }
        Text("two").tabItem {
          Image(systemName: "heart")
          Text("Love letters")
        }
      }
    }
    #expect(try tester.element(named: "Home").role == .pageTab)
    #expect(try tester.element(named: "Love letters").role == .pageTab)
  }
}
