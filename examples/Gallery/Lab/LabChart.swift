// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A timeline, a lane a recognizer, each with its words beside it.
struct LabChart: View {
  private static let names: CGFloat = 150
  private static let words: CGFloat = 268

  let timeline: LabTimeline?
  @Environment(\.pageRoom) private var room

  var body: some View {
    VStack(alignment: timeline == nil ? .center : .leading, spacing: 6) {
      if timeline == nil { Spacer(minLength: 0) }
      HStack(spacing: 12) {
        Text(title).font(.headline).accessibilityHeading(.h2)
          .multilineTextAlignment(timeline == nil ? .center : .leading)
        if let device = timeline?.device {
          Text(device).font(.callout).foregroundColor(.secondary)
        }
      }
      if let timeline {
        if room == nil { lanes(timeline, LabScale(timeline)) } else { words(of: timeline) }
      }
      Spacer()
      if room == nil { LabLegend() }
    }
    .padding(16)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: timeline == nil ? .top : .topLeading
    )
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.paper))
    .outline(8, .faintEdge)
  }

  private var title: String {
    guard let timeline else { return "Touch a sample, or press its keys, to see who decides what" }
    return "\(timeline.isPlayed ? "Keys" : "Touch \(timeline.touch)") on \(timeline.place)"
  }

  /// Where lines would have no room: what became of each.
  private func words(of timeline: LabTimeline) -> some View {
    ForEach(timeline.lanes) { lane in
      VStack(alignment: .leading, spacing: 2) {
        Text(lane.name).font(.callout).bold()
        Text(lane.words).font(.callout)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityRole(.label)
      .accessibilityLabel("\(lane.name) \(lane.words)")
    }
  }

  @ViewBuilder private func lanes(_ timeline: LabTimeline, _ scale: LabScale) -> some View {
    ForEach(timeline.lanes) { lane in
      HStack(spacing: 12) {
        Text(lane.name).font(.callout).bold().frame(width: Self.names, alignment: .leading)
        LabTrack(lane: lane, scale: scale)
        Text(lane.words).font(.callout).frame(width: Self.words, alignment: .leading)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityRole(.label)
      .accessibilityLabel("\(lane.name) \(lane.words)")
    }
    HStack(spacing: 12) {
      Text("seconds").font(.caption).foregroundColor(.secondary)
        .frame(width: Self.names, alignment: .leading)
      LabRuler(scale: scale)
      Text(timeline.waiting).font(.caption)
        .foregroundColor(.secondary).frame(width: Self.words, alignment: .leading)
    }
    .accessibilityHidden(true)
  }
}

/// The seconds under the lanes.
private struct LabRuler: View {
  let scale: LabScale

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        ForEach(scale.ticks, id: \.self) { tick in
          Text(String(format: "%g", tick)).font(.caption).foregroundColor(.secondary)
            .offset(x: proxy.size.width * tick / scale.length)
        }
      }
    }
    .frame(maxWidth: .infinity, minHeight: 18, maxHeight: 18)
  }
}
