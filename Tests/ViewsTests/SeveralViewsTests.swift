// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// A modifier on several views that are written as one is put round each of them.
@MainActor
struct SeveralViewsTests {
  private func fills(_ tester: ViewTester) -> [CGRect] {
    tester.displayList.items.compactMap { item in
      if case .fill(let path, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test func `each view of a loop in a row has the room and the ground that is said of all`() throws
  {
    let tester = ViewTester(size: CGSize(width: 400, height: 200)) {
      HStack(spacing: 20) {
        ForEach(["Ada", "Bea", "Cid"], id: \.self) { Text($0) }
          .padding(10).background(Color.red)
      }
    }
    let frames = try ["Ada", "Bea", "Cid"].map { try #require(try tester.element(named: $0).frame) }
    #expect(Set(frames.map(\.y)).count == 1)
    #expect(frames[0].maxX < frames[1].x && frames[1].maxX < frames[2].x)
    #expect(fills(tester).count == 3)
  }

  @Test func `each view of a group is tapped by itself`() throws {
    @MainActor final class Log { var taps = 0 }
    let log = Log()
    let tester = ViewTester {
      VStack {
        Group {
          Text("One")
          Text("Two")
        }
        .onTapGesture { log.taps += 1 }
      }
    }
    let buttons = tester.tree.depthFirst.filter { $0.role == .button }.map(\.name)
    #expect(buttons == ["One", "Two"])
    try tester.tap("Two")
    #expect(log.taps == 1)
  }

  @Test func `the rows of a loop stay rows where something is said of all of them`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      List {
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
          .listRowBackground(Color.yellow)
          .swipeActions { Button("Delete") {} }
        ForEach(["Leek", "Bean"], id: \.self) { Text($0) }
          .padding(5)
          .contextMenu { Button("Cook") {} }
      }
    }
    #expect(tester.tree.depthFirst.count { $0.role == .listItem } == 4)
    let names = tester.tree.depthFirst.map(\.name)
    for name in ["Apple", "Pear", "Leek", "Bean"] { #expect(names.contains(name)) }
    let apple = try tester.element(named: "Apple")
    #expect(apple.actions.filter { $0.label.contains("Delete") }.count == 1)
  }

  @Test func `views of a loop that come and go keep their modifier`() throws {
    struct Row: View {
      @Views.State private var names = ["Ada"]
      var body: some View {
        HStack {
          ForEach(names, id: \.self) { Text($0) }.padding(4).border(.red)
          Button("Add") { names.append("Bea") }
        }
      }
    }
    let tester = ViewTester { Row() }
    try tester.tap("Add")
    let ada = try #require(try tester.element(named: "Ada").frame)
    let bea = try #require(try tester.element(named: "Bea").frame)
    #expect(ada.maxX < bea.x && ada.y == bea.y)
  }

  @Test func `what has no height of its own is as high as a row whose height nobody says`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) {
      HStack {
        Text("1\n2\n3")
        Rectangle().fill(Color.red).frame(width: 10)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    let text = try #require(try tester.element(named: "1\n2\n3").frame)
    #expect(fills(tester).map { Double($0.height) } == [text.height])
    let layers = ViewTester(size: CGSize(width: 300, height: 300)) {
      ZStack {
        Color.yellow
        Text("Word")
      }
      .fixedSize()
    }
    let word = try #require(try layers.element(named: "Word").frame)
    #expect(fills(layers).map(\.size) == [CGSize(width: word.width, height: word.height)])
  }

  @Test func `a corner that is larger than half of the shape makes it a capsule`() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    #expect(
      RoundedRectangle(cornerRadius: 100).path(in: frame)
        == RoundedRectangle(cornerRadius: 30).path(in: frame))
  }

  @Test func `what stands on a preference is made when the preference is known`() throws {
    struct Bounds: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      Text("Tab").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            Rectangle().fill(Color.blue).frame(width: proxy[anchor!].width, height: 2)
          }
        }
    }
    let tab = try #require(try tester.element(named: "Tab").frame)
    #expect(fills(tester).map { Double($0.width) } == [tab.width])
    // Where nothing tells it, the default is what there is.
    let silent = ViewTester {
      Text("Tab").overlayPreferenceValue(Bounds.self) { Text($0 == nil ? "none" : "some") }
    }
    #expect(silent.tree.depthFirst.contains { $0.name == "none" })
  }

  @Test func `a slider whose value lies outside of its range stands at its end`() throws {
    struct Amount: View {
      @Views.State private var amount = 1.0
      var body: some View { Slider(value: $amount, in: 10...150, step: 1) { Text("Amount") } }
    }
    let tester = ViewTester { Amount() }
    #expect(try tester.element(named: "Amount").value?.current == 10)
    try tester.perform("increment", on: "Amount")
    #expect(try tester.element(named: "Amount").value?.current == 11)
  }
}
