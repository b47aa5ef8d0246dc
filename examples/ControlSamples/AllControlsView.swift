// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// All samples on one page, each in a box of its own: as much as a page can have.
package struct AllControlsView: View {
  package init() {}

  package var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(ControlSample.all, id: \.title) { sample in
          GroupBox(sample.title) { sample.view.frame(height: 320) }
        }
      }
      .padding()
    }
  }
}
