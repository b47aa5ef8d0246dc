// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The one role that is not published under its own number.
///
/// Libraries before 2.56 take 130 for the end of their list, and Orca 43 then speaks no state. So a
/// switch is published as a toggle button with `xml-roles=switch`, which every Orca reads: the older
/// ones as "toggle button pressed", the newer ones as "switch on".
enum RoleMapping {
  static func published(_ role: Role) -> Role {
    role == .switchControl ? .toggleButton : role
  }

  /// What the published role leaves out, for the `xml-roles` attribute.
  static func xmlRole(_ role: Role) -> String? {
    role == .switchControl ? "switch" : nil
  }
}
