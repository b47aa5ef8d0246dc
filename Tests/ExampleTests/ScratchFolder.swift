// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is there as long as the test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appendingPathComponent(name))
  }

  /// The beginning of a PNG file, which is what is read until it is drawn.
  func addPicture(_ name: String, width: UInt8 = 120, height: UInt8 = 80) throws {
    let sign: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let part: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height]
    try write(Data(sign + part), to: name)
  }
}
