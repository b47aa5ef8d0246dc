// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// Writes the file of a program that is run at once. Another process writes it: what one thread here
/// has open while another one starts a program is open in that too for a moment, and a file that is
/// open for writing cannot be run.
public func installProgram(_ text: String, at path: String) async throws {
  let source = path + ".source"
  try text.write(toFile: source, atomically: false, encoding: .utf8)
  defer { try? FileManager.default.removeItem(atPath: source) }
  try await ChildProcess("install", ["-m", "755", source, path]).untilEnd()
}
