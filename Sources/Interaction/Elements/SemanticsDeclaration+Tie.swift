// SPDX-License-Identifier: Apache-2.0

extension SemanticsDeclaration {
  /// What an element has in common with others that name the same key: it becomes AT-SPI's
  /// relations, and where an element has no name, its label's.
  public struct Tie: Hashable {
    public enum Place: Hashable, Sendable {
      /// Names the contents: `LABEL_FOR`.
      case label
      /// Is named by the labels: `LABELLED_BY`.
      case content
      /// Belongs with all others of the group: `MEMBER_OF`.
      case member
      /// Leads to the destinations: `FLOWS_TO`.
      case origin
      /// Can be reached from the origins: `FLOWS_FROM`.
      case destination
    }

    public var key: AnyHashable
    public var place: Place

    public init(_ key: AnyHashable, _ place: Place) {
      self.key = key
      self.place = place
    }
  }
}
