// SPDX-License-Identifier: Apache-2.0

/// A known fault of the toolkit that a finding comes from.
public struct ToolkitIssue: Hashable, Sendable {
  /// Where the toolkit's makers keep the fault.
  public let url: String
  /// One sentence that says what the toolkit does.
  public let text: String

  public init(url: String, text: String) {
    self.url = url
    self.text = text
  }
}
