// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Views
@testable import WindowHost

/// Pictures of dots in other colours and in parts, and views in perspective, as pixels.
@MainActor
struct PictureLookTests {
  private let measurer = PangoTextMeasurer()

  /// Two by two dots: red and green above, blue and nothing below.
  private static let dots = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR42mP4z8DwHwyBNIhgAAA/0gX7f+ZqKwAAAABJ\
    RU5ErkJggg==
    """

  private func withDots<T>(_ body: (String) throws -> T) throws -> T {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "evenhand-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.dots)).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  private func drawn(_ items: [DisplayList.Item]) throws -> Picture {
    try Picture(
      of: DisplayList(items: items), size: CGSize(width: 100, height: 60),
      renderer: CairoRenderer(measurer: measurer))
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let room = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func `without smoothing the dots of a picture stay squares`() throws {
    try withDots { path in
      let picture = try drawn([.picture(path, room, PictureLook(isSharp: true))])
      #expect(picture.color(x: 19, y: 19) == red && picture.color(x: 20, y: 19) == green)
      #expect(picture.color(x: 19, y: 20) == blue && picture.color(x: 20, y: 20) == .white)
    }
  }

  @Test func `effects of colour change the dots of pictures`() throws {
    try withDots { path in
      let sharp = DisplayList.Item.picture(path, room, PictureLook(isSharp: true))
      let inverted = try drawn(ColorMatrixModifier.invert().changed([sharp]))
      #expect(inverted.color(x: 5, y: 5) == Color(red: 0, green: 1, blue: 1))
      #expect(inverted.color(x: 30, y: 30) == .white)
      let grey = try drawn(ColorMatrixModifier.grayscale(1).changed([sharp]))
      let shade = try #require(grey.color(x: 30, y: 5))
      #expect(shade.red == shade.green && shade.green == shade.blue && shade.red > 0.6)
      let both = try drawn(
        ColorMatrixModifier.invert().changed(ColorMatrixModifier.invert().changed([sharp])))
      #expect(both.color(x: 5, y: 35) == blue)
      let product = try drawn(ColorMatrixModifier.multiply(green).changed([sharp]))
      #expect(product.color(x: 5, y: 5) == .black && product.color(x: 30, y: 5) == green)
    }
  }

  @Test func `a template is drawn in one colour, as opaque as its dots are`() throws {
    try withDots { path in
      let picture = try drawn([.picture(path, room, PictureLook(ink: green, isSharp: true))])
      #expect(picture.color(x: 5, y: 5) == green && picture.color(x: 5, y: 35) == green)
      #expect(picture.color(x: 35, y: 35) == .white)
    }
  }

  @Test func `tiles have the size of the picture`() throws {
    try withDots { path in
      let picture = try drawn([.picture(path, room, PictureLook(isSharp: true, isTiled: true))])
      for x in stride(from: 0, to: 40, by: 2) {
        #expect(picture.color(x: x, y: 20) == red && picture.color(x: x + 1, y: 20) == green)
      }
      #expect(picture.color(x: 41, y: 20) == .white)
    }
  }

  @Test func `sides that keep their width are not stretched`() throws {
    try withDots { path in
      let caps = EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 0)
      let picture = try drawn([.picture(path, room, PictureLook(isSharp: true, caps: caps))])
      #expect(picture.color(x: 0, y: 0) == red && picture.color(x: 0, y: 1) == blue)
      #expect(picture.color(x: 1, y: 0) == green && picture.color(x: 39, y: 0) == green)
      #expect(picture.color(x: 0, y: 39) == blue && picture.color(x: 1, y: 1) == .white)
    }
  }

  @Test func `an elliptical gradient has all of its colours`() throws {
    let gradient = EllipticalGradient(colors: [.white, .black])._gradient
    let box = Path(CGRect(x: 20, y: 10, width: 60, height: 40))
    let picture = try drawn([.gradient(box, gradient.fill(in: box.boundingRect), nil)])
    let middle = try #require(picture.color(x: 50, y: 30))
    let side = try #require(picture.color(x: 21, y: 30))
    let half = try #require(picture.color(x: 35, y: 30))
    #expect(middle.red > 0.95 && side.red < 0.1)
    #expect((0.35...0.65).contains(half.red))
  }

  @Test func `what is turned away in perspective is smaller on the far side`() throws {
    let square = CGRect(x: 30, y: 10, width: 40, height: 40)
    var turn = Rotation3DModifier(
      angle: .degrees(45), axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 1)
    func heights() throws -> (left: Int, right: Int) {
      let projection = try #require(turn.projection(in: square.size)).moved(to: square.origin)
      let items: [DisplayList.Item] = [
        .push, .group(.projected(projection, in: square)), .fill(Path(square), red), .pop,
      ]
      let picture = try drawn(items)
      let columns = (0..<100).map { x in (0..<60).count { picture.color(x: x, y: $0) == red } }
      let shown = columns.indices.filter { columns[$0] > 0 }
      let (first, last) = (try #require(shown.first), try #require(shown.last))
      return (columns[first + 2], columns[last - 2])
    }
    let near = try heights()
    #expect(near.left > 40 && near.right < 36)
    turn.perspective = 0
    let far = try heights()
    #expect(far.left == far.right)
  }

  @Test func `a plain projection keeps parallels, and leads back`() throws {
    var turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    #expect(turn.isAffine && !turn.isIdentity)
    turn.m13 = 0.001
    let back = try #require(turn.inverted())
    let point = CGPoint(x: 12, y: 34)
    let seen = try #require(turn.seen(point))
    let again = try #require(back.seen(seen))
    #expect(abs(again.x - point.x) < 1e-6 && abs(again.y - point.y) < 1e-6)
    #expect(!turn.isAffine && turn.concatenating(back).seen(point) != nil)
  }
}
