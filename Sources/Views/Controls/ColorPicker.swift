// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button that shows a colour, and opens a panel in which another one is chosen: one with a name, or
/// any by its parts.
public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.showsLabels) private var showsLabels

  /// - Parameter supportsOpacity: Whether it may be made transparent.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    if showsLabels {
      LabeledContent {
        well
      } label: {
        label
      }
    } else {
      well
    }
  }

  private var well: some View {
    Button {
      isOpen = true
    } label: {
      ColorWell(color: selection).frame(width: 44, height: 24)
    }
    .buttonStyle(.plain)
    .accessibilityLabel { _ in label }
    .accessibilityValue(ColorWords.text(selection, withOpacity: supportsOpacity))
    .popover(isPresented: $isOpen) {
      ColorPanel(color: $selection, supportsOpacity: supportsOpacity, title: label)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Under a text.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour, on white and black where it lets them through.
private struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        Rectangle().fill(.white)
        Rectangle().fill(.black)
      }
      Rectangle().fill(color.undarkened)
    }
    .clipShape(RoundedRectangle(cornerRadius: Corner.part))
    .overlay { RoundedRectangle(cornerRadius: Corner.part).strokeBorder(.gray, lineWidth: 1) }
  }
}

/// The colours that have a name, and the parts of any.
private struct ColorPanel<Title: View>: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  let title: Title
  /// As it was when the panel opened: who comes back to its parts has it again.
  @State private var original: Color
  @Environment(\.dismiss) private var dismiss

  init(color: Binding<Color>, supportsOpacity: Bool, title: Title) {
    _color = color
    _original = State(initialValue: color.wrappedValue)
    self.supportsOpacity = supportsOpacity
    self.title = title
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Distance.medium) {
      HStack(spacing: Distance.medium) {
        title.font(.headline).accessibilityHeading(.h2)
        Spacer()
        ColorWell(color: color).frame(width: 64, height: 28).accessibilityHidden(true)
      }
      VStack(spacing: Distance.close) {
        ForEach(NamedColor.rows.indices, id: \.self) { row in
          HStack(spacing: Distance.close) {
            ForEach(NamedColor.rows[row]) { named in
              NamedColorButton(named: named, isChosen: named.isSame(as: color)) {
                color = named.color.inBytes.opacity(color.alpha)
              }
            }
          }
        }
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Colors")
      .focusGroup()
      part("Red", \.red)
      part("Green", \.green)
      part("Blue", \.blue)
      if supportsOpacity {
        Slider(value: $color.alpha, in: 0...1, step: 0.01) { Text("Opacity") }
          .accessibilityValue("\(Int((color.alpha * 100).rounded())) percent")
      }
      Button("Done") { dismiss() }
    }
    .frame(width: 260)
  }

  private func part(_ name: String, _ path: WritableKeyPath<Color, Double>) -> some View {
    HStack(spacing: Distance.small) {
      Text(name).frame(width: 52, alignment: .leading).accessibilityHidden(true)
      Slider(value: number(path), in: 0...255, step: 1) { Text("\(name) amount") }
      Text("\(Int(number(path).wrappedValue))").frame(width: 32, alignment: .trailing)
        .accessibilityHidden(true)
    }
  }

  /// From 0 to 255.
  private func number(_ path: WritableKeyPath<Color, Double>) -> Binding<Double> {
    func whole(_ color: Color) -> Double { (color[keyPath: path] * 255).rounded() }
    return Binding(
      get: { whole(color) },
      set: { number in
        var changed = color.undarkened
        changed[keyPath: path] = number == whole(original) ? original[keyPath: path] : number / 255
        // What it was in the dark comes back with it.
        color = changed == original.undarkened ? original : changed
      })
  }
}

extension Color {
  /// The same, with each part one of 256.
  fileprivate var inBytes: Color {
    func byte(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return Color(red: byte(red), green: byte(green), blue: byte(blue), opacity: alpha)
  }
}

private struct NamedColor: Identifiable {
  let name: String
  let color: Color

  var id: String { name }

  func isSame(as other: Color) -> Bool {
    let (own, other) = (color.inBytes, other.inBytes)
    return own.red == other.red && own.green == other.green && own.blue == other.blue
  }

  static let rows: [[NamedColor]] = [
    [
      NamedColor(name: "Red", color: .red), NamedColor(name: "Orange", color: .orange),
      NamedColor(name: "Yellow", color: .yellow), NamedColor(name: "Green", color: .green),
      NamedColor(name: "Mint", color: .mint), NamedColor(name: "Teal", color: .teal),
      NamedColor(name: "Cyan", color: .cyan),
    ],
    [
      NamedColor(name: "Blue", color: .blue), NamedColor(name: "Indigo", color: .indigo),
      NamedColor(name: "Purple", color: .purple), NamedColor(name: "Pink", color: .pink),
      NamedColor(name: "Brown", color: .brown), NamedColor(name: "White", color: .white),
      NamedColor(name: "Black", color: .black),
    ],
  ]
}

private struct NamedColorButton: View {
  let named: NamedColor
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ColorWell(color: named.color).frame(width: 30, height: 30)
        .overlay {
          if isChosen {
            RoundedRectangle(cornerRadius: Corner.part).strokeBorder(.primary, lineWidth: 3)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(named.name)
    .accessibilityRole(.radioButton)
    .accessibilityState(.checkable)
    .accessibilityState(.checked, isChosen)
  }
}

/// A colour in words.
enum ColorWords {
  /// "dark blue, #14387a, 50 percent opaque".
  static func text(_ color: Color, withOpacity: Bool) -> String {
    func digits(_ part: Double) -> String {
      let number = Int((min(max(part, 0), 1) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
    let number = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
    let opacity =
      withOpacity && color.alpha < 1
      ? ", \(Int((color.alpha * 100).rounded())) percent opaque" : ""
    return "\(name(color)), \(number)\(opacity)"
  }

  /// By where it stands on the wheel of colours, and how light and how strong it is.
  private static func name(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let (span, lightness) = (most - least, (most + least) / 2)
    if lightness < 0.06 { return "black" }
    if lightness > 0.96 { return "white" }
    let shade = lightness < 0.3 ? "dark " : lightness > 0.72 ? "light " : ""
    if span < 0.08 { return shade + "gray" }
    let sixth =
      most == parts[0]
      ? (parts[1] - parts[2]) / span
      : most == parts[1] ? 2 + (parts[2] - parts[0]) / span : 4 + (parts[0] - parts[1]) / span
    let degrees = (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    let hue =
      switch degrees {
      case ..<12: "red"
      case ..<42: lightness < 0.35 ? "brown" : "orange"
      case ..<68: "yellow"
      case ..<160: "green"
      case ..<190: "turquoise"
      case ..<255: "blue"
      case ..<290: "purple"
      case ..<345: "pink"
      default: "red"
      }
    return hue == "brown" ? hue : shade + hue
  }
}
