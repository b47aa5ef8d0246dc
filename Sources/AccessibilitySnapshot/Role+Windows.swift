// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Role {
  /// What stands beside an application's windows on the bus, and comes and goes by itself: a menu, a
  /// tool tip. Everything else that an application shows there is a window, whatever its role says.
  package var isPopup: Bool { Self.popups.contains(self) }

  private static let popups: Set<Role> = [.popupMenu, .menu, .toolTip, .notification]
}
