// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The arrows of the first mermaid graph in a Markdown text: who may import whom.
struct ModulePicture {
  /// One arrow, from the module that imports to the module that is imported.
  struct Arrow: Hashable, CustomStringConvertible {
    let importer: String
    let imported: String

    var description: String { "\(importer) --> \(imported)" }
  }

  let arrows: Set<Arrow>

  /// Reads lines such as `A --> B`, `A --> B & C` and `A["a label"] --> B --> C`.
  init(markdown: String) {
    var isInside = false
    var arrows: Set<Arrow> = []
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("```") {
        if isInside { break }
        isInside = line.hasPrefix("```mermaid")
        continue
      }
      guard isInside else { continue }
      let ranks = line.components(separatedBy: "-->").map(Self.modules)
      for (importers, imported) in zip(ranks, ranks.dropFirst()) {
        for importer in importers {
          arrows.formUnion(imported.map { Arrow(importer: importer, imported: $0) })
        }
      }
    }
    self.arrows = arrows
  }

  /// The names in `A & B["a label"]`.
  private static func modules(_ text: String) -> [String] {
    text.split(separator: "&").compactMap { part in
      part.firstMatch(of: /^\s*(\w+)/).map { String($0.1) }
    }
  }
}
