// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The Swift samples of documentation comments are code that is compiled: it stands in files beside this
/// one.
struct CommentSampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// What is no Swift: the forms of files.
  private static let forms = ["InputRecording.swift", "Configuration.swift"]

  /// The indented lines that stand alone in comments, each block as its lines without indentation.
  private func samples(of file: URL) throws -> [[String]] {
    var samples: [[String]] = []
    var isInside = false
    var isAfterBlank = false
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("///") else {
        (isInside, isAfterBlank) = (false, false)
        continue
      }
      let text = line.dropFirst(3)
      let isCode = text.hasPrefix("     ") && (isInside || isAfterBlank)
      if isCode {
        if !isInside { samples.append([]) }
        samples[samples.count - 1].append(text.trimmingCharacters(in: .whitespaces))
      }
      (isInside, isAfterBlank) = (isCode, text.allSatisfy(\.isWhitespace))
    }
    return samples
  }

  @Test func `each stands in a file beside this one`() throws {
    let compiled = try ["CommentSamples", "VolumeDial"].map { name in
      try String(
        contentsOf: Self.root.appending(path: "Tests/ReadmeTests/\(name).swift"), encoding: .utf8
      )
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
    }
    .joined()
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      guard !Self.forms.contains(file.lastPathComponent) else { continue }
      for sample in try samples(of: file) {
        count += 1
        let text = sample.filter { $0 != "@main" }.joined(separator: "\n")
        #expect(compiled.contains(text), "\(file.lastPathComponent):\n\(text)")
      }
    }
    #expect(count >= 14)
  }
}
