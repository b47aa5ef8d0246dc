// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct StandardControlTests {
  private struct Controls: View {
    @Views.State private var volume = 0.5
    @Views.State private var count = 8
    @Views.State private var letter = "a"
    var isSegmented = false
    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
        Stepper("Count", value: $count, in: 0...9)
        if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.inline) }
        Text("is \(letter) \(count)")
      }
    }

    private var picker: some View {
      Picker("Letter", selection: $letter) {
        Text("Alpha").tag("a")
        Text("Beta").tag("b")
      }
    }
  }

  private func said(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name
  }

  private struct Counted<Number: FixedWidthInteger & Sendable>: View where Number.Stride == Int {
    @Views.State var number: Number
    var bounds: ClosedRange<Number>?
    var step = 1
    var body: some View {
      VStack {
        Stepper("Count", value: $number, in: bounds, step: step)
        Text("is \(number)")
      }
    }
  }

  private func counted<Number: FixedWidthInteger & Sendable>(
    _ number: Number, in bounds: ClosedRange<Number>? = nil, step: Int = 1, _ key: Key
  ) throws -> String? where Number.Stride == Int {
    let tester = ViewTester { Counted(number: number, bounds: bounds, step: step) }
    try tester.tabTo("Count")
    tester.press(key)
    return said(tester)
  }

  @Test func `a stepper stops where its range ends, or its type`() throws {
    #expect(try counted(UInt(0), in: 0...10, .down) == "is 0")
    #expect(try counted(UInt(0), in: 0...10, .up) == "is 1")
    #expect(try counted(UInt8(255), .up) == "is 255")
    #expect(try counted(UInt8(255), in: 0...255, .up) == "is 255")
    #expect(try counted(Int.max, .up) == "is \(Int.max)")
    #expect(try counted(Int.min, .down) == "is \(Int.min)")
    #expect(try counted(1, in: 0...100, step: .max, .up) == "is 100")
    #expect(try counted(Int8(-100), in: -128...127, step: 200, .up) == "is 100")
    #expect(try counted(5, in: Int.min...Int.max, step: 2, .down) == "is 3")
  }

  private struct Odd: View {
    @Views.State var value: Double
    let range: ClosedRange<Double>
    var step: Double?
    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: range, step: step) { Text("Odd") }
        } else {
          Slider(value: $value, in: range) { Text("Odd") }
        }
        Text("is \(value)")
      }
    }
  }

  @Test func `a slider leads away from what is no number, and over its range in one wide step`()
    throws
  {
    let lost = ViewTester { Odd(value: .nan, range: 0...1) }
    try lost.tabTo("Odd")
    lost.press(.end)
    #expect(said(lost) == "is 1.000000")
    let wide = ViewTester { Odd(value: 0, range: 0...4, step: 10) }
    try wide.tabTo("Odd")
    wide.press(.right)
    #expect(said(wide) == "is 4.000000")
  }

  private struct LabelledOutside: View {
    @Views.State private var volume = 0.5
    var body: some View {
      Slider(value: $volume, in: 0...1, step: 0.1)
        .accessibilityLabel("Volume")
        .accessibilityValue("\(Int((volume * 100).rounded())) percent")
    }
  }

  @Test func `what is said of a slider from outside is said of what moves`() throws {
    let tester = ViewTester { LabelledOutside() }
    let slider = try tester.element(named: "Volume")
    #expect(slider.role == .slider)
    #expect(slider.value?.text == "50 percent")
    #expect(tester.tree.depthFirst.count { $0.name == "Volume" } == 1)
    try tester.tabTo("Volume")
    tester.press(.right)
    #expect(try tester.element(named: "Volume").value?.text == "60 percent")
    let place = try #require(try tester.element(named: "Volume").frame)
    tester.drag(
      from: CGPoint(x: place.x + place.width * 0.6, y: place.y + place.height / 2),
      to: CGPoint(x: place.x + place.width * 0.9, y: place.y + place.height / 2))
    #expect(try tester.element(named: "Volume").value?.text != "60 percent")
  }

  @Test func `a slider is dragged, takes keys and is written by assistive technology`() throws {
    let tester = ViewTester { Controls() }
    func value() throws -> Double {
      ((try tester.element(named: "Volume").value?.current ?? -1) * 10).rounded() / 10
    }
    let slider = try tester.element(named: "Volume")
    #expect(slider.role == .slider)
    #expect(try value() == 0.5)
    try tester.tabTo("Volume")
    tester.press(.right)
    #expect(try value() == 0.6)
    tester.press(.end)
    #expect(try value() == 1)
    let frame = try #require(slider.frame)
    let middle = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    tester.drag(from: middle, to: CGPoint(x: middle.x - frame.width, y: middle.y))
    #expect(try value() == 0)
  }

  @Test func `a stepper counts by pointer and by keys, and stops at its ends`() throws {
    let tester = ViewTester { Controls() }
    let stepper = try tester.element(named: "Count")
    #expect(stepper.role == .spinButton)
    #expect(stepper.children.isEmpty)
    try tester.tabTo("Count")
    tester.press(.up)
    #expect(said(tester) == "is a 9")
    tester.press(.up)
    #expect(said(tester) == "is a 9")
    let frame = try #require(stepper.frame)
    tester.tap(at: CGPoint(x: frame.x + frame.width - 58, y: frame.y + frame.height / 2))
    #expect(said(tester) == "is a 8")
  }

  @Test(arguments: [false, true])
  func `a picker's choices are radio buttons of a named group`(_ isSegmented: Bool) throws {
    let tester = ViewTester { Controls(isSegmented: isSegmented) }
    #expect(try tester.element(named: "Letter").role == .panel)
    #expect(try tester.element(named: "Alpha").role == .radioButton)
    #expect(try tester.element(named: "Alpha").states[.checked])
    try tester.tap("Beta")
    #expect(said(tester) == "is b 8")
    #expect(try tester.element(named: "Beta").states[.checked])
    try tester.perform("click", on: "Alpha")
    #expect(said(tester) == "is a 8")
  }

  @Test func `progress is told in percent, and what only goes on is busy`() throws {
    let tester = ViewTester {
      VStack {
        ProgressView("Copying", value: 1, total: 4)
        ProgressView("Waiting")
      }
    }
    let copying = try tester.element(named: "Copying")
    #expect(copying.role == .progressBar)
    #expect(copying.value?.current == 25 && copying.value?.text == "25 %")
    #expect(try tester.element(named: "Waiting").states[.busy])
  }

  @Test func `a disclosure group shows and hides by press, and says which`() throws {
    let tester = ViewTester { DisclosureGroup("More") { Text("inside") } }
    func isThere() -> Bool { tester.tree.depthFirst.contains { $0.name == "inside" } }
    #expect(!isThere())
    try tester.tap("More")
    #expect(isThere())
    #expect(try tester.element(named: "More").states[.expanded])
    try tester.tabTo("More")
    tester.press(.space)
    #expect(!isThere())
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, Key.right, Key.left), (.rightToLeft, .left, .right),
  ])
  func `the arrow into the line shows what a disclosure group has, the other one hides it`(
    direction: LayoutDirection, into: Key, out: Key
  ) throws {
    let tester = ViewTester {
      DisclosureGroup("More") { Text("inside") }.environment(\.layoutDirection, direction)
    }
    func isThere() -> Bool { tester.tree.depthFirst.contains { $0.name == "inside" } }
    try tester.tabTo("More")
    #expect(!tester.press(out))
    #expect(tester.press(into))
    #expect(isThere())
    #expect(!tester.press(into))
    #expect(tester.press(out))
    #expect(!isThere())
  }

  private struct Screens: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Details") { Text("the details") }
          NavigationLink("Seven", value: 7)
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  /// Pages that show what the first view keeps.
  private struct CountingScreens: View {
    @Views.State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("By view") { Button("Count \(count)") { count += 1 } }
          NavigationLink("By value", value: 7)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("Number \(number) and \(count)") { count += 1 }
            NavigationLink("Further", value: number + 1)
          }
          .navigationDestination(for: Int.self) { Text("Further \($0) and \(count)") }
        }
      }
    }
  }

  @Test func `a page shows what the view that leads to it keeps, as it changes`() throws {
    let tester = ViewTester { CountingScreens() }
    try tester.tap("By view")
    try tester.tap("Count 0")
    try tester.tap("Count 1")
    #expect(try tester.element(named: "Count 2").states[.showing])
    try tester.tap("Back")
    try tester.tap("By value")
    try tester.tap("Number 7 and 2")
    #expect(try tester.element(named: "Number 7 and 3").states[.showing])
    try tester.tap("Further")
    #expect(try tester.element(named: "Further 8 and 3").states[.showing])
  }

  @Test func `Tab leaves out what is not focusable, and a menu is the control's own`()
    throws
  {
    let tester = ViewTester {
      Toggle("Box", isOn: .constant(true)).focusable(false)
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch).focusable(false)
      Stepper("Count", value: .constant(4)).focusable(false)
      Toggle("Last", isOn: .constant(true)).contextMenu { Button("More") {} }
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "Last")
    #expect(tester.focused?.actions.map(\.name) == ["click", "show-context-menu"])
    for name in ["Box", "Switch", "Count"] {
      #expect(try !tester.element(named: name).states[.focusable], "\(name)")
    }
  }

  @Test func `a link leads to its view, and back leads back`() throws {
    let tester = ViewTester { Screens() }
    func isThere(_ name: String) -> Bool {
      tester.tree.depthFirst.contains { $0.name == name && $0.states[.showing] }
    }
    #expect(try tester.element(named: "Start").role == .heading)
    try tester.tap("Details")
    #expect(isThere("the details") && !isThere("Seven"))
    try tester.tap("Back")
    #expect(!isThere("the details") && isThere("Seven"))
    try tester.perform("click", on: "Seven")
    #expect(isThere("number 7"))
    tester.press(.escape)
    #expect(isThere("Details") && !isThere("number 7"))
  }

  @Test func `a link is a marked row in a list or a form, and its label elsewhere`() {
    func drawing(_ view: some View) -> String {
      ViewTester { NavigationStack { view.navigationTitle("") } }.drawing
    }
    let link = NavigationLink("Further") { Text("there") }
    func isMarked(_ view: some View) -> Bool { drawing(view).contains("stroke") }
    #expect(!isMarked(link))
    #expect(isMarked(List { link }) && isMarked(Form { link }))
    #expect(!drawing(link).contains("fill #1461cc"))
    #expect(drawing(link.buttonStyle(.borderedProminent)).contains("fill #1461cc"))
  }

  @Test func `a whole number is read as one, also where it is kept with a fraction`() throws {
    func value(_ number: Double) throws -> String? {
      try ViewTester { Stepper("Letters", value: .constant(number), step: 0.5) }
        .element(named: "Letters").value?.text
    }
    #expect(try value(14) == "14" && value(14.5) == "14.5")
  }
}
