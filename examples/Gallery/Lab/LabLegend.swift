// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What the lines and marks mean.
struct LabLegend: View {
  private static let symbol = CGSize(width: 24, height: 20)
  private static let whole: [ClosedRange<Double>] = [0...1]

  @Environment(\.markGrowth) private var growth

  var body: some View {
    RowOrColumn(spacing: 20) {
      entry("possible", LabLines(spans: Self.whole).stroke(LabTrack.possible, lineWidth: 2))
      entry("active", LabBars(spans: Self.whole).fill(LabTrack.active).frame(height: 12))
      entry(
        "waits for others",
        LabLines(spans: Self.whole)
          .stroke(LabTrack.held, style: StrokeStyle(lineWidth: 4, dash: [6, 4])))
      entry("recognized", mark(isRecognized: true))
      entry("failed", mark(isRecognized: false))
    }
    .accessibilityHidden(true)
  }

  private func entry(_ word: String, _ symbol: some View) -> some View {
    HStack(spacing: 6) {
      symbol.frame(width: Self.symbol.width, height: Self.symbol.height)
        .scaleEffect(growth)
        .frame(width: Self.symbol.width * growth, height: Self.symbol.height * growth)
      Text(word).font(.caption).foregroundColor(.secondary)
    }
  }

  private func mark(isRecognized: Bool) -> some View {
    ZStack {
      LabMark.Disc(fraction: 0.5).fill(isRecognized ? LabTrack.ended : LabTrack.failed)
      LabMark(fraction: 0.5, isRecognized: isRecognized).stroke(Color.inkMark, lineWidth: 2)
    }
  }
}
