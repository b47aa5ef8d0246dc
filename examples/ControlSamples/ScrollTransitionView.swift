// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Days that grow faint and small as they leave the window.
struct ScrollTransitionView: View {
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  @State private var chosen = "Monday"

  var body: some View {
    VStack(spacing: 12) {
      Text("Chosen: \(chosen)")
      ScrollView {
        VStack(spacing: 12) {
          ForEach(Self.days, id: \.self) { day in
            Button(day) { chosen = day }
              .font(.title2)
              .frame(maxWidth: .infinity, minHeight: 60)
              .background(.mint.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
              .scrollTransition { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.3)
                  .scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
          }
        }
        .padding(.horizontal)
      }
      .frame(height: 260)
    }
  }
}
