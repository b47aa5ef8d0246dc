// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// What is scrolled, and what asks for its place or tells it.
extension ViewCatalog {
  mutating func addScrolling() {
    add("scrollPosition") { Placing() }
    addModifier("scrollTargetBehavior") { view in
      ScrollView { view }.scrollTargetBehavior(.paging)
    }
    addModifier("scrollTargetLayout") { view in
      ScrollView { VStack { view }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    }
    addModifier("scrollTransition") { view in
      ScrollView {
        view.scrollTransition { effect, phase in effect.opacity(phase == .identity ? 1 : 0.5) }
      }
    }
    addModifier("defaultScrollAnchor") { view in
      ScrollView { view }.defaultScrollAnchor(.bottom)
    }
    addModifier("contentMargins") { view in ScrollView { view }.contentMargins(.horizontal, 4) }
    addModifier("safeAreaPadding") { view in
      VStack {
        view.safeAreaPadding(.horizontal, 4)
        ScrollView { view }.safeAreaPadding(.horizontal, 4)
      }
    }
    addModifier("scrollClipDisabled") { view in ScrollView { view }.scrollClipDisabled() }
    addModifier("scrollDismissesKeyboard") { view in
      ScrollView { view }.scrollDismissesKeyboard(.never)
    }
    addModifier("scrollBounceBehavior") { view in
      ScrollView { view }.scrollBounceBehavior(.basedOnSize)
    }
    addModifier("scrollIndicatorsFlash") { view in
      ScrollView { view }.scrollIndicatorsFlash(onAppear: true)
    }
    addModifier("onScrollGeometryChange") { view in
      ScrollView { view }
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, _ in }
    }
    addModifier("onScrollPhaseChange") { view in
      ScrollView { view }.onScrollPhaseChange { _, _ in }
    }
    addModifier("onScrollVisibilityChange") { view in
      ScrollView { view.onScrollVisibilityChange { _ in } }
    }
  }

  mutating func addPlaces() {
    addModifier("alignmentGuide") { view in
      VStack(alignment: .leading) { view.alignmentGuide(.leading) { $0.width } }
    }
    addModifier("layoutValue") { view in
      let row = HStackLayout()
      row { view.layoutValue(key: Heft.self, value: 2) }
    }
    addModifier("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) }
    addModifier("visualEffect") { view in
      view.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 2) }
    }
    addModifier("anchorPreference") { view in
      view.anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in Text("\(places.map { proxy[$0].width })") }
        }
    }
    addModifier("transformAnchorPreference") { view in
      view.transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        .onPreferenceChange(Places.self) { _ in }
    }
  }
}

private enum Heft: LayoutValueKey {
  static let defaultValue = 1.0
}

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Placing: View {
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var first: Int?

  var body: some View {
    VStack {
      ScrollView { ForEach(0..<9, id: \.self) { Text("Line \($0)") } }
        .scrollPosition($position)
        .frame(height: 40)
      ScrollView { ForEach(0..<9, id: \.self) { row in Button("Row \(row)") { first = row } } }
        .scrollPosition(id: $first)
        .frame(height: 40)
    }
  }
}
