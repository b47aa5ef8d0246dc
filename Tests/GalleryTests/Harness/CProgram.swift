// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Builds a program of C against the library for other toolkits, as its author would.
enum CProgram {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// The header's folder.
  static let headers = root.appending(path: "Sources/CEvenhandATSPI").path
  static let library = BuiltProducts.path("libevenhand-atspi.so")

  /// A file of the project.
  static func path(_ path: String) -> String { root.appending(path: path).path }

  /// Compiles and links one file, with every warning as an error.
  ///
  /// - Parameter packages: What `pkg-config` is asked for.
  /// - Returns: The path of the program, which stands beside the tests.
  static func build(
    _ source: String, with packages: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    var options: [String] = []
    if !packages.isEmpty {
      let asked = try ChildProcess("pkg-config", ["--cflags", "--libs"] + packages)
      try #require(try await asked.untilEnd() == .code(0), "\(asked.standardError)")
      options = asked.standardOutput.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let name = URL(filePath: source).deletingPathExtension().lastPathComponent
    let program = BuiltProducts.path("c-\(name)")
    let folder = URL(filePath: library).deletingLastPathComponent().path
    // Two tests may build the same at once.
    let fresh = program + "-\(UUID())"
    let compiler = try ChildProcess(
      "clang",
      [
        "-std=c11", "-Wall", "-Wextra", "-Werror", path(source), "-o", fresh, "-I\(headers)",
        "-L\(folder)", "-levenhand-atspi", "-Wl,-rpath,\(folder)", "-lpthread",
      ] + options)
    let status = try await compiler.untilEnd()
    try #require(
      status == .code(0), "\(compiler.standardError)", sourceLocation: sourceLocation)
    try #require(rename(fresh, program) == 0)
    return program
  }
}
