// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// State changes at once, and the picture follows.
@MainActor
struct AnimationTests {
  /// Where the first thing that is drawn stands, in the window.
  private func place(_ tester: ViewTester) -> CGPoint {
    Pictured(tester.displayList).places.first ?? CGPoint(x: CGFloat.nan, y: 0)
  }

  private func opacities(_ tester: ViewTester) -> [Double] {
    tester.displayList.items.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  struct Slider: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var x = 0.0
    var body: some View {
      VStack {
        Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityLabel("Box")
        Button("Go") { withAnimation(animation) { x += 100 } }
        Button("Jump") { x = 0 }
      }
    }
  }

  @Test func `an offset is shown on its way, and the element is there at once`() throws {
    let tester = ViewTester { Slider() }
    let start = place(tester)
    let frame = try #require(tester.tree.depthFirst.first { $0.name == "Box" }?.frame)
    try tester.perform("click", on: "Go")
    let shown = place(tester).x - start.x
    #expect(abs(shown) < 10)
    let moved = try #require(tester.tree.depthFirst.first { $0.name == "Box" }?.frame)
    #expect(moved.x == frame.x + 100)
    tester.advance(by: 0.5)
    #expect(abs(place(tester).x - start.x - 50) < 7)
    tester.advance(by: 0.6)
    #expect(place(tester).x == start.x + 100)
    #expect(!tester.host.isMoving)
  }

  @Test func `a change without an animation is shown at once, also on the way`() throws {
    let tester = ViewTester { Slider() }
    let start = place(tester)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.3)
    try tester.perform("click", on: "Jump")
    #expect(place(tester) == start)
    #expect(!tester.host.isMoving)
  }

  @Test func `no element changes while something moves, and no body runs`() throws {
    let tester = ViewTester { Slider() }
    try tester.perform("click", on: "Go")
    let bodies = tester.host.statistics.bodyEvaluations
    var changes = 0
    tester.onChanges = { _ in changes += 1 }
    tester.advance(by: 0.9)
    #expect(tester.host.isMoving)
    #expect(changes == 0)
    #expect(tester.host.statistics.bodyEvaluations == bodies)
  }

  @Test func `a person who wants less motion sees each change at once`() throws {
    let tester = ViewTester { Slider() }
    let start = place(tester)
    try tester.perform("click", on: "Go")
    tester.host.settings = DisplaySettings(reducesMotion: true)
    tester.settle()
    #expect(place(tester).x == start.x + 100)
    try tester.perform("click", on: "Go")
    #expect(place(tester).x == start.x + 200)
    #expect(!tester.host.isMoving)
  }

  @Test func `neighbours make room on the way`() throws {
    struct Row: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Color.red.frame(width: isWide ? 100 : 20, height: 20)
            Color.blue.frame(width: 20, height: 20)
          }
          Button("Widen") { isWide = true }
        }
        .animation(.linear(duration: 1), value: isWide)
      }
    }
    let tester = ViewTester { Row() }
    func widths() -> [CGFloat] { Pictured(tester.displayList).frames.prefix(2).map(\.width) }
    func gap() -> CGFloat {
      let frames = Pictured(tester.displayList).frames
      return frames[1].minX - frames[0].minX
    }
    #expect(widths() == [20, 20])
    try tester.perform("click", on: "Widen")
    tester.advance(by: 0.5)
    #expect(abs(widths()[0] - 60) < 3)
    #expect(widths()[1] == 20)
    #expect(abs(gap() - 60) < 3)
    tester.advance(by: 1)
    #expect(widths() == [100, 20])
    #expect(gap() == 100)
  }

  @Test func `a place that jumps leaves a size on its way, and the other way round`() throws {
    struct Stage: View {
      @State private var isWide = false
      @State private var isLow = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 10, height: isLow ? 50 : 10)
          Color.red.frame(width: isWide ? 120 : 20, height: 20)
          Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
          Button("Lower") { isLow.toggle() }
          Button("Lower slowly") { withAnimation(.linear(duration: 1)) { isLow.toggle() } }
          Button("Widen at once") { isWide.toggle() }
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Stage() }
    func red() -> CGRect {
      let frames = Pictured(tester.displayList).frames
      return frames.first { $0.height == 20 } ?? .null
    }
    try tester.perform("click", on: "Widen")
    tester.advance(by: 0.5)
    try tester.perform("click", on: "Lower")
    #expect(red().minY == 50)
    #expect(abs(red().width - 70) < 4)
    tester.advance(by: 1)
    #expect(red() == CGRect(x: 0, y: 50, width: 120, height: 20))
    try tester.perform("click", on: "Lower slowly")
    tester.advance(by: 0.5)
    try tester.perform("click", on: "Widen at once")
    #expect(red().width == 20)
    #expect(abs(red().minY - 30) < 4)
  }

  @Test func `two changes of one action go each its own way`() throws {
    struct Two: View {
      @State private var x = 0.0
      @State private var isDim = false
      var body: some View {
        VStack {
          Rectangle().frame(width: 20, height: 20).opacity(isDim ? 0.5 : 1).offset(x: x)
          Button("Go") {
            withAnimation(.linear(duration: 1)) { x = 100 }
            isDim = true
          }
        }
      }
    }
    let tester = ViewTester { Two() }
    let start = place(tester)
    try tester.perform("click", on: "Go")
    #expect(opacities(tester) == [0.5])
    #expect(abs(place(tester).x - start.x) < 10)
    tester.advance(by: 1.2)
    #expect(place(tester).x == start.x + 100)
  }

  @Test func `an action waits for the end of the animation`() throws {
    struct Waiting: View {
      @State private var x = 0.0
      @State private var text = "waiting"
      var body: some View {
        VStack {
          Text(text).offset(x: x)
          Button("Go") {
            withAnimation(.linear(duration: 1)) {
              x = 10
            } completion: {
              text = "over"
            }
          }
          Button("Nothing") {
            withAnimation {
              x = x
            } completion: {
              text = "at once"
            }
          }
        }
      }
    }
    let tester = ViewTester { Waiting() }
    func says(_ text: String) -> Bool { tester.tree.depthFirst.contains { $0.name == text } }
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.9)
    #expect(says("waiting"))
    tester.advance(by: 0.2)
    #expect(says("over"))
    try tester.perform("click", on: "Nothing")
    #expect(says("at once"))
  }

  @Test func `colours, shapes and strokes are shown on their way`() throws {
    struct Arc: Shape {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    struct Drawn: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          Arc(share: isOn ? 1 : 0.5)
            .stroke(isOn ? Color.white : Color.black, lineWidth: isOn ? 9 : 1)
            .frame(width: 100, height: 20)
          Button("On") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
    }
    let tester = ViewTester { Drawn() }
    try tester.perform("click", on: "On")
    tester.advance(by: 0.5)
    guard case .stroke(let path, let color, let style)? = tester.displayList.items.first else {
      Issue.record("\(tester.displayList)")
      return
    }
    #expect(abs(path.boundingRect.width - 75) < 3)
    #expect(abs(color.red - 0.5) < 0.05)
    #expect(abs(style.lineWidth - 5) < 0.4)
  }

  @Test func `bodies of the author's own move together, and turn round on their way`() throws {
    struct Number: View, Animatable {
      var number: Double
      var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View { Text("\(Int(number))") }
    }
    struct Numbers: View {
      @State private var number = 0.0
      var body: some View {
        VStack {
          Number(number: number)
          Number(number: number).animation(.linear(duration: 1), value: number)
          Button("Go") { withAnimation(.linear(duration: 1)) { number += 100 } }
        }
      }
    }
    let tester = ViewTester { Numbers() }
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.25)
    let numbers = Pictured(tester.displayList).texts.compactMap(Int.init)
    #expect(numbers.count == 2 && numbers.allSatisfy { (90...110).contains($0) }, "\(numbers)")
    tester.advance(by: 2)
    #expect(Pictured(tester.displayList).texts.prefix(2) == ["200", "200"])
  }

  @Test func `an animation that is asked for goes before what is disabled`() throws {
    struct Disabled: View {
      @State private var x = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 20).offset(x: x)
            .animation(.linear(duration: 9), value: x)
          Button("Go") {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            withTransaction(transaction) { x = 100 }
          }
        }
      }
    }
    let tester = ViewTester { Disabled() }
    let start = place(tester)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    #expect(abs(place(tester).x - start.x - 50) < 3)
  }

  @Test func `a model that belongs to no actor animates its changes`() throws {
    final class Model: ObservableObject {
      @Published var x = 0.0
      func go() { withAnimation(.linear(duration: 1)) { x = 100 } }
    }
    struct Moved: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 20).offset(x: model.x)
          Button("Go") { model.go() }
        }
      }
    }
    let tester = ViewTester { Moved() }
    let start = place(tester)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    #expect(abs(place(tester).x - start.x - 50) < 3)
  }

  @Observable
  final class Loader {
    var isLoading = true
    var width = 50.0
  }

  final class OlderLoader: ObservableObject {
    @Published var isLoading = true
    @Published var width = 50.0
  }

  @Test(arguments: [false, true])
  func `what a model changes before an animation of the turn moves with it`(isOlder: Bool) throws {
    struct Loaded: View {
      let isOlder: Bool
      @State private var loader = Loader()
      @StateObject private var older = OlderLoader()
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: isOlder ? older.width : loader.width, height: 20)
          if isOlder ? older.isLoading : loader.isLoading { Text("Loading") }
          Button("Load") {
            if isOlder { older.isLoading = false } else { loader.isLoading = false }
            withAnimation(.linear(duration: 1)) {
              if isOlder { older.width = 150 } else { loader.width = 150 }
            }
          }
        }
      }
    }
    let tester = ViewTester { Loaded(isOlder: isOlder) }
    try tester.perform("click", on: "Load")
    tester.advance(by: 0.5)
    let width = try #require(Pictured(tester.displayList).frames.first).width
    #expect(abs(width - 100) < 3)
    tester.advance(by: 1)
    #expect(Pictured(tester.displayList).frames.first?.width == 150)
  }

  @Test func `a ring is trimmed on its way, and a shake goes to and fro`() throws {
    struct Shake: GeometryEffect {
      var times: CGFloat
      var animatableData: CGFloat {
        get { times }
        set { times = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(times * .pi * 2), y: 0))
      }
    }
    struct Ring: View {
      @State private var share = 0.25
      @State private var shakes = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Circle().trim(from: 0, to: share).stroke(Color.blue, lineWidth: 4)
            .frame(width: 100, height: 100)
          Color.red.frame(width: 30, height: 30).modifier(Shake(times: shakes))
          Button("Fill") { withAnimation(.linear(duration: 1)) { share = 0.75 } }
          Button("Shake") { withAnimation(.linear(duration: 1)) { shakes += 1 } }
        }
      }
    }
    let tester = ViewTester { Ring() }
    func frames() -> [CGRect] { Pictured(tester.displayList).frames }
    let (ring, box) = (frames()[0], frames()[1])
    #expect(abs(ring.width - 50) < 1 && abs(ring.height - 50) < 1)
    try tester.perform("click", on: "Fill")
    tester.advance(by: 0.5)
    #expect(abs(frames()[0].width - 100) < 2)
    #expect(abs(frames()[0].height - 50) < 4)
    tester.advance(by: 1)
    try tester.perform("click", on: "Shake")
    tester.advance(by: 0.25)
    #expect(abs(frames()[1].minX - box.minX - 10) < 1)
    tester.advance(by: 0.5)
    #expect(abs(frames()[1].minX - box.minX + 10) < 1)
    tester.advance(by: 1)
    #expect(abs(frames()[1].minX - box.minX) < 0.001)
    #expect(!tester.host.isMoving)
  }

  @Test func `a body of the author's own runs for each picture, and is heard once`() throws {
    struct Counter: View, Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value))") }
    }
    struct Shop: View {
      @State private var price = 0.0
      var body: some View {
        VStack {
          Counter(value: price)
          Button("Raise") { withAnimation(.linear(duration: 1)) { price = 100 } }
        }
      }
    }
    let tester = ViewTester { Shop() }
    try tester.perform("click", on: "Raise")
    #expect(tester.tree.depthFirst.contains { $0.name == "100" })
    tester.advance(by: 0.5)
    let text = Pictured(tester.displayList).texts.first.flatMap(Int.init)
    #expect((45...55).contains(text ?? 0))
    #expect(tester.tree.depthFirst.contains { $0.name == "100" })
    tester.advance(by: 1)
    #expect(Pictured(tester.displayList).texts.first == "100")
    #expect(!tester.host.isMoving)
  }

  @Test func `a spring goes on with the speed of the hand`() throws {
    struct Thrown: View {
      @GestureState(resetTransaction: Transaction(animation: .spring)) private var x = 0.0
      var body: some View {
        Rectangle().frame(width: 50, height: 50).offset(x: x)
          .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
      }
    }
    let tester = ViewTester { Thrown() }
    let start = place(tester)
    let id = tester.makeContact()
    var point = CGPoint(x: 200, y: 150)
    tester.send(.began, id, at: point)
    for _ in 0..<10 {
      tester.advance(by: 1.0 / 60)
      point.x += 8
      tester.send(.moved, id, at: point)
    }
    let released = place(tester).x
    #expect(released > start.x + 60)
    tester.send(.ended, id, at: point)
    tester.advance(by: 1.5 / 60)
    // It still flies on before the spring brings it back.
    #expect(place(tester).x > released)
    tester.advance(by: 3)
    #expect(place(tester) == start)
  }

  @Test func `a scope names the animation of what is inside, and of nothing else`() throws {
    struct Scoped: View {
      @State private var x = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 20).offset(x: x)
            .animation(.linear(duration: 1), value: x)
          Color.blue.frame(width: 20, height: 20).offset(x: x)
          Color.green.frame(width: 20, height: 20).offset(x: x)
            .transaction { $0.animation = nil }
          Color.black.frame(width: 20, height: 20)
            .animation(.linear(duration: 1)) { $0.offset(x: x) }
          Button("Go") { x = 100 }
          Button("Animate") { withAnimation(.linear(duration: 1)) { x = 200 } }
        }
      }
    }
    let tester = ViewTester { Scoped() }
    func xs() -> [CGFloat] { Pictured(tester.displayList).places.prefix(4).map(\.x) }
    let start = xs()
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    let half = zip(xs(), start).map { Int((($0 - $1) / 10).rounded()) }
    #expect(half == [5, 10, 10, 5])
    tester.advance(by: 1)
    try tester.perform("click", on: "Animate")
    tester.advance(by: 0.5)
    #expect(zip(xs(), start).map { Int((($0 - $1) / 10).rounded()) } == [15, 15, 20, 15])
  }
}

/// What a display list comes to in the window.
struct Pictured {
  private(set) var frames: [CGRect] = []
  private(set) var texts: [String] = []
  var places: [CGPoint] { frames.map(\.origin) }

  init(_ list: DisplayList) {
    var transforms = [AffineTransform.identity]
    for item in list.items {
      switch item {
      case .push: transforms.append(transforms.last ?? .identity)
      case .pop: transforms.removeLast()
      case .transform(let transform):
        transforms[transforms.count - 1] = transform.followed(by: transforms.last ?? .identity)
      case .fill(let path, _), .stroke(let path, _, _), .gradient(let path, _, _):
        let box = path.boundingRect
        let origin = (transforms.last ?? .identity).transform(box.origin)
        frames.append(CGRect(origin: origin, size: box.size))
      case .text(let run, _), .gradientText(let run, _, _): texts.append(run.text)
      case .opacity, .clip, .picture, .blend, .group: break
      }
    }
  }
}
