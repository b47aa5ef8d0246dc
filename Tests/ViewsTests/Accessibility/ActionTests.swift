// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct ActionTests {
  private let log = Log()

  @Test func `each kind of action has its keys`() throws {
    let tester = ViewTester { [log] in
      Text("Letter")
        .accessibilityAction(.escape) { log.lines.append("escape") }
        .accessibilityAction(.delete) { log.lines.append("delete") }
        .accessibilityAction(.showMenu) { log.lines.append("menu") }
        .accessibilityAction(.magicTap) { log.lines.append("magic") }
        .accessibilityAction { log.lines.append("default") }
    }
    try tester.tabTo("Letter")
    tester.press(.escape)
    tester.press(.delete)
    tester.press(.menu)
    tester.press(.return)
    try tester.perform("Magic tap", on: "Letter")
    #expect(log.lines == ["escape", "delete", "menu", "default", "magic"])
  }

  @Test(arguments: [true, false])
  func `what opens a menu has the name that clients look for`(offersMenu: Bool) throws {
    let tester = ViewTester { [log] in
      VStack {
        Text("Letter").onTapGesture(count: 2) {}
        Text("Parcel").onTapGesture(count: 2) {}
          .accessibilityAction(.showMenu) { log.lines.append("menu") }
          .actionsMenuDisabled(!offersMenu)
      }
    }
    #expect(try tester.element(named: "Letter").actions.last?.name == "show-context-menu")
    let action = try #require(try tester.element(named: "Parcel").actions.last)
    #expect(action.name == "show-context-menu")
    #expect(action.keyBinding == ";;Menu")
    try tester.perform("show-context-menu", on: "Parcel")
    #expect(log.lines == ["menu"])
  }

  @Test func `scrolling and zooming are actions with keys`() throws {
    let tester = ViewTester { [log] in
      Text("Map")
        .accessibilityScrollAction { log.lines.append("\($0)") }
        .accessibilityZoomAction { log.lines.append("\($0.direction)") }
        .accessibilityScrollStatus("Page 2 of 7")
    }
    #expect(try tester.element(named: "Map").description == "Page 2 of 7")
    try tester.tabTo("Map")
    tester.press(.pageDown)
    tester.press(.right, .control)
    tester.press(.plus)
    try tester.perform("scroll-up", on: "Map")
    try tester.perform("zoom-out", on: "Map")
    #expect(log.lines == ["bottom", "trailing", "zoomIn", "top", "zoomOut"])
  }

  @Test func `a played press touches the activation point`() throws {
    let tester = ViewTester { [log] in
      Rectangle().frame(width: 100, height: 40)
        .onTapGesture { log.lines.append("\(Int($0.x)) \(Int($0.y))") }
        .accessibilityLabel("Map")
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
    }
    try tester.perform("click", on: "Map")
    #expect(log.lines == ["25 20"])
  }

  @Test func `custom content is spoken where it is important, and an attribute where it is not`()
    throws
  {
    let tester = ViewTester {
      Text("Shoes")
        .accessibilityCustomContent("Price", "3 euros", importance: .high)
        .accessibilityCustomContent("Made in", "Portugal")
        .accessibilityInputLabels(["Shoes", "Boots"])
    }
    let shoes = try tester.element(named: "Shoes")
    #expect(shoes.description == "Price: 3 euros")
    #expect(shoes.attributes == ["custom-made-in": "Portugal", "input-labels": "Shoes; Boots"])
  }

  @Test func `a view that responds to nobody is no stop for Tab`() throws {
    let tester = ViewTester {
      VStack {
        Text("one").onTapGesture {}.accessibilityRespondsToUserInteraction(false)
        Text("two").onTapGesture {}
      }
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "two")
    #expect(try !tester.element(named: "one").states[.focusable])
  }

  @Test func `a toggle that is selected is on`() throws {
    let tester = ViewTester {
      Button("Mute") {}.accessibilityAddTraits([.isToggle, .isSelected])
    }
    let mute = try tester.element(named: "Mute")
    #expect(mute.role == .toggleButton)
    #expect(mute.states[.pressed] && !mute.states[.checked] && !mute.states[.selected])
  }

  @Test func `a localized key that no table has stands for itself`() throws {
    let key: LocalizedStringKey = "Volume"
    let tester = ViewTester { Text("50").accessibilityLabel(key).accessibilityHint(Text(key)) }
    #expect(try tester.element(named: "Volume").help == "Volume")
  }
}
