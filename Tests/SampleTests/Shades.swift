// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views
import WindowHost

/// A picture as characters: one for each cell, darker ones for darker cells.
struct ShadeGrid {
  /// From white to black.
  static let inks = Array(" .:-=+*#%@")

  let columns: Int
  let rows: Int

  /// A line for each row of cells.
  @MainActor
  func shades(of picture: Picture) -> [String] {
    let (width, height) = (picture.width / columns, picture.height / rows)
    return (0..<rows).map { row in
      let line = (0..<columns).map { column in
        var sum = 0.0
        var count = 0.0
        for y in stride(from: row * height, to: (row + 1) * height, by: 2) {
          for x in stride(from: column * width, to: (column + 1) * width, by: 2) {
            sum += picture.color(x: x, y: y).map(Self.gray) ?? 0
            count += 1
          }
        }
        let darkness = (1 - sum / count) * Double(Self.inks.count - 1)
        return Self.inks[min(max(Int(darkness.rounded()), 0), Self.inks.count - 1)]
      }
      return String(String(line).reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func gray(_ color: Color) -> Double {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
  }
}

/// A file of shades.
///
/// It is coarse on purpose: another version of a font changes a shade, and a control that is gone, cut
/// off or in other colours changes many. `EVENHAND_RECORD=1` writes it anew, and fails, so that it is
/// looked at.
struct ShadeGolden {
  private let file: URL

  init(_ name: String) {
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name)")
  }

  func expect(_ shown: String) throws {
    if ProcessInfo.processInfo.environment["EVENHAND_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try shown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.lastPathComponent) is written anew")
      return
    }
    let golden = try #require(
      try? String(contentsOf: file, encoding: .utf8),
      "there is no \(file.lastPathComponent): record it with EVENHAND_RECORD=1")
    let difference = try #require(
      ShadeDifference(shown, golden), "\(file.lastPathComponent) has other lines:\n\(shown)")
    #expect(difference.isSmall, "\(file.lastPathComponent): \(difference)\n\(shown)")
  }
}

/// How far two pictures of shades are apart.
struct ShadeDifference: CustomStringConvertible {
  /// Shades that one cell differs by, on the average of all that are inked in either.
  let mean: Double
  /// The part of the inked cells that differ by more than a font's version makes.
  let far: Double

  /// Nil where they have not the same lines.
  init?(_ one: String, _ other: String) {
    let (lines, others) = (
      one.split(separator: "\n", omittingEmptySubsequences: false),
      other.split(separator: "\n", omittingEmptySubsequences: false)
    )
    guard lines.count == others.count else { return nil }
    var (sum, far, inked) = (0, 0, 0)
    for (line, otherLine) in zip(lines, others) {
      let (cells, otherCells) = (Array(line), Array(otherLine))
      for column in 0..<max(cells.count, otherCells.count) {
        let shade = Self.shade(column, in: cells)
        let otherShade = Self.shade(column, in: otherCells)
        if shade == 0 && otherShade == 0 { continue }
        inked += 1
        sum += abs(shade - otherShade)
        if abs(shade - otherShade) > 2 { far += 1 }
      }
    }
    mean = inked == 0 ? 0 : Double(sum) / Double(inked)
    self.far = inked == 0 ? 0 : Double(far) / Double(inked)
  }

  var isSmall: Bool { mean <= 0.6 && far <= 0.04 }

  var description: String {
    "the inked cells differ by \(mean) shades, \(far * 100) % of them far"
  }

  private static func shade(_ column: Int, in cells: [Character]) -> Int {
    cells.indices.contains(column) ? ShadeGrid.inks.firstIndex(of: cells[column]) ?? 0 : 0
  }
}
