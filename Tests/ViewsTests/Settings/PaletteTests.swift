// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What has to be read, and what has to be seen, in the light and in the dark.
@MainActor
struct PaletteTests {
  private static func ratio(_ one: Color, _ other: Color, _ scheme: ColorScheme) -> Double {
    one.shown(in: scheme).contrast(with: other.shown(in: scheme))
  }

  private static let grounds: [Color] = [
    .windowGround, .panelGround, .groupedGround, .rowGround, .groupGround, .fieldGround,
    .boxGround, .wellGround,
  ]

  @Test(arguments: ColorScheme.allCases)
  func `words can be read on every ground`(scheme: ColorScheme) {
    for ground in Self.grounds {
      #expect(Self.ratio(.primary, ground, scheme) >= 7)
      #expect(Self.ratio(.secondary, ground, scheme) >= 4.5)
    }
    for ground in [Color.controlGround, .pressedControl, .pressedWell, .chosenGround] {
      #expect(Self.ratio(.primary, ground, scheme) >= 4.5)
    }
    #expect(Self.ratio(.tertiary, .windowGround, scheme) >= 4.5)
    #expect(Self.ratio(.disabledInk, .controlGround, scheme) >= 4.5)
    #expect(Self.ratio(.disabledInk, .panelGround, scheme) >= 4.5)
    #expect(Self.ratio(.selectedInk, .selectionGround, scheme) >= 4.5)
    #expect(Self.ratio(.toolTipInk, .toolTipGround, scheme) >= 7)
  }

  @Test(arguments: ColorScheme.allCases)
  func `lines and marks are seen beside every ground`(scheme: ColorScheme) {
    for ground in Self.grounds where ground != .groupedGround && ground != .groupGround {
      #expect(Self.ratio(.line, ground, scheme) >= 3)
    }
    for mark in [Color.blue, .gray, .red, .secondary] {
      #expect(Self.ratio(mark, .boxGround, scheme) >= 3)
    }
  }

  @Test(arguments: ColorScheme.allCases)
  func `in high contrast lines between rows are seen as well`(scheme: ColorScheme) {
    let settings = DisplaySettings(colorScheme: scheme, colorSchemeContrast: .increased)
    for line in [Color.line, .separator, .groove] {
      for ground in Self.grounds {
        #expect(settings.shown(line).contrast(with: ground.shown(in: scheme)) >= 4.5)
      }
    }
    #expect(settings.shown(.primary) == Color.primary.shown(in: scheme))
    #expect(DisplaySettings(colorScheme: scheme).shown(.line) == Color.line.shown(in: scheme))
  }

  @Test func `standard colours are words in the dark, and a ground for white ones in the light`() {
    let deep: [Color] = [.red, .green, .teal, .blue, .indigo, .purple, .pink, .brown, .gray]
    for color in deep {
      #expect(Self.ratio(color, .windowGround, .dark) >= 4.5)
      #expect(Self.ratio(color, .white, .light) >= 4.5)
    }
    for color in [Color.orange, .yellow, .mint, .cyan] {
      #expect(Self.ratio(color, .windowGround, .dark) >= 4.5)
    }
  }

  @Test(arguments: ColorScheme.allCases)
  func `white words can be read on what is filled`(scheme: ColorScheme) {
    let fills = [
      Color.blue.undarkened, .red.undarkened, .gray.undarkened, .pressedBlue, .pressedRed,
      .deepBlue, .deepRed,
    ]
    for fill in fills { #expect(Self.ratio(.white, fill, scheme) >= 4.5) }
  }

  @Test func `a colour keeps its other one as far opaque as it is, and loses it with its parts`() {
    let both = Color(light: .white, dark: Color(white: 0.25))
    #expect(both.shown(in: .light).red == 1)
    #expect(both.shown(in: .dark) == Color(white: 0.25))
    #expect(both.opacity(0.5).shown(in: .dark) == Color(white: 0.25, opacity: 0.5))
    #expect(both != .white)
    var changed = both
    changed.green = 0
    #expect(changed.shown(in: .dark) == Color(red: 1, green: 0, blue: 1))
  }

  @Test func `a view follows the desktop, with its own colours and with standard ones`() throws {
    let tester = ViewTester {
      VStack {
        Text("words")
        Rectangle().fill(Color(light: .white, dark: .black)).frame(width: 10, height: 10)
        Rectangle()
          .fill(LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom))
          .frame(width: 10, height: 10)
      }
    }
    func seen() -> [Color] {
      tester.displayList.items.flatMap { item -> [Color] in
        switch item {
        case .text(let run, _): [run.color]
        case .fill(_, let color): [color]
        case .gradient(_, let fill, _): fill.stops.map(\.color)
        default: []
        }
      }
    }
    #expect(tester.displayList.ground == .windowGround)
    #expect(seen().map { $0.relativeLuminance > 0.5 } == [false, true, false, false])
    tester.host.settings.colorScheme = .dark
    tester.settle()
    #expect(tester.displayList.ground == Color.windowGround.shown(in: .dark))
    #expect(seen()[..<2] == [.white, .black])
    #expect(seen()[2] == Color.blue.shown(in: .dark))
    tester.host.settings.colorScheme = .light
    tester.settle()
    #expect(seen().map { $0.relativeLuminance > 0.5 } == [false, true, false, false])
  }

  @Test func `the ground follows the desktop under views that look the same in both`() {
    let tester = ViewTester { Rectangle().fill(Color(white: 0.5)).frame(width: 10, height: 10) }
    tester.host.settings.colorScheme = .dark
    tester.settle()
    #expect(tester.displayList.ground == Color.windowGround.shown(in: .dark))
    let empty = ViewTester { EmptyView() }
    empty.host.settings.colorScheme = .dark
    empty.settle()
    #expect(empty.displayList.ground == Color.windowGround.shown(in: .dark))
  }

  @Test func `what asks for light in the dark has a light ground of its own`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Text("words").preferredColorScheme(.light)
    }
    let light = tester.displayList
    tester.host.settings.colorScheme = .dark
    tester.settle()
    func words(_ list: DisplayList) -> [Color] {
      list.items.compactMap { if case .text(let run, _) = $0 { run.color } else { nil } }
    }
    #expect(words(tester.displayList) == words(light))
    #expect(
      tester.displayList.items.contains {
        if case .fill(let path, .white) = $0 { path.boundingRect.width == 100 } else { false }
      })
  }

  /// Each corner of the colours, GNOME's nine, and every eighth of each part.
  nonisolated private static let accents: [Color] = {
    let steps = stride(from: 0.0, through: 1, by: 0.125)
    let all = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
    let named: [UInt32] = [
      0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396,
    ]
    return all + named.map { Color(light: $0, dark: $0).undarkened }
  }()

  @Test func `words in any accent can be read on every ground, and white ones on it`() throws {
    let faint = try Self.accents.filter { accent in
      var settings = DisplaySettings(accentColor: accent)
      let shown = try #require(settings.accentColor)
      let isRead = ColorScheme.allCases.allSatisfy { scheme in
        Self.grounds.allSatisfy { Self.ratio(shown, $0, scheme) >= 4.5 }
      }
      let holdsWhite = [settings.accentGround, settings.pressedAccent].allSatisfy {
        $0.contrast(with: .white) >= 4.5
      }
      let isDeep = settings.deepAccent.contrast(with: .white) >= 14
      // Setting what is set changes nothing.
      let ground = settings.accentGround
      settings.accentColor = shown
      return !(isRead && holdsWhite && isDeep && settings.accentGround == ground)
    }
    #expect(faint == [])
  }

  @Test func `an accent that can be read is the person's own to the last digit`() throws {
    let purple = Color(red: 0x91 / 255.0, green: 0x41 / 255.0, blue: 0xac / 255.0)
    #expect(DisplaySettings(accentColor: purple).accentGround == purple)
    let nonsense = Color(red: .nan, green: 7, blue: -1)
    let shown = try #require(DisplaySettings(accentColor: nonsense).accentColor)
    #expect(shown.contrast(with: .white) >= 4.5)
  }

  @Test func `controls take the accent, and what an author says is blue stays blue`() throws {
    let green = Color(red: 0, green: 0.4, blue: 0.1)
    func colors(_ settings: DisplaySettings) -> Set<Color> {
      let tester = ViewTester(size: CGSize(width: 300, height: 500)) {
        VStack {
          Button("Send") {}
          Button("Bright") {}.buttonStyle(.borderedProminent)
          Button("Line") {}.buttonStyle(.bordered)
          Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
          Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
          Slider(value: .constant(0.5))
          ProgressView(value: 0.5)
          Text("accent").foregroundColor(.accentColor)
          LinearGradient(colors: [.accentColor, .white], startPoint: .top, endPoint: .bottom)
        }
      }
      tester.host.settings = settings
      tester.settle()
      return Set(
        tester.displayList.items.flatMap { item -> [Color] in
          switch item {
          case .fill(_, let color), .stroke(_, let color, _): [color]
          case .text(let run, _): [run.color]
          default: []
          }
        })
    }
    let blue = Color.blue.undarkened
    func isNear(_ one: Color, _ other: Color) -> Bool {
      abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue) < 1e-6
    }
    #expect(colors(DisplaySettings()).contains { isNear($0, blue) })
    #expect(colors(DisplaySettings(accentColor: green)).contains { isNear($0, green) })
    #expect(!colors(DisplaySettings(accentColor: green)).contains { isNear($0, blue) })

    let tester = ViewTester { Text("sea").foregroundColor(.blue) }
    tester.host.settings = DisplaySettings(accentColor: green)
    tester.settle()
    #expect(tester.drawing.contains("sea"))
    let seas = tester.displayList.items.compactMap { item -> Color? in
      if case .text(let run, _) = item { run.color } else { nil }
    }
    #expect(seas.allSatisfy { isNear($0, blue) })
  }
}
