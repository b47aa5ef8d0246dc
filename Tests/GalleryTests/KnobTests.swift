// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// A knob with its author's own words and steps, and every way to it.
struct KnobTests {
  /// A way to turn the knob from 40 to 60.
  enum Way: CaseIterable {
    case mouse, finger, arrowKeys, action, value, foreignValue, foreignAction
  }

  @Test(arguments: Way.allCases) func `every way turns the knob`(way: Way) async throws {
    let gallery = try await LiveApplication.gallery(page: "knob")
    let knob = try await gallery.element("Brightness", role: .slider)
    #expect(knob.node.value?.current == 40)
    switch way {
    // The knob takes two points for one percent.
    case .mouse: try await gallery.mouseDrag(knob, y: -40)
    case .finger: try await gallery.touchDrag(knob, x: 40)
    case .arrowKeys: try gallery.type(.up, .right)
    case .action: for _ in 1...2 { try await gallery.perform("increment", on: knob) }
    case .value: try await gallery.setValue(60, of: knob)
    case .foreignValue:
      #expect(try await gallery.python("set-value", ["Brightness", "60"]) == ["40.0"])
    case .foreignAction:
      for _ in 1...2 {
        #expect(try await gallery.python("do-action", ["Brightness", "increment"]) == ["True"])
      }
    }
    _ = try await gallery.element("Brightness is 60 percent.")
    let turned = try await gallery.settled("Brightness") { $0.value?.current == 60 }
    #expect(turned.value?.current == 60)
    #expect(turned.value?.text == "60 percent")
  }

  @Test func `a drag that is taken away leaves the knob as it was`() async throws {
    let gallery = try await LiveApplication.gallery(page: "knob")
    let place = try await gallery.element("Brightness", role: .slider).place()
    try gallery.touch.begin(at: place)
    try gallery.touch.move(to: ScreenPoint(x: place.x, y: place.y - 20))
    try gallery.touch.move(to: ScreenPoint(x: place.x, y: place.y - 40))
    _ = try await gallery.settled("Brightness") { $0.value?.current == 60 }
    let other = try gallery.session.start("zenity", ["--info", "--text", "Hello"])
    let knob = try await gallery.settled("Brightness") { $0.value?.current == 40 }
    #expect(knob.value?.current == 40)
    other.kill()
  }

  @Test(.heardAgain) func `Orca says the words of the knob's author`() async throws {
    let gallery = try await LiveApplication.gallery(page: "knob", hasScreenReader: true)
    try await gallery.hear("Brightness")
    try await gallery.say(to: [.up, .right, .down, .left, .left, .tab], golden: "knob-orca")
  }
}
