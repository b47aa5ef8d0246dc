// SPDX-License-Identifier: Apache-2.0

/// A place in the source, kept as the compiler gave it: nothing is built until somebody asks.
public struct SourceOrigin: Sendable, CustomStringConvertible {
  /// The module and the file's name ("Mixer/VolumeDial.swift"), as `#fileID` gives them.
  public let fileID: StaticString
  /// Counted from 1.
  public let line: UInt

  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// "Mixer/VolumeDial.swift:12".
  public var description: String { "\(fileID):\(line)" }
}
