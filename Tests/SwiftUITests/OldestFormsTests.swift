// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import SwiftUI
import Testing

/// What code of SwiftUI's first years writes, and names of UIKit beside it.
@MainActor
struct OldestFormsTests {
  private func shows(_ words: String, _ tester: ViewTester) -> Bool {
    tester.displayList.items.contains {
      if case .text(let run, _) = $0 { run.text == words } else { false }
    }
  }

  private struct Form: View {
    @State private var volume = 0.5
    @State private var size = 0.25
    @State private var count = 3
    @State private var likes = 0

    var body: some View {
      NavigationView(content: {
        VStack {
          Slider(
            value: $volume, in: 0...1, step: 0.25, onEditingChanged: { _ in },
            minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
          ) { Text("Volume") }
          Slider(value: $size, onEditingChanged: { _ in }) { Text("Size") }
          Stepper(value: $count, in: 0...9, onEditingChanged: { _ in }) { Text("Count") }
          Stepper(onIncrement: { likes += 1 }, onDecrement: { likes -= 1 }) { Text("Likes") }
          Text("Count \(count), likes \(likes)")
        }
      })
    }
  }

  @Test func `controls take their label last, as they did at first`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Form() }
    try tester.focus("Volume")
    tester.press(.right)
    #expect(try tester.element(named: "Volume").value?.current == 0.75)
    #expect(shows("low", tester) && shows("high", tester))
    try tester.focus("Size")
    tester.press(.end)
    #expect(try tester.element(named: "Size").value?.current == 1)
    try tester.focus("Count")
    tester.press(.up)
    try tester.tap("Increase Likes")
    try tester.tap("Increase Likes")
    #expect(shows("Count 4, likes 2", tester))
  }

  @Test func `the size of text is set in its oldest words`() {
    func height(_ size: ContentSizeCategory) -> CGFloat {
      let tester = ViewTester { Text("Words").environment(\.sizeCategory, size) }
      return tester.tree.depthFirst.first { $0.name == "Words" }?.frame?.height ?? 0
    }
    #expect(height(.accessibilityLarge) > height(.large))
    #expect(DynamicTypeSize.allCases.map(ContentSizeCategory.init) == ContentSizeCategory.allCases)
  }

  @Test func `a colour is dragged as itself`() throws {
    struct Wells: View {
      @State private var color = Color.red
      var body: some View {
        VStack {
          Text("Blue").draggable(Color.blue)
          Text(color == .blue ? "It is blue" : "Empty")
            .dropDestination(for: Color.self) { colors, _ in
              color = colors.first ?? color
              return true
            }
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Wells() }
    try tester.focus("Blue")
    tester.press(.return)
    tester.press(.tab)
    tester.press(.return)
    #expect(shows("It is blue", tester))
  }

  @Test func `names of other frameworks stand for ours`() {
    let style = StrokeStyle(lineWidth: 2, lineCap: CGLineCap.round, lineJoin: CGLineJoin.bevel)
    #expect(style.lineCap == .round && style.lineJoin == .bevel)
    #expect(
      UIFont.preferredFont(forTextStyle: .title1).pointSize
        > UIFont.systemFont(ofSize: 12).pointSize)
    #expect(Font(UIFont.preferredFont(forTextStyle: .headline)) == .headline)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
    let before: CFTimeInterval = CACurrentMediaTime()
    #expect(before > 0 && CACurrentMediaTime() >= before)
    let tester = ViewTester(size: CGSize(width: 40, height: 40)) {
      Color.red.clipShape(.containerRelative).cornerRadius(4, antialiased: false)
    }
    #expect(!tester.displayList.items.isEmpty)
  }
}
