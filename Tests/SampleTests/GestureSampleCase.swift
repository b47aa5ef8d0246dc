// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import GestureSamples
import Testing

/// One thing that is done with a sample by hand, by keys and by actions, and what is then shown.
struct GestureSampleCase: Sendable, CustomTestStringConvertible {
  typealias Way = @MainActor @Sendable (ViewTester) throws -> Void

  let title: String
  /// What the window then says, or where something then is.
  let shown: String
  let hand: Way
  let keys: Way
  let actions: Way

  var testDescription: String { "\(title): \(shown)" }

  private init(
    _ title: String, _ shown: String, hand: @escaping Way, keys: @escaping Way,
    actions: @escaping Way
  ) {
    self.title = title
    self.shown = shown
    self.hand = hand
    self.keys = keys
    self.actions = actions
  }

  /// What is done with one element: by one key, and by one action.
  private init(
    _ title: String, _ shown: String, on name: String, hand: @escaping Way, key: Key,
    _ modifiers: KeyModifiers = [], action: String, times: Int = 1
  ) {
    self.init(title, shown, hand: hand) { tester in
      try tester.tabTo(name)
      for _ in 0..<times { tester.press(key, modifiers) }
    } actions: { tester in
      let id = try tester.element(named: name).id
      for _ in 0..<times { try tester.perform(action, on: tester.tree[id]?.name ?? name) }
    }
  }

  /// What stands in the window made anew, after it was done in one of the ways.
  @MainActor
  func result(of way: Way) throws -> [String] {
    guard let sample = GestureSample.all.first(where: { $0.title == title }) else { return [] }
    let tester = ViewTester { sample.view }
    try way(tester)
    tester.advance(by: 2)
    // Of what has the focus, a description says only what changed last.
    tester.focusNothing()
    return tester.tree.depthFirst.flatMap { node in
      let place = node.frame.map { "\(node.name) at \(Int($0.x)), \(Int($0.y))" }
      return [node.name, node.value?.text, node.description, place].compactMap { $0 }
    }
  }
}

extension GestureSampleCase {
  static let all = [
    GestureSampleCase(
      "Tap counter", "Tapped 1 times", on: "Tapped 0 times",
      hand: { try $0.tap("Tapped 0 times") }, key: .return, action: "click"),
    GestureSampleCase(
      "Double tap like", "liked", on: "Sunset", hand: { try $0.doubleTap("Sunset") },
      key: .return, action: "double-tap"),
    GestureSampleCase(
      "Traffic light", "The light is green", on: "Traffic light",
      hand: { try $0.tap("Traffic light") }, key: .space, action: "click"),
    GestureSampleCase(
      "Spatial tap halves", "-1",
      hand: { tester in
        let center = try tester.center(of: "0")
        tester.tap(at: CGPoint(x: center.x - 50, y: center.y))
      },
      keys: { tester in
        try tester.tabTo("0")
        tester.press(.left)
        tester.press(.return)
      },
      actions: { tester in
        try tester.perform("move-cursor-left", on: "0")
        try tester.perform("click", on: "0")
      }),
    GestureSampleCase(
      "Button in tapped row", "Opened 1 times", on: "Letter",
      hand: { tester in
        let center = try tester.center(of: "Letter")
        tester.tap(at: CGPoint(x: center.x - 100, y: center.y))
      }, key: .return, action: "click"),
    GestureSampleCase(
      "Button in tapped row", "Unstar", on: "Star", hand: { try $0.tap("Star") },
      key: .return, action: "click"),
    GestureSampleCase(
      "Pressing changed", "Armed", on: "Hold to arm",
      hand: { try $0.longPress("Hold to arm", for: 1.1) }, key: .return, action: "long-press"),
    GestureSampleCase(
      "Hold to delete", "Undo", on: "Report.pdf",
      hand: { try $0.longPress("Report.pdf", for: 0.9) }, key: .return, action: "long-press"),
    GestureSampleCase(
      "Record button", "Stop", on: "Record", hand: { try $0.longPress("Record", for: 0.4) },
      key: .return, action: "long-press"),
    GestureSampleCase(
      "Drag and stay", "Stone at 185, 120", on: "Stone",
      hand: { try $0.drag("Stone", by: CGSize(width: 30, height: 0)) },
      key: .right, action: "move-right", times: 3),
    GestureSampleCase(
      "Drag height", "Height 150", on: "Handle",
      hand: { try $0.drag("Handle", by: CGSize(width: 0, height: 30)) },
      key: .down, action: "move-down", times: 3),
    GestureSampleCase(
      "Swipe card", "You have kept it", on: "Lisbon",
      hand: { try $0.drag("Lisbon", by: CGSize(width: 200, height: 0)) },
      key: .right, [.control, .shift], action: "flick-right"),
    GestureSampleCase(
      "Swipe to delete rows", "Milk at 60, 105", on: "Bread",
      hand: { try $0.drag("Bread", by: CGSize(width: -150, height: 0)) },
      key: .left, [.control, .shift], action: "flick-left"),
    GestureSampleCase(
      "Pull to refresh", "News, edition 2", on: "News, edition 1",
      hand: { try $0.drag("News, edition 1", by: CGSize(width: 0, height: 80)) },
      key: .down, [.control, .shift], action: "flick-down"),
    GestureSampleCase(
      "Bottom sheet", "Directions at 50, 70", on: "Directions",
      hand: { tester in
        tester.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180))
      }, key: .up, [.control, .shift], action: "flick-up"),
    GestureSampleCase(
      "Magnify clamped", "125 %", on: "Photo", hand: { try $0.pinch("Photo", scale: 1.25) },
      key: "plus", action: "zoom-in"),
    GestureSampleCase(
      "Compass", "Heading 5 degrees", on: "Compass",
      hand: { try $0.rotate("Compass", by: .degrees(5)) },
      key: .right, action: "rotate-clockwise"),
    GestureSampleCase(
      "Long press drag", "Draggable circle at 180, 100",
      hand: { tester in
        try tester.drag("Draggable circle", by: CGSize(width: 30, height: 0), holding: 0.6)
      },
      keys: { tester in
        try tester.tabTo("Draggable circle")
        tester.press(.space)
        for _ in 0..<3 { tester.press(.right) }
        tester.press(.space)
      },
      actions: { tester in
        try tester.perform("pick-up", on: "Draggable circle")
        for _ in 0..<3 { try tester.perform("move-right", on: "Draggable circle") }
        try tester.perform("drop", on: "Draggable circle")
      }),
    GestureSampleCase(
      "Tap then hold", "Unlocked", on: "Locked",
      hand: { tester in
        try tester.tap("Locked")
        tester.advance(by: 0.1)
        try tester.longPress("Locked", for: 0.6)
      }, key: .return, action: "tap-then-long-press"),
    GestureSampleCase(
      "Press or tap", "dimmed",
      hand: { tester in
        try tester.tap("Lamp")
        tester.advance(by: 1)
        try tester.longPress("Lamp")
      },
      keys: { tester in
        try tester.tabTo("Lamp")
        tester.press(.return)
        tester.press(.return, .shift)
      },
      actions: { tester in
        try tester.perform("click", on: "Lamp")
        try tester.perform("long-press", on: "Lamp")
      }),
    GestureSampleCase(
      "One or two taps", "Two taps", on: "Tap once or twice",
      hand: { try $0.doubleTap("Tap once or twice") }, key: .return, .shift, action: "double-tap"),
    GestureSampleCase(
      "One or two taps", "One tap", on: "Tap once or twice",
      hand: { try $0.tap("Tap once or twice") }, key: .return, action: "click"),
    GestureSampleCase(
      "Tap and hold together", "hold", on: "Pad", hand: { try $0.longPress("Pad") },
      key: .return, .shift, action: "long-press"),
    GestureSampleCase(
      "Photo editor", "Holiday photo at 135, 100", on: "Holiday photo",
      hand: { try $0.drag("Holiday photo", by: CGSize(width: 10, height: 0)) },
      key: .right, action: "move-right"),
    GestureSampleCase(
      "High priority parent", "The stack",
      hand: { try $0.tap("Circle") },
      keys: { tester in
        tester.press(.tab)
        tester.press(.return)
      },
      actions: { try $0.perform("click", on: "Circle") }),
    GestureSampleCase(
      "Simultaneous parent", "Circle 1, stack 1", on: "Circle", hand: { try $0.tap("Circle") },
      key: .return, action: "click"),
    GestureSampleCase(
      "Gesture mask", "1 taps", on: "0 taps", hand: { try $0.tap("0 taps") }, key: .return,
      action: "click"),
    GestureSampleCase(
      "Mapped direction", "Went left", on: "Swipe here",
      hand: { try $0.drag("Swipe here", by: CGSize(width: -60, height: 0)) },
      key: .left, .alt, action: "drag-left"),
    GestureSampleCase(
      "Erased gesture", "Done 1 times", on: "Done 0 times",
      hand: { try $0.tap("Done 0 times") }, key: .return, action: "click"),
    GestureSampleCase(
      "Star rating", "4 of 5", on: "Rating",
      hand: { tester in
        guard let frame = try tester.element(named: "Rating").frame else { return }
        tester.tap(at: CGPoint(x: frame.x + frame.width * 0.7, y: frame.y + frame.height / 2))
      }, key: .right, action: "increment", times: 2),
    GestureSampleCase(
      "Mail row", "In Trash", on: "Invoice for March",
      hand: { try $0.drag("Invoice for March", by: CGSize(width: -120, height: 0)) },
      key: .left, [.control, .shift], action: "delete"),
    GestureSampleCase(
      "Tap switch", "on", on: "Airplane mode", hand: { try $0.tap("Airplane mode") },
      key: .space, action: "click"),
    GestureSampleCase(
      "Volume model", "50 percent", on: "Volume", hand: { try $0.tap("Volume") }, key: .up,
      action: "increment", times: 2),
    GestureSampleCase(
      "Album", "Playing Kind", on: "Kind", hand: { try $0.tap("Kind") }, key: .return,
      action: "click"),
    GestureSampleCase(
      "Drag reorder", "A at 240, 120", on: "A",
      hand: { try $0.drag("A", by: CGSize(width: 150, height: 0)) },
      key: .right, [.control, .shift], action: "flick-right"),
  ]
}
