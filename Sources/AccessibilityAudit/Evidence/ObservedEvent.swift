// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One event that came during a trial, and whether it was true.
public struct ObservedEvent: Hashable, Sendable, Codable {
  /// "object:state-changed:focused".
  public var kind: String
  /// nil for an element that was not in the tree that is judged.
  public var element: ElementID?
  /// "slider[Volume]".
  public var place: String
  /// Text or number that it carried.
  public var carried: String
  /// What it says that the element is like now ("on"); nil where it says nothing that can be read.
  public var claimed: String?
  /// What the element said when it was read afterwards.
  public var found: String?

  public init(
    kind: String, element: ElementID?, place: String, carried: String = "",
    claimed: String? = nil, found: String? = nil
  ) {
    self.kind = kind
    self.element = element
    self.place = place
    self.carried = carried
    self.claimed = claimed
    self.found = found
  }
}
