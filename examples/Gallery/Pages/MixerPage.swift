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
  @State private var channels = [
    Channel(name: "Voice", level: 0),
    Channel(name: "Guitar", level: -6, pan: -12),
    Channel(name: "Bass", level: -3),
    Channel(name: "Drums", level: -9, pan: 10),
  ]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(channels.indices, id: \.self) { index in
        MixerStrip(channel: $channels[index], status: $status, isFirst: index == 0)
      }
    }
  }
}

/// One channel, exposed as a group of its name.
private struct MixerStrip: View {
  @Binding var channel: MixerPage.Channel
  @Binding var status: String
  let isFirst: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text(channel.name).font(.headline).accessibilityHidden(true)
      MixerFader(level: $channel.level, isMuted: channel.isMuted)
        .prefersDefaultFocus(isFirst)
      Text(MixerFader.text(channel.level)).font(.callout).accessibilityHidden(true)
      MixerPan(pan: $channel.pan)
      Text(MixerPan.text(channel.pan)).font(.callout).accessibilityHidden(true)
      Toggle("Mute", isOn: $channel.isMuted).toggleStyle(.button)
    }
    .padding(14)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color(white: 0.75), lineWidth: 1))
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
