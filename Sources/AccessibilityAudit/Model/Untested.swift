// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Something that a rule would judge, and could not.
public struct Untested: Hashable, Sendable {
  /// nil for everything that the rule judges.
  public let element: ElementID?
  /// Completes "not tested: ..." ("needs --drive keyboard").
  public let reason: String
}
