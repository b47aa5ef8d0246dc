// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// The pictures and trees of a package's previews, a folder for each module, and a page with all.
struct PreviewSheet {
  /// What a program says of each preview that it has drawn, in `previews.json`.
  private struct Drawn: Decodable {
    let title: String
    let module: String
    /// Without an extension.
    let file: String
  }

  private struct Entry {
    let drawn: Drawn
    /// From the folder on, without an extension.
    let path: String
    let tree: String
  }

  let folder: String
  let modules: Set<String>
  private var entries: [Entry] = []

  init(folder: String, modules: Set<String>) {
    self.folder = folder
    self.modules = modules
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Takes over what a program has drawn, as far as it is the package's and not there already.
  ///
  /// - Returns: The pictures' paths.
  mutating func take(_ place: String) throws(CommandError) -> [String] {
    let known = Set(entries.map(\.drawn.module))
    let drawn: [Drawn]
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: place + "/previews.json"))
      drawn = try JSONDecoder().decode([Drawn].self, from: data)
    } catch {
      throw .invalid("what was drawn cannot be used: \(Output.reason(error))")
    }
    var paths: [String] = []
    // Two programs have the previews of one library.
    for preview in drawn where modules.contains(preview.module) && !known.contains(preview.module) {
      let path = preview.module + "/" + preview.file
      let from = place + "/" + preview.file
      do {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + preview.module, withIntermediateDirectories: true)
        for kind in [".png", ".txt"] {
          let target = folder + "/" + path + kind
          try? FileManager.default.removeItem(atPath: target)
          try FileManager.default.copyItem(atPath: from + kind, toPath: target)
        }
        let tree = try String(contentsOfFile: from + ".txt", encoding: .utf8)
        entries.append(Entry(drawn: preview, path: path, tree: tree))
      } catch {
        throw .usage("cannot write \(folder)/\(path): \(Output.reason(error))")
      }
      paths.append("\(folder)/\(path).png")
    }
    return paths
  }

  /// The preview that a program was drawing when it ended, as `drawing.json` says.
  static func begun(in place: String) -> String? {
    let data = FileManager.default.contents(atPath: place + "/drawing.json") ?? Data()
    return (try? JSONDecoder().decode([Drawn].self, from: data))?.last?.file
  }

  /// `index.html`: each picture with its tree.
  func writeIndex(of package: String) throws(CommandError) {
    guard !isEmpty else { return }
    let sections = Dictionary(grouping: entries, by: \.drawn.module).sorted { $0.key < $1.key }
      .map { module, entries in
        "<h2>\(XMLText.markup(module))</h2>\n"
          + entries.sorted { $0.path < $1.path }.map(Self.figure).joined()
      }
    let title = XMLText.markup("Previews of \(package)")
    try Output(path: folder + "/index.html").write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.4 sans-serif; margin: 1rem; }
      img { max-width: 100%; border: 1px solid GrayText; }
      pre { overflow-x: auto; }
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(sections.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """)
  }

  private static func figure(_ entry: Entry) -> String {
    let path = entry.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    let title = XMLText.markup(entry.drawn.title)
    return """
      <h3>\(title)</h3>
      <p><img src="\(XMLText.markup(path)).png" alt="Picture of \(title)"></p>
      <details open><summary>Tree</summary>
      <pre tabindex="0">\(XMLText.markup(entry.tree))</pre>
      </details>

      """
  }
}
