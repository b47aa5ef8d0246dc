// SPDX-License-Identifier: Apache-2.0

/// How the accessibility bus stands.
public struct BusStatus: Hashable, Sendable {
  /// Where the bus was reached.
  public let address: String
  /// The registry's answer came.
  public let registryAnswers: Bool
  /// `org.a11y.Status.IsEnabled`; nil where there is no session bus to ask. Most toolkits publish
  /// nothing while it is false.
  public let isEnabled: Bool?

  public init(address: String, registryAnswers: Bool, isEnabled: Bool?) {
    self.address = address
    self.registryAnswers = registryAnswers
    self.isEnabled = isEnabled
  }
}
