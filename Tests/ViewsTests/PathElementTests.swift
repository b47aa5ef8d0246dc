// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct PathElementTests {
  private let path = Path { path in
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 0))
    path.closeSubpath()
  }

  @Test func `a path is described, and made from its description`() {
    #expect(path.description == "1 2 m 3.5 4 l 7 8 9 0 5 6 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 3 m") == nil && Path("words") == nil && Path("")?.isEmpty == true)
  }

  @Test func `each piece of a path is a line or a curve`() {
    var names: [String] = []
    func note(_ path: Path) {
      names = []
      path.forEach { element in
        switch element {
        case .move: names.append("move")
        case .line: names.append("line")
        case .quadCurve: names.append("quadCurve")
        case .curve: names.append("curve")
        case .closeSubpath: names.append("close")
        }
      }
    }
    note(path)
    #expect(names == ["move", "line", "curve", "close"])
    note(
      Path {
        $0.addArc(
          center: .zero, radius: 4, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      })
    #expect(names == ["move", "curve"])
  }

  @Test func `an arc goes so much further round`() {
    var quarter = Path()
    quarter.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90),
      transform: CGAffineTransform(translationX: 100, y: 0))
    let end = quarter.currentPoint
    #expect(end.map { abs($0.x - 100) < 0.001 && abs($0.y - 10) < 0.001 } == true)
    var back = Path()
    back.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(back.currentPoint.map { abs($0.y + 10) < 0.001 } == true)
  }

  @Test func `a point in the inner one of two rectangles is outside by one rule`() {
    var both = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    both.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let point = CGPoint(x: 15, y: 15)
    #expect(both.contains(point, eoFill: false) && !both.contains(point, eoFill: true))
  }

  @Test func `what is outside of a path is drawn where a clip is turned round`() {
    let tester = ViewTester {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 4, y: 4, width: 2, height: 2)), options: .inverse)
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
      }
    }
    let clips = tester.displayList.items.compactMap { item in
      if case .clip(let path) = item { path } else { nil }
    }
    #expect(clips.last?.contains(CGPoint(x: 5, y: 5)) == false)
    #expect(clips.last?.contains(CGPoint(x: 1, y: 1)) == true)
  }
}
