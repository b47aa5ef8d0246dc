// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

@MainActor
struct FocusRingTests {
  @Test func `one of the ring's two colours stands out from every background`() throws {
    let tester = ViewTester { Text("one").focusable() }
    tester.press(.tab)
    let strokes = tester.displayList.items.compactMap { item -> Color? in
      if case .stroke(_, let color, _) = item { return color }
      return nil
    }
    #expect(strokes == [.white, FocusRing.color])
    for red in stride(from: 0.0, through: 1, by: 0.1) {
      for green in stride(from: 0.0, through: 1, by: 0.1) {
        for blue in stride(from: 0.0, through: 1, by: 0.1) {
          let background = luminance(Color(red: red, green: green, blue: blue))
          // WCAG 1.4.11 asks for 3 to 1.
          #expect(strokes.contains { contrast(luminance($0), background) >= 3 })
        }
      }
    }
  }

  @Test func `it can be left away, and what is inside cannot bring it back`() throws {
    struct Told: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "ring" : "no ring").focusable() }
    }
    struct Page: View {
      @State private var isOff = true
      var body: some View {
        VStack {
          Text("one").focusable().focusEffectDisabled(false)
        }
        .focusEffectDisabled(isOff)
        Told().focusEffectDisabled()
        Button("on") { isOff = false }
      }
    }
    let tester = ViewTester { Page() }
    tester.press(.tab)
    #expect(tester.focused?.name == "one")
    #expect(tester.scene.focusRing == nil)
    _ = try tester.element(named: "no ring")
    try tester.perform("click", on: "on")
    #expect(tester.scene.focusRing != nil)
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// WCAG's relative luminance.
  private func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
