// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A thin line between two rows of a list in one box.
struct RowLine: View {
  var body: some View {
    Rectangle()
      .fill(.rowLine)
      .frame(height: 1)
      .padding(.horizontal, 12)
      .accessibilityHidden(true)
  }
}
