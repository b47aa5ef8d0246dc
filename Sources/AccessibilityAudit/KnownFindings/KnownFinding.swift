// SPDX-License-Identifier: Apache-2.0

/// A finding that somebody knows of, with why it is let pass.
public struct KnownFinding: Hashable, Sendable, Codable {
  /// What it is recognised by.
  public var fingerprint: String
  /// The application's name; entries of other applications are left alone.
  public var application: String
  /// The rule's id.
  public var rule: String
  /// For the person who reads the file; never compared.
  public var selector: String
  /// In a person's words; never empty.
  public var reason: String
  /// The last day on which it holds ("2027-03-31"); nil where it has no end.
  public var expires: CalendarDay?

  public init(
    fingerprint: String, application: String, rule: String, selector: String, reason: String,
    expires: CalendarDay? = nil
  ) {
    self.fingerprint = fingerprint
    self.application = application
    self.rule = rule
    self.selector = selector
    self.reason = reason
    self.expires = expires
  }
}
