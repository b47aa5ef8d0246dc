// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What is in front, where levels stand inside of others.
@MainActor
struct LevelTests {
  private func hit<V: View>(@ViewBuilder _ view: (Log) -> V) -> [String] {
    let log = Log()
    let content = view(log)
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { content }
    tester.tap(at: CGPoint(x: 100, y: 100))
    return log.lines
  }

  private func pane(_ name: String, _ log: Log) -> some View {
    Color.white.onTapGesture { log.lines.append(name) }
  }

  @Test func `all that is in a raised group is hit before what comes later`() {
    let lines = hit { log in
      ZStack {
        VStack { ZStack { pane("raised", log) } }.zIndex(1)
        pane("last", log)
      }
    }
    #expect(lines == ["raised"])
  }

  @Test func `what is raised in a group that is not stays behind a raised neighbour`() {
    let lines = hit { log in
      ZStack {
        pane("raised", log).zIndex(1)
        ZStack {
          pane("inner", log).zIndex(7)
          pane("last", log)
        }
      }
    }
    #expect(lines == ["raised"])
  }

  @Test func `in a raised group the levels decide, and the highest there is none outside`() {
    let lines = hit { log in
      ZStack {
        ZStack {
          pane("inner", log).zIndex(.infinity)
          pane("last inside", log).zIndex(-3)
        }
        .zIndex(2)
        pane("outer", log).zIndex(1)
      }
    }
    #expect(lines == ["inner"])
  }

  @Test(arguments: [1, 7, Double.infinity], [20, 400])
  func `what is raised in a window is not touched through a sheet in front of it`(
    level: Double, height: CGFloat
  ) {
    let lines = hit { log in
      ZStack {
        pane("raised", log).zIndex(level)
        pane("last", log).zIndex(-1)
      }
      .sheet(isPresented: .constant(true)) { Text("Sheet").frame(height: height) }
    }
    #expect(lines == [])
  }

  @Test func `levels in a sheet decide there, and what a sheet opens stands before them`() {
    func lines(_ isAsking: Bool) -> [String] {
      hit { log in
        pane("window", log).sheet(isPresented: .constant(true)) {
          ZStack {
            VStack { ZStack { pane("inner", log).zIndex(1) } }.zIndex(9)
            pane("last", log)
          }
          .frame(width: 80, height: 80)
          .sheet(isPresented: .constant(isAsking)) {
            pane("asked", log).frame(width: 80, height: 80)
          }
        }
      }
    }
    #expect(lines(false) == ["inner"])
    #expect(lines(true) == ["asked"])
  }

  private struct Turning: View {
    let log: Log
    @State private var isRaised = false
    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          VStack { Color.white.onTapGesture { log.lines.append("group") } }
            .zIndex(isRaised ? 1 : 0)
          Color.white.onTapGesture { log.lines.append("last") }
        }
        Button("turn") { isRaised.toggle() }.frame(height: 20)
      }
    }
  }

  @Test func `a group that is raised later is hit from then on`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 60, height: 60)) { Turning(log: log) }
    for _ in 0..<3 {
      tester.tap(at: CGPoint(x: 20, y: 20))
      try tester.tap("turn")
    }
    #expect(log.lines == ["last", "group", "last"])
  }

  @Test func `what is shown while a view is dragged appears when a drag begins`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      HStack {
        Text("card").draggable("card") { Text("shown").onAppear { log.lines.append("appears") } }
        Text("place").dropDestination(for: String.self) { items, _ in
          log.lines += items
          return true
        }
      }
    }
    #expect(log.lines == [])
    for _ in 0..<2 {
      try tester.drag("card", by: CGSize(width: 60, height: 0))
    }
    #expect(log.lines.filter { $0 == "appears" }.count == 2)
  }
}
