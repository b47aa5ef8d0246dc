// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Styles, pictures and what views tell each other.
@MainActor
struct VocabularyTests {
  private func items<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [DisplayList.Item] {
    ViewTester(size: CGSize(width: 100, height: 100), content: view).displayList.items
  }

  @Test func `a style is taken wherever a colour was`() {
    let isOn = true
    let drawn = items {
      VStack {
        Rectangle().fill(isOn ? .blue : .red).frame(width: 10, height: 10)
        Text("on").background(.red)
        Circle().stroke(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
    }
    #expect(drawn.contains { if case .fill(_, .blue) = $0 { true } else { false } })
    #expect(drawn.contains { if case .fill(_, .red) = $0 { true } else { false } })
    #expect(drawn.contains { if case .gradient(_, _, .some) = $0 { true } else { false } })
  }

  @Test func `a gradient reaches from corner to corner of what it fills`() throws {
    let drawn = items {
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    let fill = try #require(
      drawn.compactMap { if case .gradient(_, let fill, nil) = $0 { fill } else { nil } }.first)
    #expect(
      fill.geometry
        == .linear(from: .zero, to: CGPoint(x: 100, y: 100)))
    #expect(fill.stops.map(\.location) == [0, 1])
  }

  @Test func `texts are drawn in a gradient that is their foreground style`() {
    let drawn = items {
      Text("Title").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(drawn.contains { if case .gradientText = $0 { true } else { false } })
  }

  private struct Striped: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.isEnabled ? .green : .gray
    }
  }

  @Test func `a style of an author's own is chosen by the environment`() {
    let on = items { Rectangle().fill(Striped()) }
    let off = items { Rectangle().fill(Striped()).disabled(true) }
    #expect(on.contains { if case .fill(_, .green) = $0 { true } else { false } })
    #expect(off.contains { if case .fill(_, .gray) = $0 { true } else { false } })
  }

  @Test func `a symbol is an image under what it stands for`() throws {
    let tester = ViewTester {
      VStack {
        Image(systemName: "trash")
        Image(systemName: "no.such.symbol")
        Button {
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
      }
    }
    #expect(try tester.element(named: "Delete").role == .image)
    #expect(try tester.element(named: "no such symbol").role == .image)
    #expect(try tester.element(named: "Close").role == .button)
  }

  @Test func `a label is said once, and an icon alone keeps its name`() throws {
    let tester = ViewTester {
      VStack {
        Label("Favourites", systemImage: "star")
        Label("Search", systemImage: "magnifyingglass").labelStyle(.iconOnly)
      }
    }
    #expect(tester.tree.depthFirst.filter { $0.name == "Favourites" }.count == 1)
    #expect(tester.tree.depthFirst.contains { $0.name == "Search" })
  }

  @Test func `a picture keeps its proportions in the room it is offered`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      Image(systemName: "star").resizable().scaledToFit()
    }
    let frame = try #require(try tester.element(named: "Favourite").frame)
    #expect(frame.width == 100 && frame.height == 100)
  }

  /// The box of an arc counts as that of its whole circle.
  @Test func `every symbol has outlines within its field`() {
    for (name, symbol) in SymbolCheck.all {
      #expect(!symbol.isEmpty, "\(name)")
      #expect(symbol.allSatisfy { (-1.0...31.0).contains($0) }, "\(name)")
    }
  }

  @Test func `what is masked is drawn as a group, and the mask has no elements`() {
    let tester = ViewTester { Text("seen").mask { Text("hidden") } }
    let groups = tester.displayList.items.compactMap { item in
      if case .group(let operation) = item { operation } else { nil }
    }
    #expect(groups == [.masked, .mask])
    #expect(!tester.tree.depthFirst.contains { $0.name == "hidden" })
  }

  @Test func `a colour effect changes what is drawn, and nothing else`() {
    let drawn = items { Color.white.colorInvert() }
    #expect(drawn.contains { if case .fill(_, .black) = $0 { true } else { false } })
  }

  @Test func `half a turn about an upright axis mirrors what is seen and what is hit`() throws {
    var location = CGPoint.zero
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        SpatialTapGesture().onEnded { location = $0.location }
      )
      .accessibilityLabel("Area")
      .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    tester.tap(at: CGPoint(x: 10, y: 20))
    #expect(abs(location.x - 90) < 1e-6 && abs(location.y - 20) < 1e-6)
  }

  private enum Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Telling: View {
    @Views.State private var count = 1
    @Views.State private var total = 0
    var body: some View {
      VStack {
        VStack {
          ForEach(0..<count, id: \.self) { Text("row").preference(key: Total.self, value: $0 + 1) }
        }
        .onPreferenceChange(Total.self) { total = $0 }
        Text("total \(total)")
        Button("More") { count += 1 }
        Button("Fewer") { count -= 1 }
      }
    }
  }

  @Test func `views tell those around them, when they come, change and go`() throws {
    let tester = ViewTester { Telling() }
    func total() -> String? {
      tester.tree.depthFirst.first { $0.name.hasPrefix("total") }?.name
    }
    #expect(total() == "total 1")
    try tester.tap("More")
    #expect(total() == "total 3")
    try tester.tap("Fewer")
    #expect(total() == "total 1")
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct BoundRows: View {
    @Views.State private var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      VStack {
        ForEach($items) { $item in Toggle("Row \(item.id)", isOn: $item.isOn) }
        Button("Drop") { items.removeLast() }
      }
    }
  }

  private struct Info: Sendable {
    let number: Int
  }

  private struct InfoKey: PreferenceKey {
    static let defaultValue: [Info] = []
    static func reduce(value: inout [Info], nextValue: () -> [Info]) { value += nextValue() }
  }

  @Test func `what cannot be compared is told to a layer, and comes to rest`() {
    let tester = ViewTester {
      Text("a").preference(key: InfoKey.self, value: [Info(number: 1)])
        .overlayPreferenceValue(InfoKey.self) { Text("\($0.count) told") }
    }
    tester.settle()
    #expect(tester.tree.depthFirst.contains { $0.name == "1 told" })
    #expect(!tester.host.needsUpdate)
  }

  @Test func `rows of a bound collection write their own element`() throws {
    let tester = ViewTester { BoundRows() }
    try tester.tap("Row 2")
    #expect(try tester.element(named: "Row 2").states[.checked])
    #expect(try !tester.element(named: "Row 1").states[.checked])
    try tester.tap("Drop")
    #expect(!tester.tree.depthFirst.contains { $0.name == "Row 2" })
  }
}
