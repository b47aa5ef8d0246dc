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
  /// Seconds that what moves as a preview opens, or loads what it shows, has to come to rest.
  private static let patience = 1.5

  /// - Parameter size: Of each picture, in points; nil for a window's usual one.
  package init(options: LaunchOptions, size: CGSize? = nil) {
    self.options = options
    self.size = size ?? HeadlessHost.defaultSize
  }

  /// Writes `Title.png` and `Title.txt` for each, and `previews.json`, and makes the folder where it
  /// is not there. A preview that ends the program is not drawn when it is started once more with the
  /// same folder.
  ///
  /// - Returns: The pictures' paths, in the order of their names.
  package func write(to folder: String) throws(LaunchError) -> [String] {
    let previews = try TitledPreview.inProgram()
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: error.localizedDescription)
    }
    var record = PreviewRecord(folder: folder)
    do throws(LaunchError) {
      for preview in previews where !record.knows(preview.title) {
        try record.begin(preview)
        try write(preview, to: "\(folder)/\(preview.title)")
      }
      return try record.finish()
    } catch {
      record.remove()
      throw error
    }
  }

  private func write(_ preview: TitledPreview, to path: String) throws(LaunchError) {
    let measurer = PangoTextMeasurer()
    let viewHost = ViewHost(title: preview.title, measurer: measurer) { preview.content }
    let host = HeadlessHost(viewHost: viewHost, measurer: measurer, size: size)
    viewHost.update()
    if let asked = viewHost.previewSize {
      viewHost.size = asked
      viewHost.scene.size = asked
    }
    withExtendedLifetime(DesktopSettingsLink(host: host, options: options)) {
      host.settle(within: Self.patience)
    }
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
  }
}
