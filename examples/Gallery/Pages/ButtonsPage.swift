// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap, a double tap that comes before a single one, and a long press.
struct ButtonsPage: View {
  @Binding var status: String
  @Binding var rings: Int
  @Binding var likes: Int
  @Binding var isOpen: Bool
  @Binding var marks: Int
  @GestureState private var isPressing = false
  @Environment(\.pageGrowth) private var growth

  /// Of each of them, in points.
  private static let width: CGFloat = 260

  var body: some View {
    VStack(spacing: 20) {
      Button {
        rings += 1
        status = "The bell rang, \(times(rings))."
      } label: {
        VStack(spacing: 2) {
          Text("Ring the bell").font(.title3.weight(.semibold))
          Text(bell).font(.callout)
        }
        .frame(maxWidth: .infinity, minHeight: 56 * growth)
      }
      .pageWidth(Self.width)
      .accessibilityLabel("Ring the bell")
      .accessibilityValue(bell)
      .prefersDefaultFocus()

      tile(
        "Postcard", postcard,
        Color(
          light: Color(red: 0.93, green: 0.90, blue: 0.98),
          dark: Color(red: 0.24, green: 0.19, blue: 0.34))
      )
      .gesture(likeOrOpen)
      .accessibilityLabel("Postcard")
      .accessibilityValue(postcard)

      tile(
        "Hold to erase", drawnMarks,
        isPressing
          ? Color(
            light: Color(red: 1, green: 0.88, blue: 0.82),
            dark: Color(red: 0.42, green: 0.18, blue: 0.12)) : .paper
      )
      .gesture(erase)
      .accessibilityLabel("Hold to erase")
      .accessibilityValue(drawnMarks)
    }
  }

  private var likeOrOpen: some Gesture {
    TapGesture(count: 2)
      .onEnded {
        likes += 1
        status = "You like the postcard, \(times(likes))."
      }
      .label("Like")
      .exclusively(
        before: TapGesture()
          .onEnded {
            isOpen.toggle()
            status = "The postcard is \(isOpen ? "open" : "closed")."
          }
          .label(isOpen ? "Close" : "Open"))
  }

  private var erase: some Gesture {
    LongPressGesture(minimumDuration: 0.8)
      .updating($isPressing) { pressing, state, _ in state = pressing }
      .onEnded { _ in
        guard marks > 0 else { return $status.tell("No mark is left to erase") }
        marks -= 1
        status = "One mark is erased, \(marks) left."
      }
  }

  /// What is said of it is seen on it.
  private func tile(_ title: String, _ state: String, _ color: Color) -> some View {
    VStack(spacing: 2) {
      Text(title).font(.title3.weight(.semibold))
      Text(state).font(.callout).foregroundColor(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 72 * growth)
    .tile(color)
    .pageWidth(Self.width)
  }

  private var bell: String { rings == 0 ? "silent so far" : "rang \(times(rings))" }
  private var drawnMarks: String { marks == 1 ? "1 mark" : "\(marks) marks" }

  private var postcard: String {
    (isOpen ? "open" : "closed") + (likes == 0 ? "" : ", liked \(times(likes))")
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
