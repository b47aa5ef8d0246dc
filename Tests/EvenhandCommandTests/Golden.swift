// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Compares text with a recorded file, whole.
enum Golden {
  /// With EVENHAND_RECORD=1 the file is written, and the test fails so that nobody forgets to look.
  static func compare(
    _ text: String, with name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, sourceLocation: sourceLocation)
  }
}
