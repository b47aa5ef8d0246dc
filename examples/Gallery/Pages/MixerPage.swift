// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A small mixing desk: for each channel a fader in decibels, a place between left and right, and a
/// mute.
struct MixerPage: View {
  /// What a channel stands at.
  struct Channel: Hashable {
    let name: String
    /// Decibels; the lowest is off.
    var level: Double
    /// From -50, left, to 50, right.
    var pan = 0.0
    var isMuted = false
  }

  @Binding var status: String
  @Binding var channels: [Channel]

  private static let spacing: CGFloat = 16
  private static let leastStrip: CGFloat = 150

  @Environment(\.pageRoom) private var room
  @Environment(\.textScale) private var scale

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: Self.spacing) {
          ForEach(row, id: \.self) { index in
            MixerStrip(channel: $channels[index], status: $status, isFirst: index == 0)
          }
        }
      }
    }
    .grown()
  }

  /// As many strips in a row as fit.
  private var rows: [[Int]] {
    let all = Array(channels.indices)
    guard let room else { return [all] }
    let strip = max(Self.leastStrip, MixerFader.width(scale) + 2 * MixerStrip.padding)
    let count = max(1, Int((room + Self.spacing) / (strip + Self.spacing)))
    return stride(from: 0, to: all.count, by: count).map {
      Array(all[$0..<min($0 + count, all.count)])
    }
  }
}

/// One channel, exposed as a group of its name.
private struct MixerStrip: View {
  @Binding var channel: MixerPage.Channel
  @Binding var status: String
  let isFirst: Bool

  static let padding: CGFloat = 14

  var body: some View {
    VStack(spacing: 12) {
      Text(channel.name).font(.headline).accessibilityHidden(true)
      Text(MixerFader.text(channel.level)).font(.callout).accessibilityHidden(true)
      MixerFader(level: $channel.level, isMuted: channel.isMuted)
        .prefersDefaultFocus(isFirst)
      MixerPan(pan: $channel.pan)
      Text(MixerPan.text(channel.pan)).font(.callout).accessibilityHidden(true)
      Toggle("Mute", isOn: $channel.isMuted).toggleStyle(.button).tint(.mute)
    }
    .padding(Self.padding)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.paper))
    .outline(12, .faintEdge)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(channel.name)
    .onChange(of: channel.level) { tell("at \(MixerFader.text(channel.level))") }
    .onChange(of: channel.pan) { tell("at \(MixerPan.text(channel.pan))") }
    .onChange(of: channel.isMuted) { tell(channel.isMuted ? "muted" : "heard again") }
  }

  private func tell(_ what: String) {
    status = "\(channel.name) is \(what)."
  }
}
