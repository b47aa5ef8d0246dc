// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// `Packaging/documentation` writes the pages of all public API.
@Suite struct DocumentationSiteTests {
  @Test func `each library of the package has its pages`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let built = URL(fileURLWithPath: Evenhand.program("Modules")).deletingLastPathComponent()
    let run = try ChildProcess(
      root.appendingPathComponent("Packaging/documentation").path,
      [folder.path, "--built", built.path], environment: ProcessInfo.processInfo.environment)
    let status = try await run.untilEnd()
    #expect(status == .code(0), "\(run.standardError)")
    let package = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let libraries = package.matches(of: /\.library\(name: "([A-Za-z]+)", targets/).map(\.1)
    #expect(libraries.count > 15)
    // What wraps a library of C has no declarations in Swift.
    for library in libraries where library != "CSDL2" {
      let page = folder.appendingPathComponent("data/documentation/\(library.lowercased()).json")
      #expect(FileManager.default.fileExists(atPath: page.path), "\(library)")
    }
    let button = folder.appendingPathComponent("data/documentation/views/button.json")
    let text = try String(contentsOf: button, encoding: .utf8)
    #expect(text.contains("\"Button\""))
  }
}
