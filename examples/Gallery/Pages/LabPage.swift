// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A few compositions, and what their recognizers decide about a touch, live.
struct LabPage: View {
  /// Seconds between two looks at a touch about which nothing is decided, and how many there are: a
  /// hand that rests for longer has seen enough of the line grow.
  private static let look = 0.1
  private static let mostLooks = 100

  private enum Sample: String {
    case taps = "Tap or double tap"
    case carry = "Hold, then drag"
    case fingers = "Pinch and turn"
    case swipe = "Swipe"
  }

  @Binding var status: String
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Binding var timeline: LabTimeline?
  /// What became of the last touch of each sample.
  @Binding var verdicts: [String: String]
  @State private var looking: Task<Void, Never>?
  /// The touch of which the verdict has been said.
  @State private var told: Int?

  var body: some View {
    VStack(spacing: 16) {
      RowOrColumn(spacing: 16) {
        sample(
          .taps, "The tap waits for the double tap",
          TapGesture(count: 2).exclusively(before: TapGesture())
        )
        .prefersDefaultFocus()
        sample(
          .carry, "The drag waits for the hold",
          LongPressGesture().sequenced(before: DragGesture()))
        sample(
          .fingers, "Each at its own threshold",
          MagnifyGesture().simultaneously(with: RotateGesture()))
        sample(.swipe, "Left or right, fast and far", SwipeGesture([.left, .right]))
      }
      LabChart(timeline: timeline)
    }
    .onGestureDecision { take($0) }
    .onDisappear { looking?.cancel() }
  }

  private func sample(_ sample: Sample, _ hint: String, _ gesture: some Gesture) -> some View {
    let title = sample.rawValue
    return VStack(spacing: 6) {
      Text(title).font(.headline)
      Text(hint).font(.caption).foregroundColor(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(6)
    .frame(maxWidth: .infinity, minHeight: 84)
    .fixedSize(horizontal: false, vertical: true)
    // The chart may be out of sight.
    .tile(.paper, isMarked: timeline.map { $0.place == title && !$0.isOver } ?? false)
    .gesture(gesture)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(verdicts[title] ?? hint)
  }

  private func take(_ decision: GestureDecision) {
    if let next = LabTimeline(decision) {
      // The page's own scrolling, and a press of a button beside it, are no samples.
      guard Sample(rawValue: next.place) != nil else { return }
      timeline = next
      follow(from: decision.time)
      return
    }
    timeline?.take(decision)
    guard let timeline, timeline.touch == decision.touch, timeline.isOver else { return }
    // What is as it was last time is no change that would be heard.
    if told != timeline.touch, verdicts[timeline.place] == timeline.verdict {
      AccessibilityNotification.Announcement(timeline.verdict).post()
    }
    told = timeline.touch
    verdicts[timeline.place] = timeline.verdict
    status = "\(timeline.place): \(timeline.verdict)."
  }

  /// Lets the lines grow while nothing is decided; where less should move, they grow with the next
  /// decision.
  private func follow(from start: Double) {
    looking?.cancel()
    guard !reducesMotion else { return }
    looking = Task { @MainActor in
      for count in 1...Self.mostLooks {
        guard (try? await Task.sleep(for: .seconds(Self.look))) != nil,
          timeline?.isOver == false
        else { return }
        timeline?.wait(until: start + Double(count) * Self.look)
      }
    }
  }
}
