// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A mark that slides to the word that is tapped.
struct MatchedGeometryView: View {
  @Namespace private var marks
  @State private var chosen = "Day"

  var body: some View {
    HStack(spacing: 4) {
      ForEach(["Day", "Week", "Month"], id: \.self) { name in
        Text(name)
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .background {
            if name == chosen {
              Capsule()
                .fill(.teal.opacity(0.3))
                .matchedGeometryEffect(id: "mark", in: marks)
            }
          }
          .contentShape(Capsule())
          .onTapGesture {
            withAnimation(.snappy) { chosen = name }
          }
          .accessibilityAddTraits(name == chosen ? [.isButton, .isSelected] : .isButton)
      }
    }
    .padding()
  }
}
