// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour in sRGB, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  /// From 0 to 1; nothing keeps it in there.
  public var red: Double
  /// From 0 to 1; nothing keeps it in there.
  public var green: Double
  /// From 0 to 1; nothing keeps it in there.
  public var blue: Double
  /// 0 for transparent, 1 for opaque.
  public var alpha: Double

  /// A colour in sRGB; each part from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  /// A gray: 0 for black, 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour, so many times as opaque as it is.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  /// Transparent: nothing is drawn, and room is taken all the same.
  public static let clear = Color(white: 0, opacity: 0)
  /// `#000000`; 21.0:1 on white.
  public static let black = Color(white: 0)
  /// `#ffffff`.
  public static let white = Color(white: 1)
  /// `#737373`; 4.7:1 on white.
  public static let gray = Color(white: 0.45)
  /// `#c7262b`; 5.6:1 on white.
  public static let red = Color(red: 0.78, green: 0.15, blue: 0.17)
  /// `#cc6105`; 3.9:1 on white.
  public static let orange = Color(red: 0.80, green: 0.38, blue: 0.02)
  /// `#facc2e`; 1.5:1 on white.
  public static let yellow = Color(red: 0.98, green: 0.80, blue: 0.18)
  /// `#17803d`; 5.0:1 on white.
  public static let green = Color(red: 0.09, green: 0.50, blue: 0.24)
  /// `#99e0c2`; 1.5:1 on white.
  public static let mint = Color(red: 0.60, green: 0.88, blue: 0.76)
  /// `#0d7885`; 5.2:1 on white.
  public static let teal = Color(red: 0.05, green: 0.47, blue: 0.52)
  /// `#59c7eb`; 1.9:1 on white.
  public static let cyan = Color(red: 0.35, green: 0.78, blue: 0.92)
  /// `#1461cc`; 5.8:1 on white.
  public static let blue = Color(red: 0.08, green: 0.38, blue: 0.80)
  /// `#4745a8`; 7.8:1 on white.
  public static let indigo = Color(red: 0.28, green: 0.27, blue: 0.66)
  /// `#8038a8`; 6.8:1 on white.
  public static let purple = Color(red: 0.50, green: 0.22, blue: 0.66)
  /// `#cc296b`; 5.1:1 on white.
  public static let pink = Color(red: 0.80, green: 0.16, blue: 0.42)
  /// `#734f2e`; 7.2:1 on white.
  public static let brown = Color(red: 0.45, green: 0.31, blue: 0.18)
  /// Text on the window's background.
  public static let primary = Color(white: 0.10)
  /// Less important text: 7:1 on white.
  public static let secondary = Color(white: 0.33)
  /// Still less important: 4.7:1 on white.
  public static let tertiary = Color(white: 0.45)
  /// The least important; for lines and grounds, as it has 2.1:1 on white.
  public static let quaternary = Color(white: 0.70)
  /// The same as ``blue``; nothing lets an application or a desktop change it.
  public static let accentColor = Color.blue
}

extension Color {
  /// ``primary`` and those below it stand out from a dark ground as they do from a light one; other
  /// colours are the same on both.
  func shown(in environment: EnvironmentValues) -> Color {
    guard environment.known.colorScheme == .dark else { return self }
    return switch self {
    case .primary: .white
    case .secondary: Color(white: 0.78)
    case .tertiary: Color(white: 0.6)
    case .quaternary: Color(white: 0.38)
    default: self
    }
  }
}

extension Color: Animatable {
  /// Two pairs: red and green, blue and the opacity.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  /// Red, green, blue and the opacity. The colours are weighed by it, so that what comes out of the
  /// transparent comes in its own colour.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(red * alpha, green * alpha), AnimatablePair(blue * alpha, alpha))
    }
    set {
      alpha = min(max(newValue.second.second, 0), 1)
      let weight = alpha > 0 ? 1 / alpha : 0
      red = min(max(newValue.first.first * weight, 0), 1)
      green = min(max(newValue.first.second * weight, 0), 1)
      blue = min(max(newValue.second.first * weight, 0), 1)
    }
  }
}

/// A colour as a view fills all the room that it is offered.
extension Color: View {
  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { Rectangle().fill($0) }
  }
}
