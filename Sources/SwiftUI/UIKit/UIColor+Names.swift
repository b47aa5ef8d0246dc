// SPDX-License-Identifier: Apache-2.0

import Evenhand

// UIKit's named colours. Those that SwiftUI names too are Evenhand's, which stand out from a white
// ground; grays and grounds are those of Apple's Human Interface Guidelines.
extension UIColor {
  /// Transparent.
  public static let clear = UIColor(Color.clear)
  /// `#000000`.
  public static let black = UIColor(Color.black)
  /// `#ffffff`.
  public static let white = UIColor(Color.white)
  /// `#555555`.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// White that is not quite opaque.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// `#000000`.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// `#aaaaaa`.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// `#808080`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// ``Color/red``.
  public static let red = UIColor(Color.red)
  /// ``Color/green``.
  public static let green = UIColor(Color.green)
  /// ``Color/blue``.
  public static let blue = UIColor(Color.blue)
  /// ``Color/cyan``.
  public static let cyan = UIColor(Color.cyan)
  /// ``Color/yellow``.
  public static let yellow = UIColor(Color.yellow)
  /// `#ff00ff`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// ``Color/orange``.
  public static let orange = UIColor(Color.orange)
  /// ``Color/purple``.
  public static let purple = UIColor(Color.purple)
  /// ``Color/brown``.
  public static let brown = UIColor(Color.brown)

  /// ``Color/red``.
  public static let systemRed = UIColor(Color.red)
  /// ``Color/green``.
  public static let systemGreen = UIColor(Color.green)
  /// ``Color/blue``.
  public static let systemBlue = UIColor(Color.blue)
  /// ``Color/orange``.
  public static let systemOrange = UIColor(Color.orange)
  /// ``Color/yellow``.
  public static let systemYellow = UIColor(Color.yellow)
  /// ``Color/pink``.
  public static let systemPink = UIColor(Color.pink)
  /// ``Color/purple``.
  public static let systemPurple = UIColor(Color.purple)
  /// ``Color/teal``.
  public static let systemTeal = UIColor(Color.teal)
  /// ``Color/indigo``.
  public static let systemIndigo = UIColor(Color.indigo)
  /// ``Color/brown``.
  public static let systemBrown = UIColor(Color.brown)
  /// ``Color/mint``.
  public static let systemMint = UIColor(Color.mint)
  /// ``Color/cyan``.
  public static let systemCyan = UIColor(Color.cyan)
  /// ``Color/accentColor``.
  public static let tintColor = UIColor(Color.accentColor)

  /// `#8e8e93`.
  public static let systemGray = UIColor(light: 0x8e8e93, dark: 0x8e8e93)
  /// `#aeaeb2`, and `#636366` on a dark ground.
  public static let systemGray2 = UIColor(light: 0xaeaeb2, dark: 0x636366)
  /// `#c7c7cc`, and `#48484a` on a dark ground.
  public static let systemGray3 = UIColor(light: 0xc7c7cc, dark: 0x48484a)
  /// `#d1d1d6`, and `#3a3a3c` on a dark ground.
  public static let systemGray4 = UIColor(light: 0xd1d1d6, dark: 0x3a3a3c)
  /// `#e5e5ea`, and `#2c2c2e` on a dark ground.
  public static let systemGray5 = UIColor(light: 0xe5e5ea, dark: 0x2c2c2e)
  /// `#f2f2f7`, and `#1c1c1e` on a dark ground.
  public static let systemGray6 = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)

  /// ``Color/primary``; white on a dark ground.
  public static let label = UIColor(light: 0x1a1a1a, dark: 0xffffff)
  /// ``Color/secondary``.
  public static let secondaryLabel = UIColor(light: 0x545454, dark: 0xaeaeb2)
  /// ``Color/tertiary``.
  public static let tertiaryLabel = UIColor(light: 0x737373, dark: 0x8e8e93)
  /// ``Color/quaternary``.
  public static let quaternaryLabel = UIColor(light: 0xb3b3b3, dark: 0x48484a)
  /// ``Color/tertiary``.
  public static let placeholderText = UIColor(light: 0x737373, dark: 0x8e8e93)
  /// ``Color/blue``.
  public static let link = UIColor(Color.blue)

  /// White, and black on a dark ground.
  public static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000)
  /// `#f2f2f7`, and `#1c1c1e` on a dark ground.
  public static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
  /// White, and `#2c2c2e` on a dark ground.
  public static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e)
  /// `#f2f2f7`, and black on a dark ground.
  public static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000)
  /// White, and `#1c1c1e` on a dark ground.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e)
  /// `#f2f2f7`, and `#2c2c2e` on a dark ground.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e)

  /// `#787880`, a fifth of it.
  public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2)
  /// `#787880`, a sixth of it.
  public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16)
  /// `#767680`, an eighth of it.
  public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12)
  /// `#747480`, a twelfth of it.
  public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x747480, alpha: 0.08)
  /// `#3c3c43`, not quite a third of it.
  public static let separator = UIColor(light: 0x3c3c43, dark: 0x545458, alpha: 0.29)
  /// `#c6c6c8`, and `#38383a` on a dark ground.
  public static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
}
