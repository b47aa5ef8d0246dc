// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What a link leads to is not fixed when one goes there.
@MainActor
struct NavigationUpdateTests {
  @MainActor
  private final class Remote {
    var add: (() -> Void)?
  }

  private struct Plain: View {
    let count: Int
    var body: some View { Text("Given \(count)") }
  }

  private struct Links: View {
    let remote: Remote
    @State private var count = 0

    var body: some View {
      remote.add = { count += 1 }
      return NavigationStack {
        VStack {
          NavigationLink("By closure") {
            VStack {
              Text("Read \(count)")
              Plain(count: count)
              Button("Add") { count += 1 }
            }
          }
          NavigationLink("By view", destination: Plain(count: count))
          NavigationLink("By value", value: 7)
        }
        .navigationDestination(for: Int.self) { value in Text("Value \(value), count \(count)") }
      }
    }
  }

  private func shows(_ text: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == text && $0.states[.showing] }
  }

  @Test func `a view that a link leads to follows its parent's state while it is shown`() throws {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Links(remote: remote) }
    try tester.tap("By closure")
    #expect(shows("Read 0", tester))
    remote.add?()
    tester.settle()
    #expect(shows("Read 1", tester))
    #expect(shows("Given 1", tester))
    try tester.tap("Add")
    #expect(shows("Read 2", tester))
    #expect(shows("Given 2", tester))
  }

  @Test func `a view that was given instead of a closure follows, too`() throws {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Links(remote: remote) }
    try tester.tap("By view")
    remote.add?()
    tester.settle()
    #expect(shows("Given 1", tester))
  }

  @Test func `what a value leads to follows the state that it is made of`() throws {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Links(remote: remote) }
    try tester.tap("By value")
    #expect(shows("Value 7, count 0", tester))
    remote.add?()
    tester.settle()
    #expect(shows("Value 7, count 1", tester))
  }

  /// A value that leads to a view is kept apart from the state of the view.
  @Test func `the state of the view that is shown stays`() throws {
    struct Counter: View {
      let given: Int
      @State private var own = 0
      var body: some View { Button("Own \(own), given \(given)") { own += 1 } }
    }
    struct Stage: View {
      let remote: Remote
      @State private var count = 0
      var body: some View {
        remote.add = { count += 1 }
        return NavigationStack { NavigationLink("Go") { Counter(given: count) } }
      }
    }
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Stage(remote: remote) }
    try tester.tap("Go")
    try tester.tap("Own 0, given 0")
    remote.add?()
    tester.settle()
    #expect(shows("Own 1, given 1", tester))
  }
}
