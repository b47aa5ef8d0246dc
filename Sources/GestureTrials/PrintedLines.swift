// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// Kinds of lines that a program prints: each once, in their order, with "#" for each number. How
/// often something is told depends on how many steps a way takes, and so do the numbers in it.
struct PrintedLines: Hashable, Portable {
  /// More kinds of lines than these are no trace that somebody reads.
  private static let most = 50

  private(set) var lines: [String] = []

  init() {}

  init(_ text: String) {
    var seen: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let kind = CountedText.masked(String(line))
      guard seen.insert(kind).inserted else { continue }
      lines.append(kind)
      if lines.count == Self.most { return }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Those that others have not.
  func subtracting(_ others: PrintedLines) -> PrintedLines {
    var rest = PrintedLines()
    rest.lines = lines.filter { !others.lines.contains($0) }
    return rest
  }

  func isSuperset(of others: PrintedLines) -> Bool {
    others.lines.allSatisfy(lines.contains)
  }

  /// What a report says of it.
  var text: String {
    let first = "prints \u{201c}\(lines.first ?? "")\u{201d}"
    return lines.count > 1 ? first + " and \(lines.count - 1) more" : first
  }

  func write(to writer: inout PortableWriter) { writer.write(lines) }

  init(from reader: inout PortableReader) throws(PortableDamage) { lines = try reader.value() }
}
