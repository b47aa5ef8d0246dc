// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EvenhandCommand

/// How a module's file is found in a project.
@Suite struct ProjectSourcesTests {
  private func project(_ files: [String]) throws -> String {
    let folder = NSTemporaryDirectory() + "evenhand-" + UUID().uuidString
    for file in files {
      let path = URL(fileURLWithPath: folder + "/" + file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: path)
    }
    return folder
  }

  @Test(
    arguments: [
      // The only one of its name.
      (["Sources/Mixer/VolumeDial.swift"], "Sources/Mixer/VolumeDial.swift"),
      (["src/ui/VolumeDial.swift"], "src/ui/VolumeDial.swift"),
      // Of several, the one in the module's folder.
      (
        ["Sources/Mixer/Views/VolumeDial.swift", "Old/VolumeDial.swift"],
        "Sources/Mixer/Views/VolumeDial.swift"
      ),
      (["a/VolumeDial.swift", "b/VolumeDial.swift"], nil),
      (["Sources/Mixer/VolumeDial.swift", "Copy/Mixer/VolumeDial.swift"], nil),
      // What a build leaves behind is not the project's.
      ([".build/Mixer/VolumeDial.swift", "x/VolumeDial.swift"], "x/VolumeDial.swift"),
      (["Sources/Mixer/Other.swift"], nil),
    ] as [([String], String?)])
  func `a module's file is found where it stands alone`(files: [String], expected: String?) throws {
    let folder = try project(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = ProjectSources(folder: folder).paths(of: ["Mixer/VolumeDial.swift"])
    #expect(paths["Mixer/VolumeDial.swift"] == expected)
  }
}
