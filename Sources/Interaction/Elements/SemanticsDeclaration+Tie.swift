// SPDX-License-Identifier: Apache-2.0

extension SemanticsDeclaration {
  /// One end of a relation between the elements that name the same key: AT-SPI's relations, and for
  /// an element without a name, that of its label.
  public struct Tie: Hashable {
    /// Which end of a relation the element is.
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

    /// Elements that name the same one are related.
    public var key: AnyHashable
    /// What the element is to the others of its key.
    public var place: Place

    public init(_ key: AnyHashable, _ place: Place) {
      self.key = key
      self.place = place
    }
  }
}
