// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws its content in other colours: each colour that is drawn goes through a matrix.
struct ColorMatrixModifier: ContentModifier {
  /// Rows for red, green and blue: parts of red, green and blue, and what is added.
  typealias Rows = [[Double]]

  /// What is done to the colours; how much of it is a number beside it, which moves.
  enum Effect: Hashable {
    case brightness, contrast, saturation
    /// In radians.
    case hue
    case invert
    /// Times a colour: three numbers.
    case multiply

    func rows(_ amounts: [Double]) -> Rows {
      let amount = amounts.first ?? 0
      return switch self {
      case .brightness: Self.scaled([1, 1, 1], adding: amount)
      case .contrast: Self.scaled([amount, amount, amount], adding: (1 - amount) / 2)
      case .saturation: Self.saturation(amount)
      case .hue: Self.hue(amount)
      case .invert: Self.scaled(Array(repeating: 1 - 2 * amount, count: 3), adding: amount)
      case .multiply: Self.scaled(amounts, adding: 0)
      }
    }

    private static func scaled(_ factors: [Double], adding added: Double) -> Rows {
      (0..<3).map { row in
        (0..<3).map { $0 == row && row < factors.count ? factors[row] : 0 } + [added]
      }
    }

    /// Parts of the colour's luminance against its own parts, by the weights of sRGB.
    private static func saturation(_ amount: Double) -> Rows {
      let weights = [0.2126, 0.7152, 0.0722]
      return (0..<3).map { row in
        (0..<3).map { (1 - amount) * weights[$0] + ($0 == row ? amount : 0) } + [0]
      }
    }

    /// A turn round the axis of greys, with the weights that SVG's `hueRotate` has.
    private static func hue(_ radians: Double) -> Rows {
      let (c, s) = (cos(radians), sin(radians))
      return [
        [
          0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928, 0,
        ],
        [
          0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
          0.072 - c * 0.072 - s * 0.283, 0,
        ],
        [
          0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072, 0,
        ],
      ]
    }
  }

  static var affectsLayout: Bool { false }
  let effect: Effect
  var amounts: [Double]

  static func brightness(_ amount: Double) -> Self { Self(effect: .brightness, amounts: [amount]) }
  static func contrast(_ amount: Double) -> Self { Self(effect: .contrast, amounts: [amount]) }
  static func saturation(_ amount: Double) -> Self { Self(effect: .saturation, amounts: [amount]) }
  static func grayscale(_ amount: Double) -> Self { saturation(1 - amount) }
  static func hue(_ angle: Angle) -> Self { Self(effect: .hue, amounts: [angle.radians]) }
  static func invert(_ amount: Double = 1) -> Self { Self(effect: .invert, amounts: [amount]) }
  static func multiply(_ color: Color) -> Self {
    Self(effect: .multiply, amounts: [color.red, color.green, color.blue])
  }

  var animatableData: AnimatableArray {
    get { AnimatableArray(amounts) }
    set { amounts = newValue.elements }
  }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    var content = DisplayList()
    drawContent(&content)
    list.items += changed(content.items)
  }

  /// The same in the other colours.
  func changed(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    let rows = effect.rows(amounts)
    return items.map { item in
      guard case .picture(let path, let rect, var look) = item else {
        return item.colored { Self.apply(rows, to: $0) }
      }
      look.colors.append(rows.flatMap(\.self))
      look.ink = look.ink.map { Self.apply(rows, to: $0) }
      return .picture(path, rect, look)
    }
  }

  private static func apply(_ rows: Rows, to color: Color) -> Color {
    func part(_ row: [Double]) -> Double {
      min(max(color.red * row[0] + color.green * row[1] + color.blue * row[2] + row[3], 0), 1)
    }
    return Color(
      red: part(rows[0]), green: part(rows[1]), blue: part(rows[2]), opacity: color.alpha)
  }
}

extension DisplayList.Item {
  /// The same in other colours.
  func colored(_ change: (Color) -> Color) -> DisplayList.Item {
    switch self {
    case .fill(let path, let color): return .fill(path, change(color))
    case .stroke(let path, let color, let style): return .stroke(path, change(color), style)
    case .text(let run, let place): return .text(run.colored(change), place)
    case .gradient(let path, let fill, let style):
      return .gradient(path, fill.colored(change), style)
    case .gradientText(let run, let place, let fill):
      return .gradientText(run, place, fill.colored(change))
    case .push, .pop, .transform, .opacity, .clip, .blend, .group, .picture: return self
    }
  }
}

extension View {
  /// Adds so much light to the colours: -1 for black, 1 for white.
  public func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }

  /// Moves the colours apart, or for less than 1 together.
  public func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }

  /// How colourful: 0 for greys, 1 for the colours as they are.
  public func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }

  /// How grey: 1 for greys.
  public func grayscale(_ amount: Double) -> some View { colors(.grayscale(amount)) }

  /// Each colour's opposite.
  public func colorInvert() -> some View { colors(.invert()) }

  /// Each colour turned on the circle of colours.
  public func hueRotation(_ angle: Angle) -> some View { colors(.hue(angle)) }

  /// Each colour times another.
  public func colorMultiply(_ color: Color) -> some View {
    colors(.multiply(color))
  }

  private func colors(_ matrix: ColorMatrixModifier) -> some View {
    ModifiedView(content: self, modifier: matrix)
  }
}
