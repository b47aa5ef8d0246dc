// SPDX-License-Identifier: Apache-2.0

/// What goes into a SARIF file, and where its results point to.
public struct SARIFOptions: Hashable, Sendable {
  /// What is written beside violations. Nothing of it fails a check of a code host.
  public enum Extra: String, Hashable, Sendable, CaseIterable {
    /// What needs review, as results of the kind `review`.
    case incomplete
    /// What nobody requires, as results of the kind `informational`.
    case advice
  }

  /// A file's path from the project's folder. GitHub refuses a file with a result that points to
  /// none, so that findings without a source point there.
  public var anchor: String
  /// What is written beside violations; empty for nothing.
  public var includes: Set<Extra>

  public init(anchor: String = "README.md", includes: Set<Extra> = []) {
    self.anchor = anchor
    self.includes = includes
  }
}
