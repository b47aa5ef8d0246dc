// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import SwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct UIAccessibilityTests {
  @Test func `UIKit's questions have the answers of the desktop`() {
    let tester = ViewTester { Text("words") }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    tester.host.settings = DisplaySettings(
      colorScheme: .dark, colorSchemeContrast: .increased, reducesMotion: true)
    tester.settle()
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    tester.host.settings = DisplaySettings()
    tester.settle()
  }

  @Test func `a colour with two sides has both in a view`() {
    let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(both) == Color(light: .black, dark: .white))
    #expect(Color(UIColor.red) == .red)
    #expect(Color(uiColor: UIColor(Color(both))) == Color(both))
  }
}
