// SPDX-License-Identifier: Apache-2.0

import ControlSamples
import Evenhand
import EvenhandTesting
import Testing

/// One thing that is done with a sample by hand, by keys and by actions, and what is then shown.
struct ControlSampleCase: Sendable, CustomTestStringConvertible {
  typealias Way = @MainActor @Sendable (ViewTester) throws -> Void

  let title: String
  /// What the window then says, what is then chosen, or where something then is.
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

  /// What is pressed; by keys where Tab leads, or so many arrow keys after where it leads.
  private init(
    _ title: String, _ shown: String, pressing name: String, key: Key = .return,
    after first: String? = nil, by arrow: Key = .right, times: Int = 1
  ) {
    self.init(title, shown) {
      try $0.tap(name)
    } keys: {
      try $0.tabTo(first ?? name)
      if first != nil { for _ in 0..<times { $0.press(arrow) } }
      $0.press(key)
    } actions: {
      try $0.perform("click", on: name)
    }
  }

  /// What is done by one key and by one action, some times.
  private init(
    _ title: String, _ shown: String, on name: String, hand: @escaping Way, key: Key,
    action: String, times: Int = 1
  ) {
    self.init(title, shown, hand: hand) { tester in
      try tester.tabTo(name)
      for _ in 0..<times { tester.press(key) }
    } actions: { tester in
      let id = try tester.element(named: name).id
      for _ in 0..<times { try tester.perform(action, on: tester.tree[id]?.name ?? name) }
    }
  }

  /// What takes a text that was copied before.
  private init(_ title: String, _ shown: String, pasting text: String) {
    func copied(_ way: @escaping Way) -> Way {
      { tester in
        tester.scene.clipboard.write(text)
        try way(tester)
      }
    }
    self.init(
      title, shown, hand: copied { try $0.tap("Paste") },
      keys: copied { tester in
        try tester.tabTo("Paste")
        tester.press(.return)
      }, actions: copied { try $0.perform("click", on: "Paste") })
  }

  /// What is counted by its right half.
  private init(_ title: String, _ shown: String, counting name: String) {
    self.init(
      title, shown, on: name,
      hand: { $0.tap(at: try $0.point(UnitPoint(x: 0.97, y: 0.5), of: name)) }, key: .up,
      action: "increment")
  }

  /// One of the choices beside each other: by keys so many places after the first.
  private init(_ title: String, choosing name: String, after first: String, times: Int) {
    self.init(title, "\(name) is checked") {
      try $0.tap(name)
    } keys: {
      try $0.tabTo(first)
      for _ in 0..<times { $0.press(.right) }
      $0.press(.space)
    } actions: {
      try $0.perform("click", on: name)
    }
  }

  /// What stands in the window made anew, after it was done in one of the ways.
  @MainActor
  func result(of way: Way) async throws -> [String] {
    guard let sample = ControlSample.all.first(where: { $0.title == title }) else { return [] }
    let tester = ViewTester(size: CGSize(width: 480, height: 480)) { sample.view }
    try way(tester)
    // What was put on the main queue is done first.
    await Task {}.value
    tester.advance(by: 2)
    // Of what has the focus, a description says only what changed last.
    tester.focusNothing()
    return tester.tree.depthFirst.flatMap { node in
      let place = node.frame.map { "\(node.name) at \(Int($0.x)), \(Int($0.y))" }
      return [
        node.name, node.value?.text, node.description, place,
        node.states[.checked] ? "\(node.name) is checked" : nil,
        node.states[.showing] ? "\(node.name) is seen" : nil,
        node.states[.selected] ? "\(node.name) is selected" : nil,
      ].compactMap { $0 }
    }
  }
}

extension ControlSampleCase {
  static let all = controls + pictures + arrangements

  private static let controls = [
    ControlSampleCase(
      "Steppers", "Size L", pressing: "Increase Size M", after: "Decrease Size M", by: .right),
    ControlSampleCase("Control groups", "110 %", pressing: "Larger"),
    ControlSampleCase("Toolbar", "Flagged", pressing: "Flag"),
    ControlSampleCase(
      "Toolbar", "Read is checked", pressing: "Read", key: .space, after: "Archive", by: .right),
    ControlSampleCase("Focus", "The street is missing.", pressing: "Send"),
    ControlSampleCase("Feedback", "Turned 1 times", pressing: "Unlock"),
    ControlSampleCase("Labels", "Icons only is checked", pressing: "Icons only", key: .space),
    ControlSampleCase("Unavailable", "First Light", pressing: "Add a Song"),
    ControlSampleCase(
      "Gauge styles", "Warming up, 19 degrees", on: "Thermostat",
      hand: { try $0.setValue(19, on: "Thermostat") },
      key: .right, action: "increment"),
    ControlSampleCase(
      "Outline", "Norway", on: "Europe",
      hand: { $0.tap(at: try $0.point(UnitPoint(x: 0.05, y: 0.5), of: "Europe")) },
      key: .right, action: "expand-or-collapse"),
    ControlSampleCase("Outline", "Chosen: Asia", pressing: "Asia", after: "Europe", by: .down),
    ControlSampleCase(
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
    ControlSampleCase("Paste button", "Link 1: copied", pasting: "copied"),
    ControlSampleCase("Inspector", "Round corners", pressing: "Info"),
    ControlSampleCase(
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
    ControlSampleCase(
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
    ControlSampleCase("Images", "fills its frame", pressing: "Harbour at dusk"),
    ControlSampleCase("Async image", "Harbour at dusk", pressing: "Try Again"),
    ControlSampleCase("Linear gradient", choosing: "Leading", after: "Top", times: 1),
    ControlSampleCase(
      "Radial gradient", "Lamp at 236, 207", on: "Lamp",
      hand: { try $0.drag("Lamp", by: CGSize(width: 10, height: 0)) }, key: .right,
      action: "move-right"),
    ControlSampleCase(
      "Angular gradient", "15°", on: "Colour wheel",
      hand: { try $0.rotate("Colour wheel", by: .degrees(15)) }, key: .right,
      action: "rotate-clockwise", times: 3),
    ControlSampleCase(
      "Elliptical gradient", "Wide spotlight is checked", pressing: "Wide spotlight", key: .space),
    ControlSampleCase(
      "Mesh gradient", "62, 50", on: "Colours",
      hand: { try $0.drag("Colours", by: CGSize(width: 30, height: 0)) }, key: .right,
      action: "move-right", times: 3),
    ControlSampleCase("Canvas", "1 dots", pressing: "Board"),
    ControlSampleCase("Shapes", "4 of 8", pressing: "Glasses of water"),
    ControlSampleCase("Masks", choosing: "Leaf", after: "Circle", times: 2),
    ControlSampleCase("Materials", "Thickness 3", counting: "Thickness 2"),
    ControlSampleCase("Shadows", "raised", pressing: "Tap to raise"),
    ControlSampleCase(
      "Blur", "A piano", on: "Hidden answer", hand: { try $0.longPress("Hidden answer") },
      key: .return, action: "long-press"),
    ControlSampleCase("Color effects", "Negative is checked", pressing: "Negative", key: .space),
    ControlSampleCase("Blending", "Faded is checked", pressing: "Faded", key: .space),
    ControlSampleCase("Flip card", "Good day", pressing: "Bonjour"),
    ControlSampleCase("Rich text", "Dear Ms Sato", pressing: "Formal", key: .space),
    ControlSampleCase("Timeline", "Reset", pressing: "Start"),
    ControlSampleCase("Transitions", "Back at noon", pressing: "Show note"),
    ControlSampleCase("Matched geometry", "Week is selected", pressing: "Week"),
    ControlSampleCase("Phases", "Rung 1 times", pressing: "Ring"),
  ]

  private static let arrangements = [
    ControlSampleCase("Grid", "2 of 9 done", pressing: "Swim Tue"),
    ControlSampleCase("Lazy grids", "Teal is selected", pressing: "Teal"),
    ControlSampleCase("Scroll targets", "2 of 5", pressing: "Next"),
    ControlSampleCase("Scroll transition", "Chosen: Wednesday", pressing: "Wednesday"),
    ControlSampleCase("Scroll reader", "Line 50 is seen", pressing: "Middle"),
    ControlSampleCase("Safe area", "Message 9", pressing: "Send another"),
    ControlSampleCase(
      "Alignment guides", "Like stairs is checked", pressing: "Like stairs", key: .space),
    ControlSampleCase("Relative frames", "wide wide wide wide ", counting: "in a row"),
    ControlSampleCase(
      "Fitting", "Download", on: "Width", hand: { try $0.setValue(200, on: "Width") }, key: .left,
      action: "decrement", times: 5),
    ControlSampleCase("Layouts", choosing: "Ring", after: "Row", times: 2),
    ControlSampleCase("Layouts", "Pressed South", pressing: "South"),
    ControlSampleCase("Preferences", "Ask me much much later", counting: "Words"),
    ControlSampleCase(
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
    ControlSampleCase("Hover", "Unpin", pressing: "Pin"),
    ControlSampleCase(
      "Zoom", "125 %", on: "Map", hand: { try $0.pinch("Map", scale: 1.25) }, key: "plus",
      action: "zoom-in"),
  ]
}
