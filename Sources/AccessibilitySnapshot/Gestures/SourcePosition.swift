// SPDX-License-Identifier: Apache-2.0

/// The place in an application's source where something was declared.
public struct SourcePosition: Codable, Hashable, Sendable, CustomStringConvertible {
  /// As the compiler's `#fileID` gives it ("Mixer/VolumeDial.swift"): the module and the file's name.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1; nil where it is not known.
  public let column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// "Mixer/VolumeDial.swift:12", and ":5" behind it where the column is known.
  public var description: String {
    "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}
