// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Cards that stop at their edges, and are leafed through.
struct ScrollTargetsView: View {
  private static let months = ["January", "February", "March", "April", "May"]

  @State private var month: String? = "January"

  private var index: Int { Self.months.firstIndex(of: month ?? "") ?? 0 }

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(Self.months, id: \.self) { name in
            RoundedRectangle(cornerRadius: 16)
              .fill(.mint.opacity(0.4))
              .overlay(Text(name).font(.title))
              .frame(width: 260, height: 160)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $month)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollIndicators(.hidden)
      .frame(height: 180)
      HStack {
        Button("Previous") { withAnimation { month = Self.months[index - 1] } }
          .disabled(index == 0)
        Text("\(index + 1) of \(Self.months.count)")
          .monospacedDigit()
        Button("Next") { withAnimation { month = Self.months[index + 1] } }
          .disabled(index == Self.months.count - 1)
      }
    }
  }
}
