// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A picture behind a star, or cut to another shape.
struct MasksView: View {
  private enum Cut: String, CaseIterable {
    case circle = "Circle", capsule = "Capsule", corner = "Leaf"

    var shape: AnyShape {
      switch self {
      case .circle: AnyShape(Circle())
      case .capsule: AnyShape(Capsule())
      case .corner:
        AnyShape(UnevenRoundedRectangle(topLeadingRadius: 50, bottomTrailingRadius: 50))
      }
    }
  }

  @State private var cut = Cut.circle

  var body: some View {
    VStack(spacing: 16) {
      Image("Harbour", bundle: .module)
        .resizable()
        .frame(width: 180, height: 120)
        .clipShape(cut.shape)
      Picker("Cut", selection: $cut) {
        ForEach(Cut.allCases, id: \.self) { cut in Text(cut.rawValue) }
      }
      .pickerStyle(.segmented)
      LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
        .frame(width: 200, height: 60)
        .mask {
          Text("Masked").font(.largeTitle.weight(.heavy)).lineLimit(1).minimumScaleFactor(0.5)
        }
      Image(decorative: "Harbour", bundle: .module)
        .resizable()
        .frame(width: 120, height: 60)
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        .cornerRadius(8)
    }
    .padding()
  }
}
