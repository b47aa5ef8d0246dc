// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

@MainActor
@Suite struct CairoRendererTests {
  private let measurer = PangoTextMeasurer()
  private let square = Path(CGRect(x: 10, y: 10, width: 40, height: 40))
  private let red = Color(red: 1, green: 0, blue: 0)

  private func picture(
    _ items: [DisplayList.Item], scale: Double = 1
  ) throws(HostError) -> Picture {
    try Picture(
      of: DisplayList(items: items), size: CGSize(width: 100, height: 60), scale: scale,
      renderer: CairoRenderer(measurer: measurer))
  }

  /// Text pixels inside a rectangle of pixels: anything that is not white.
  private func inked(_ picture: Picture) -> (minX: Int, maxX: Int, minY: Int, maxY: Int)? {
    var box: (minX: Int, maxX: Int, minY: Int, maxY: Int)?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.color(x: x, y: y) != .white {
        box = (
          min(box?.minX ?? x, x), max(box?.maxX ?? x, x), min(box?.minY ?? y, y),
          max(box?.maxY ?? y, y)
        )
      }
    }
    return box
  }

  @Test func `an empty list is the background`() throws {
    #expect(try picture([]).color(x: 50, y: 30) == .white)
  }

  @Test func `a fill covers its path and nothing beside it`() throws {
    let picture = try picture([.fill(square, red)])
    #expect(picture.color(x: 10, y: 10) == red)
    #expect(picture.color(x: 49, y: 49) == red)
    #expect(picture.color(x: 9, y: 30) == .white)
    #expect(picture.color(x: 50, y: 30) == .white)
  }

  @Test func `an arc without a radius is the corner where it would be`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    for corner in [CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50)] {
      path.addArc(center: corner, radius: 0, startRadians: 0, endRadians: 1, clockwise: true)
    }
    path.closeSubpath()
    let picture = try picture([.fill(path, red)])
    for (x, y) in [(11, 11), (48, 11), (48, 48), (11, 48)] {
      #expect(picture.color(x: x, y: y) == red)
    }
  }

  private func seen(_ picture: Picture, _ x: Int, _ y: Int) -> Color {
    picture.color(x: x, y: y) ?? .clear
  }

  private func gradient(_ geometry: GradientFill.Geometry) -> GradientFill {
    GradientFill(
      geometry,
      [
        GradientFill.Stop(color: red, location: 0),
        GradientFill.Stop(color: Color(red: 0, green: 0, blue: 1), location: 1),
      ])
  }

  @Test func `lines below and through letters have a colour of their own`() throws {
    var run = TextRun(text: "mmm", font: Font(size: 30), color: Color(red: 0, green: 0, blue: 1))
    func hasRed(_ run: TextRun) throws -> Bool {
      let picture = try picture([.text(run, CGPoint(x: 5, y: 5))])
      return (0..<60).contains { y in
        (0..<100).contains { seen(picture, $0, y).red - seen(picture, $0, y).blue > 0.2 }
      }
    }
    run.lineColors = LetterLineColors(below: red, through: red)
    #expect(try !hasRed(run))
    run.isUnderlined = true
    #expect(try hasRed(run))
    run.isUnderlined = false
    run.isStruckThrough = true
    #expect(try hasRed(run))
    var plain = TextRun(text: "mmm", font: run.font, color: run.color)
    var span = TextRun.Span(range: 0..<3, font: run.font)
    span.isUnderlined = true
    span.lineColors.below = red
    plain.spans = [span]
    #expect(try hasRed(plain))
  }

  @Test func `a gradient goes from its first colour to its last`() throws {
    let ends = CGPoint(x: 10, y: 0)
    let linear = try picture([
      .gradient(square, gradient(.linear(from: ends, to: CGPoint(x: 50, y: 0))), nil)
    ])
    #expect(seen(linear, 11, 30).red > 0.9 && seen(linear, 48, 30).blue > 0.9)
    #expect(linear.color(x: 60, y: 30) == .white)
    let middle = CGPoint(x: 30, y: 30)
    let radial = try picture([
      .gradient(square, gradient(.radial(center: middle, from: 0, to: 20)), nil)
    ])
    #expect(seen(radial, 30, 30).red > 0.9 && seen(radial, 11, 30).blue > 0.9)
    let angular = try picture([
      .gradient(square, gradient(.angular(center: middle, from: 0, to: 2 * .pi)), nil)
    ])
    #expect(seen(angular, 45, 33).red > 0.9 && seen(angular, 45, 27).blue > 0.9)
  }

  @Test func `a mesh has the colours of its points, and its ground beside them`() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let room = CGRect(x: 10, y: 10, width: 40, height: 40)
    let corners = [
      CGPoint(x: 20, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 20, y: 50), CGPoint(x: 50, y: 50),
    ]
    func mesh(_ colors: [Color]) -> GradientFill {
      GradientFill(
        .mesh(columns: 2, points: corners, in: room),
        colors.map { GradientFill.Stop(color: $0, location: 0) })
    }
    let picture = try picture([.gradient(square, mesh([red, blue, red, blue, .black]), nil)])
    #expect(seen(picture, 22, 30).red > 0.9 && seen(picture, 48, 30).blue > 0.9)
    #expect(abs(seen(picture, 35, 30).red - seen(picture, 35, 30).blue) < 0.1)
    #expect(picture.color(x: 14, y: 30) == .black)
    // A colour too few: nothing is drawn.
    let broken = try self.picture([.gradient(square, mesh([red, blue, red, blue]), nil)])
    #expect(broken.color(x: 30, y: 30) == .white)
  }

  @Test func `of a masked group stays what its mask covers`() throws {
    let half = Path(CGRect(x: 10, y: 10, width: 20, height: 40))
    let picture = try picture([
      .push, .group(.masked), .fill(square, red), .push, .group(.mask), .fill(half, .black), .pop,
      .pop,
    ])
    #expect(picture.color(x: 20, y: 30) == red)
    #expect(picture.color(x: 40, y: 30) == .white)
    #expect(picture.color(x: 80, y: 30) == .white)
  }

  @Test func `a group is as transparent as one, and blending mixes with what is behind`() throws {
    let group = try picture([
      .push, .opacity(0.5), .group(.over), .fill(square, red), .fill(square, red), .pop,
    ])
    #expect(abs(seen(group, 30, 30).green - 0.5) < 0.01)
    let mixed = try picture([
      .fill(square, red), .push, .blend(.multiply),
      .fill(square, Color(red: 0, green: 0, blue: 1)), .pop,
    ])
    #expect(mixed.color(x: 30, y: 30) == .black)
  }

  @Test func `a scale of two draws the same in twice the pixels`() throws {
    let picture = try picture([.fill(square, red)], scale: 2)
    #expect(picture.width == 200)
    #expect(picture.color(x: 20, y: 20) == red)
    #expect(picture.color(x: 99, y: 99) == red)
    #expect(picture.color(x: 101, y: 60) == .white)
  }

  @Test func `a dash begins at its phase`() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 30))
      $0.addLine(to: CGPoint(x: 50, y: 30))
    }
    let style = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 10)
    let picture = try picture([.stroke(line, red, style)])
    #expect(picture.color(x: 15, y: 30) == .white)
    #expect(picture.color(x: 25, y: 30) == red)
  }

  @Test func `a stroke draws the outline alone`() throws {
    let picture = try picture([.stroke(square, red, StrokeStyle(lineWidth: 4))])
    #expect(picture.color(x: 10, y: 30) == red)
    #expect(picture.color(x: 30, y: 30) == .white)
  }

  @Test func `where a box cuts a pixel, nothing is seen of what is covered`() throws {
    let box = Path(CGRect(x: 0, y: 0, width: 100, height: 30.4))
    let picture = try picture([
      .push, .clip(box), .fill(square, red), .fill(square, .white), .pop,
    ])
    #expect((28..<33).allSatisfy { picture.color(x: 30, y: $0) == .white })
  }

  @Test func `clip, opacity and transform end with their pop`() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 30, height: 60))
    let picture = try picture([
      .push, .clip(half), .opacity(0.5), .fill(square, red), .pop,
      .push, .transform(AffineTransform(translationByX: 50, byY: 0)), .fill(square, red), .pop,
    ])
    let pink = try #require(picture.color(x: 20, y: 30))
    #expect(pink.red == 1 && abs(pink.green - 0.5) < 0.01)
    #expect(picture.color(x: 40, y: 30) == .white)
    #expect(picture.color(x: 70, y: 30) == red)
  }

  @Test func `a turn is clockwise on the screen, as y points down`() throws {
    let bar = Path(CGRect(x: 10, y: -2, width: 30, height: 4))
    let picture = try picture([
      .push, .transform(AffineTransform(translationByX: 50, byY: 10)),
      .transform(AffineTransform(rotationByDegrees: 90)), .fill(bar, red), .pop,
    ])
    #expect(picture.color(x: 50, y: 40) == red)
    #expect(picture.color(x: 80, y: 10) == .white)
  }

  @Test func `a clockwise arc from 0 goes through the lower right`() throws {
    let arc = Path {
      $0.move(to: CGPoint(x: 50, y: 30))
      $0.addArc(
        center: CGPoint(x: 50, y: 30), radius: 25, startRadians: 0, endRadians: .pi / 2,
        clockwise: true)
      $0.closeSubpath()
    }
    let picture = try picture([.fill(arc, red)])
    #expect(picture.color(x: 60, y: 40) == red)
    #expect(picture.color(x: 60, y: 20) == .white)
  }

  @Test(arguments: [TextRun.Alignment.leading, .center, .trailing])
  func `a text's ink lies in its measured box`(alignment: TextRun.Alignment) throws {
    let run = TextRun(
      text: "Agh", font: .system(size: 20), color: .black, alignment: alignment, width: 300)
    let size = measurer.size(of: run)
    let picture = try picture([.text(run, CGPoint(x: 20, y: 15))])
    let box = try #require(inked(picture))
    #expect(box.minX >= 19 && CGFloat(box.maxX) <= 21 + size.width)
    #expect(box.minY >= 15 && CGFloat(box.maxY) <= 15 + size.height)
    #expect(box.maxX - box.minX > Int(size.width * 0.7))
  }

  @Test func `a text is drawn in its colour`() throws {
    let run = TextRun(text: "█", font: .system(size: 30), color: red)
    let picture = try picture([.text(run, CGPoint(x: 10, y: 5))])
    #expect(picture.color(x: 20, y: 25) == red)
  }

  @Test func `what is not finite is left out and the rest is drawn`() throws {
    let broken = Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
      $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
      $0.addArc(
        center: .zero, radius: -3, startRadians: .nan, endRadians: 1, clockwise: true)
    }
    let picture = try picture([
      .fill(broken, red), .stroke(broken, red, StrokeStyle(lineWidth: .nan, dash: [-1, 0])),
      .push, .transform(AffineTransform(scale: 0)), .fill(square, red), .pop,
      .push, .opacity(.nan), .clip(Path()), .fill(square, red), .pop, .pop, .pop,
      .text(TextRun(text: "x", font: .body, color: red), CGPoint(x: CGFloat.nan, y: 0)),
      .fill(Path(CGRect(x: 60, y: 10, width: 20, height: 20)), red),
    ])
    #expect(picture.color(x: 70, y: 20) == red)
    #expect(picture.color(x: 30, y: 30) == .white)
  }

  @Test func `a picture is a PNG file in memory and on disk, and a bad path is an error`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try picture([.fill(square, red)])
    let file = folder.appendingPathComponent("a.png")
    try picture.writePNG(to: file.path)
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try picture.pngData() == Data(contentsOf: file))
    #expect(throws: HostError.self) {
      try picture.writePNG(to: folder.appendingPathComponent("no/such.png").path)
    }
  }

  @Test func `a picture too large for Cairo is an error`() {
    #expect(throws: HostError.self) {
      try Picture(
        of: DisplayList(), size: CGSize(width: 40_000, height: 10),
        renderer: CairoRenderer(measurer: measurer))
    }
  }
}
