// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct HoverTests {
  @Test func `a pointer is told when it comes and when it leaves`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.black.onHover { log.lines.append("left \($0)") }
        Color.white.onHover { log.lines.append("right \($0)") }
      }
      .onHover { log.lines.append("both \($0)") }
    }
    tester.scene.hover(at: CGPoint(x: 10, y: 50), time: 1)
    tester.scene.hover(at: CGPoint(x: 20, y: 50), time: 2)
    tester.scene.hover(at: CGPoint(x: 80, y: 50), time: 3)
    tester.scene.hover(at: nil, time: 4)
    #expect(
      log.lines == [
        "left true", "both true", "left false", "right true", "right false", "both false",
      ])
  }

  @Test func `each place of the pointer is told in the coordinate space`() {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.frame(width: 40, height: 40)
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.lines.append("local \(point.x)") }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          switch phase {
          case .active(let point): log.lines.append("global \(point.x)")
          case .ended: log.lines.append("ended")
          }
        }
    }
    tester.scene.hover(at: CGPoint(x: 40, y: 50), time: 1)
    tester.scene.hover(at: CGPoint(x: 10, y: 50), time: 2)
    #expect(log.lines == ["local 10.0", "global 40.0", "ended"])
  }

  @Test func `a view that goes from under the pointer is told that it left`() {
    struct Page: View {
      let log: Log
      @State private var isOpen = true
      var body: some View {
        ZStack {
          Color.white.onTapGesture { isOpen = false }
          if isOpen {
            Color.black.frame(width: 20, height: 20).onHover { log.lines.append("\($0)") }
          }
        }
      }
    }
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) { Page(log: log) }
    tester.scene.hover(at: CGPoint(x: 50, y: 50), time: tester.clock)
    tester.tap(at: CGPoint(x: 10, y: 10))
    tester.settle()
    #expect(log.lines == ["true", "false"])
  }
}
