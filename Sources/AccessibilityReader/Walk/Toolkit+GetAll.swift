// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension Toolkit {
  /// False where `GetAll` could end the application, or the toolkit is not known: each property is
  /// then asked for alone.
  func survivesGetAll(of interface: Interface) -> Bool {
    !name.isEmpty && !mayHave(.endsAtGetAll)
      && (interface == .accessible || !mayHave(.endsAtGetAllOfOthers))
  }
}
