// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Tiles of which so many fill the row, and a box that says how large it is.
struct RelativeFramesView: View {
  @State private var perRow = 3
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(1..<7) { number in
            Text("\(number)")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(.indigo.opacity(0.25))
              .containerRelativeFrame(.horizontal, count: perRow, spacing: 8)
          }
        }
      }
      .frame(height: 80)
      Stepper("\(perRow) in a row", value: $perRow, in: 1...5)
      Text(String(repeating: "wide ", count: perRow))
        .padding()
        .border(.gray)
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { newSize in
          size = newSize
        }
      Text("\(Int(size.width)) by \(Int(size.height))")
    }
    .padding()
  }
}
