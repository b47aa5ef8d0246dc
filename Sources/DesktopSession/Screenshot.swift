// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture of a session's whole screen.
public struct Screenshot: Sendable {
  /// A PNG file's bytes.
  public let png: Data

  /// Takes the picture now.
  public init(of session: DesktopSession) throws(DesktopSessionError) {
    guard let display = session.xDisplay else {
      throw .waitedInVain(reason: "a session without a display has no picture")
    }
    let file = "\(session.folder)/screen-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: file) }
    var environment = session.environment
    environment["DISPLAY"] = display
    guard
      try SessionServer.ask(
        .importImage, ["-window", "root", "png:\(file)"], environment: environment) != nil,
      let bytes = FileManager.default.contents(atPath: file)
    else {
      throw .notReady(program: Program.importImage.name, output: "it wrote no picture")
    }
    png = bytes
  }

  /// Writes it to a file.
  public func write(to path: String) throws {
    try png.write(to: URL(fileURLWithPath: path))
  }
}
