// SPDX-License-Identifier: Apache-2.0

// The colours under their names wherever a style is asked for: `.fill(.red)`.
extension ShapeStyle where Self == Color {
  /// ``Color/clear``.
  public static var clear: Color { Color.clear }
  /// ``Color/black``.
  public static var black: Color { Color.black }
  /// ``Color/white``.
  public static var white: Color { Color.white }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// ``Color/red``.
  public static var red: Color { Color.red }
  /// ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// ``Color/green``.
  public static var green: Color { Color.green }
  /// ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// ``Color/brown``.
  public static var brown: Color { Color.brown }
}

// The names of levels stand for the levels of the foreground style; where all else is a colour, as in
// `isOn ? .red : .secondary`, they are colours too.
extension ShapeStyle where Self == Color {
  /// ``Color/primary``.
  @_disfavoredOverload public static var primary: Color { Color.primary }
  /// ``Color/secondary``.
  @_disfavoredOverload public static var secondary: Color { Color.secondary }
  /// ``Color/tertiary``.
  @_disfavoredOverload public static var tertiary: Color { Color.tertiary }
  /// ``Color/quaternary``.
  @_disfavoredOverload public static var quaternary: Color { Color.quaternary }
}
