// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Files of input that the gallery is asked to play.
struct ReplayTests {
  @Test func `a damaged file names its line and ends with 65`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "replay-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data("evenhand-input 1\n0.0 time\n0.1 wave\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gallery = try ChildProcess(BuiltProducts.path("gallery"), ["--replay", file.path])
    #expect(try await gallery.untilEnd() == .code(65))
    #expect(gallery.standardError.contains("line 3: no kind of event is called \"wave\""))
    #expect(gallery.errorLines.count == 1)
  }

  @Test func `a file that is not there ends with 66`() async throws {
    let gallery = try ChildProcess(BuiltProducts.path("gallery"), ["--replay", "/nonexistent"])
    #expect(try await gallery.untilEnd() == .code(66))
    #expect(gallery.errorLines.count == 1)
  }
}
