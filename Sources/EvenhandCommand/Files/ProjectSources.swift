// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the files of a project that a program names by module and file, as Swift's `#fileID` does.
struct ProjectSources: Sendable {
  /// More than large projects have; a walk through a whole disk is none.
  private static let mostEntries = 200_000

  /// Where the project is.
  let folder: String

  init(folder: String = FileManager.default.currentDirectoryPath) {
    self.folder = folder
  }

  /// "Mixer/VolumeDial.swift" leads to "Sources/Mixer/VolumeDial.swift". What is found at no place,
  /// or at several of which not one alone lies in the module's folder, is left out.
  func paths(of names: Set<String>) -> [String: String] {
    let wanted = Dictionary(grouping: names) {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    if wanted.isEmpty { return [:] }
    let found = places(of: Set(wanted.keys))
    var paths: [String: String] = [:]
    for (file, names) in wanted {
      let places = found[file] ?? []
      for name in names {
        let module = name.split(separator: "/").first.map(String.init) ?? ""
        let inModule = places.filter {
          $0.split(separator: "/").dropLast().contains { $0 == module }
        }
        let best = inModule.count == 1 ? inModule : places
        if best.count == 1 { paths[name] = best[0] }
      }
    }
    return paths
  }

  /// From the folder, by file name. What is hidden (".build") is not looked into.
  private func places(of files: Set<String>) -> [String: [String]] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [:] }
    var places: [String: [String]] = [:]
    var count = 0
    let depth = root.standardized.pathComponents.count
    while let entry = walk.nextObject() as? URL, count < Self.mostEntries {
      count += 1
      guard files.contains(entry.lastPathComponent) else { continue }
      let path = entry.standardized.pathComponents.dropFirst(depth).joined(separator: "/")
      places[entry.lastPathComponent, default: []].append(path)
    }
    return places
  }
}
