// SPDX-License-Identifier: Apache-2.0

// The colours of standard views, light and dark, in one place. `PaletteTests` holds what has to be
// read or seen on each other. What a control draws in the colour of controls under white letters is
// the same in both: a dark room makes letters lighter, not the ground under white ones.
extension Color {
  /// What a window is before anything is drawn on it.
  package static let windowGround = Color(light: 0xffffff, dark: 0x18181b)
  /// Sheets, questions, menus: what lies in front of a window.
  static let panelGround = Color(light: 0xffffff, dark: 0x2c2c30)
  /// Words beside what is pointed at, on their own ground: dark in both, so that they do not look like
  /// a part of what they lie on.
  static let toolTipGround = Color(light: 0x2c2c30, dark: 0x000000)
  static let toolTipInk = Color.white
  /// Round keys there.
  static let toolTipKeyLine = Color(red: 0.58, green: 0.58, blue: 0.6)
  /// What groups of rows lie on, and a row of them.
  static let groupedGround = Color(light: 0xf0f0f0, dark: 0x0d0d0f)
  static let rowGround = Color(light: 0xffffff, dark: 0x242428)
  /// What a box round related views is filled with.
  static let groupGround = Color(light: 0xf2f2f2, dark: 0x242428)
  /// Where text is written.
  static let fieldGround = Color(light: 0xffffff, dark: 0x101012)
  /// Boxes, knobs and buttons that are not on, and what opens a choice; and the same while pressed.
  static let boxGround = Color(light: 0xffffff, dark: 0x242428)
  static let wellGround = Color(light: 0xf5f5f5, dark: 0x303035)
  static let pressedWell = Color(light: 0xd1d1d1, dark: 0x505058)
  /// Parts of steppers and choices in a row, and what is disabled; and the same while pressed.
  static let controlGround = Color(light: 0xe0e0e0, dark: 0x3e3e44)
  static let pressedControl = Color(light: 0xbfbfbf, dark: 0x5a5a62)
  /// The chosen one of choices in a row.
  static let chosenGround = Color(light: 0xffffff, dark: 0x65656e)
  /// Words of what is disabled, on ``controlGround`` and in menus.
  static let disabledInk = Color(light: 0x616161, dark: 0xb0b0b6)
  /// Round fields, panels and boxes: 3:1 beside what is on either side, as WCAG 1.4.11 asks of what
  /// has to be seen.
  static let line = Color(light: 0x8c8c8c, dark: 0x949494)
  /// Between rows; it may be missed.
  static let separator = Color(light: 0xd1d1d1, dark: 0x3d3d42)
  /// Areas of the lower levels of a style.
  static let tertiaryArea = Color(
    light: Color(white: 0, opacity: 0.2), dark: Color(white: 1, opacity: 0.24))
  static let quaternaryArea = Color(
    light: Color(white: 0, opacity: 0.1), dark: Color(white: 1, opacity: 0.14))
  /// The way that has not been gone in a bar of progress.
  static let groove = Color(light: 0xcccccc, dark: 0x4a4a50)
  /// Behind selected letters, and the letters.
  static let selectionGround = Color(light: 0xb3d4ff, dark: 0x1f4a86)
  static let selectedInk = Color(light: 0x000000, dark: 0xffffff)
  /// The colour of controls and that of what destroys, while pressed.
  static let pressedBlue = Color(red: 0.05, green: 0.24, blue: 0.55)
  static let pressedRed = Color(red: 0.5, green: 0.08, blue: 0.1)
  /// The same in high contrast.
  static let deepBlue = Color(red: 0.02, green: 0.14, blue: 0.42)
  static let deepRed = Color(red: 0.36, green: 0.01, blue: 0.03)
}

extension Color {
  /// The lines that become heavier where the person wants more contrast.
  private static let lines: Set<Color> = [.line, .separator, .groove]

  /// A line of the palette where the person wants more contrast: in the colour of lesser words, which is
  /// seen on every ground, also where the line lies between two pixels.
  func heightened(_ contrast: ColorSchemeContrast) -> Color {
    contrast == .increased && Self.lines.contains(self) ? .secondary : self
  }

  /// The same in the dark as in the light: what has white letters or a white sign on it.
  var undarkened: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }
}

// The colour of controls that the person has chosen.
extension Color {
  /// Of what words in it stand on, the darkest in the light and the lightest in the dark.
  private static let groundsOfWords = (
    Color(white: 0xf0 / 255.0), Color.wellGround.shown(in: .dark)
  )

  /// The same colour as far as words in it can be read on every ground of the palette, and white ones
  /// on it: darker, and in the dark lighter.
  var readableAccent: Color {
    func whole(_ part: Double) -> Double { part.isFinite ? min(max(part, 0), 1) : 0 }
    let opaque = Color(red: whole(red), green: whole(green), blue: whole(blue))
    let light = opaque.nearing(.black, until: Self.groundsOfWords.0, is: 4.5)
    let shown = dark ?? opaque
    return Color(light: light, dark: shown.nearing(.white, until: Self.groundsOfWords.1, is: 4.5))
  }

  /// So near to black or white as it has to be for the contrast with the ground.
  fileprivate func nearing(_ end: Color, until ground: Color, is contrast: Double) -> Color {
    func mixed(_ part: Double) -> Color {
      Color(
        red: red + (end.red - red) * part, green: green + (end.green - green) * part,
        blue: blue + (end.blue - blue) * part)
    }
    if self.contrast(with: ground) >= contrast { return self }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if mixed(middle).contrast(with: ground) >= contrast { high = middle } else { low = middle }
    }
    return mixed(high)
  }

  /// The same, nearer to black: while it is pressed.
  var pressed: Color {
    Color(red: red * 0.75, green: green * 0.75, blue: blue * 0.75, opacity: alpha)
  }
}

extension DisplaySettings {
  /// A colour as it is seen with these settings.
  func shown(_ color: Color) -> Color {
    color.heightened(colorSchemeContrast).shown(in: colorScheme)
  }

  /// Behind white letters and signs; and the same while pressed, and in high contrast.
  var accentGround: Color { (accentColor ?? .blue).undarkened }
  var pressedAccent: Color { accentColor.map { $0.undarkened.pressed } ?? .pressedBlue }
  var deepAccent: Color {
    accentColor.map { $0.undarkened.nearing(.black, until: .white, is: 14) } ?? .deepBlue
  }

  /// A ground in a tint, pressed or not: that of the accent where nothing else is asked for.
  func ground(in tint: Color, isPressed: Bool) -> Color {
    let ground = tint.inAccent(accentColor).undarkened
    if ground == accentGround || ground == Color.accentColor.undarkened {
      return isPressed ? pressedAccent : accentGround
    }
    return isPressed ? ground.pressed : ground
  }
}
