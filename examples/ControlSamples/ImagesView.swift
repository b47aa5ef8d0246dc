// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A picture that a tap shows whole or filling its room, in its own colours or in the tint's.
struct ImagesView: View {
  @State private var isFilling = false
  @State private var isTemplate = false

  var body: some View {
    VStack(spacing: 16) {
      Image("Harbour", bundle: .module, label: Text("Harbour at dusk"))
        .resizable()
        .aspectRatio(contentMode: isFilling ? .fill : .fit)
        .frame(width: 160, height: 160)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .contentShape(Rectangle())
        .onTapGesture { isFilling.toggle() }
        .accessibilityValue(isFilling ? "fills its frame" : "whole")
      HStack(spacing: 16) {
        Image("Anchor", bundle: .module)
          .renderingMode(isTemplate ? .template : .original)
          .foregroundStyle(.orange)
        Image(decorative: "Harbour", bundle: .module)
          .resizable()
          .scaledToFill()
          .frame(width: 48, height: 48)
          .clipShape(Circle())
        Image(systemName: "camera")
          .imageScale(.large)
        Image(systemName: "heart")
          .symbolVariant(.fill)
          .foregroundStyle(.pink)
        Image(systemName: "sun.max.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 40)
      }
      Toggle("Tinted anchor", isOn: $isTemplate)
    }
    .padding()
  }
}
