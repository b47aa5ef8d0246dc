// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A page that another one stands in front of has gone, and comes again.
@MainActor
struct PageLifecycleTests {
  private final class Log {
    var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }
  }

  private struct Told<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: () -> Content

    var body: some View {
      content().onAppear { log.add("\(name)+") }.onDisappear { log.add("\(name)-") }
    }
  }

  @Test func `the first page of a stack goes when another comes, and comes back`() throws {
    let log = Log()
    let tester = ViewTester {
      NavigationStack {
        Told(name: "root", log: log) { NavigationLink("Go", value: 1) }
          .navigationDestination(for: Int.self) { _ in
            Told(name: "page", log: log) { Text("page") }
          }
      }
    }
    #expect(log.entries == ["root+"])
    try tester.tap("Go")
    #expect(log.entries == ["root+", "root-", "page+"])
    tester.press(.escape)
    #expect(log.entries == ["root+", "root-", "page+", "page-", "root+"])
  }

  @Test func `a page between two others goes and comes once`() throws {
    let log = Log()
    let tester = ViewTester {
      NavigationStack {
        NavigationLink("First", value: 1)
          .navigationDestination(for: Int.self) { number in
            Told(name: "\(number)", log: log) { NavigationLink("Next", value: number + 1) }
          }
      }
    }
    try tester.tap("First")
    try tester.tap("Next")
    #expect(log.entries == ["1+", "1-", "2+"])
    tester.press(.escape)
    tester.press(.escape)
    #expect(log.entries == ["1+", "1-", "2+", "2-", "1+", "1-"])
  }

  @Test func `what stands on a hidden tab appears when its tab is chosen, and goes with it`() throws
  {
    let log = Log()
    let tester = ViewTester {
      TabView {
        Told(name: "first", log: log) { Text("A") }.tabItem { Text("First") }
        Told(name: "second", log: log) { Text("B") }.tabItem { Text("Second") }
      }
    }
    #expect(log.entries == ["first+"])
    try tester.tap("Second")
    #expect(log.entries == ["first+", "first-", "second+"])
    try tester.tap("First")
    #expect(log.entries == ["first+", "first-", "second+", "second-", "first+"])
  }

  @Test func `a page in a hidden tab says nothing, whatever is in front of it`() throws {
    let log = Log()
    let tester = ViewTester {
      TabView {
        Text("A").tabItem { Text("First") }
        NavigationStack {
          Told(name: "root", log: log) { NavigationLink("Go", destination: Text("page")) }
        }
        .tabItem { Text("Second") }
      }
    }
    #expect(log.entries == [])
    try tester.tap("Second")
    #expect(log.entries == ["root+"])
    try tester.tap("Go")
    #expect(log.entries == ["root+", "root-"])
    try tester.tap("First")
    try tester.tap("Second")
    #expect(log.entries == ["root+", "root-"])
    tester.press(.escape)
    #expect(log.entries == ["root+", "root-", "root+"])
  }

  @Test func `a dialog over a tab stays what it is when the tab is left`() throws {
    struct Tabs: View {
      let log: Log
      @Views.State var shown = 1
      @Views.State var isAsked = false

      var body: some View {
        TabView(selection: $shown) {
          Button("Ask") { isAsked = true }.tag(1).tabItem { Text("First") }
            .sheet(isPresented: $isAsked) {
              Told(name: "sheet", log: log) { Button("On") { shown = 2 } }
            }
          Text("B").tag(2).tabItem { Text("Second") }
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Tabs(log: log) }
    try tester.tap("Ask")
    try tester.tap("On")
    #expect(log.entries == ["sheet+"])
  }

  @Test func `work on a hidden tab begins when it is shown, and is cancelled when it is left`()
    async throws
  {
    let log = Log()
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let (begins, begin) = AsyncStream.makeStream(of: Void.self)
    let tester = ViewTester {
      TabView {
        Text("A").tabItem { Text("First") }
        Text("B")
          .task {
            log.add("begins")
            begin.yield()
            await withTaskCancellationHandler {
              for await _ in AsyncStream<Void>(unfolding: { await Self.untilCancelled() }) {}
            } onCancel: {
              end.yield()
            }
          }
          .tabItem { Text("Second") }
      }
    }
    await Task.yield()
    #expect(log.entries == [])
    try tester.tap("Second")
    for await _ in begins { break }
    #expect(log.entries == ["begins"])
    try tester.tap("First")
    for await _ in ends { break }
    try tester.tap("Second")
    for await _ in begins { break }
    #expect(log.entries == ["begins", "begins"])
  }

  /// Nil once the task is cancelled.
  private nonisolated static func untilCancelled() async -> Void? {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    return await withTaskCancellationHandler {
      for await _ in stream { return () }
      return nil
    } onCancel: {
      continuation.finish()
    }
  }
}
