// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing
import Views

/// Texts that people type, by keys, by pointer and through assistive technologies.
@MainActor
@Suite struct TextFieldTests {
  /// What a field's author keeps.
  @MainActor
  private final class Kept {
    var text = ""
    var submitted: [String] = []
  }

  private struct Form: View {
    let kept: Kept
    var isSecure = false
    @Views.State private var text: String
    @FocusState private var isFocused: Bool

    init(_ text: String, _ kept: Kept, isSecure: Bool = false) {
      _text = Views.State(initialValue: text)
      self.kept = kept
      self.isSecure = isSecure
    }

    var body: some View {
      kept.text = text
      return VStack {
        if isSecure {
          SecureField("Password", text: $text)
        } else {
          TextField("Name", text: $text).focused($isFocused)
        }
        Text(isFocused ? "typing" : "idle")
      }
      .onSubmit { kept.submitted.append(text) }
    }
  }

  private func tester(_ text: String = "", _ kept: Kept, isSecure: Bool = false) -> ViewTester {
    ViewTester { Form(text, kept, isSecure: isSecure) }
  }

  @Test func `what is typed is in the binding, and Enter submits it`() throws {
    let kept = Kept()
    let tester = tester("", kept)
    try tester.tabTo("Name")
    #expect(tester.typeText("Grüße 👩‍👧\n"))
    #expect(kept.text == "Grüße 👩‍👧")
    #expect(kept.submitted == ["Grüße 👩‍👧"])
    #expect(try tester.element(named: "typing").role == .label)
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `a short text stands where its lines are to stand, and so does its caret`(
    alignment: TextAlignment
  ) throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 100)) {
      TextField("Name", text: .constant("ab")).multilineTextAlignment(alignment)
        .frame(width: 200)
    }
    let place = tester.displayList.items.compactMap { item -> CGFloat? in
      if case .text(let run, let place) = item, run.text == "ab" { place.x } else { nil }
    }
    let x = try #require(place.first)
    switch alignment {
    case .leading: #expect(x < 70)
    case .center: #expect(abs(x - 140) < 20)
    case .trailing: #expect(x > 210 && x < 245)
    }
    try tester.tap("Name")
    tester.press(.home)
    #expect(try tester.element(named: "Name").text?.caret == 0)
  }

  @Test func `how the letters of a field look is published, and follows what is said of them`()
    throws
  {
    struct Heading: View {
      @Views.State private var isLarge = false

      var body: some View {
        VStack {
          TextField("Heading", text: .constant("Hello"))
            .bold(isLarge).underline(isLarge)
            .font(isLarge ? .custom("Cantarell", size: 30) : .system(size: 13, design: .serif))
            .foregroundStyle(isLarge ? Color.red : Color.black)
          Button("Larger") { isLarge = true }
        }
      }
    }
    let tester = ViewTester { Heading() }
    var style = TextContent.Style()
    style.family = "Serif"
    style.size = 13
    style.weight = 400
    style.isItalic = false
    style.underline = TextContent.Style.Underline.none
    style.isStruckThrough = false
    style.color = .init(red: 0, green: 0, blue: 0)
    #expect(try tester.element(named: "Heading").text?.style == style)
    try tester.tap("Larger")
    style.family = "Cantarell"
    style.size = 30
    style.weight = 700
    style.underline = .single
    style.color = .init(red: 199, green: 38, blue: 43)
    let larger = try tester.element(named: "Heading").text?.style
    #expect(larger == style)
  }

  @Test func `an assistive technology submits a field by the action that Enter stands for`() throws
  {
    let kept = Kept()
    let tester = tester("Ada", kept)
    #expect(try tester.element(named: "Name").actions.map(\.name) == ["activate"])
    try tester.perform("activate", on: "Name")
    #expect(kept.submitted == ["Ada"])
    let silent = ViewTester { TextField("City", text: .constant("")) }
    #expect(try silent.element(named: "City").actions.isEmpty)
  }

  @Test func `a field tells its text, its caret and what is selected`() throws {
    let tester = tester("one two", Kept())
    var node = try tester.element(named: "Name")
    #expect(node.role == .entry)
    #expect(node.states[.editable] && node.states[.singleLine] && node.states[.focusable])
    #expect(node.attributes["placeholder-text"] == "Name")
    #expect(node.text?.text == "one two")
    try tester.tabTo("Name")
    #expect(try tester.element(named: "Name").text?.selection == 0..<7)
    tester.press(.left)
    tester.press(.right, [.control, .shift])
    node = try tester.element(named: "Name")
    #expect(node.text?.caret == 3)
    #expect(node.text?.selection == 0..<3)
    #expect(node.text?.lines.first?.edges.count == 8)
  }

  @Test func `an assistive technology edits in the same editor as keys`() throws {
    let kept = Kept()
    let tester = tester("one", kept)
    let id = try tester.element(named: "Name").id
    #expect(tester.perform(.editText(id, .insert("!", at: 99))))
    #expect(tester.perform(.editText(id, .setCaret(0))))
    try tester.focus("Name")
    tester.press("z", .control)
    #expect(kept.text == "one")
    #expect(tester.perform(.editText(id, .cut(0..<2))))
    #expect(tester.perform(.editText(id, .paste(at: 1))))
    #expect(kept.text == "eon")
    #expect(tester.perform(.editText(id, .setContents("new"))))
    #expect(kept.text == "new")
  }

  @Test func `a click puts the caret, a drag selects, a second click takes the word`() throws {
    let tester = tester("one two three", Kept())
    let node = try tester.element(named: "Name")
    let frame = try #require(node.frame)
    let edges = try #require(node.text?.lines.first?.edges)
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: frame.x + edges[offset], y: frame.y + frame.height / 2)
    }
    let contact = tester.makeContact()
    tester.send(.began, contact, at: point(2))
    tester.send(.moved, contact, at: point(6))
    tester.send(.ended, contact, at: point(6))
    #expect(try tester.element(named: "Name").text?.selection == 2..<6)
    #expect(tester.focused?.name == "Name")
    tester.advance(by: 1)
    for _ in 0..<2 {
      let click = tester.makeContact()
      tester.send(.began, click, at: point(5))
      tester.send(.ended, click, at: point(5))
    }
    #expect(try tester.element(named: "Name").text?.selection == 4..<7)
  }

  @Test func `what must not be read is nowhere`() throws {
    let kept = Kept()
    let tester = tester("", kept, isSecure: true)
    var written: [String] = []
    tester.scene.observeInput { written.append(InputRecording.line($0)) }
    tester.scene.observeDecisions { _, line in written.append(line) }
    try tester.tabTo("Password")
    tester.typeText("zqx9")
    tester.press("a", .control)
    tester.press("c", .control)
    let node = try tester.element(named: "Password")
    #expect(kept.text == "zqx9")
    #expect(node.role == .passwordText)
    #expect(node.text?.text == "••••")
    #expect(tester.scene.clipboard.read() == nil)
    // Where a private type is in memory is no part of it, and any digits.
    let drawn = "\(tester.displayList)".replacing(/\$[0-9a-f]+/, with: "")
    written += [tester.treeText(.all), tester.drawing, drawn]
    #expect(tester.perform(.editText(node.id, .setContents("zqx9"))))
    #expect(!tester.perform(.editText(node.id, .copy(0..<4))))
    for line in written {
      for secret in ["zqx9", "key down z", "key down q", "7a", "%7A", " x "] {
        #expect(!line.contains(secret) || line.contains("pointer"), "\(line)")
      }
    }
  }

  @Test func `a text of many lines is gone through by lines, and Tab leaves it`() throws {
    let kept = Kept()
    let tester = ViewTester {
      VStack {
        TextEditor(text: .constant("ab\ncd")).accessibilityLabel("Notes")
        Button("Next") {}
      }
    }
    _ = kept
    try tester.tabTo("Notes")
    var node = try tester.element(named: "Notes")
    #expect(node.role == .text && node.states[.multiLine])
    #expect(node.text?.caret == 5)
    tester.press(.up)
    #expect(try tester.element(named: "Notes").text?.caret == 2)
    // Nobody keeps what is typed into a constant.
    tester.typeText("x")
    node = try tester.element(named: "Notes")
    #expect(node.text?.text == "ab\ncd")
    tester.press(.tab)
    #expect(tester.focused?.name == "Next")
  }

  @Test func `a number is read when Enter is pressed, and what is none changes nothing`() throws {
    struct Sum: View {
      @Views.State var number = 5
      var body: some View {
        VStack {
          TextField("Sum", value: $number, format: .number)
          Text("is \(number)")
        }
      }
    }
    let tester = ViewTester { Sum() }
    try tester.tabTo("Sum")
    tester.typeText("42")
    #expect(throws: Never.self) { try tester.element(named: "is 5") }
    tester.press(.return)
    #expect(throws: Never.self) { try tester.element(named: "is 42") }
    tester.press("a", .control)
    tester.typeText("no\n")
    #expect(try tester.element(named: "Sum").text?.text == "42")
  }

  @Test func `an older formatter shows and reads numbers of each kind, and none`() throws {
    struct Sums: View {
      @Views.State var whole = 5
      @Views.State var part: CGFloat = 1.5
      @Views.State var maybe: Double?
      private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
      }()
      var body: some View {
        VStack {
          TextField("Whole", value: $whole, formatter: formatter)
          TextField("Part", value: $part, formatter: formatter)
          TextField("Maybe", value: $maybe, formatter: formatter)
          Text("\(whole) \(Double(part)) \(maybe ?? -1)")
        }
      }
    }
    let tester = ViewTester { Sums() }
    #expect(try tester.element(named: "Part").text?.text == "1.5")
    #expect(try tester.element(named: "Maybe").text?.text == "")
    for (name, text) in [("Whole", "1,234"), ("Part", "2.25"), ("Maybe", "7"), ("Part", "no")] {
      try tester.focus(name)
      tester.press("a", .control)
      tester.typeText(text + "\n")
    }
    #expect(throws: Never.self) { try tester.element(named: "1234 2.250000 7.000000") }
    #expect(try tester.element(named: "Part").text?.text == "2.25")
  }

  @Test func `a disabled field takes nothing`() throws {
    let tester = ViewTester { TextField("Name", text: .constant("one")).disabled(true) }
    let node = try tester.element(named: "Name")
    #expect(!node.states[.sensitive] && !node.states[.focusable])
    #expect(!tester.perform(.editText(node.id, .setCaret(0))))
  }

  @Test func `a field on a ground of its author's has no box of its own, unless it is asked for`() {
    func hasBox(_ field: some View) -> Bool {
      ViewTester { field }.displayList.items.contains { item in
        if case .stroke = item { true } else { false }
      }
    }
    let field = TextField("Name", text: .constant(""))
    let secret = SecureField("Word", text: .constant(""))
    #expect(hasBox(field) && hasBox(secret))
    #expect(!hasBox(field.padding(8).background(Color.yellow)))
    #expect(!hasBox(secret.padding(8).background(.yellow, in: Capsule())))
    #expect(hasBox(field.textFieldStyle(.roundedBorder).padding(8).background(Color.yellow)))
    #expect(hasBox(List { field }.listStyle(.insetGrouped)))
    #expect(hasBox(VStack { field }.frame(maxHeight: .infinity).background(Color.yellow)))
  }

  @Test func `a field with nothing to take back leaves the key to the window`() throws {
    struct Page: View {
      @Views.State private var text = ""
      @Views.State private var undone = 0
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Undo") { undone += 1 }.keyboardShortcut("z")
          Text("undone \(undone), \(text)")
        }
      }
    }
    let tester = ViewTester { Page() }
    try tester.tabTo("Name")
    tester.press("z", .control)
    _ = try tester.element(named: "undone 1, ")
    tester.typeText("a")
    tester.press("z", .control)
    _ = try tester.element(named: "undone 1, ")
    tester.press("z", .control)
    _ = try tester.element(named: "undone 2, ")
  }
}
