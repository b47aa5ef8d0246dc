// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A stopwatch.
struct TimelineSampleView: View {
  @State private var start: Date?

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.animation(minimumInterval: 0.1, paused: start == nil)) { context in
        let seconds = start.map { max(context.date.timeIntervalSince($0), 0) } ?? 0
        VStack {
          Text(seconds, format: .number.precision(.fractionLength(1)))
            .font(.system(size: 40, design: .monospaced))
          Rectangle()
            .frame(width: 4, height: 60)
            .rotationEffect(.degrees(seconds * 6), anchor: .bottom)
        }
        .accessibilityHidden(true)
      }
      Button(start == nil ? "Start" : "Reset") {
        start = start == nil ? .now : nil
      }
    }
    .padding()
  }
}
