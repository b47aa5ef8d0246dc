// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Lights on a wall, mixed in the way that is picked.
struct BlendingView: View {
  private enum Mixture: String, CaseIterable, Identifiable {
    case normal, screen, multiply, difference
    var id: Self { self }

    var mode: BlendMode {
      switch self {
      case .normal: .normal
      case .screen: .screen
      case .multiply: .multiply
      case .difference: .difference
      }
    }
  }

  @State private var mixture = Mixture.screen
  @State private var isFaded = false

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        Circle().fill(.red).offset(x: -40, y: 20).blendMode(mixture.mode)
        Circle().fill(.green).offset(x: 40, y: 20).blendMode(mixture.mode)
        Circle().fill(.blue).offset(y: -40).blendMode(mixture.mode)
      }
      .frame(width: 120, height: 120)
      .padding(50)
      .background(mixture == .multiply ? .white : .black)
      .compositingGroup()
      .opacity(isFaded ? 0.4 : 1)
      Picker("Mixture", selection: $mixture) {
        ForEach(Mixture.allCases) { Text($0.rawValue.capitalized) }
      }
      Toggle("Faded", isOn: $isFaded)
    }
    .padding()
  }
}
