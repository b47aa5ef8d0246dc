// SPDX-License-Identifier: Apache-2.0

/// Where a link leads.
public struct LinkContent: Hashable, Sendable {
  /// "https://example.org/page"
  public var address: String

  public init(address: String) {
    self.address = address
  }
}
