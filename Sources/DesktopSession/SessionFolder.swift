// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// The private folder of one session: sockets, settings, logs. Only its owner may look in.
struct SessionFolder: Sendable {
  /// Absolute, and short enough for sockets in it.
  let path: String

  private static let numbers = Atomic<Int>(0)

  init() throws(DesktopSessionError) {
    let number = Self.numbers.add(1, ordering: .relaxed).newValue
    path = "\(Guardian.shared.folderPrefix)-\(number)"
    try make(path)
  }

  /// Makes a folder in it; the folder's path.
  func subfolder(_ name: String) throws(DesktopSessionError) -> String {
    let folder = "\(path)/\(name)"
    try make(folder)
    return folder
  }

  /// Writes a text file at an absolute path in it.
  func write(_ text: String, to file: String) throws(DesktopSessionError) {
    do {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw .noFolder(path: file, reason: error.localizedDescription)
    }
  }

  /// Removes it with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private func make(_ folder: String) throws(DesktopSessionError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noFolder(path: folder, reason: error.localizedDescription)
    }
  }
}
