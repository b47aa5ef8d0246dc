// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// The gallery's tour of itself, as a newcomer without a display runs it.
struct TourTests {
  @Test func `every change is the same by pointer, by keys and by AT-SPI`() async throws {
    let tour = try Self.gallery("--tour")
    let status = try await tour.untilEnd()
    let table = tour.standardOutput
    #expect(status == .code(0), "\(table)\(tour.standardError)")
    // Every page, and every step of it.
    #expect(
      tour.outputLines.filter { $0.hasSuffix("same") || $0.hasSuffix("same +-1%") }.count == 34)
    #expect(tour.outputLines.filter { $0.contains("no violations") }.count == 11)
    #expect(!table.contains("DIFFERENT"), "\(table)")
  }

  @Test func `no line is wider than a terminal`() async throws {
    let tour = try Self.gallery("--tour", "--page", "dial")
    try await tour.untilEnd()
    #expect(tour.outputLines.count > 8, "\(tour.standardError)")
    #expect(tour.outputLines.filter { $0.count > 100 } == [])
  }

  @Test func `a tour without a private session says what is missing`() async throws {
    let tour = try Self.gallery("--tour", path: "/nonexistent")
    #expect(try await tour.untilEnd() == .code(69))
    #expect(tour.errorLines.count == 1)
    #expect(tour.standardError.contains("it is in the Debian package"), "\(tour.standardError)")
    #expect(tour.standardOutput == "")
  }

  @Test(arguments: [
    ["--tours"], ["--page"], ["--page", "nowhere"], ["--tour", "--screenshot", "picture.png"],
  ])
  func `a wrong option gets one line and 64`(arguments: [String]) async throws {
    let gallery = try ChildProcess(BuiltProducts.path("gallery"), arguments)
    #expect(try await gallery.untilEnd() == .code(64))
    #expect(gallery.errorLines.count == 1)
    #expect(gallery.standardOutput == "")
  }

  /// Without a display of its own, and with the programs of `path` alone where one is given.
  private static func gallery(
    _ arguments: String..., path: String? = nil
  ) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    if let path { environment["PATH"] = path }
    return try ChildProcess(
      BuiltProducts.path("gallery"), arguments, environment: environment)
  }
}
