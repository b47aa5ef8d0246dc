// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// What an author declares, beside what a gesture on the same view would give.
@MainActor
struct DeclaredAdjustmentTests {
  /// As Apple's guides write a control: a drag that sets a value, and for everybody else steps.
  private struct Volume<G: Gesture>: View {
    let first: Int
    let step: Int
    let words: (Int) -> String
    let gesture: G
    @Views.State private var change = 0

    init(
      first: Int = 40, step: Int = 10, words: @escaping (Int) -> String = { "\($0) percent" },
      gesture: G
    ) {
      self.first = first
      self.step = step
      self.words = words
      self.gesture = gesture
    }

    private var level: Int { first + change }

    var body: some View {
      Circle().frame(width: 60, height: 60)
        .gesture(gesture)
        .accessibilityElement()
        .accessibilityLabel("Volume")
        .accessibilityValue(words(level))
        .accessibilityAdjustableAction { direction in
          let next = level + (direction == .increment ? step : -step)
          change = min(max(next, 0), 100) - first
        }
    }
  }

  private func tester(
    from first: Int = 40, by step: Int = 10, words: @escaping (Int) -> String = { "\($0) percent" },
    _ gesture: some Gesture = DragGesture().onChanged { _ in }
  ) -> ViewTester {
    ViewTester { Volume(first: first, step: step, words: words, gesture: gesture) }
  }

  private func value(_ tester: ViewTester) throws -> String {
    let node = try tester.element(named: "Volume")
    guard let value = node.value else { return "- \(node.description)" }
    return "\(value.current) in \(value.minimum)...\(value.maximum) \(value.text)"
  }

  @Test func `an author's adjustment has the arrows before a free drag`() throws {
    let tester = tester()
    let node = try tester.element(named: "Volume")
    #expect(node.role == .slider)
    #expect(node.states[.horizontal])
    #expect(
      node.actions.map { "\($0.name) \($0.keyBinding)" }.sorted() == [
        "decrement ;;Down", "increment ;;Up", "move-down ;;<Control>Down",
        "move-left ;;<Control>Left", "move-right ;;<Control>Right", "move-up ;;<Control>Up",
        "show-context-menu ;;Menu",
      ])
    try tester.tabTo("Volume")
    var told: [String] = []
    for key in [Key.right, .up, .left, .down, .down] {
      tester.press(key)
      told.append(try value(tester))
    }
    #expect(
      told == [50, 60, 50, 40, 30].map { "\($0).0 in 0.0...100.0 \($0) percent" })
  }

  @Test(arguments: [
    "drag", "pinch", "turn", "place", "pick", "carry", "scrub",
  ])
  func `no gesture takes the arrows from an author's adjustment`(name: String) throws {
    let gestures: [String: AnyGesture<Void>] = [
      "drag": AnyGesture(DragGesture().map { _ in () }),
      "pinch": AnyGesture(MagnifyGesture().map { _ in () }),
      "turn": AnyGesture(RotateGesture().map { _ in () }),
      "place": AnyGesture(SpatialTapGesture().map { _ in () }),
      "pick": AnyGesture(LongPressGesture().sequenced(before: DragGesture()).map { _ in () }),
      "carry": AnyGesture(
        DragGesture().places(along: .horizontal, spacing: 40, position: 1, count: 3).map { _ in () }
      ),
      "scrub": AnyGesture(
        DragGesture().adjusting(.constant(3), in: 0...9, step: 1).map { _ in () }),
    ]
    let tester = tester(try #require(gestures[name]))
    try tester.tabTo("Volume")
    func words() throws -> String {
      let node = try tester.element(named: "Volume")
      return node.value?.text ?? node.description
    }
    for (key, expected) in [(Key.right, 50), (.up, 60), (.left, 50), (.down, 40)] {
      tester.press(key)
      #expect(try words().contains("\(expected) percent"))
    }
    let actions = try tester.element(named: "Volume").actions
    #expect(actions.count { $0.name == "increment" } == 1)
    try tester.perform("increment", on: "Volume")
    #expect(try words().contains("50 percent"))
  }

  @Test func `an author's actions have their keys before gestures that want the same`() throws {
    final class Log {
      var lines: [String] = []
    }
    let log = Log()
    let tester = ViewTester {
      Rectangle().frame(width: 60, height: 60)
        .gesture(
          SwipeGesture([.left]).label("Throw away", for: .left, isDestructive: true)
            .onEnded { _ in log.lines.append("swiped") }
        )
        .gesture(MagnifyGesture().onEnded { _ in log.lines.append("magnified") })
        .gesture(SpatialTapGesture().onEnded { _ in log.lines.append("tapped") })
        .accessibilityLabel("Map")
        .accessibilityAction(.delete) { log.lines.append("delete") }
        .accessibilityAction { log.lines.append("default") }
        .accessibilityZoomAction { log.lines.append("\($0.direction)") }
        .accessibilityScrollAction { log.lines.append("\($0)") }
    }
    try tester.tabTo("Map")
    for key in [Key.delete, .return, .plus, .minus, .pageDown] { tester.press(key) }
    tester.press(.up, .control)
    #expect(log.lines == ["delete", "default", "zoomIn", "zoomOut", "bottom", "top"])
    log.lines = []
    tester.press(.left, .alt)
    #expect(log.lines == ["swiped"])
  }

  @Test(arguments: [
    ("40 percent", 40.0, 100.0), ("40%", 40, 100), ("40\u{a0}%", 40, 100), ("2.5 %", 2.5, 100),
    ("2,5 %", 2.5, 100), ("3 of 5", 3, 5), ("3 of 5 stars", 3, 5), ("3 out of 5", 3, 5),
    ("0/7", 0, 7), ("0 percent", 0, 100),
  ])
  func `words that are a number with a range are that number`(
    words: String, number: Double, limit: Double
  ) throws {
    let tester = tester(words: { _ in words })
    #expect(try value(tester) == "\(number) in 0.0...\(limit) \(words)")
  }

  @Test(arguments: [
    "Quiet", "40", "4 stars", "140 percent", "-10 percent", "6 of 5", "0 of 0", "about 40 percent",
    "40 percent left of 2", "page 2 of 7", "1,000 of 2,000", "1,000 percent", "12 June", "3:40",
    "99999999999999999999999 of", "",
  ])
  func `other words are no number`(words: String) throws {
    let tester = tester(words: { _ in words })
    #expect(try value(tester) == "- \(words)")
    #expect(try tester.element(named: "Volume").role == .spinButton)
    #expect(throws: TesterError.self) { try tester.setValue(3, on: "Volume") }
  }

  @Test func `a number without an adjustment is a description`() throws {
    let tester = ViewTester {
      Text("Battery").accessibilityValue("40 percent").onTapGesture {}
    }
    let node = try tester.element(named: "Battery")
    #expect(node.value == nil)
    #expect(node.description == "40 percent")
  }

  @Test(arguments: [
    // From, the step, what is written, and where that leads; nil where it is refused.
    (40, 10, 80.0, 80), (40, 10, 0, 0), (40, 10, 500, 100), (40, 10, 40, 40), (0, 1, 100, 100),
    (40, 10, 47, 50), (40, 10, 43, nil), (40, 10, 45, nil), (40, 10, 62, 60), (40, -10, 80, nil),
    (40, 0, 80, nil),
  ])
  func `a written value is reached by the author's steps, or as nearly as they can`(
    first: Int, step: Int, wanted: Double, reached: Int?
  ) throws {
    let tester = tester(from: first, by: step)
    if let reached {
      try tester.setValue(wanted, on: "Volume")
      #expect(try value(tester).hasPrefix("\(reached).0 "))
    } else {
      #expect(throws: TesterError.self) { try tester.setValue(wanted, on: "Volume") }
      #expect(try value(tester).hasPrefix("\(first).0 "))
    }
  }

  @Test func `a disabled control refuses a value`() throws {
    let tester = ViewTester {
      Volume(gesture: DragGesture().onChanged { _ in }).disabled(true)
    }
    #expect(throws: TesterError.self) { try tester.setValue(80, on: "Volume") }
    #expect(try value(tester).hasPrefix("40.0 "))
  }
}
