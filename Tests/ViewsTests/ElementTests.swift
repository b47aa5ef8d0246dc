// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct ElementTests {
  @Test func `a label, a value and a hint reach the view through its modifiers`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 40)) {
      Text("50")
        .padding(4)
        .background(Color.white)
        .accessibilityLabel("Level")
        .accessibilityHint("How loud it is")
        .accessibilityIdentifier("level")
    }
    #expect(
      tester.treeText(.texts) == """
        frame "Test"
          label "Level" help="How loud it is" id="level"

        """)
  }

  @Test func `a gesture and a label share one element, whichever comes first`() {
    let tester = ViewTester {
      VStack {
        Circle().frame(width: 20, height: 20).onTapGesture {}.accessibilityLabel("inside")
        Circle().frame(width: 20, height: 20).accessibilityLabel("outside").onTapGesture {}
        Circle().onTapGesture {}.frame(width: 20, height: 20).accessibilityLabel("through")
      }
    }
    #expect(
      tester.treeText([]) == """
        frame "Test"
          push button "inside"
          push button "outside"
          push button "through"

        """)
  }

  @Test func `a label on several views makes one element round them`() {
    let tester = ViewTester {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("Both")
    }
    #expect(
      tester.treeText([]) == """
        frame "Test"
          panel "Both"
            label "a"
            label "b"

        """)
  }

  @Test func `an element that ignores what is inside stands alone`() {
    let tester = ViewTester {
      ZStack {
        Circle()
        Text("50 %")
      }
      .accessibilityElement()
      .accessibilityLabel("Volume")
      .accessibilityValue("50 percent")
      .accessibilityRole(.dial)
    }
    #expect(
      tester.treeText(.texts) == """
        frame "Test"
          dial "Volume" description="50 percent"

        """)
  }

  @Test func `what is hidden from accessibility is left out`() {
    let tester = ViewTester {
      VStack {
        Text("seen")
        Text("unheard").accessibilityHidden(true)
        Text("faded").opacity(0)
        Text("gone").hidden()
      }
    }
    #expect(
      tester.treeText([]) == """
        frame "Test"
          label "seen"

        """)
  }

  @Test
  func
    `a gesture round what is fully transparent is nothing for keys and ears either, until that shows`()
    throws
  {
    let tester = ViewTester { Veiled() }
    let ghost = "push button \"ghost\""
    #expect(!tester.treeText([]).contains(ghost))
    #expect(!tester.treeText([]).contains("push button \"\""))
    #expect(tester.treeText([]).contains("push button \"Touched all the same\""))
    try tester.tap("Show")
    #expect(tester.treeText([]).contains(ghost))
    try tester.tap("Show")
    #expect(!tester.treeText([]).contains(ghost))
  }

  private struct Veiled: View {
    @Views.State var isShown = false

    var body: some View {
      VStack {
        Button("Show") { isShown.toggle() }
        Text("ghost").opacity(isShown ? 1 : 0).onTapGesture {}
        HStack { Text("a").hidden() }.onLongPressGesture {}
        Color.white.opacity(0).frame(width: 40, height: 40).contentShape(Rectangle()).onTapGesture {
        }
        .accessibilityLabel("Touched all the same")
      }
    }
  }

  @Test func `elements are exposed in the order of the source, whatever is in front`() {
    let tester = ViewTester {
      ZStack {
        Text("front").zIndex(2)
        Text("back")
        Text("middle").zIndex(1)
      }
    }
    #expect(
      tester.treeText([]) == """
        frame "Test"
          label "front"
          label "back"
          label "middle"

        """)
  }

  @Test func `a traits says what a view is`() {
    let tester = ViewTester {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Chapter").accessibilityHeading(.h2)
        Text("Chosen").accessibilityAddTraits([.isButton, .isSelected])
      }
    }
    #expect(
      tester.treeText([.states, .attributes]) == """
        frame "Test" [active enabled resizable sensitive showing visible]
          heading "Title" [enabled sensitive showing visible]
          heading "Chapter" [enabled sensitive showing visible] attributes=[level="2"]
          push button "Chosen" [enabled selectable selected sensitive showing visible]

        """)
  }

  @Test func `an author's actions and adjustments are carried out`() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("Rating")
          .accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            }
          }
          .accessibilityAction(named: "Clear") { stars = 0 }
      }
    }
    let tester = ViewTester { Rating() }
    try tester.perform("increment", on: "Rating")
    #expect(try tester.element(named: "Rating").description == "4 stars")
    try tester.perform("Clear", on: "Rating")
    #expect(try tester.element(named: "Rating").description == "0 stars")
  }

  @Test func `a text that changes is the same element with another name`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    let tester = ViewTester { Counter() }
    let before = try tester.element(named: "count 0").id
    try tester.tap("count 0")
    #expect(try tester.element(named: "count 1").id == before)
  }

  @Test func `a control keeps its focus when a condition inside it changes`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Group {
          if isOn { Text("on") } else { Text("off") }
        }
        .onTapGesture { isOn.toggle() }
      }
    }
    let tester = ViewTester { Switch() }
    try tester.tabTo("off")
    tester.press(.return)
    #expect(tester.focused?.name == "on")
  }

  @Test func `focusable makes a stop for Tab and tells when it has the focus`() throws {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Text("one").focusable { log.lines.append("one \($0)") }
        Text("two").focusable { log.lines.append("two \($0)") }
      }
    }
    try tester.tabTo("one")
    log.lines = []
    tester.press(.tab)
    #expect(log.lines == ["one false", "two true"])
  }

  @Test func `a page can show the keys of the focused control`() throws {
    let tester = ViewTester {
      VStack {
        Text("one").onTapGesture {}
        Text("two").onTapGesture {}
        FocusedKeys { name, alternatives in
          Text(name + ": " + alternatives.filter(\.isAction).map(\.name).joined(separator: " "))
        }
      }
    }
    try tester.tabTo("one")
    #expect(try tester.element(named: "one: click").role.name == "label")
    tester.press(.tab)
    #expect(try tester.element(named: "two: click").role.name == "label")
  }

  @Test func `what shows the keys of the focused control waits while nobody looks`() throws {
    let tester = ViewTester {
      VStack {
        Text("one").onTapGesture {}
        Text("two").onTapGesture {}
        FocusedKeys { name, _ in Text("at " + name) }
      }
    }
    try tester.tabTo("one")
    tester.host.followsFocus = false
    tester.press(.tab)
    _ = try tester.element(named: "at one")
    tester.host.followsFocus = true
    _ = try tester.element(named: "at two")
  }

  @Test func `what is said to show shows anywhere, and what is said not to does not`() throws {
    let tester = ViewTester {
      VStack {
        Color.clear.frame(width: 0, height: 0).onTapGesture {}
          .accessibilityLabel("none").accessibilityState(.showing)
        Text("there").onTapGesture {}.accessibilityState(.showing, false)
      }
    }
    for width in [400, 300, 200] as [CGFloat] {
      tester.host.size = CGSize(width: width, height: 300)
      tester.settle()
      #expect(try tester.element(named: "none").states[.showing])
      #expect(try !tester.element(named: "there").states[.showing])
    }
  }

  @Test func `an element that is not there is reported with those that are`() {
    let tester = ViewTester { Text("Add") }
    #expect(throws: TesterError.noElement("Sub", known: ["Test", "Add"])) {
      try tester.tap("Sub")
    }
  }
}
