// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A window is called what its views call it.
@MainActor
struct WindowTitleTests {
  @Test func `a title gives the window its name, and follows its state`() throws {
    let tester = ViewTester { Renamed() }
    #expect(tester.windowTitle == "Draft")
    try tester.tap("Finish")
    #expect(tester.windowTitle == "Final")
    try tester.tap("Leave")
    #expect(tester.windowTitle == tester.titleWithoutViews)
  }

  private struct Renamed: View {
    @Views.State private var title = "Draft"
    @Views.State private var isTitled = true

    var body: some View {
      VStack {
        if isTitled { Text("Page").navigationTitle(title) }
        Button("Finish") { title = "Final" }
        Button("Leave") { isTitled = false }
      }
    }
  }

  @Test func `the page on top names the window, and the one below when it is back`() throws {
    let tester = ViewTester {
      NavigationStack {
        NavigationLink("Oak") { Text("Leaves").navigationTitle("Oak tree") }
          .navigationTitle("Trees")
      }
    }
    #expect(tester.windowTitle == "Trees")
    try tester.tap("Oak")
    #expect(tester.windowTitle == "Oak tree")
    try tester.tap("Back")
    #expect(tester.windowTitle == "Trees")
  }

  @Test func `the tab that is shown and the last column name the window`() throws {
    let tabs = ViewTester {
      TabView {
        Text("Songs").navigationTitle("All songs").tabItem { Text("Songs tab") }
        Text("Albums").navigationTitle("All albums").tabItem { Text("Albums tab") }
      }
    }
    #expect(tabs.windowTitle == "All songs")
    try tabs.tap("Albums tab")
    #expect(tabs.windowTitle == "All albums")
    let columns = ViewTester(size: CGSize(width: 900, height: 500)) {
      NavigationSplitView {
        Text("Folders").navigationTitle("Mail")
      } detail: {
        Text("Words").navigationTitle("Inbox")
      }
    }
    #expect(columns.windowTitle == "Inbox")
  }

  @Test func `what stands in front of the window does not name it`() throws {
    let tester = ViewTester { Asking() }
    try tester.tap("Ask")
    #expect(tester.tree.depthFirst.contains { $0.name == "Is it so?" })
    #expect(tester.windowTitle == "Below")
  }

  private struct Asking: View {
    @Views.State private var asks = false

    var body: some View {
      Button("Ask") { asks = true }
        .navigationTitle("Below")
        .sheet(isPresented: $asks) {
          NavigationStack { Text("Is it so?").navigationTitle("Question") }
        }
    }
  }
}

extension ViewTester {
  fileprivate var windowTitle: String { tree.rootNode.name }
  fileprivate var titleWithoutViews: String { ViewTester { Text("Nothing") }.windowTitle }
}
