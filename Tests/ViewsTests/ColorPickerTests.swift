// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// A colour is chosen by its name or by its parts, by pointer, keys and actions.
@MainActor
struct ColorPickerTests {
  private struct Wall: View {
    @Views.State private var color: Color
    let supportsOpacity: Bool

    init(_ color: Color = .blue, supportsOpacity: Bool = true) {
      _color = Views.State(initialValue: color)
      self.supportsOpacity = supportsOpacity
    }

    var body: some View {
      VStack {
        ColorPicker("Wall", selection: $color, supportsOpacity: supportsOpacity)
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        Text("painted " + parts.joined(separator: " "))
      }
    }
  }

  private func tester(_ wall: Wall = Wall()) -> ViewTester {
    ViewTester(size: CGSize(width: 480, height: 480)) { wall }
  }

  private func shows(_ name: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == name }
  }

  private func words(_ tester: ViewTester) throws -> String {
    let well = try #require(
      tester.tree.depthFirst.first { $0.name == "Wall" && $0.role == .button })
    return try #require(well.value?.text ?? well.description)
  }

  @Test func `without its label it is as wide as its well, and is called the same`() throws {
    let tester = ViewTester {
      HStack {
        ColorPicker("Wall", selection: .constant(.red)).labelsHidden()
        Text("after").onTapGesture {}
      }
    }
    let well = try #require(tester.element(named: "Wall").frame)
    let after = try #require(tester.element(named: "after").frame)
    #expect(well.width == 44 && after.x - well.x - well.width < 20)
  }

  @Test func `the button says the colour in words`() throws {
    #expect(try words(tester()).hasPrefix("blue, #1461cc"))
    #expect(try words(tester(Wall(.black))).hasPrefix("black, #000000"))
    #expect(try words(tester(Wall(Color(red: 0.3, green: 0, blue: 0)))).hasPrefix("dark red"))
    #expect(try words(tester(Wall(.red.opacity(0.5)))).hasSuffix("50 percent opaque"))
  }

  @Test func `a colour with a name is chosen by pointer, keys and actions`() throws {
    let tester = tester()
    try tester.tap("Wall")
    try tester.tap("Yellow")
    #expect(try tester.element(named: "Yellow").states[.checked])
    tester.press(.escape)
    #expect(shows("painted 250 204 46", tester) && !shows("Yellow", tester))
    try tester.perform("click", on: "Wall")
    try tester.perform("click", on: "Black")
    try tester.focus("Black")
    tester.press(.left)
    tester.press(.space)
    #expect(try tester.element(named: "White").states[.checked])
    #expect(try !tester.element(named: "Black").states[.checked])
    try tester.tap("Done")
    #expect(shows("painted 255 255 255", tester))
  }

  @Test func `a colour is mixed of its parts`() throws {
    let tester = tester(Wall(.black))
    try tester.tabTo("Wall")
    tester.press(.space)
    try tester.setValue(200, on: "Green amount")
    try tester.focus("Green amount")
    tester.press(.right)
    try tester.setValue(0.4, on: "Opacity")
    try tester.tap("Done")
    #expect(shows("painted 0 201 0", tester))
    #expect(try words(tester).hasSuffix("40 percent opaque"))
  }

  @Test func `a colour whose parts come back is the one that it was, in the dark as well`() throws {
    struct Wall: View {
      @Views.State private var color = Color.red

      var body: some View {
        VStack {
          ColorPicker("Wall", selection: $color)
          Text(color == .red ? "as it was" : "painted")
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 480, height: 480)) { Wall() }
    try tester.tap("Wall")
    try tester.focus("Green amount")
    tester.press(.right)
    tester.press(.left)
    try tester.tap("Done")
    #expect(shows("as it was", tester))
  }

  @Test func `a colour that stays opaque has no slider for that`() throws {
    let tester = tester(Wall(supportsOpacity: false))
    try tester.tap("Wall")
    #expect(!shows("Opacity", tester) && shows("Red amount", tester))
  }
}
