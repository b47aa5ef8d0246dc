// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// `Packaging/documentation` writes the pages of all public API.
@Suite struct DocumentationSiteTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let script = root.appendingPathComponent("Packaging/documentation")

  /// The libraries of the package that an application can import; what wraps a library of C has no
  /// declarations in Swift.
  private static func libraries() throws -> [String] {
    let package = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    return package.matches(of: /\.library\(name: "([A-Za-z]+)", targets/).map { String($0.1) }
      .filter { $0 != "CSDL2" }
  }

  @Test func `the script knows each library of the package`() throws {
    let text = try String(contentsOf: Self.script, encoding: .utf8)
    let list = try #require(text.firstMatch(of: /modules=\(([^)]*)\)/))
    let known = Set(list.1.split(whereSeparator: \.isWhitespace).map(String.init))
    let libraries = try Self.libraries()
    #expect(libraries.count > 15)
    #expect(libraries.filter { !known.contains($0) } == [])
  }

  @Test func `a library has its pages`() async throws {
    try await expectPages(of: ["Motion", "Semantics"], beside: "motion/spring", naming: "Spring")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `each library has its pages`() async throws {
    try await expectPages(of: Self.libraries(), beside: "views/button", naming: "Button")
  }

  private func expectPages(
    of libraries: [String], beside page: String, naming name: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let built = URL(fileURLWithPath: Evenhand.program("Modules")).deletingLastPathComponent()
    let run = try ChildProcess(
      Self.script.path,
      [folder.path, "--built", built.path] + libraries.flatMap { ["--only", $0] },
      environment: ProcessInfo.processInfo.environment)
    let status = try await run.untilEnd()
    #expect(status == .code(0), "\(run.standardError)")
    let data = folder.appendingPathComponent("data/documentation")
    for library in libraries {
      let page = data.appendingPathComponent("\(library.lowercased()).json")
      #expect(FileManager.default.fileExists(atPath: page.path), "\(library)")
    }
    let text = try String(contentsOf: data.appendingPathComponent("\(page).json"), encoding: .utf8)
    #expect(text.contains("\"\(name)\""))
  }
}
