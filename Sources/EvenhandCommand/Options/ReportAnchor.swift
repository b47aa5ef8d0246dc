// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// The file of the project that a finding points to when its source is not known: GitHub refuses
/// results that point nowhere.
struct ReportAnchor: Sendable {
  /// From the current folder, where the project is.
  let path: String

  init(_ given: String?) throws(CommandError) {
    guard let given else {
      path = Self.usual
      return
    }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardized.path
    let file = URL(fileURLWithPath: given).standardized.path
    guard file.hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw .usage("--sarif-anchor needs a file below the current folder")
    }
    guard FileManager.default.fileExists(atPath: file) else {
      throw .usage("--sarif-anchor: there is no file \(Escaped.brief(given))")
    }
    path = String(file.dropFirst(folder.count).drop { $0 == "/" })
  }

  /// What describes the application (AppStream, the desktop entry), or the project; the first of
  /// them that is here.
  private static var usual: String {
    for folder in [".", "data"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      for suffix in [".metainfo.xml", ".appdata.xml", ".desktop"] {
        if let name = names.first(where: { $0.hasSuffix(suffix) }) {
          return folder == "." ? name : folder + "/" + name
        }
      }
    }
    return "README.md"
  }
}
