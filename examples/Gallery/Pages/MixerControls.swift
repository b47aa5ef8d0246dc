// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A fader. Its scale is even in decibels, as loudness is heard; its lower end is off.
struct MixerFader: View {
  static let range = -60.0...6.0
  private static let pointsPerDecibel: CGFloat = 3

  @Binding var level: Double
  let isMuted: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.textScale) private var scale
  @Environment(\.markGrowth) private var markGrowth

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(scale > 1.25 ? Self.fewMarks : Self.marks, id: \.self) { mark in
        FaderMark(decibels: mark, growth: growth)
          .offset(y: Self.place(of: mark) - FaderMark.height * growth / 2)
      }
      Capsule().fill(Color.groove).frame(width: 6, height: Self.height)
      Capsule()
        .fill(isMuted ? Color.gray : contrast == .increased ? .primary : .accentColor)
        .frame(width: 6, height: Self.height - Self.place(of: level))
        .offset(y: Self.place(of: level))
      // Its numbers stand beside it.
      FaderCap().scaleEffect(x: 1, y: markGrowth)
        .offset(y: Self.place(of: level) - FaderCap.height / 2)
    }
    .frame(width: Self.width(scale), height: Self.height)
    .padding(.vertical, markGrowth * FaderCap.height / 2)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .adjusting(
          $level, in: Self.range, step: 1, axis: .vertical,
          pointsPerStep: Self.pointsPerDecibel, text: Self.text)
    )
    .accessibilityLabel("Level")
  }

  static func text(_ decibels: Double) -> String {
    let whole = Int(decibels.rounded())
    if decibels <= range.lowerBound { return "off" }
    return (whole > 0 ? "+" : "") + "\(whole) dB"
  }

  /// Of what is written beside it.
  private var growth: CGFloat { max(1, scale) }

  /// With text of this scale, in points.
  static func width(_ scale: CGFloat) -> CGFloat { FaderMark.width(max(1, scale)) }

  private static let marks: [Double] = [6, 0, -10, -20, -30, -40, -50]
  /// Where large numbers have room.
  private static let fewMarks: [Double] = [0, -20, -40]
  private static let height = CGFloat(range.upperBound - range.lowerBound) * pointsPerDecibel

  private static func place(of decibels: Double) -> CGFloat {
    CGFloat(range.upperBound - decibels) * pointsPerDecibel
  }
}

/// A line of the scale, with its number.
private struct FaderMark: View {
  static let height: CGFloat = 14
  private static let number: CGFloat = 30
  private static let gap: CGFloat = 4
  private static let line: CGFloat = 42

  let decibels: Double
  /// Of its number, which has as much room on the other side, so that the line stands in the middle.
  let growth: CGFloat

  static func width(_ growth: CGFloat) -> CGFloat { 2 * (number * growth + gap) + line }

  var body: some View {
    HStack(spacing: Self.gap) {
      Text("\(Int(decibels))").font(.footnote).foregroundColor(.secondary)
        .lineLimit(1)
        .frame(width: Self.number * growth, alignment: .trailing)
      Rectangle().fill(.mark).frame(width: Self.line, height: 1)
      Spacer()
    }
    .frame(width: Self.width(growth), height: Self.height * growth)
    .accessibilityHidden(true)
  }
}

/// What the hand takes hold of.
private struct FaderCap: View {
  static let height: CGFloat = 26

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 5).fill(Color.ink)
      Rectangle().fill(Color.inkMark).frame(width: 34, height: 2)
    }
    .frame(width: 44, height: Self.height)
  }
}

/// Where between left and right a channel stands.
struct MixerPan: View {
  private static let way: CGFloat = 100
  private static let knob: CGFloat = 22

  @Binding var pan: Double
  @Environment(\.markGrowth) private var growth

  var body: some View {
    ZStack {
      Capsule().fill(Color.groove).frame(width: Self.way, height: 6)
      Rectangle().fill(Color.groove).frame(width: 2, height: 18)
      Circle()
        .fill(Color.ink)
        .overlay(Circle().strokeBorder(Color.inkMark, lineWidth: 2))
        .frame(width: Self.knob * growth, height: Self.knob * growth)
        .offset(x: CGFloat(pan))
    }
    .frame(width: Self.way + Self.knob * growth, height: Self.knob * growth + 4)
    .contentShape(Rectangle())
    .gesture(
      DragGesture().adjusting($pan, in: -50...50, step: 1, pointsPerStep: 1, text: Self.text)
    )
    .accessibilityLabel("Pan")
  }

  static func text(_ pan: Double) -> String {
    let whole = Int(pan.rounded())
    if whole == 0 { return "centre" }
    return whole < 0 ? "\(-whole) left" : "\(whole) right"
  }
}
