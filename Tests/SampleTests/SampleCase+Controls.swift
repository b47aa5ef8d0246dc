// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting

extension SampleCase {
  /// With the library's own controls.
  static let ofControls = controls + pictures + arrangements

  private static let controls = [
    SampleCase(
      "Steppers", "Size L", pressing: "Increase Size M", after: "Decrease Size M", by: .right),
    SampleCase("Control groups", "110 %", pressing: "Larger"),
    SampleCase("Toolbar", "Flagged", pressing: "Flag"),
    SampleCase(
      "Toolbar", "Read is checked", pressing: "Read", key: .space, after: "Archive", by: .right),
    SampleCase("Focus", "The street is missing.", pressing: "Send"),
    SampleCase("Feedback", "Turned 1 times", pressing: "Unlock"),
    SampleCase("Labels", "Icons only is checked", pressing: "Icons only", key: .space),
    SampleCase("Unavailable", "First Light", pressing: "Add a Song"),
    SampleCase(
      "Gauge styles", "Warming up, 19 degrees", on: "Thermostat",
      hand: { try $0.setValue(19, on: "Thermostat") },
      key: .right, action: "increment"),
    SampleCase(
      "Outline", "Norway", on: "Europe",
      hand: { $0.tap(at: try $0.point(UnitPoint(x: 0.05, y: 0.5), of: "Europe")) },
      key: .right, action: "expand-or-collapse"),
    SampleCase("Outline", "Chosen: Asia", pressing: "Asia", after: "Europe", by: .down),
    SampleCase(
      "Outline", "Chosen: Portugal",
      hand: { tester in
        tester.tap(at: try tester.point(UnitPoint(x: 0.05, y: 0.5), of: "Europe"))
        try tester.tap("Portugal")
      },
      keys: { tester in
        try tester.tabTo("Europe")
        tester.press(.right)
        tester.press(.down)
        tester.press(.down)
        tester.press(.return)
      },
      actions: { tester in
        try tester.perform("expand-or-collapse", on: "Europe")
        try tester.perform("click", on: "Portugal")
      }),
    SampleCase("Paste button", "Link 1: copied", pasting: "copied"),
    SampleCase("Inspector", "Round corners", pressing: "Info"),
    SampleCase(
      "Inspector", "Round shape",
      hand: { tester in
        try tester.tap("Info")
        try tester.tap("Round corners")
      },
      keys: { tester in
        try tester.tabTo("Info")
        tester.press(.return)
        try tester.tabTo("Round corners")
        tester.press(.space)
      },
      actions: { tester in
        try tester.perform("click", on: "Info")
        try tester.perform("click", on: "Round corners")
      }),
    SampleCase(
      "Sections list", "4 tours today",
      hand: { try $0.drag("Castle", by: CGSize(width: -150, height: 0)) },
      keys: { tester in
        try tester.tabTo("Old town")
        tester.press(.down)
        tester.press(.delete)
      },
      actions: { try $0.perform("swipe-left", on: "Castle") }),
  ]

  private static let pictures = [
    SampleCase("Images", "fills its frame", pressing: "Harbour at dusk"),
    SampleCase("Async image", "Harbour at dusk", pressing: "Try Again"),
    SampleCase("Linear gradient", choosing: "Leading", after: "Top", times: 1),
    SampleCase(
      "Radial gradient", "Lamp at 236, 207", on: "Lamp",
      hand: { try $0.drag("Lamp", by: CGSize(width: 10, height: 0)) }, key: .right,
      action: "move-right"),
    SampleCase(
      "Angular gradient", "15°", on: "Colour wheel",
      hand: { try $0.rotate("Colour wheel", by: .degrees(15)) }, key: .right,
      action: "rotate-clockwise", times: 3),
    SampleCase(
      "Elliptical gradient", "Wide spotlight is checked", pressing: "Wide spotlight", key: .space),
    SampleCase(
      "Mesh gradient", "62, 50", on: "Colours",
      hand: { try $0.drag("Colours", by: CGSize(width: 30, height: 0)) }, key: .right,
      action: "move-right", times: 3),
    SampleCase("Canvas", "1 dots", pressing: "Board"),
    SampleCase("Shapes", "4 of 8", pressing: "Glasses of water"),
    SampleCase("Masks", choosing: "Leaf", after: "Circle", times: 2),
    SampleCase("Materials", "Thickness 3", counting: "Thickness 2"),
    SampleCase("Shadows", "raised", pressing: "Tap to raise"),
    SampleCase(
      "Blur", "A piano", on: "Hidden answer", hand: { try $0.longPress("Hidden answer") },
      key: .return, action: "long-press"),
    SampleCase("Color effects", "Negative is checked", pressing: "Negative", key: .space),
    SampleCase("Blending", "Faded is checked", pressing: "Faded", key: .space),
    SampleCase("Flip card", "Good day", pressing: "Bonjour"),
    SampleCase("Rich text", "Dear Ms Sato", pressing: "Formal", key: .space),
    SampleCase("Timeline", "Reset", pressing: "Start"),
    SampleCase("Transitions", "Back at noon", pressing: "Show note"),
    SampleCase("Matched geometry", "Week is selected", pressing: "Week"),
    SampleCase("Phases", "Rung 1 times", pressing: "Ring"),
  ]

  private static let arrangements = [
    SampleCase("Grid", "2 of 9 done", pressing: "Swim Tue"),
    SampleCase("Lazy grids", "Teal is selected", pressing: "Teal"),
    SampleCase("Scroll targets", "2 of 5", pressing: "Next"),
    SampleCase("Scroll transition", "Chosen: Wednesday", pressing: "Wednesday"),
    SampleCase("Scroll reader", "Line 50 is seen", pressing: "Middle"),
    SampleCase("Safe area", "Message 9", pressing: "Send another"),
    SampleCase(
      "Alignment guides", "Like stairs is checked", pressing: "Like stairs", key: .space),
    SampleCase("Relative frames", "wide wide wide wide ", counting: "in a row"),
    SampleCase(
      "Fitting", "Download", on: "Width", hand: { try $0.setValue(200, on: "Width") }, key: .left,
      action: "decrement", times: 5),
    SampleCase("Layouts", choosing: "Ring", after: "Row", times: 2),
    SampleCase("Layouts", "Pressed South", pressing: "South"),
    SampleCase("Preferences", "Ask me much much later", counting: "Words"),
    SampleCase(
      "Drag and drop", "with Pear",
      hand: { try $0.drag("Pear", from: .center, to: .center, of: "Basket") },
      keys: { tester in
        try tester.tabTo("Pear")
        tester.press(.return)
        tester.press(.tab)
        tester.press(.return)
      },
      actions: { tester in
        try tester.perform("start-drag", on: "Pear")
        try tester.perform("drop-here", on: "Basket")
      }),
    SampleCase("Hover", "Unpin", pressing: "Pin"),
    SampleCase(
      "Zoom", "125 %", on: "Map", hand: { try $0.pinch("Map", scale: 1.25) }, key: "plus",
      action: "zoom-in"),
  ]
}
