// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Buttons with a border look less than prominent ones, and areas of lower levels less than letters.
@MainActor
struct ButtonLookTests {
  private func drawing<V: View>(_ settings: DisplaySettings, _ view: V) -> [DisplayList.Item] {
    let tester = ViewTester { view }
    tester.host.settings = settings
    tester.settle()
    return tester.displayList.items
  }

  private func ground(_ items: [DisplayList.Item]) throws -> Color {
    try #require(
      items.lazy.compactMap { item -> Color? in
        if case .fill(_, let color) = item { color } else { nil }
      }.first)
  }

  private func hasLine(_ items: [DisplayList.Item]) -> Bool {
    items.contains { if case .stroke = $0 { true } else { false } }
  }

  @Test(arguments: [ColorScheme.light, .dark], [ColorSchemeContrast.standard, .increased])
  func `a border is a line on a quiet ground, and prominent is filled`(
    scheme: ColorScheme, contrast: ColorSchemeContrast
  ) throws {
    let settings = DisplaySettings(colorScheme: scheme, colorSchemeContrast: contrast)
    let bordered = drawing(settings, Button("Go") {}.buttonStyle(.bordered))
    let prominent = drawing(settings, Button("Go") {}.buttonStyle(.borderedProminent))
    // In high contrast all that can be pressed has a line.
    #expect(hasLine(bordered) && hasLine(prominent) == (contrast == .increased))
    #expect(try ground(bordered) != ground(prominent))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `areas of lower levels let what is behind them through`(scheme: ColorScheme) throws {
    let settings = DisplaySettings(colorScheme: scheme)
    func alpha(_ items: [DisplayList.Item]) throws -> Double { try ground(items).alpha }
    let tertiary = try alpha(drawing(settings, Rectangle().fill(.tertiary)))
    let quaternary = try alpha(drawing(settings, Color.clear.background(.quaternary)))
    #expect(tertiary > quaternary && tertiary < 0.3 && quaternary > 0.05)
  }

  @Test func `letters of lower levels can be read as before`() throws {
    let tester = ViewTester { Text("Small").foregroundStyle(.tertiary) }
    let color = try #require(
      tester.displayList.items.lazy.compactMap { item -> Color? in
        if case .text(let run, _) = item { run.color } else { nil }
      }.first)
    #expect(color.red == 0.45 && color.alpha == 1)
  }
}
