// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The gallery's colours, light and dark.
extension Color {
  /// Behind the pages, and what lies on it.
  static let desk = Color(light: Color(white: 0.97), dark: Color(white: 0.10))
  /// Behind the list of pages, and behind the keys.
  static let side = Color(light: Color(white: 0.925), dark: Color(white: 0.14))
  static let paper = Color(light: .white, dark: Color(white: 0.17))
  /// What is held, open, or can be dropped on.
  static let held = Color(
    light: Color(red: 0.86, green: 0.92, blue: 1), dark: Color(red: 0.13, green: 0.24, blue: 0.40))
  /// A list into which cards are put.
  static let tray = Color(light: Color(white: 0.91), dark: Color(white: 0.13))
  /// Lines round papers: what has to be seen, and what may be missed.
  static let edge = Color(light: Color(white: 0.55), dark: Color(white: 0.58))
  static let faintEdge = Color(light: Color(white: 0.75), dark: Color(white: 0.34))
  /// Lines of a grid.
  static let grid = Color(light: Color(white: 0.9), dark: Color(white: 0.27))
  /// Knobs and pens, and the mark on them.
  static let ink = Color(
    light: Color(red: 0.16, green: 0.20, blue: 0.30),
    dark: Color(red: 0.74, green: 0.80, blue: 0.92))
  static let inkMark = Color(light: .white, dark: Color(white: 0.08))
  /// The same in high contrast: 3:1 on all of these grounds.
  static let heavyGrid = Color(light: Color(white: 0.50), dark: Color(white: 0.58))
  /// Grooves and dots.
  static let groove = Color(light: Color(white: 0.25), dark: Color(white: 0.72))
  /// Behind white words: that a channel is not heard.
  static let mute = Color(red: 0.70, green: 0.29, blue: 0.02)
  /// Between two panes.
  static let splitter = Color(light: Color(white: 0.86), dark: Color(white: 0.30))
  /// Words on ``primary``.
  static let onPrimary = Color(light: .white, dark: .black)
}

/// A line, a ring or a grid: in a colour of its own, and where the person wants more contrast in one that is
/// seen.
struct LineColor: ShapeStyle {
  let plain: Color
  let heavy: Color

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorSchemeContrast == .increased ? heavy : plain
  }
}

extension ShapeStyle where Self == LineColor {
  /// Between rows, and on scales.
  static var rowLine: LineColor { LineColor(plain: .faintEdge, heavy: .primary) }
  static var mark: LineColor { LineColor(plain: .edge, heavy: .primary) }
  /// Of a grid.
  static var gridLine: LineColor { LineColor(plain: .grid, heavy: .heavyGrid) }
  /// The part of a knob's ring that is filled, and the rest.
  static var ringFill: LineColor {
    LineColor(plain: Color(red: 0.85, green: 0.50, blue: 0.05), heavy: .primary)
  }
  static var ring: LineColor { LineColor(plain: .faintEdge, heavy: .heavyGrid) }
  /// Round a dial.
  static var rim: LineColor {
    LineColor(plain: Color(light: Color(white: 0.85), dark: Color(white: 0.35)), heavy: .heavyGrid)
  }
  /// Between two panes, and the dots on it.
  static var grip: LineColor { LineColor(plain: .groove, heavy: .onPrimary) }
  static var splitterGround: LineColor { LineColor(plain: .splitter, heavy: .heavyGrid) }
}
