// SPDX-License-Identifier: Apache-2.0

import ControlSamples
import Evenhand
import EvenhandTesting
import GestureSamples
import Testing

/// One thing that is done with a sample by hand, by keys and by actions, and what is then shown.
struct SampleCase: Sendable, CustomTestStringConvertible {
  typealias Way = @MainActor @Sendable (ViewTester) throws -> Void

  let title: String
  /// What the window then says, what is then chosen, or where something then is.
  let shown: String
  let hand: Way
  let keys: Way
  let actions: Way

  var testDescription: String { "\(title): \(shown)" }

  init(
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
  init(
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
  init(
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

  /// What takes a text that was copied before.
  init(_ title: String, _ shown: String, pasting text: String) {
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
  init(_ title: String, _ shown: String, counting name: String) {
    self.init(
      title, shown, on: name,
      hand: { $0.tap(at: try $0.point(UnitPoint(x: 0.97, y: 0.5), of: name)) }, key: .up,
      action: "increment")
  }

  /// One of the choices beside each other: by keys so many places after the first.
  init(_ title: String, choosing name: String, after first: String, times: Int) {
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

  /// The sample in a window made anew; nil where there is none of the title.
  @MainActor
  private var tester: ViewTester? {
    if let sample = ControlSample.all.first(where: { $0.title == title }) {
      return ViewTester(size: CGSize(width: 480, height: 480)) { sample.view }
    }
    return GestureSample.all.first { $0.title == title }.map { sample in
      ViewTester { sample.view }
    }
  }

  /// What stands in the window made anew, after it was done in one of the ways.
  @MainActor
  func result(of way: Way) async throws -> [String] {
    guard let tester else { return [] }
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
