// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// Views that go along with another one of the same name.
@MainActor
struct MatchedGeometryTests {
  /// A mark that goes along with the chosen one of three boxes.
  struct Marked: View {
    var properties: MatchedGeometryProperties = .frame
    var anchor: UnitPoint = .center
    @Namespace private var namespace
    @State private var chosen = 0
    @State private var isLow = false
    @State private var isGone = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isLow { Color.clear.frame(width: 1, height: 30) }
        ZStack(alignment: .topLeading) {
          HStack(alignment: .top, spacing: 0) {
            ForEach(0..<3) { index in
              if !isGone || index != chosen {
                Color.blue.frame(width: 20 + 10 * CGFloat(index), height: 30)
                  .matchedGeometryEffect(id: index, in: namespace)
              }
            }
          }
          Color.red.frame(maxWidth: properties.contains(.size) ? nil : 10, maxHeight: 10)
            .frame(width: properties.contains(.size) ? nil : 10)
            .matchedGeometryEffect(
              id: chosen, in: namespace, properties: properties, anchor: anchor, isSource: false
            )
            .onTapGesture {}
            .accessibilityLabel("Mark")
        }
        Button("Next") { withAnimation(.linear(duration: 1)) { chosen += 1 } }
        Button("Jump") { chosen = 2 }
        Button("Lower") { withAnimation(.linear(duration: 1)) { isLow = true } }
        Button("Take away") { withAnimation(.linear(duration: 1)) { isGone = true } }
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
      .pressEffectDisabled()
      .hoverEffectDisabled()
    }
  }

  private func window<Content: View>(_ content: @escaping () -> Content) -> ViewTester {
    ViewTester(size: CGSize(width: 300, height: 200), content: content)
  }

  /// Where red things are drawn.
  private func reds(_ tester: ViewTester) -> [CGRect] {
    let red = tester.displayList.items.filter {
      if case .fill(_, let color) = $0 { color == .red } else { false }
    }
    return Pictured(DisplayList(items: red)).frames
  }

  private func red(_ tester: ViewTester) -> CGRect { reds(tester).first ?? .null }

  private func frame(_ name: String, _ tester: ViewTester) throws -> CGRect {
    let frame = try #require(try tester.element(named: name).frame)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @Test func `a view that is no source stands where the source is, from the beginning`() throws {
    let tester = window { Marked() }
    #expect(!tester.host.isMoving)
    #expect(red(tester) == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(try frame("Mark", tester) == CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test func `it moves to another source, and its element is there at once`() throws {
    let tester = window { Marked() }
    try tester.perform("click", on: "Next")
    #expect(try frame("Mark", tester) == CGRect(x: 20, y: 10, width: 30, height: 10))
    tester.advance(by: 0.5)
    #expect(abs(red(tester).minX - 10) < 1 && abs(red(tester).width - 25) < 1)
    tester.advance(by: 1)
    #expect(red(tester) == CGRect(x: 20, y: 10, width: 30, height: 10))
    #expect(!tester.host.isMoving)
    try tester.perform("click", on: "Jump")
    #expect(red(tester) == CGRect(x: 50, y: 10, width: 40, height: 10))
  }

  @Test func `it goes along where its source goes`() throws {
    let tester = window { Marked() }
    try tester.perform("click", on: "Lower")
    #expect(try frame("Mark", tester).minY == 40)
    tester.advance(by: 0.5)
    #expect(abs(red(tester).minY - 25) < 2)
    tester.advance(by: 1)
    #expect(red(tester) == CGRect(x: 0, y: 40, width: 20, height: 10))
  }

  @Test func `without a source it stands in its own place`() throws {
    let tester = window { Marked() }
    try tester.perform("click", on: "Next")
    tester.advance(by: 2)
    try tester.perform("click", on: "Take away")
    tester.advance(by: 2)
    // All the width that its layout offers it, at the beginning of its room.
    #expect(red(tester).minX == 0 && red(tester).width == 300)
    #expect(!tester.host.isMoving)
  }

  @Test(arguments: [
    (
      MatchedGeometryProperties.position, UnitPoint.center,
      CGRect(x: 5, y: 10, width: 10, height: 10)
    ),
    (.position, .topTrailing, CGRect(x: 10, y: 0, width: 10, height: 10)),
    (.frame, .bottom, CGRect(x: 0, y: 20, width: 20, height: 10)),
  ])
  func `the anchor of both is at one place`(
    properties: MatchedGeometryProperties, anchor: UnitPoint, place: CGRect
  ) {
    #expect(red(window { Marked(properties: properties, anchor: anchor) }) == place)
  }

  @Test func `the room that it takes stays its own`() {
    struct Row: View {
      @Namespace private var namespace
      var body: some View {
        HStack(spacing: 0) {
          Color.blue.frame(width: 100, height: 50).matchedGeometryEffect(id: 1, in: namespace)
          Color.red.frame(width: 10).matchedGeometryEffect(
            id: 1, in: namespace, properties: .position, isSource: false)
          Color.green.frame(width: 10, height: 10)
        }
      }
    }
    let frames = Pictured(window { Row() }.displayList).frames
    #expect(abs((frames.last?.minX ?? 0) - 200) < 0.001)
  }

  @Test func `a source that comes beside one that stays sets out from there`() throws {
    struct Hero: View {
      @Namespace private var namespace
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: namespace)
          if isOpen {
            Color.red.frame(width: 100, height: 100).matchedGeometryEffect(id: 1, in: namespace)
          }
          Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
        .frame(width: 300, height: 200, alignment: .topLeading)
      }
    }
    let tester = window { Hero() }
    try tester.perform("click", on: "Open")
    #expect(abs(red(tester).width - 20) < 3 && abs(red(tester).minY) < 2)
    tester.advance(by: 0.5)
    #expect(abs(red(tester).width - 60) < 3)
    tester.advance(by: 1)
    #expect(red(tester) == CGRect(x: 0, y: 20, width: 100, height: 100))
  }

  @Test func `two that lead each other end, and chains follow through`() {
    struct Circle: View {
      @Namespace private var namespace
      var body: some View {
        HStack(spacing: 0) {
          Color.blue.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: namespace)
          Color.green.frame(maxWidth: 50, maxHeight: 50)
            .matchedGeometryEffect(id: 2, in: namespace)
            .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          Color.red.frame(maxWidth: 70, maxHeight: 70)
            .matchedGeometryEffect(id: 2, in: namespace, isSource: false)
        }
      }
    }
    let tester = window { Circle() }
    #expect(
      Pictured(tester.displayList).frames.map(\.size) == [
        CGSize(width: 30, height: 30), CGSize(width: 30, height: 30), CGSize(width: 30, height: 30),
      ])
    #expect(Set(Pictured(tester.displayList).frames.map(\.minX)).count == 1)
  }

  @Test func `it goes along while its source is scrolled`() throws {
    struct Scrolled: View {
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: .topLeading) {
          ScrollView {
            VStack(spacing: 0) {
              Color.blue.frame(width: 20, height: 100)
              Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: namespace)
              Color.blue.frame(width: 20, height: 400)
            }
          }
          Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
            .allowsHitTesting(false)
        }
      }
    }
    let tester = window { Scrolled() }
    #expect(red(tester).minY == 100)
    tester.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 10, y: 150))
    #expect(red(tester).minY == 40)
  }
}
