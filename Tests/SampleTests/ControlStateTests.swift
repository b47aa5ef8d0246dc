// SPDX-License-Identifier: Apache-2.0

import ControlSamples
import Evenhand
import EvenhandTesting
import Semantics
import Testing

/// A control shows at each moment what it is: under a pointer, pressed, with the focus, disabled.
@MainActor
struct ControlStateTests {
  /// Pressing these gives them the focus, or begins to move them, and no more; the pointer itself says
  /// over a text that it can be written in.
  private static let withoutPress: Set<Role> = [
    .entry, .text, .passwordText, .slider, .spinButton, .label, .listItem,
  ]
  /// The buttons and panes of these are rows and pages of an author's, which stay what they are.
  private static let authors: Set<String> = ["Swipe list", "Paged tabs"]

  @Test(arguments: ControlSample.controls, [ColorScheme.light, .dark])
  func `at rest, under a pointer, pressed and with the focus a control looks differently`(
    sample: ControlSample, scheme: ColorScheme
  ) throws {
    for number in focusable(tester(sample, scheme)).indices {
      let window = tester(sample, scheme)
      let node = focusable(window)[number]
      let frame = try #require(node.frame)
      guard frame.y + frame.height / 2 < 600 else { continue }
      let middle = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      var seen = [window.displayList]
      func see(_ state: String) {
        window.advance(by: 1)
        let isNew = !seen.contains(window.displayList)
        #expect(isNew, "\(node.role.name) \"\(node.name)\" is \(state)")
        seen.append(window.displayList)
      }
      window.scene.hover(at: middle, time: window.clock)
      window.settle()
      let isAuthors =
        [.button, .scrollPane].contains(node.role) && Self.authors.contains(sample.title)
      if !Self.withoutPress.contains(node.role), !isAuthors {
        see("under a pointer")
        window.send(.began, window.makeContact(), at: middle)
        see("pressed")
      }
      let other = tester(sample, scheme)
      _ = other.scene.perform(.focus(focusable(other)[number].id), at: other.clock)
      other.advance(by: 1)
      let isNew = !seen.contains(other.displayList)
      #expect(isNew, "\(node.role.name) \"\(node.name)\" has the focus")
    }
  }

  /// What an author draws stays what it is, but for the ring.
  @Test(arguments: ControlSample.pictures + ControlSample.arrangements)
  func `what an author draws looks differently with the focus`(sample: ControlSample) {
    for scheme in ColorScheme.allCases {
      for number in focusable(tester(sample, scheme)).indices {
        let window = tester(sample, scheme)
        let node = focusable(window)[number]
        window.advance(by: 1)
        let before = window.displayList
        _ = window.scene.perform(.focus(node.id), at: window.clock)
        window.advance(by: 1)
        let isNew = window.displayList != before
        #expect(isNew, "\(node.role.name) \"\(node.name)\" has the focus")
      }
    }
  }

  /// Rows of a list and what has a menu of its own are content, which stays what it is.
  private nonisolated static let content: Set<String> = [
    "Selection list", "Several list", "Editable list", "Swipe list", "Sections list", "Outline",
    "Context menu", "Searchable",
  ]

  @Test(arguments: ControlSample.controls.filter { !Self.content.contains($0.title) })
  func `a control that is disabled looks so`(sample: ControlSample) {
    for scheme in ColorScheme.allCases {
      let enabled = tester(sample, scheme)
      guard !focusable(enabled).isEmpty else { continue }
      let disabled = tester(sample, scheme, isDisabled: true)
      let isSame = disabled.displayList == enabled.displayList
      #expect(!isSame)
    }
  }

  private func focusable(_ tester: ViewTester) -> [Node] {
    tester.tree.depthFirst.filter {
      $0.states[.focusable] && $0.states[.enabled] && $0.frame != nil
    }
  }

  private func tester(
    _ sample: ControlSample, _ scheme: ColorScheme, isDisabled: Bool = false
  ) -> ViewTester {
    let tester = ViewTester(size: CGSize(width: 600, height: 600)) {
      sample.view.disabled(isDisabled)
    }
    tester.host.settings.colorScheme = scheme
    tester.settle()
    return tester
  }
}
