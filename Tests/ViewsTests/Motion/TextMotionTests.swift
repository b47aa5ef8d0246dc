// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// How texts change while they are animated.
@MainActor
struct TextMotionTests {
  struct Counter: View {
    var transition: (Int) -> ContentTransition = { .numericText(value: Double($0)) }
    var format: (Int) -> String = { "Score: \($0) pts" }
    @State private var number = 98
    var body: some View {
      VStack(alignment: .leading) {
        Text(format(number)).contentTransition(transition(number))
        Button("More") { withAnimation(.linear(duration: 1)) { number += 3 } }
        Button("Less") { withAnimation(.linear(duration: 1)) { number -= 3 } }
        Button("Jump") { number = 7 }
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  private struct Piece: Equatable {
    var text: String
    var place: CGPoint
    var opacity: Double
  }

  private func pieces(_ tester: ViewTester) -> [Piece] {
    tester.displayList.items.compactMap {
      guard case .text(let run, let place) = $0, run.color.red == run.color.green else {
        return nil
      }
      return Piece(
        text: run.text,
        place: CGPoint(x: (place.x * 100).rounded() / 100, y: (place.y * 100).rounded() / 100),
        opacity: (run.color.alpha * 100).rounded() / 100)
    }
    .filter { !["More", "Less", "Jump"].contains($0.text) }
  }

  private func window(_ counter: Counter) -> ViewTester {
    ViewTester(size: CGSize(width: 300, height: 200)) { counter }
  }

  @Test func `digits that change roll, and characters that stay move`() throws {
    let tester = window(Counter())
    try tester.perform("click", on: "More")
    #expect(tester.tree.depthFirst.contains { $0.name == "Score: 101 pts" })
    tester.advance(by: 0.5)
    #expect(
      pieces(tester) == [
        Piece(text: "Score: ", place: CGPoint(x: 0, y: 0), opacity: 1),
        Piece(text: "1", place: CGPoint(x: 63, y: 5.25), opacity: 0.5),
        Piece(text: "0", place: CGPoint(x: 72, y: 5.25), opacity: 0.5),
        Piece(text: "1", place: CGPoint(x: 81, y: 5.25), opacity: 0.5),
        Piece(text: " pts", place: CGPoint(x: 85.5, y: 0), opacity: 1),
        Piece(text: "9", place: CGPoint(x: 63, y: -5.25), opacity: 0.5),
        Piece(text: "8", place: CGPoint(x: 72, y: -5.25), opacity: 0.5),
      ])
    tester.advance(by: 1)
    #expect(
      pieces(tester) == [Piece(text: "Score: 101 pts", place: .zero, opacity: 1)])
    #expect(!tester.host.isMoving)
  }

  @Test func `a number that falls rolls downwards, and so does what counts down`() throws {
    let falling = window(Counter())
    try falling.perform("click", on: "Less")
    falling.advance(by: 0.5)
    #expect(pieces(falling).filter { $0.text == "5" }.map(\.place.y) == [-5.25])
    #expect(pieces(falling).filter { $0.text == "8" }.map(\.place.y) == [5.25])
    let counting = window(Counter(transition: { _ in .numericText(countsDown: true) }))
    try counting.perform("click", on: "More")
    counting.advance(by: 0.5)
    #expect(pieces(counting).filter { $0.text == "0" }.map(\.place.y) == [-5.25])
  }

  @Test func `a number that changes again on its way goes on from what is seen`() throws {
    let tester = window(Counter())
    try tester.perform("click", on: "More")
    tester.advance(by: 0.5)
    try tester.perform("click", on: "Less")
    let now = pieces(tester).filter { $0.text == "1" || $0.text == "0" }
    #expect(now.allSatisfy { abs($0.opacity - 0.5) < 0.03 && abs($0.place.y - 5.25) < 0.3 })
    tester.advance(by: 1.1)
    #expect(pieces(tester).map(\.text) == ["Score: 98 pts"])
    #expect(!tester.host.isMoving)
  }

  @Test func `a jump, a person who wants less motion, and the identity roll nothing`() throws {
    let tester = window(Counter())
    try tester.perform("click", on: "More")
    tester.advance(by: 0.2)
    try tester.perform("click", on: "Jump")
    #expect(pieces(tester).map(\.text) == ["Score: 7 pts"])
    tester.host.settings.reducesMotion = true
    tester.settle()
    try tester.perform("click", on: "More")
    #expect(pieces(tester).map(\.text) == ["Score: 10 pts"])
    let identity = window(Counter(transition: { _ in .identity }))
    try identity.perform("click", on: "More")
    #expect(pieces(identity).map(\.text) == ["Score: 101 pts"])
  }

  @Test func `texts of several lines and very long ones fade`() throws {
    let formats: [(Int) -> String] = [
      { "Score\n\($0)" }, { String(repeating: "no. ", count: 30) + "\($0)" },
    ]
    for format in formats {
      let tester = window(Counter(format: format))
      try tester.perform("click", on: "More")
      tester.advance(by: 0.5)
      #expect(pieces(tester).map(\.text) == [format(101), format(98)])
      #expect(pieces(tester).map(\.opacity) == [0.5, 0.5])
    }
  }

  @Test(arguments: [
    ("98", "101", [nil, nil, nil]), ("199", "299", [nil, 1, 2]),
    ("1,000", "1,001", [0, 1, 2, 3, nil]),
    ("9", "10", [nil, nil]), ("100", "100", [0, 1, 2]), ("", "1", [nil]), ("aba", "a", [0]),
  ])
  func `which characters stay`(old: String, new: String, partners: [Int?]) throws {
    func line(_ text: String) throws -> RollingText.Line {
      try #require(
        RollingText.Line(
          TextRun(text: text, font: .body, color: .black), UniformTextMeasurer()))
    }
    #expect(try line(new).partners(in: line(old)) == partners)
  }

  @Test func `letters grow on their way, and break where their room ends`() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("several words").font(.system(size: isLarge ? 10 : 30)).frame(width: 130)
          Button("Go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
      }
    }
    let tester = ViewTester { Growing() }
    func run() throws -> TextRun {
      for case .text(let run, _) in tester.displayList.items where run.text.hasPrefix("several") {
        return run
      }
      return try #require(nil)
    }
    #expect(try run().width == 130)
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.25)
    #expect(try abs(run().font.size - 25) < 0.5)
    // At 10 points it fits, at 25 it does not yet.
    #expect(try run().width == 130)
    tester.advance(by: 1)
    #expect(try run().font.size == 10)
    #expect(try run().width == nil)
  }
}
