// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// Texts by the character: what is read, where it stands, and what is heard of a change.
@Suite struct TextTests {
  private static let field = ElementID(20)
  private static let line = TextContent.Line(
    range: 0..<4, top: 2, height: 20, edges: [5, 15, 25, 35, 45])

  private static func node(_ text: String, caret: Int = 0, selection: Range<Int>? = nil) -> Node {
    Node(
      id: field, role: .entry, name: "Name",
      states: StateSet(.enabled, .sensitive, .showing, .visible, .focusable, .editable),
      frame: Rect(x: 10, y: 20, width: 100, height: 30),
      text: TextContent(text, caret: caret, selection: selection, lines: [line]))
  }

  private func reading(_ text: String, caret: Int = 0) -> TextReading {
    TextReading(TextContent(text, caret: caret, lines: [Self.line]))
  }

  @Test func `offsets on the bus count scalars, those of the model count characters`() {
    let reading = reading("a👩‍👧b", caret: 2)
    #expect(reading.count == 5)
    #expect(reading.caret == 4)
    #expect(
      [0, 1, 2, 3, 4, 5, 99, -1].map { reading.characterOffset($0) } == [0, 1, 1, 1, 2, 3, 3, 3])
    #expect(reading.text(1, 4) == "👩‍👧")
    #expect(reading.text(3, -1) == "👧b")
    #expect(reading.text(9, 2) == "")
    #expect(reading.scalar(at: 4) == 98)
    #expect(reading.scalar(at: -3) == 0)
  }

  @Test func `pieces are characters, words, sentences, lines and paragraphs`() {
    let reading = reading("Hi, you")
    func pieces(_ granularity: TextReading.Granularity) -> [String] {
      [TextReading.Direction.before, .at, .after].map {
        reading.piece($0, 4, granularity).text
      }
    }
    #expect(pieces(.character) == [" ", "y", "o"])
    #expect(pieces(.word) == ["Hi, ", "you", ""])
    #expect(pieces(.paragraph) == ["", "Hi, you", ""])
    #expect(reading.piece(.at, .max, .word).text == "you")
    #expect(reading.piece(.at, .min, .sentence).text == "Hi, you")
    #expect(self.reading("").piece(.at, 7, .line).text == "")
  }

  private static func styled(_ text: String) -> TextContent {
    var content = TextContent(text)
    content.style.family = "Serif"
    content.style.size = 12.5
    content.style.weight = 400
    content.style.color = TextContent.Style.Color(red: 255, green: 128, blue: 0)
    var bold = TextContent.Style()
    bold.size = 24
    bold.weight = 700
    bold.isItalic = true
    var wrong = TextContent.Style()
    wrong.underline = .error
    wrong.isStruckThrough = false
    wrong.background = TextContent.Style.Color(red: 0, green: 0, blue: 9)
    wrong.others = ["language": "en", "underline": "low"]
    content.runs = [.init(range: 1..<3, style: bold), .init(range: 4..<99, style: wrong)]
    return content
  }

  @Test func `letters that look otherwise are runs, and what stands between them is one too`() {
    let reading = TextReading(Self.styled("a👩‍👧bcdef"))
    let runs = [0, 1, 4, 5, 6, 8, 99].map { reading.run(at: $0) }
    #expect(runs.map(\.range) == [0..<1, 1..<5, 1..<5, 5..<6, 6..<9, 6..<9, 9..<9])
    #expect(runs[0].attributes == [:])
    #expect(runs[1].attributes == ["size": "24", "weight": "700", "style": "italic"])
    #expect(
      runs[4].attributes == [
        "underline": "error", "strikethrough": "false", "bg-color": "0,0,9", "language": "en",
      ])
    #expect(reading.wholeRun(at: 1).attributes["weight"] == "700")
    #expect(reading.wholeRun(at: 1).attributes["family-name"] == "Serif")
    #expect(TextReading(TextContent("")).run(at: 3).range == 0..<0)
  }

  @Test func `a client reads how letters look, by the run and for the whole text`() async throws {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.dial]) { node in
        var field = Self.node("")
        field.text = Self.styled("one two")
        node = field.renamed(to: SampleApplication.dial)
      }
      lines = try await bus.python(
        PyatspiTests.prelude + """
          text = find("Name").queryText()
          def said(attributes): return " ".join(sorted(attributes.split(";")))
          def run(offset):
              attributes, start, end = text.getAttributes(offset)
              return start, end, said(attributes)
          print(*run(2))
          print(*run(3))
          print(said(text.getDefaultAttributes()))
          print(text.getAttributeValue(2, "weight"), text.getAttributeValue(3, "weight"))
          print(repr(text.getAttributeValue(-1, "wrong")))
          attributes, start, end = text.getAttributeRun(2, True)
          print(start, end, *sorted(attributes))
          """
      ).allLines()
    }
    #expect(
      lines == [
        "1 3 size:24 style:italic weight:700", "3 4 ",
        "family-name:Serif fg-color:255,128,0 size:12.5 weight:400", "700 400", "''",
        "1 3 family-name:Serif fg-color:255,128,0 size:24 style:italic weight:700",
      ])
  }

  @Test func `other looks are heard, and an edit of the text alone is none`() {
    let facts = Publication.Facts(toolkitName: "Evenhand", toolkitVersion: "1", locale: "C")
    var publication = Publication(applicationName: "Sample", facts: facts)
    let window = Node(id: ElementID(1), role: .frame, children: [Self.field])
    var node = Self.node("one")
    node.text = Self.styled("one")
    _ = publication.apply(TreeUpdate(nodes: [window, node]), windows: [ElementID(1)])
    func heard(_ change: (inout TextContent) -> Void) -> [String] {
      if var text = node.text {
        change(&text)
        node.text = text
      }
      let changes = publication.apply(TreeUpdate(nodes: [node]), windows: [ElementID(1)])
      return EventBuilder(snapshot: Snapshot(publication)).events(changes).map { outgoing in
        guard case .event(let event) = outgoing else { return "\(outgoing)" }
        return event.member
      }
    }
    #expect(heard { $0.runs[0].range = 0..<1 } == ["TextAttributesChanged"])
    #expect(heard { $0.style.weight = 900 } == ["TextAttributesChanged"])
    #expect(
      heard {
        $0.text = "zone"
        $0.runs[0].range = 1..<2
      } == ["TextChanged"])
    #expect(heard { $0.runs = [] } == ["TextAttributesChanged"])
  }

  @Test func `characters have their places in the line`() {
    let reading = reading("abcd")
    #expect(reading.frame(of: 1..<3) == Rect(x: 15, y: 2, width: 20, height: 20))
    #expect(reading.offset(at: Point(x: 26, y: 10)) == 2)
    #expect(reading.offset(at: Point(x: 26, y: 300)) == -1)
    #expect(reading.frame(of: 90..<91)?.width ?? 0 == 0)
  }

  @Test func `a character that nobody measured is somewhere in its line`() {
    var content = TextContent("ab\ncd")
    content.lines = [
      TextContent.Line(range: 0..<2, top: 0, height: 20, edges: []),
      TextContent.Line(range: 3..<5, top: 20, height: 20, edges: []),
    ]
    let reading = TextReading(content)
    #expect(reading.frame(of: 4..<5, width: 90) == Rect(x: 0, y: 20, width: 90, height: 20))
    #expect(reading.offset(at: Point(x: 50, y: 25)) == 3)
  }

  @Test func `the length of what is inserted counts bytes or characters`() {
    #expect(InterfaceTable.beginning(of: "über", length: 4) == "über")
    #expect(InterfaceTable.beginning(of: "über", length: 5) == "über")
    #expect(InterfaceTable.beginning(of: "über", length: 3) == "üb")
    #expect(InterfaceTable.beginning(of: "über", length: 1) == "")
    #expect(InterfaceTable.beginning(of: "über", length: -1) == "über")
  }

  @Test func `a change is heard as what went, what came, and where the caret is`() {
    let facts = Publication.Facts(toolkitName: "Evenhand", toolkitVersion: "1", locale: "C")
    var publication = Publication(applicationName: "Sample", facts: facts)
    let window = Node(id: ElementID(1), role: .frame, children: [Self.field])
    _ = publication.apply(
      TreeUpdate(nodes: [window, Self.node("one", caret: 3)]), windows: [ElementID(1)])
    let changes = publication.apply(
      TreeUpdate(nodes: [Self.node("o👧e", caret: 2, selection: 0..<2)]),
      windows: [ElementID(1)])
    let heard = EventBuilder(snapshot: Snapshot(publication)).events(changes).map { outgoing in
      guard case .event(let event) = outgoing else { return "\(outgoing)" }
      return "\(event.member) \(event.detail) \(event.first) \(event.second) \(event.data)"
    }
    #expect(
      heard == [
        "TextChanged delete 1 1 text(\"n\")", "TextChanged insert 1 1 text(\"👧\")",
        "TextCaretMoved  2 0 nothing", "TextSelectionChanged  0 0 nothing",
      ])
  }

  @Test(arguments: [
    (Role.heading, ["PropertyChange name", "delete 4 1 m", "insert 4 1 s"]),
    (.listItem, ["PropertyChange name", "delete 4 1 m", "insert 4 1 s"]),
    // What is no text on the bus has no letters that could change.
    (.button, ["PropertyChange name"]),
  ])
  func `another name is heard by the letter where the name is read by the letter`(
    role: Role, expected: [String]
  ) {
    var tree = Tree(root: Node(id: ElementID(1), role: .application, children: [Self.field]))
    func heard(_ name: String, _ text: TextContent? = nil) -> [String] {
      let node = Node(id: Self.field, role: role, name: name, text: text)
      let root = Node(id: ElementID(1), role: .application, children: [Self.field])
      return tree.apply(TreeUpdate(nodes: [root, node])).compactMap { change in
        switch change {
        case .name: "PropertyChange name"
        case .textDeleted(_, let offset, let text):
          "delete \(offset) \(text.unicodeScalars.count) \(text)"
        case .textInserted(_, let offset, let text):
          "insert \(offset) \(text.unicodeScalars.count) \(text)"
        case .interfaces, .created, .childAdded: nil
        default: "\(change)"
        }
      }
    }
    _ = heard("Buy milk")
    #expect(heard("Buy silk") == expected)
    #expect(heard("Buy silk").isEmpty)
    // A name that comes is there with the interface that is new; one beside a text is none of it.
    _ = heard("")
    #expect(heard("Buy milk") == ["PropertyChange name"])
    _ = heard("Buy milk", TextContent("one"))
    #expect(heard("Buy silk", TextContent("one")) == ["PropertyChange name"])
  }

  @Test func `a client reads, moves the caret and inserts, and the wrong offsets trap nobody`()
    async throws
  {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.dial]) { node in
        node = Self.node("one two", caret: 7).renamed(to: SampleApplication.dial)
      }
      lines = try await bus.python(
        PyatspiTests.prelude + """
          field = find("Name")
          text = field.queryText()
          print(text.getText(0, -1), text.characterCount, text.caretOffset)
          print(tuple(text.getTextAtOffset(4, pyatspi.TEXT_BOUNDARY_WORD_START)))
          print(tuple(text.getCharacterExtents(1, 1)), text.getOffsetAtPoint(37, 30, 1))
          print(text.getText(-7, 99999) == "one two", text.getNSelections())
          print(text.setCaretOffset(-1), text.setCaretOffset(3))
          print(field.queryEditableText().insertText(3, "ü", 2))
          print(field.queryEditableText().deleteText(99, -5))
          """
      ).allLines()
      #expect(
        sample.requests.lines
          == [
            "editText(Semantics.ElementID(2), Semantics.TextRequest.setCaret(7))",
            "editText(Semantics.ElementID(2), Semantics.TextRequest.setCaret(3))",
            "editText(Semantics.ElementID(2), Semantics.TextRequest.insert(\"ü\", at: 3))",
            "editText(Semantics.ElementID(2), Semantics.TextRequest.delete(Range(8..<8)))",
          ].map { $0.replacing("Semantics.ElementID(2)", with: "2") })
    }
    #expect(
      lines == [
        "one two 7 7", "('two', 4, 7)", "(25, 22, 10, 20) 2", "True 0", "True True", "True",
        "True",
      ])
  }
}

extension TextTests {
  @Test func `one part of a text is selected at a time, and who asks for more is told so`()
    async throws
  {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.dial]) { node in
        node = Self.node("one two", caret: 3, selection: 0..<3).renamed(to: SampleApplication.dial)
      }
      lines = try await bus.python(
        PyatspiTests.prelude + """
          text = find("Name").queryText()
          print(text.getNSelections(), tuple(text.getSelection(0)), tuple(text.getSelection(1)))
          print(text.addSelection(4, 7), text.setSelection(1, 4, 7), text.removeSelection(1))
          print(text.setSelection(0, 4, 7), text.removeSelection(0))
          """
      ).allLines()
      #expect(
        sample.requests.lines
          == [
            "editText(2, Semantics.TextRequest.select(Range(4..<7)))",
            "editText(2, Semantics.TextRequest.setCaret(7))",
          ])
    }
    #expect(lines == ["1 (0, 3) (3, 3)", "False False False", "True True"])
  }

  @Test func `a heading and an item of a list are read by the character`() async throws {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.dial]) { node in
        node = Node(
          id: SampleApplication.dial, role: .heading, name: "To do",
          states: StateSet(.enabled, .sensitive, .showing, .visible),
          frame: Rect(x: 10, y: 20, width: 100, height: 30))
      }
      lines = try await bus.python(
        PyatspiTests.prelude + """
          for name in "To do", "Card 2":
              text = find(name).queryText()
              print(text.getText(0, -1), text.characterCount, text.getNSelections())
              print(tuple(text.getTextAtOffset(0, pyatspi.TEXT_BOUNDARY_WORD_START)))
          print(tuple(find("To do").queryText().getRangeExtents(0, 2, 1)))
          print("EditableText" in find("To do").get_interfaces())
          """
      ).allLines()
    }
    #expect(
      lines == [
        "To do 5 0", "('To ', 0, 3)", "Card 2 6 0", "('Card ', 0, 5)", "(10, 20, 100, 30)", "False",
      ])
  }

  @Test func `a client hears what it inserts, with the text, and where the caret then is`()
    async throws
  {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.dial]) { node in
        node = Self.node("one", caret: 3).renamed(to: SampleApplication.dial)
      }
      lines = try await bus.python(
        PyatspiTests.prelude + """
          from gi.repository import GLib
          field = find("Name")
          heard = {}
          def hear(event):
            heard.setdefault(str(event.type), (event.detail1, event.detail2, event.any_data))
            if len(heard) == 2: pyatspi.Registry.stop()
          pyatspi.Registry.registerEventListener(hear,
            "object:text-changed:insert", "object:text-caret-moved")
          # Until the application has been told that somebody listens.
          def insert():
            if len(heard) < 2: field.queryEditableText().insertText(999, "ü!", 3)
            return len(heard) < 2
          GLib.timeout_add(50, insert)
          GLib.timeout_add(8000, pyatspi.Registry.stop)
          pyatspi.Registry.start()
          offset, length, text = heard["object:text-changed:insert"]
          print(length, text, offset >= 3, heard["object:text-caret-moved"][0] >= 5)
          """
      ).allLines()
    }
    #expect(lines == ["2 ü! True True"])
  }
}

extension Node {
  /// The same as another element.
  fileprivate func renamed(to id: ElementID) -> Node {
    Node(
      id: id, role: role, name: name, states: states, frame: frame, text: text)
  }
}
