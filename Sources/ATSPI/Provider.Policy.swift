// SPDX-License-Identifier: Apache-2.0

extension Provider {
  /// When the application is on the accessibility bus.
  public enum Policy: String, Sendable, Hashable, CaseIterable {
    /// While the desktop says that an assistive technology is in use
    /// (`org.a11y.Status.IsEnabled`), in both directions.
    case auto
    /// Whenever there is a bus.
    case on
    case off
  }
}
