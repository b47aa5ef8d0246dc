// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Views

@MainActor
struct PathTests {
  @Test(arguments: [
    (CGPoint(x: 50, y: 50), true), (CGPoint(x: 1, y: 1), false), (CGPoint(x: 50, y: 1), true),
    (CGPoint(x: 101, y: 50), false), (CGPoint(x: 85, y: 85), true), (CGPoint(x: 86, y: 86), false),
  ])
  func `a circle's path contains what lies in the circle`(point: CGPoint, isInside: Bool) {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(point) == isInside)
  }

  @Test func `round corners are left out`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 20, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 20)))
  }

  @Test func `corners that are wider than high are parts of ellipses`() {
    let path = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10))
      .path(in: CGRect(x: 20, y: 10, width: 200, height: 100))
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - 20) < 0.01 && abs(bounds.maxX - 220) < 0.01)
    #expect(abs(bounds.minY - 10) < 0.01 && abs(bounds.maxY - 110) < 0.01)
    // An ellipse's corner leaves the corner out, and has its middle at 1 - 1/√2 of its size.
    #expect(!path.contains(CGPoint(x: 30, y: 12)))
    #expect(!path.contains(CGPoint(x: 20 + 40 * 0.28, y: 10 + 10 * 0.28)))
    #expect(path.contains(CGPoint(x: 20 + 40 * 0.31, y: 10 + 10 * 0.31)))
    #expect(path.contains(CGPoint(x: 62, y: 10.5)))
  }

  @Test(arguments: [false, true])
  func `an arc between two tangents rounds the corner, whichever way it turns`(isMirrored: Bool) {
    let side: CGFloat = isMirrored ? -1 : 1
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: side * 100), radius: 40)
    path.addLine(to: CGPoint(x: 100, y: side * 100))
    path.addLine(to: CGPoint(x: 0, y: side * 100))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 97, y: side * 3)))
    // The middle of the arc lies 40 · (1 - 1/√2) = 11.7 from both sides.
    #expect(!path.contains(CGPoint(x: 90, y: side * 10)))
    #expect(path.contains(CGPoint(x: 87, y: side * 13)))
    #expect(
      path.contains(CGPoint(x: 58, y: side * 2)) && path.contains(CGPoint(x: 98, y: side * 42)))
    let bounds = path.boundingRect
    #expect(abs(bounds.width - 100) < 0.01 && abs(bounds.height - 100) < 0.01)
  }

  @Test func `an arc between tangents that do not turn is a straight line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 10)
    #expect(path.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test func `an open line has no piece from its end to its beginning`() {
    let path = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }
    let outline = PathOutline(path, closed: false)
    #expect(outline.distance(to: CGPoint(x: 5, y: 1)) == 1)
    #expect(outline.distance(to: CGPoint(x: 0, y: 10)) == 10)
  }

  @Test func `an empty path contains nothing and is far away`() {
    #expect(!Path().contains(.zero))
    #expect(PathOutline(Path(), closed: false).distance(to: .zero) == .infinity)
  }

  @Test func `growing angles run clockwise on the screen unless told otherwise`() {
    let quarter = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    let end = quarter.segments(closed: false).last?.end ?? .zero
    #expect(quarter.segments(closed: false).allSatisfy { $0.end.x > -0.001 && $0.end.y > -0.001 })
    #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
  }

  private func corner(_ style: StrokeStyle) -> Path {
    Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }.strokedPath(style)
  }

  @Test func `a stroked path is what the line covers, with its corners and ends`() {
    let plain = corner(StrokeStyle(lineWidth: 10))
    #expect(plain.contains(CGPoint(x: 50, y: 4)) && plain.contains(CGPoint(x: 96, y: 50)))
    #expect(!plain.contains(CGPoint(x: 50, y: 6)) && !plain.contains(CGPoint(x: 50, y: 50)))
    #expect(!plain.contains(CGPoint(x: -1, y: 0)) && !plain.contains(CGPoint(x: 100, y: 101)))
    // The tip of the corner lies 7.07 points from the middle of the line.
    #expect(plain.contains(CGPoint(x: 104.9, y: -4.9)))
    #expect(
      !corner(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(CGPoint(x: 103, y: -3)))
    #expect(
      !corner(StrokeStyle(lineWidth: 10, miterLimit: 1)).contains(CGPoint(x: 104.9, y: -4.9)))
    let round = corner(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    #expect(round.contains(CGPoint(x: 103, y: -3)) && !round.contains(CGPoint(x: 104.9, y: -4.9)))
    #expect(round.contains(CGPoint(x: -4, y: 0)) && !round.contains(CGPoint(x: -4.9, y: 4.9)))
    let square = corner(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.contains(CGPoint(x: -4.9, y: 4.9)) && !square.contains(CGPoint(x: -6, y: 0)))
  }

  @Test func `a stroked path that is closed has corners in the place of ends`() {
    let path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(path.contains(CGPoint(x: -4.9, y: -4.9)) && !path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `a stroked path has the dashes of its style`() {
    let line = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 15, y: 0), CGPoint(x: 15, y: 25)])
    }
    func drawn(_ phase: CGFloat) -> [Bool] {
      let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10], dashPhase: phase))
      let places = stride(from: 2.5, to: 40, by: 5).map { way in
        way < 15 ? CGPoint(x: way, y: 0) : CGPoint(x: 15, y: way - 15)
      }
      return places.map(path.contains)
    }
    #expect(drawn(0) == [true, true, false, false, true, true, false, false])
    #expect(drawn(5) == [true, false, false, true, true, false, false, true])
    #expect(drawn(-5) == [false, true, true, false, false, true, true, false])
  }
}
