// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What the standard colours and controls are written in, measured as WCAG 2.1 defines it
/// (<https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>).
@MainActor
struct ContrastTests {
  /// WCAG 1.4.3 asks for this of text, 1.4.6 for the other.
  private static let (minimum, enhanced) = (4.5, 7.0)

  /// One colour of text.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let color: Color
    let least: Double
  }

  nonisolated static let text = [
    Pair(testDescription: "primary", color: .primary, least: 7),
    Pair(testDescription: "secondary", color: .secondary, least: 7),
    Pair(testDescription: "accentColor", color: .accentColor, least: 4.5),
    Pair(testDescription: "red", color: .red, least: 4.5),
    Pair(testDescription: "green", color: .green, least: 4.5),
    Pair(testDescription: "blue", color: .blue, least: 4.5),
    Pair(testDescription: "indigo", color: .indigo, least: 4.5),
    Pair(testDescription: "purple", color: .purple, least: 4.5),
    Pair(testDescription: "pink", color: .pink, least: 4.5),
    Pair(testDescription: "brown", color: .brown, least: 4.5),
  ]

  @Test(arguments: text)
  func `a colour that text is written in is readable on white and on a window's ground`(
    pair: Pair
  ) {
    // The gallery's windows have this ground.
    for ground in [Color.white, Color(white: 0.97)] {
      #expect(pair.color.contrast(with: ground) >= pair.least)
    }
  }

  @Test func `the ratio is what WCAG says of its ends`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(Color.white.contrast(with: .white) == 1)
  }

  @Test func `a button is readable, and more so with increased contrast`() throws {
    let tester = ViewTester { Button("Play") {} }
    #expect(try drawn("Play", in: tester) >= Self.minimum)
    tester.host.settings.colorSchemeContrast = .increased
    tester.settle()
    #expect(try drawn("Play", in: tester) >= Self.enhanced)
  }

  @Test func `a pressed button is readable`() throws {
    let tester = ViewTester { Button("Play") {} }
    let contact = tester.makeContact()
    tester.send(.began, contact, at: try tester.center(of: "Play"))
    #expect(try drawn("Play", in: tester) >= Self.enhanced)
  }

  @Test func `a disabled button is readable as well`() throws {
    let tester = ViewTester { Button("Play") {}.disabled(true) }
    #expect(try drawn("Play", in: tester) >= Self.minimum)
  }

  @Test(arguments: ColorScheme.allCases, ColorSchemeContrast.allCases)
  func `a disabled button is readable and stands out less than one that is not`(
    scheme: ColorScheme, contrast: ColorSchemeContrast
  ) throws {
    func button(isDisabled: Bool) throws -> (words: Double, seen: Double) {
      let tester = ViewTester { Button("Play") {}.disabled(isDisabled) }
      tester.host.settings = DisplaySettings(colorScheme: scheme, colorSchemeContrast: contrast)
      tester.settle()
      let colors = tester.displayList.items.compactMap { item -> Color? in
        switch item {
        case .fill(_, let color), .stroke(_, let color, _): color.alpha > 0 ? color : nil
        default: nil
        }
      }
      let seen = try #require(colors.map { $0.contrast(with: tester.displayList.ground) }.max())
      return (try drawn("Play", in: tester), seen)
    }
    let (plain, disabled) = (try button(isDisabled: false), try button(isDisabled: true))
    #expect(disabled.words >= Self.minimum)
    #expect(disabled.seen < plain.seen)
    #expect(plain.seen >= 3)
  }

  @Test func `a menu is readable`() throws {
    let tester = ViewTester { Button("Play") {} }
    try tester.tabTo("Play")
    tester.press(.menu)
    let entry = try #require(tester.focused?.name)
    #expect(try drawn(entry, in: tester) >= Self.minimum)
  }

  /// Of a text and what was filled last before it.
  private func drawn(_ text: String, in tester: ViewTester) throws -> Double {
    var ground = Color.white
    var found: Double?
    for item in tester.displayList.items {
      switch item {
      case .fill(_, let color): ground = color
      case .text(let run, _) where run.text == text: found = run.color.contrast(with: ground)
      case .text, .push, .pop, .transform, .opacity, .clip, .stroke, .gradient, .gradientText,
        .picture, .blend, .group:
        break
      }
    }
    return try #require(found)
  }
}
