// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap, a double tap that comes before a single one, and a long press.
struct ButtonsPage: View {
  @Binding var status: String
  @State private var rings = 0
  @State private var likes = 0
  @State private var isOpen = false
  @State private var marks = 3
  @GestureState private var isPressing = false
  @Environment(\.pageGrowth) private var growth

  var body: some View {
    VStack(spacing: 20) {
      Button("Ring the bell") {
        rings += 1
        status = "The bell rang, \(times(rings))."
      }
      .accessibilityValue(rings == 0 ? "" : "rang \(times(rings))")
      .prefersDefaultFocus()

      tile(
        "Postcard",
        Color(
          light: Color(red: 0.93, green: 0.90, blue: 0.98),
          dark: Color(red: 0.24, green: 0.19, blue: 0.34))
      )
      .gesture(likeOrOpen)
      .accessibilityValue(postcard)
      .accessibilityHint("Press to open or close, double tap to like")

      tile(
        "Hold to erase",
        isPressing
          ? Color(
            light: Color(red: 1, green: 0.88, blue: 0.82),
            dark: Color(red: 0.42, green: 0.18, blue: 0.12)) : .paper
      )
      .gesture(erase)
      .accessibilityValue(marks == 1 ? "1 mark" : "\(marks) marks")
    }
  }

  private var likeOrOpen: some Gesture {
    TapGesture(count: 2)
      .onEnded {
        likes += 1
        status = "You like the postcard, \(times(likes))."
      }
      .exclusively(
        before: TapGesture().onEnded {
          isOpen.toggle()
          status = "The postcard is \(isOpen ? "open" : "closed")."
        })
  }

  private var erase: some Gesture {
    LongPressGesture(minimumDuration: 0.8)
      .updating($isPressing) { pressing, state, _ in state = pressing }
      .onEnded { _ in
        marks = max(0, marks - 1)
        status = "One mark is erased, \(marks) left."
      }
  }

  private func tile(_ title: String, _ color: Color) -> some View {
    Text(title)
      .font(.title3)
      .padding(.horizontal, 20)
      .frame(minWidth: 260 * growth, minHeight: 72 * growth)
      .tile(color)
  }

  private var postcard: String {
    (isOpen ? "open" : "closed") + (likes == 0 ? "" : ", liked \(times(likes))")
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
