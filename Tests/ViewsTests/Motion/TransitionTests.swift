// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// How views come and go: the tree knows at once, the picture takes its time.
@MainActor
struct TransitionTests {
  struct Coming<Content: View>: View {
    let content: () -> Content
    @State private var isShown = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("Flip") { isShown.toggle() }
        if isShown { content() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func opacities(_ tester: ViewTester) -> [Double] {
    tester.displayList.items.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  private func box() -> some View {
    Color.red.frame(width: 40, height: 20).accessibilityLabel("Box")
  }

  private func boxes(_ tester: ViewTester) -> [CGRect] {
    Pictured(tester.displayList).frames.filter { $0.width <= 40 && abs($0.height - 20) < 21 }
      .filter { $0.height <= 20 }
  }

  @Test func `what names no transition fades in and out`() throws {
    let tester = ViewTester { Coming { box() } }
    try tester.perform("click", on: "Toggle")
    #expect(tester.tree.depthFirst.contains { $0.name == "Box" })
    tester.advance(by: 0.5)
    #expect(opacities(tester).contains { abs($0 - 0.5) < 0.05 })
    tester.advance(by: 0.6)
    #expect(opacities(tester).isEmpty)
    try tester.perform("click", on: "Toggle")
    #expect(!tester.tree.depthFirst.contains { $0.name == "Box" })
    tester.advance(by: 0.25)
    #expect(opacities(tester).contains { abs($0 - 0.75) < 0.05 })
    tester.advance(by: 1)
    #expect(boxes(tester).isEmpty)
    #expect(!tester.host.isMoving)
  }

  private static func transition(_ name: String) -> AnyTransition {
    switch name {
    case "move": .move(edge: .leading)
    case "slide": .slide
    case "offset": .offset(x: 100)
    case "asymmetric": .asymmetric(insertion: .offset(x: 10), removal: .offset(x: 80))
    case "combined": .offset(x: 20).combined(with: .offset(x: 60))
    default: .push(from: .trailing)
    }
  }

  @Test func `without an animation it comes and goes at once`() throws {
    let tester = ViewTester { Coming { box() } }
    try tester.perform("click", on: "Flip")
    #expect(opacities(tester).isEmpty)
    #expect(!tester.host.isMoving)
    try tester.perform("click", on: "Flip")
    #expect(boxes(tester).isEmpty)
  }

  @Test(arguments: [
    ("move", -20.0, -20.0), ("slide", -20, 20), ("offset", 50, 50), ("asymmetric", 5, 40),
    ("combined", 40, 40), ("push", 20, -20),
  ])
  func `half way in and half way out it stands where its transition says`(
    name: String, coming: Double, going: Double
  ) throws {
    let tester = ViewTester { Coming { box().transition(Self.transition(name)) } }
    try tester.perform("click", on: "Flip")
    let place = try #require(boxes(tester).first).minX
    try tester.perform("click", on: "Flip")
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.5)
    let half = try #require(boxes(tester).first).minX
    #expect(abs(half - place - coming) < 3, "\(name) in")
    tester.advance(by: 1)
    #expect(boxes(tester).first?.minX == place)
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.5)
    let leaving = try #require(boxes(tester).first).minX
    #expect(abs(leaving - place - going) < 3, "\(name) out")
    tester.advance(by: 1)
    #expect(boxes(tester).isEmpty)
    #expect(!tester.host.isMoving)
  }

  @Test func `a transition of the author's own is animated through its phases`() throws {
    struct Rising: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 100)
      }
    }
    let tester = ViewTester { Coming { box().transition(Rising()) } }
    try tester.perform("click", on: "Flip")
    let place = try #require(boxes(tester).first).minY
    try tester.perform("click", on: "Flip")
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.5)
    #expect(abs(try #require(boxes(tester).first).minY - place + 50) < 4)
  }

  @Test func `a row that leaves a list fades where it was, and the others close up`() throws {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: 40, height: 20).accessibilityLabel(row)
          }
          Button("Drop") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 1) } }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let tester = ViewTester { Rows() }
    try tester.perform("click", on: "Drop")
    #expect(tester.tree.depthFirst.filter { $0.role == .image || $0.role == .label }.count == 2)
    tester.advance(by: 0.5)
    // In the order of the picture: those that stay, and in front of them the one that leaves.
    #expect(boxes(tester).map { Int(($0.minY).rounded()) } == [0, 30, 20])
    tester.advance(by: 1)
    #expect(boxes(tester).map(\.minY) == [0, 20])
  }

  @Test(arguments: [false, true])
  func `a view comes from where the one of the same name was`(isScoped: Bool) throws {
    struct Tabs: View {
      let isScoped: Bool
      @Namespace private var namespace
      @State private var isSecond = false
      var body: some View {
        HStack(spacing: 0) {
          ForEach([false, true], id: \.self) { tab in
            ZStack {
              if tab == isSecond {
                Color.red.frame(width: tab ? 60 : 20, height: 20)
                  .matchedGeometryEffect(id: "line", in: namespace)
              }
            }
            .frame(width: 100, height: 20)
          }
          Button("Go") {
            withAnimation(isScoped ? nil : .linear(duration: 1)) { isSecond.toggle() }
          }
        }
        .animation(isScoped ? .linear(duration: 1) : nil, value: isScoped && isSecond)
      }
    }
    let tester = ViewTester { Tabs(isScoped: isScoped) }
    func lines() -> [CGRect] { Pictured(tester.displayList).frames.filter { $0.height == 20 } }
    let start = try #require(lines().first)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    // One line on its way, and none that stays behind or fades.
    #expect(lines().count == 1)
    #expect(opacities(tester).isEmpty)
    let half = try #require(lines().first)
    #expect(abs(half.midX - start.midX - 50) < 3)
    #expect(abs(half.width - 40) < 2)
    tester.advance(by: 1)
    #expect(lines().map(\.midX) == [start.midX + 100])
  }

  @Test(arguments: [
    (BlurReplaceTransition.Configuration.downUp, 0.95), (.upUp, 1.05),
  ])
  func `what replaces another view comes into focus, and what goes leaves it`(
    configuration: BlurReplaceTransition.Configuration, going: Double
  ) throws {
    let tester = ViewTester { Coming { box().transition(.blurReplace(configuration)) } }
    func half() -> (radius: CGFloat?, scale: CGFloat?) {
      var (radius, scale): (CGFloat?, CGFloat?)
      for item in tester.displayList.items {
        if case .group(.blurred(let found)) = item { radius = found }
        if case .transform(let transform) = item, transform.m11 != 1 { scale = transform.m11 }
      }
      return (radius, scale)
    }
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.5)
    #expect(abs((half().radius ?? 0) - 4) < 0.3)
    #expect(abs((half().scale ?? 0) - 0.95) < 0.01)
    #expect(opacities(tester).contains { abs($0 - 0.5) < 0.05 })
    tester.advance(by: 1)
    #expect(half().radius == nil && half().scale == nil)
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.5)
    #expect(abs((half().radius ?? 0) - 4) < 0.3)
    #expect(abs((half().scale ?? 0) - going) < 0.01)
    tester.advance(by: 1)
    #expect(boxes(tester).isEmpty)
    #expect(!tester.host.isMoving)
  }

  @Test func `a transition with an animation of its own needs none from the change`() throws {
    let tester = ViewTester {
      Coming { box().transition(.opacity.animation(.linear(duration: 1))) }
    }
    try tester.perform("click", on: "Flip")
    tester.advance(by: 0.5)
    #expect(opacities(tester).contains { abs($0 - 0.5) < 0.05 })
    tester.advance(by: 1)
    #expect(opacities(tester).isEmpty)
    try tester.perform("click", on: "Flip")
    tester.advance(by: 0.5)
    #expect(opacities(tester).contains { abs($0 - 0.5) < 0.05 })
    tester.advance(by: 1)
    #expect(boxes(tester).isEmpty)
    #expect(!tester.host.isMoving)
  }

  @Test func `what comes is in its place, while its container is on its way`() throws {
    struct Dimmed: View {
      @State private var isDim = false
      var body: some View {
        ZStack {
          Button("Dim") { withAnimation(.linear(duration: 1)) { isDim = true } }
          if isDim { Color.red }
        }
      }
    }
    let tester = ViewTester { Dimmed() }
    try tester.perform("click", on: "Dim")
    for _ in 0..<4 {
      let layer = try #require(Pictured(tester.displayList).frames.last)
      #expect(abs(layer.minX) < 0.001 && abs(layer.minY) < 0.001)
      tester.advance(by: 0.25)
    }
  }

  @Test func `a label outside of a transition names the same element`() throws {
    let tester = ViewTester {
      Button("Inside") {}.transition(.slide).accessibilityLabel("Outside")
    }
    #expect(tester.tree.depthFirst.map(\.name).filter { !$0.isEmpty } == ["Test", "Outside"])
  }

  private struct Kept: View {
    let transition: AnyTransition
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Inner().transition(transition) }
        ForEach(isShown ? [1] : [], id: \.self) { _ in Inner().transition(transition) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    struct Inner: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 40, height: 20)
          .onTapGesture { count += 1 }
          .pressEffectDisabled()
          .accessibilityLabel("Count \(count)")
      }
    }
  }

  @Test(arguments: ["opacity", "offset"])
  func `what comes back while it leaves goes on from where it is, with its state`(
    name: String
  ) throws {
    let tester = ViewTester {
      Kept(transition: name == "offset" ? .offset(x: 100) : .opacity)
    }
    func seen() -> [Double] {
      name == "offset"
        ? boxes(tester).map { Double($0.minX) } : opacities(tester).filter { $0 < 1 }
    }
    func counts() -> [String] {
      tester.tree.depthFirst.map(\.name).filter { $0.hasPrefix("Count") }
    }
    try tester.tap("Count 0")
    try tester.tap("Count 0")
    #expect(counts() == ["Count 1", "Count 1"])
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.3)
    let before = seen()
    #expect(before.count == 2)
    #expect(counts().isEmpty)
    try tester.perform("click", on: "Toggle")
    #expect(counts() == ["Count 1", "Count 1"])
    // Nothing jumps, and nothing is there twice.
    #expect(
      zip(before, seen()).allSatisfy { abs($0 - $1) < 0.02 * ($0 + 1) }, "\(before) \(seen())")
    #expect(seen().count == 2)
    tester.advance(by: 1.2)
    #expect(boxes(tester).map(\.minX) == [0, 0])
    #expect(opacities(tester).isEmpty)
    #expect(!tester.host.isMoving)
    // When it has gone, the next one is another one.
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 2)
    try tester.perform("click", on: "Toggle")
    #expect(counts() == ["Count 0", "Count 0"])
  }

  @Test func `what is taken back on the way out comes back without a leap`() throws {
    let tester = ViewTester { Coming { box() } }
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 2)
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 0.3)
    try tester.perform("click", on: "Toggle")
    tester.advance(by: 2)
    #expect(boxes(tester).count == 1)
    #expect(opacities(tester).isEmpty)
    #expect(!tester.host.isMoving)
  }
}
