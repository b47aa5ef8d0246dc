// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

/// A screen whose pixels are half as large.
struct FineScreenTests {
  /// The pictures of two large screens, with software for a graphics card.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `everything has twice the pixels, and the same hand reaches the same control`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var frames: [Rect] = []
    var windows: [Rect] = []
    for scale in [1.0, 2] {
      let gallery = try await LiveApplication(
        BuiltProducts.path("gallery"), ["--page", "dial"], screen: (2000, 1400),
        resources: "Xft.dpi: \(Int(96 * scale))")
      let dial = try await gallery.element("Volume", role: .dial)
      let frame = try #require(dial.node.frame)
      let window = try #require(dial.snapshot.tree.window(of: dial.id))
      frames.append(frame)
      windows.append(try #require(window.frame))
      // As large as X says, where X says it is: a client's picture of the control is the control.
      let origin = try dial.place(x: 0, y: 0)
      try await Self.cut(frame, at: origin, scale, gallery, to: folder)

      try await gallery.mouseDrag(dial, y: -40 * scale)
      _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 50 }
      try await gallery.touchDrag(dial, y: 20 * scale)
      _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 40 }
      try gallery.pointer.move(to: try dial.place(x: 0.9, y: 0.9))
      try gallery.pointer.turnWheel(.wheelUp)
      _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == 41 }
    }
    #expect(frames[1].width == 2 * frames[0].width && frames[1].height == 2 * frames[0].height)
    #expect(frames[1].x == 2 * frames[0].x && frames[1].y == 2 * frames[0].y)
    #expect(windows[1].width == 2 * windows[0].width)
    #expect(try await Self.difference(in: folder) < 0.1)
  }

  /// The part of the screen, as large as at one pixel a point.
  private static func cut(
    _ frame: Rect, at origin: ScreenPoint, _ scale: Double, _ gallery: LiveApplication,
    to folder: URL
  ) async throws {
    let place = "\(Int(frame.width))x\(Int(frame.height))+\(Int(origin.x))+\(Int(origin.y))"
    let picture = try gallery.session.start(
      "import",
      [
        "-window", "root", "-crop", place, "+repage", "-resize", "\(100 / scale)%",
        folder.appending(path: "\(Int(scale)).png").path,
      ])
    try #require(try await picture.untilEnd() == .code(0), "\(picture.standardError)")
  }

  /// From 0 for the same picture to 1.
  private static func difference(in folder: URL) async throws -> Double {
    let compare = try ChildProcess(
      "compare",
      ["-metric", "RMSE", folder.path + "/1.png", folder.path + "/2.png", "null:"],
      environment: ProcessInfo.processInfo.environment)
    _ = try await compare.untilEnd()
    // "1234.5 (0.0188)"
    let parts = compare.standardError.split { "()".contains($0) }
    return try #require(parts.count > 1 ? Double(parts[1]) : nil, "\(compare.standardError)")
  }
}
