// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

/// Pictures of files, as they are drawn: in each format, upright, and small where they are seen small.
@MainActor
struct PictureFormatTests {
  /// 16 by 8 dots: red on the left, blue on the right.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFR\
    ERGCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e\
    Hh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xA\
    AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAB//EABkRAAIDAQAAAAAAAAAAAAAAAAAHRIPD\
    Rf/aAAwDAQACEQMRAD8AliaAQ0H0KtBVdkKzM//Z
    """

  private let measurer = PangoTextMeasurer()

  private func drawn(_ path: String, in rect: CGRect) throws -> Picture {
    try Picture(
      of: DisplayList(items: [.picture(path, rect)]), size: CGSize(width: 100, height: 60),
      renderer: CairoRenderer(measurer: measurer))
  }

  private func withFile<T>(_ name: String, _ data: Data, _ body: (String) throws -> T) throws -> T {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "evenhand-\(UUID().uuidString)-\(name)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  private func isRed(_ color: Color?) -> Bool {
    color.map { $0.red > 0.9 && $0.blue < 0.2 } ?? false
  }
  private func isBlue(_ color: Color?) -> Bool {
    color.map { $0.blue > 0.9 && $0.red < 0.2 } ?? false
  }

  @Test func `a JPEG file is drawn in its colours`() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg))
    try withFile("plain.jpg", data) { path in
      #expect(PictureFile.size(of: path) == CGSize(width: 16, height: 8))
      let picture = try drawn(path, in: CGRect(x: 10, y: 10, width: 80, height: 40))
      #expect(isRed(picture.color(x: 15, y: 30)) && isBlue(picture.color(x: 85, y: 30)))
      #expect(picture.color(x: 5, y: 30) == .white)
    }
  }

  @Test func `a photo that was taken upright stands upright`() throws {
    var data = try #require(Data(base64Encoded: Self.jpeg))
    // "Turn it a quarter clockwise."
    let tiff: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0,
    ]
    let part = Array("Exif".utf8) + [0, 0] + tiff
    data.insert(contentsOf: [0xff, 0xe1, 0, UInt8(part.count + 2)] + part, at: 2)
    try withFile("turned.jpg", data) { path in
      #expect(PictureFile.size(of: path) == CGSize(width: 8, height: 16))
      let picture = try drawn(path, in: CGRect(x: 10, y: 0, width: 30, height: 60))
      #expect(isRed(picture.color(x: 25, y: 5)) && isBlue(picture.color(x: 25, y: 55)))
    }
  }

  @Test func `a JPEG picture in memory is drawn too`() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg))
    let image = try #require(Image(data: data))
    #expect(image.ownSize == CGSize(width: 16, height: 8))
    let host = HeadlessHost(
      viewHost: ViewHost(title: "a", measurer: measurer) {
        image.resizable().frame(width: 100, height: 60)
      }, measurer: measurer, size: CGSize(width: 100, height: 60))
    host.loop.update()
    let picture = try Picture(
      of: host.viewHost.displayList, size: host.viewHost.size,
      renderer: CairoRenderer(measurer: measurer))
    #expect(isRed(picture.color(x: 5, y: 30)) && isBlue(picture.color(x: 95, y: 30)))
  }

  @Test func `a large picture is kept as small as it is seen, and no smaller`() throws {
    func halvings(_ width: CGFloat, _ height: CGFloat) -> Int {
      PictureCache.halvings(
        of: CGSize(width: 4000, height: 3000), for: CGSize(width: width, height: height))
    }
    #expect(halvings(4000, 3000) == 0 && halvings(2001, 100) == 0 && halvings(8000, 6000) == 0)
    #expect(halvings(2000, 1500) == 1 && halvings(1001, 700) == 1 && halvings(96, 64) == 5)
    #expect(halvings(0.001, 0.001) == 6)
    let small = CGSize(width: 1000, height: 1000)
    #expect(PictureCache.halvings(of: small, for: CGSize(width: 10, height: 10)) == 0)
    #expect(PictureCache.halvings(of: nil, for: small) == 0)
  }

  @Test func `a large PNG picture looks the same when it is drawn small`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 800, height: 1200))
    let large = try Picture(
      of: DisplayList(items: [.fill(square, Color(red: 1, green: 0, blue: 0))]),
      size: CGSize(width: 1600, height: 1200), renderer: CairoRenderer(measurer: measurer))
    try withFile("large.png", large.pngData()) { path in
      let picture = try drawn(path, in: CGRect(x: 0, y: 0, width: 80, height: 60))
      #expect(isRed(picture.color(x: 2, y: 2)) && isRed(picture.color(x: 37, y: 58)))
      #expect(picture.color(x: 43, y: 30) == .white && picture.color(x: 78, y: 58) == .white)
    }
  }
}
