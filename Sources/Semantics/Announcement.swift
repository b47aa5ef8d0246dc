// SPDX-License-Identifier: Apache-2.0

/// A sentence for the screen reader that no property of the focused element says.
///
/// Orca speaks it from version 45; what an Orca 43 user must hear belongs in the focused element's
/// name, value or description.
public struct Announcement: Hashable, Sendable {
  /// How it competes with other speech, by AT-SPI's numbers.
  public enum Politeness: Sendable, Hashable {
    case polite
    case assertive
  }

  /// What is spoken, in the application's language.
  public var text: String
  /// Whether it waits for other speech or may interrupt it.
  public var politeness: Politeness
  /// The element it is about.
  public var source: ElementID

  public init(_ text: String, politeness: Politeness = .polite, source: ElementID) {
    self.text = text
    self.politeness = politeness
    self.source = source
  }
}
