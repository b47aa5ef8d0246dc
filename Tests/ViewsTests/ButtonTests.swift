// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct ButtonTests {
  @Test func `a button does one thing by pointer, by key and by assistive technology`() throws {
    let log = Log()
    let tester = ViewTester { Button("Add") { log.lines.append("add") } }
    try tester.tap("Add")
    try tester.tabTo("Add")
    tester.press(.return)
    try tester.perform("click", on: "Add")
    #expect(log.lines == ["add", "add", "add"])
  }

  @Test func `a button that is pressed looks pressed, and not once the pointer is away`() {
    let tester = ViewTester { Button("Add") {} }
    func isDark() -> Bool { tester.drawing.contains("fill #0d3d8c") }
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 200, y: 150))
    #expect(isDark())
    tester.send(.moved, contact, at: CGPoint(x: 390, y: 150))
    #expect(!isDark())
    tester.send(.moved, contact, at: CGPoint(x: 201, y: 150))
    #expect(isDark())
    tester.send(.ended, contact, at: CGPoint(x: 201, y: 150))
    #expect(!isDark())
  }

  @Test func `a disabled button says what it would do, and does nothing`() throws {
    let log = Log()
    let tester = ViewTester { Button("Add") { log.lines.append("add") }.disabled(true) }
    try tester.tap("Add")
    #expect(log.lines.isEmpty)
    #expect(throws: TesterError.refused("action \"click\" on \"Add\"")) {
      try tester.perform("click", on: "Add")
    }
  }

  @Test func `a button can be enabled while it stands there`() throws {
    struct Gate: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("go") { log.lines.append("go") }.disabled(!isOpen)
          Button("open") { isOpen = true }
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Gate(log: log) }
    try tester.tap("go")
    try tester.tap("open")
    try tester.tap("go")
    #expect(log.lines == ["go"])
  }

  @Test func `a button may say what it is for, however it is written`() throws {
    let log = Log()
    let clear = { log.lines.append("clear") }
    let key: LocalizedStringKey = "Wipe"
    let tester = ViewTester {
      VStack {
        Button("Delete", role: .destructive) { log.lines.append("delete") }
        Button(role: .cancel) {
          log.lines.append("cancel")
        } label: {
          Text("Cancel")
        }
        Button(role: .destructive, action: clear) { Text("Clear") }
        Button("Plain", role: nil, action: clear)
        Button(key, role: .confirm, action: clear)
        Button(key, action: clear)
      }
    }
    for name in ["Delete", "Cancel", "Clear", "Plain"] { try tester.tap(name) }
    #expect(log.lines == ["delete", "cancel", "clear", "clear"])
    #expect(tester.drawing.components(separatedBy: "fill #c7262b").count == 3)
  }

  @Test func `a style is told what the button is for`() throws {
    struct Told: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.role == .destructive ? "beware" : "go on")
      }
    }
    let tester = ViewTester {
      VStack {
        Button("Delete", role: .destructive) {}
        Button("Add") {}
      }
      .buttonStyle(Told())
    }
    _ = try tester.element(named: "beware")
    _ = try tester.element(named: "go on")
  }

  @Test func `a button of one's own look is the same control`() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(configuration.isPressed ? 2 : 4)
      }
    }
    let log = Log()
    let tester = ViewTester {
      Button("Add") { log.lines.append("add") }.buttonStyle(Loud())
    }
    try tester.tap("Add")
    #expect(log.lines == ["add"])
    #expect(try tester.element(named: "Add").role.name == "push button")
  }

  private static let blue = "fill #1461cc"

  private func grounds(_ tester: ViewTester) -> Int {
    tester.drawing.components(separatedBy: "fill #").count - 1
  }

  @Test func `a label with a ground of its own gets no other one, and takes its own room`() throws {
    let tester = ViewTester {
      Button {
      } label: {
        Text("Buy").padding().background(Color.orange)
      }
    }
    #expect(grounds(tester) == 1)
    let filled = ViewTester { Button("Buy") {} }
    #expect(grounds(filled) == 1)
    let bare = try #require(try tester.element(named: "Buy").frame)
    let padded = try #require(try filled.element(named: "Buy").frame)
    #expect(bare.width > padded.width)
  }

  @Test(arguments: Drawn.allCases)
  fileprivate func `what an author draws in a label is shown as it is`(drawn: Drawn) {
    #expect(ViewTester { drawn }.drawing.contains(Self.blue) == drawn.hasOurGround)
  }

  @Test func `a label that is drawn only while something is on has a ground while it is not`()
    throws
  {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Button {
          isOn.toggle()
        } label: {
          if isOn { Text("On").padding().background(.yellow) } else { Text("Off") }
        }
      }
    }
    let tester = ViewTester { Switch() }
    #expect(tester.drawing.contains(Self.blue))
    try tester.tap("Off")
    #expect(!tester.drawing.contains(Self.blue))
    try tester.tap("On")
    #expect(tester.drawing.contains(Self.blue))
  }

  @Test(arguments: Surrounded.allCases)
  fileprivate func `what an author draws round a button is its look`(surrounded: Surrounded) {
    let tester = ViewTester { surrounded }
    #expect(tester.drawing.contains(Self.blue) == surrounded.hasOurGround)
  }

  @Test func `a symbol in a circle beside words is a label like others`() {
    let tester = ViewTester {
      Button("Info", systemImage: "info.circle") {}
      Button {
      } label: {
        HStack {
          Image(systemName: "plus.circle.fill")
          Text("Add")
        }
      }
    }
    #expect(tester.drawing.components(separatedBy: Self.blue).count == 3)
  }

  @Test func `a prominent button has its ground whatever its label draws`() {
    let tester = ViewTester {
      Button {
      } label: {
        Text("Buy").background(Color.orange)
      }
      .buttonStyle(.borderedProminent)
    }
    #expect(tester.drawing.contains(Self.blue))
  }
}

/// Labels of buttons without a style.
fileprivate enum Drawn: CaseIterable, View {
  case words, symbol, waiting, measured, whiteWords
  case letters, framedSymbol, circle, card, line

  var hasOurGround: Bool {
    switch self {
    case .words, .symbol, .waiting, .measured, .whiteWords: true
    case .letters, .framedSymbol, .circle, .card, .line: false
    }
  }

  var body: some View {
    Button {
    } label: {
      label
    }
  }

  @ViewBuilder private var label: some View {
    switch self {
    case .words: Label("Share", systemImage: "square.and.arrow.up")
    case .symbol: Image(systemName: "trash")
    case .waiting: ProgressView()
    case .measured: Text("Wide").background(GeometryReader { _ in Color.clear })
    case .whiteWords: Text("Go").foregroundColor(.white)
    case .letters: Text("Delete").foregroundColor(.red)
    case .framedSymbol: Image(systemName: "plus.circle")
    case .circle:
      ZStack {
        Circle().fill(.green)
        Text("Go")
      }
    case .card: Card()
    case .line: Text("Go").padding().overlay(Capsule().stroke(Color.green))
    }
  }

  private struct Card: View {
    var body: some View { Text("Card").padding().background(.regularMaterial) }
  }
}

/// Buttons without a style, with something round them.
private enum Surrounded: CaseIterable, View {
  case hugging, colored, inked
  case page, amongOthers, coloredPage, row

  var hasOurGround: Bool {
    switch self {
    case .hugging, .colored, .inked, .row: false
    case .page, .amongOthers, .coloredPage: true
    }
  }

  @ViewBuilder var body: some View {
    let button = Button("Buy") {}
    switch self {
    case .hugging: button.padding(20).background(Color.orange)
    case .colored: button.foregroundColor(.white).padding().background(.green).cornerRadius(8)
    case .inked: button.foregroundColor(.red)
    case .page: button.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.orange)
    case .amongOthers:
      VStack {
        button
        Text("or not")
      }
      .background(Color.orange)
    case .coloredPage:
      VStack {
        button
        Text("or not")
      }
      .foregroundColor(.red)
    case .row: List { button }.listStyle(.insetGrouped)
    }
  }
}
