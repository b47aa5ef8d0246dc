// SPDX-License-Identifier: Apache-2.0

/// One `import` in a Swift file.
struct ImportStatement {
  let module: String
  /// `path:line`.
  let place: String

  /// Every import of a file, with any attribute, access level or kind before the module's name.
  static func all(in file: SourceFile) -> [ImportStatement] {
    let pattern =
      /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    guard file.holds("import ") else { return [] }
    return file.lines.filter { $0.text.contains("import ") }.compactMap { line in
      line.text.firstMatch(of: pattern).map {
        ImportStatement(module: String($0.1), place: "\(file.path):\(line.number)")
      }
    }
  }
}
