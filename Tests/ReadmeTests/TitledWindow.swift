// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What the pages of rules say of a window without a title.
struct TitledApp: App {
  var body: some Scene {
    WindowGroup("Preferences") { PreferencesView() }
  }
}

struct PreferencesView: View {
  var body: some View { Text("Nothing to prefer") }
}
