// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a board is kept, as JSON.
struct BoardFile {
  let url: URL

  /// Nil where there is no file yet.
  func read() throws -> Board? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
    return try JSONDecoder().decode(Board.self, from: data)
  }

  /// The whole board or nothing: what was there stays until the new one is written.
  func write(_ board: Board) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(board).write(to: url, options: .atomic)
  }

  /// A file beside this one that is not there yet: "board 2.json".
  var beside: BoardFile {
    let (folder, name) = (
      url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent
    )
    let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    let candidates = (2...).lazy.map { folder.appendingPathComponent("\(name) \($0)\(ending)") }
    return BoardFile(
      url: candidates.first { !FileManager.default.fileExists(atPath: $0.path) } ?? url)
  }
}
