// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A card that flies away when it is thrown far enough.
struct SwipeCardView: View {
  enum Verdict: String {
    case none = "undecided"
    case yes = "kept"
    case no = "passed"
  }

  @State private var verdict = Verdict.none
  @State private var offset: CGSize = .zero

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.white)
        .overlay(Text("Lisbon").font(.title))
        .frame(width: 220, height: 140)
        .shadow(radius: 3)
        .offset(x: offset.width, y: 0)
        .rotationEffect(.degrees(Double(offset.width / 15)))
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
              if value.predictedEndTranslation.width > 150 {
                verdict = .yes
              } else if value.predictedEndTranslation.width < -150 {
                verdict = .no
              }
              offset = .zero
            }
        )
      Text("You have \(verdict.rawValue) it")
    }
  }
}
