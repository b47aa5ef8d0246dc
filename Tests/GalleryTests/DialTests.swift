// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// One dial, and every way to it.
struct DialTests {
  /// A way to move the dial from 30 to 50.
  enum Way: CaseIterable {
    case mouse, finger, arrowKeys, pageKeys, value, action, foreignValue, foreignAction
  }

  @Test(arguments: Way.allCases) func `every way ends in the same state`(way: Way) async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    #expect(dial.node.value?.current == 30)
    switch way {
    // The dial takes two points for one step.
    case .mouse: try await gallery.mouseDrag(dial, y: -40)
    case .finger: try await gallery.touchDrag(dial, y: -40)
    case .arrowKeys: for _ in 1...20 { try gallery.type(.up) }
    case .pageKeys: try gallery.type(.pageUp, .pageUp)
    case .value: try await gallery.setValue(50, of: dial)
    case .action: for _ in 1...2 { try await gallery.perform("page-increment", on: dial) }
    case .foreignValue:
      #expect(try await gallery.python("set-value", ["Volume", "50"]) == ["30.0"])
    case .foreignAction:
      for _ in 1...2 {
        #expect(try await gallery.python("do-action", ["Volume", "page-increment"]) == ["True"])
      }
    }
    _ = try await gallery.settled("Volume is 50 percent.") { _ in true }
    let tree = try await gallery.snapshot().tree
    try Golden("dial-at-50").expect(TreeText(tree).text)
  }

  @Test func `pyatspi sees what the dial is and does`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    try Golden("dial-pyatspi").expect(lines: try await gallery.python("describe", ["Volume"]))
  }

  @Test(.heardAgain) func `Orca says each change of the dial`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial", hasScreenReader: true)
    try await gallery.hear("Volume dial 30 percent.")
    try await gallery.say(to: [.up, .down, .pageUp, .home, .end, .tab], golden: "dial-orca")
  }

  /// Where am I, and flat review of the line above: Orca 43 hears them only because the window hands
  /// every key on.
  @Test(.heardAgain) func `Orca's own commands work in the window`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial", hasScreenReader: true)
    try await gallery.hear("Volume dial 30 percent.")
    try await gallery.say(to: [.keypadEnter, .keypad8], golden: "orca-commands")
    #expect(try await gallery.element("Volume").node.value?.current == 30)
  }
}
