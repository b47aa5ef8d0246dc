// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A small text file that is compared whole.
///
/// With `EVENHAND_RECORD=1` it is written instead, and the test fails, so that no recording passes
/// without having been read.
///
/// What a screen reader says is another file for another version of it: `EVENHAND_ORCA` names the
/// folder beside the others, as `orca-48`.
struct Golden {
  private let file: URL

  /// The version of a screen reader that is not the distribution's; nil for that one.
  static var screenReader: String? { ProcessInfo.processInfo.environment["EVENHAND_ORCA"] }

  init(_ name: String) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens")
    let place = name.contains("orca") ? Self.screenReader.map { "\($0)/\(name)" } : nil
    file = folder.appending(path: "\(place ?? name).txt")
  }

  /// Whether it is written, and not compared.
  var isRecording: Bool { ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" }

  /// What it says.
  func recorded() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard isRecording else {
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      let golden = try #require(
        recorded, "there is no \(file.lastPathComponent): record it with EVENHAND_RECORD=1",
        sourceLocation: sourceLocation)
      #expect(text == golden, sourceLocation: sourceLocation)
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
  }

  /// One entry a line, as what a screen reader said.
  func expect(lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(lines.map { $0 + "\n" }.joined(), sourceLocation: sourceLocation)
  }
}
