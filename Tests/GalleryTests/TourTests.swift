// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// The gallery's tour, as a newcomer without a display runs it.
struct TourTests {
  /// Minutes of one core: `examples/run` makes the same tour.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `every change is the same by pointer, by keys and by AT-SPI`() async throws {
    let tour = try Self.start("gallery-tour")
    let status = try await tour.untilEnd()
    let table = tour.standardOutput
    #expect(status == .code(0), "\(table)\(tour.standardError)")
    // Every page, and every step of it.
    #expect(
      tour.outputLines.filter { $0.hasSuffix("same") || $0.hasSuffix("same +-1%") }.count == 39)
    #expect(tour.outputLines.filter { $0.contains("no violations") }.count == 13)
    #expect(!table.contains("DIFFERENT"), "\(table)")
  }

  @Test func `no line is wider than a terminal`() async throws {
    // The gallery hands over.
    let tour = try Self.start("gallery", "--tour", "--page", "dial")
    try await tour.untilEnd()
    #expect(tour.outputLines.count > 8, "\(tour.standardError)")
    #expect(tour.outputLines.filter { $0.count > 100 } == [])
  }

  @Test func `a tour without a private session says what is missing`() async throws {
    let tour = try Self.start("gallery-tour", path: "/nonexistent")
    #expect(try await tour.untilEnd() == .code(69))
    #expect(tour.errorLines.count == 1)
    #expect(tour.standardError.contains("it is in the Debian package"), "\(tour.standardError)")
    #expect(tour.standardOutput == "")
  }

  @Test(arguments: [
    ["gallery", "--tours"], ["gallery", "--page"], ["gallery", "--page", "nowhere"],
    ["gallery", "--tour", "--screenshot", "picture.png"], ["gallery", "--film", "pictures"],
    ["gallery-tour", "--pages"], ["gallery-tour", "--page"], ["gallery-tour", "--page", "nowhere"],
  ])
  func `a wrong option gets one line and 64`(words: [String]) async throws {
    let program = try ChildProcess(BuiltProducts.path(words[0]), Array(words.dropFirst()))
    #expect(try await program.untilEnd() == .code(64))
    #expect(program.errorLines.count == 1)
    #expect(program.standardOutput == "")
  }

  /// Without a display of its own, and with the programs of `path` alone where one is given.
  private static func start(
    _ program: String, _ arguments: String..., path: String? = nil
  ) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    if let path { environment["PATH"] = path }
    return try ChildProcess(
      BuiltProducts.path(program), arguments, environment: environment)
  }
}
