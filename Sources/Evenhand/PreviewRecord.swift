// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// Which previews of a program are drawn, in `drawing.json` until all are: who is started once more after
/// one that ended the program goes on behind it.
@MainActor
struct PreviewRecord {
  /// What a folder of pictures says of each of them, in `previews.json`.
  private struct Entry: Codable {
    let title: String
    let module: String
    /// Without an extension.
    let file: String
  }

  private let folder: String
  private var entries: [Entry] = []

  /// - Parameter folder: Where a program may have begun to draw.
  init(folder: String) {
    self.folder = folder
    guard let data = FileManager.default.contents(atPath: path) else { return }
    entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  private var path: String { folder + "/drawing.json" }

  /// Whether it is drawn, or ended the program.
  func knows(_ title: String) -> Bool { entries.contains { $0.file == title } }

  mutating func begin(_ preview: TitledPreview) throws(LaunchError) {
    // "Module.Type", or "Module.(unknown context at …).Type".
    let module = String(reflecting: preview.type).prefix { $0 != "." }
    entries.append(
      Entry(title: preview.type.title, module: String(module), file: preview.title))
    try? FileManager.default.removeItem(atPath: tree(of: preview.title))
    try write(entries, to: path)
  }

  /// What is written last of a preview.
  func tree(of title: String) -> String { folder + "/" + title + ".txt" }

  /// Writes `previews.json`.
  ///
  /// - Returns: The pictures' paths.
  func finish() throws(LaunchError) -> [String] {
    let drawn = entries.filter { FileManager.default.fileExists(atPath: tree(of: $0.file)) }
    try write(drawn, to: folder + "/previews.json")
    remove()
    return drawn.map { "\(folder)/\($0.file).png" }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ entries: [Entry], to path: String) throws(LaunchError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(entries).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
