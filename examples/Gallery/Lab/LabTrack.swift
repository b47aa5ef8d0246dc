// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One lane drawn: a thin line where it is possible, a bar where it is active, a dashed line where it
/// waits for others, and a mark where it ends. Each differs in shape as well as in colour.
struct LabTrack: View {
  static let possible = Color.gray
  static let active = Color.blue
  static let held = Color.orange
  static let ended = Color.green
  static let failed = Color.red

  let lane: LabLane
  let scale: LabScale

  var body: some View {
    ZStack {
      LabTicks(fractions: scale.ticks.map { $0 / scale.length })
        .stroke(.gridLine, lineWidth: 1)
      LabLines(spans: scale.spans(.possible, of: lane)).stroke(Self.possible, lineWidth: 2)
      LabLines(spans: scale.spans(.held, of: lane))
        .stroke(Self.held, style: StrokeStyle(lineWidth: 4, dash: [6, 4]))
      LabBars(spans: scale.spans(.active, of: lane)).fill(Self.active).frame(height: 14)
      if lane.isOver, let last = lane.steps.last {
        let isRecognized = last.phase == .ended
        LabMark.Disc(fraction: scale.fraction(last.time))
          .fill(isRecognized ? Self.ended : Self.failed)
        LabMark(fraction: scale.fraction(last.time), isRecognized: isRecognized)
          .stroke(Color.inkMark, lineWidth: 2)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 28, maxHeight: 28)
  }
}
