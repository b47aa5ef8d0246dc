// SPDX-License-Identifier: Apache-2.0

import Semantics

extension XDisplay {
  /// The menus and lists of combo boxes that stand open: a click beside one closes it, and does nothing
  /// else.
  var openMenus: Set<UInt32> {
    let kinds = Set(Self.kindsOfMenus.map(atom))
    return shownWindows(unmanaged: true).filter { window in
      !kinds.isDisjoint(with: numbers("_NET_WM_WINDOW_TYPE", of: window))
    }
  }

  private static let kindsOfMenus = ["POPUP_MENU", "DROPDOWN_MENU", "COMBO"].map {
    "_NET_WM_WINDOW_TYPE_" + $0
  }

  /// Closes what an earlier key or request has opened and nothing has closed.
  func closeMenus(
    by keyboard: XKeyboard, isolation: isolated (any Actor)? = #isolation
  ) async {
    // A menu, and two that open from it.
    for _ in 0..<3 where !openMenus.isEmpty {
      try? keyboard.press(KeyBinding(.escape))
      let end = ContinuousClock.now + .milliseconds(400)
      while !openMenus.isEmpty, ContinuousClock.now < end {
        try? await Task.sleep(for: .milliseconds(15))
      }
    }
  }
}
