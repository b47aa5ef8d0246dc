// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// The project's own files.
enum Project {
  /// The folder with Package.swift in it.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every text file that is, or would be, under version control.
  static func textFiles() async throws -> [SourceFile] { try await files.value }

  /// Read once for all tests.
  private static let files = Task<[SourceFile], any Error> {
    let listing = try ChildProcess(
      "git", ["-C", root.path, "ls-files", "--cached", "--others", "--exclude-standard"])
    let isListed = try await listing.untilEnd() == .code(0)
    // A copy without its history is looked at whole, but for what is built.
    return (isListed ? listing.outputLines : everyPath()).sorted().compactMap { path in
      guard let bytes = FileManager.default.contents(atPath: root.appending(path: path).path),
        let text = String(data: bytes, encoding: .utf8), !text.contains("\0")
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }

  static func swiftFiles() async throws -> [SourceFile] {
    try await textFiles().filter { $0.path.hasSuffix(".swift") }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func everyPath() -> [String] {
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.hasPrefix(".build/") && !$0.hasPrefix(".git/") }
  }
}
