// SPDX-License-Identifier: Apache-2.0

import Semantics
import Views
import WindowHost

/// What `EVENHAND_PREVIEWS` asks for: a picture, and the accessibility tree, of each preview in the
/// program.
@MainActor
package struct PreviewPictures {
  private let options: LaunchOptions
  private let size: CGSize

  /// - Parameter size: Of each picture, in points; nil for a window's usual one.
  package init(options: LaunchOptions, size: CGSize? = nil) {
    self.options = options
    self.size = size ?? HeadlessHost.defaultSize
  }

  /// What a folder of pictures says of each of them, in `previews.json`.
  private struct Entry: Encodable {
    let title: String
    let module: String
    /// Without an extension.
    let file: String
  }

  /// Writes `Title.png` and `Title.txt` for each, and `previews.json`, and makes the folder where it
  /// is not there.
  ///
  /// - Returns: The pictures' paths, in the order of their names.
  package func write(to folder: String) throws(LaunchError) -> [String] {
    let previews = titled(PreviewTypes.inProgram())
    if previews.isEmpty { throw .noPreviews }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: error.localizedDescription)
    }
    var paths: [String] = []
    var entries: [Entry] = []
    for (title, type) in previews {
      paths.append(try write(type, as: title, to: "\(folder)/\(title)"))
      // "Module.Type", or "Module.(unknown context at …).Type".
      let module = String(reflecting: type).prefix { $0 != "." }
      entries.append(
        Entry(title: type._previewTitle ?? "\(type)", module: String(module), file: title))
    }
    try write(entries, to: folder + "/previews.json")
    return paths
  }

  private func write(_ entries: [Entry], to path: String) throws(LaunchError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(entries).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// Those of one title are numbered from the second on.
  private func titled(
    _ types: [any PreviewProvider.Type]
  ) -> [(title: String, type: any PreviewProvider.Type)] {
    var counts: [String: Int] = [:]
    return types.map { type in
      (title: Self.fileName(type._previewTitle ?? "\(type)"), type: type)
    }
    .sorted { $0.title < $1.title }
    .map { title, type in
      counts[title, default: 0] += 1
      let number = counts[title, default: 1]
      return (title: number == 1 ? title : "\(title)-\(number)", type: type)
    }
  }

  /// Without what a file's name cannot have.
  private static func fileName(_ title: String) -> String {
    let name = String(title.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.prefix(80))
    return name.isEmpty || name.hasPrefix(".") ? "preview" + name : name
  }

  private func write<P: PreviewProvider>(
    _ type: P.Type, as title: String, to path: String
  ) throws(LaunchError) -> String {
    let measurer = PangoTextMeasurer()
    let viewHost = ViewHost(title: title, measurer: measurer) { P.previews }
    let host = HeadlessHost(viewHost: viewHost, measurer: measurer, size: size)
    withExtendedLifetime(DesktopSettingsLink(host: host, options: options)) { host.loop.update() }
    let scene = viewHost.scene
    var tree = Tree(root: Node(id: scene.windowID, role: .frame, name: scene.title))
    _ = tree.apply(scene.takeUpdate())
    do {
      try host.writePNG(to: path + ".png")
      try TreeText(tree, detail: .actions).text
        .write(toFile: path + ".txt", atomically: true, encoding: .utf8)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    return path + ".png"
  }
}
