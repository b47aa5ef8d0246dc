// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing

@testable import Views

/// What the desktop asks of a window, and what its views make of it, live.
@MainActor
struct DisplaySettingsTests {
  /// Tells the environment's values in words.
  private struct Report: View {
    @Environment(\.textScale) private var scale
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric private var room: CGFloat = 10

    var body: some View {
      Text("\(scale) \(size) \(contrast) \(reduceMotion) \(scheme) \(Double(room))")
    }
  }

  private func texts(_ tester: ViewTester) -> [TextRun] {
    tester.displayList.items.compactMap { if case .text(let run, _) = $0 { run } else { nil } }
  }

  private func words(_ tester: ViewTester) -> [String] { texts(tester).map(\.text) }

  @Test func `views read the settings, and follow when they change`() {
    let tester = ViewTester { Report() }
    #expect(words(tester) == ["1.000000 large standard false light 10.000000"])
    tester.host.settings = DisplaySettings(
      textScale: 1.5, colorScheme: .dark, colorSchemeContrast: .increased, reducesMotion: true)
    tester.settle()
    #expect(words(tester) == ["1.500000 accessibility1 increased true dark 15.000000"])
    tester.host.settings = DisplaySettings()
    tester.settle()
    #expect(words(tester) == ["1.000000 large standard false light 10.000000"])
  }

  @Test func `texts that name no family have the desktop's`() {
    let tester = ViewTester {
      VStack {
        Text("body")
        Text("code").font(.body.monospaced())
      }
    }
    #expect(texts(tester).map(\.font.familyName) == ["Sans", "Monospace"])
    tester.host.settings.fontFamily = "Cantarell"
    tester.settle()
    #expect(texts(tester).map(\.font.familyName) == ["Cantarell", "Monospace"])
  }

  @Test func `menus and the keys beside a control have the desktop's letters`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
      Text("Box").frame(width: 60, height: 30).onTapGesture {}.onLongPressGesture {}
    }
    tester.host.settings.fontFamily = "Cantarell"
    tester.settle()
    try tester.focus("Box")
    for key: Key in ["F1", .menu] {
      #expect(tester.press(key))
      tester.advance(by: 0.5)
      let families = Set(texts(tester).map(\.font.familyName))
      #expect(texts(tester).count > 2 && families == ["Cantarell"], "\(key.name)")
    }
  }

  @Test func `text of every font grows with the scale, and what is round it makes room`() {
    let tester = ViewTester {
      VStack {
        Text("body")
        Text("own").font(.system(size: 20))
        Button("press") {}
      }
    }
    let before = texts(tester).map(\.font.size)
    let frame = tester.scene.root.firstButton?.bounds.size ?? .zero
    tester.host.settings.textScale = 2
    tester.settle()
    #expect(texts(tester).map(\.font.size) == before.map { $0 * 2 })
    #expect(tester.scene.root.firstButton?.bounds.height == frame.height * 2)
  }

  @Test func `a scale that is no number, or out of bounds, does no harm`() {
    #expect(DisplaySettings(textScale: .nan).textScale == 1)
    #expect(DisplaySettings(textScale: 1e9).textScale == 3)
    #expect(DisplaySettings(textScale: -1).textScale == 0.5)
    var settings = DisplaySettings()
    settings.textScale = .infinity
    #expect(settings.textScale == 1)
  }

  @Test func `each step has its scale, and the scale its step`() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(textScale: size.textScale) == size)
    }
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
  }

  @Test func `a view keeps the size of its text, or keeps it within a range`() {
    let tester = ViewTester {
      VStack {
        Report().dynamicTypeSize(.large)
        Report().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        Report().dynamicTypeSize(DynamicTypeSize.small...)
      }
    }
    tester.host.settings.textScale = 1.5
    tester.settle()
    #expect(
      words(tester).map { $0.split(separator: " ")[1] } == ["large", "xxxLarge", "accessibility1"])
    // A size that is allowed is the desktop's own to the last digit.
    #expect(words(tester).last?.hasPrefix("1.500000 ") == true)
  }

  @Test func `with increased contrast the ring is twice as wide, the button darker, with a line`() {
    let tester = ViewTester { Button("press") {} }
    tester.press(.tab)
    let (widths, fills) = (lineWidths(tester), fills(tester))
    tester.host.settings.colorSchemeContrast = .increased
    tester.settle()
    #expect(widths == [4, 2])
    #expect(lineWidths(tester) == [2, 8, 4])
    #expect(fills == [Color.blue.undarkened])
    #expect(self.fills(tester) == [Color(red: 0.02, green: 0.14, blue: 0.42)])
  }

  private func lineWidths(_ tester: ViewTester) -> [CGFloat] {
    tester.displayList.items.compactMap {
      if case .stroke(_, _, let style) = $0 { style.lineWidth } else { nil }
    }
  }

  private func fills(_ tester: ViewTester) -> [Color] {
    tester.displayList.items.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }
}

extension Element {
  /// The first element with a gesture.
  fileprivate var firstButton: Element? {
    gestures.isEmpty ? children.lazy.compactMap(\.firstButton).first : self
  }
}
