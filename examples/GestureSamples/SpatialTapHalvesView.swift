// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The left half counts down, the right half up.
struct SpatialTapHalvesView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .font(.largeTitle)
      .frame(width: 240, height: 120)
      .background(Color.mint)
      .contentShape(Rectangle())
      .onTapGesture(coordinateSpace: .local) { location in
        count += location.x < 120 ? -1 : 1
      }
  }
}
