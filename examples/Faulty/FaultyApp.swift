// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `faulty`: one accessibility fault a control, for the audit to find.
@main
struct FaultyApp: App {
  var body: some Scene {
    // window-title: the window has none.
    WindowGroup("") { FaultyView() }
      .defaultSize(width: 620, height: 640)
  }
}
