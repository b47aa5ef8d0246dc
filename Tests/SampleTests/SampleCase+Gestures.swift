// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting

extension SampleCase {
  /// With an author's gestures.
  static let ofGestures = [
    SampleCase(
      "Tap counter", "Tapped 1 times", on: "Tapped 0 times",
      hand: { try $0.tap("Tapped 0 times") }, key: .return, action: "click"),
    SampleCase(
      "Double tap like", "liked", on: "Sunset", hand: { try $0.doubleTap("Sunset") },
      key: .return, action: "double-tap"),
    SampleCase(
      "Traffic light", "The light is green", on: "Traffic light",
      hand: { try $0.tap("Traffic light") }, key: .space, action: "click"),
    SampleCase(
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
    SampleCase(
      "Button in tapped row", "Opened 1 times", on: "Letter",
      hand: { tester in
        let center = try tester.center(of: "Letter")
        tester.tap(at: CGPoint(x: center.x - 100, y: center.y))
      }, key: .return, action: "click"),
    SampleCase(
      "Button in tapped row", "Unstar", on: "Star", hand: { try $0.tap("Star") },
      key: .return, action: "click"),
    SampleCase(
      "Pressing changed", "Armed", on: "Hold to arm",
      hand: { try $0.longPress("Hold to arm", for: 1.1) }, key: .return, action: "long-press"),
    SampleCase(
      "Hold to delete", "Undo", on: "Report.pdf",
      hand: { try $0.longPress("Report.pdf", for: 0.9) }, key: .return, action: "long-press"),
    SampleCase(
      "Record button", "Stop", on: "Record", hand: { try $0.longPress("Record", for: 0.4) },
      key: .return, action: "long-press"),
    SampleCase(
      "Drag and stay", "Stone at 185, 120", on: "Stone",
      hand: { try $0.drag("Stone", by: CGSize(width: 30, height: 0)) },
      key: .right, action: "move-right", times: 3),
    SampleCase(
      "Drag height", "Height 150", on: "Handle",
      hand: { try $0.drag("Handle", by: CGSize(width: 0, height: 30)) },
      key: .down, action: "move-down", times: 3),
    SampleCase(
      "Swipe card", "You have kept it", on: "Lisbon",
      hand: { try $0.drag("Lisbon", by: CGSize(width: 200, height: 0)) },
      key: .right, [.control, .shift], action: "flick-right"),
    SampleCase(
      "Swipe to delete rows", "Milk at 60, 105", on: "Bread",
      hand: { try $0.drag("Bread", by: CGSize(width: -150, height: 0)) },
      key: .left, [.control, .shift], action: "flick-left"),
    SampleCase(
      "Pull to refresh", "News, edition 2", on: "News, edition 1",
      hand: { try $0.drag("News, edition 1", by: CGSize(width: 0, height: 80)) },
      key: .down, [.control, .shift], action: "flick-down"),
    SampleCase(
      "Bottom sheet", "Directions at 50, 70", on: "Directions",
      hand: { tester in
        tester.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180))
      }, key: .up, [.control, .shift], action: "flick-up"),
    SampleCase(
      "Magnify clamped", "125 %", on: "Photo", hand: { try $0.pinch("Photo", scale: 1.25) },
      key: "plus", action: "zoom-in"),
    SampleCase(
      "Compass", "Heading 5 degrees", on: "Compass",
      hand: { try $0.rotate("Compass", by: .degrees(5)) },
      key: .right, action: "rotate-clockwise"),
    SampleCase(
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
    SampleCase(
      "Tap then hold", "Unlocked", on: "Locked",
      hand: { tester in
        try tester.tap("Locked")
        tester.advance(by: 0.1)
        try tester.longPress("Locked", for: 0.6)
      }, key: .return, action: "tap-then-long-press"),
    SampleCase(
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
    SampleCase(
      "One or two taps", "Two taps", on: "Tap once or twice",
      hand: { try $0.doubleTap("Tap once or twice") }, key: .return, .shift, action: "double-tap"),
    SampleCase(
      "One or two taps", "One tap", on: "Tap once or twice",
      hand: { try $0.tap("Tap once or twice") }, key: .return, action: "click"),
    SampleCase(
      "Tap and hold together", "hold", on: "Pad", hand: { try $0.longPress("Pad") },
      key: .return, .shift, action: "long-press"),
    SampleCase(
      "Photo editor", "Holiday photo at 135, 100", on: "Holiday photo",
      hand: { try $0.drag("Holiday photo", by: CGSize(width: 10, height: 0)) },
      key: .right, action: "move-right"),
    SampleCase(
      "High priority parent", "The stack",
      hand: { try $0.tap("Circle") },
      keys: { tester in
        tester.press(.tab)
        tester.press(.return)
      },
      actions: { try $0.perform("click", on: "Circle") }),
    SampleCase(
      "Simultaneous parent", "Circle 1, stack 1", on: "Circle", hand: { try $0.tap("Circle") },
      key: .return, action: "click"),
    SampleCase(
      "Gesture mask", "1 taps", on: "0 taps", hand: { try $0.tap("0 taps") }, key: .return,
      action: "click"),
    SampleCase(
      "Mapped direction", "Went left", on: "Swipe here",
      hand: { try $0.drag("Swipe here", by: CGSize(width: -60, height: 0)) },
      key: .left, .alt, action: "drag-left"),
    SampleCase(
      "Erased gesture", "Done 1 times", on: "Done 0 times",
      hand: { try $0.tap("Done 0 times") }, key: .return, action: "click"),
    SampleCase(
      "Star rating", "4 of 5", on: "Rating",
      hand: { tester in
        guard let frame = try tester.element(named: "Rating").frame else { return }
        tester.tap(at: CGPoint(x: frame.x + frame.width * 0.7, y: frame.y + frame.height / 2))
      }, key: .right, action: "increment", times: 2),
    SampleCase(
      "Mail row", "In Trash", on: "Invoice for March",
      hand: { try $0.drag("Invoice for March", by: CGSize(width: -120, height: 0)) },
      key: .left, [.control, .shift], action: "delete"),
    SampleCase(
      "Tap switch", "on", on: "Airplane mode", hand: { try $0.tap("Airplane mode") },
      key: .space, action: "click"),
    SampleCase(
      "Volume model", "50 percent", on: "Volume", hand: { try $0.tap("Volume") }, key: .up,
      action: "increment", times: 2),
    SampleCase(
      "Album", "Playing Kind", on: "Kind", hand: { try $0.tap("Kind") }, key: .return,
      action: "click"),
    SampleCase(
      "Drag reorder", "A at 240, 120", on: "A",
      hand: { try $0.drag("A", by: CGSize(width: 150, height: 0)) },
      key: .right, [.control, .shift], action: "flick-right"),
  ]
}
