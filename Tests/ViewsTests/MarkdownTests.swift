// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Literals are keys, in which marks count; strings are shown as they stand.
@MainActor
struct MarkdownTests {
  /// The letters, and what of them looks otherwise: "b" bold, "i" slanted, "s" struck through, "c" code.
  private func shown(_ text: Text) throws -> String {
    let tester = ViewTester(size: CGSize(width: 2000, height: 300)) { text }
    let run = try #require(
      tester.displayList.items.lazy.compactMap { item -> TextRun? in
        if case .text(let run, _) = item { run } else { nil }
      }.first)
    let letters = Array(run.text)
    let whole = Self.marks(run.font, isStruckThrough: run.isStruckThrough)
    return run.text + (whole.isEmpty ? "" : "|all:\(whole)")
      + run.spans.map { span in
        let marks = Self.marks(span.font, isStruckThrough: span.isStruckThrough)
        return "|\(String(letters[span.range])):\(marks)"
      }.joined()
  }

  private static func marks(_ font: Font, isStruckThrough: Bool) -> String {
    let marks = [
      font.weight == .bold ? "b" : "", font.isItalic ? "i" : "", isStruckThrough ? "s" : "",
      font.design == .monospaced ? "c" : "",
    ]
    return marks.joined()
  }

  @Test func `a noun that agrees with its number is a regular one, and its marks are not shown`()
    throws
  {
    func apples(_ count: Int) throws -> String {
      try shown(Text("**^[\(count) apple](inflect: true)** left"))
    }
    #expect(try apples(1) == "1 apple left|1 apple:b")
    #expect(try apples(3) == "3 apples left|3 apples:b")
    #expect(
      try shown(Text("^[\(2) berry](inflect: true), ^[1 box](inflect: true)")) == "2 berries, 1 box"
    )
    #expect(try shown(Text("^[see](this)")).hasPrefix("^see"))
  }

  @Test func `a literal's marks are not shown, and its letters look as they say`() throws {
    #expect(try shown(Text("**Bold** and *slanted*")) == "Bold and slanted|Bold:b|slanted:i")
    #expect(try shown(Text("__Bold__ and _slanted_")) == "Bold and slanted|Bold:b|slanted:i")
    #expect(try shown(Text("***Both***")) == "Both|all:bi")
    #expect(try shown(Text("~~gone~~ `let x`")) == "gone let x|gone:s|let x:c")
    #expect(try shown(Text("**a *b* c**")) == "a b c|a :b|b:bi| c:b")
  }

  @Test func `what is no mark is shown as it stands`() throws {
    #expect(try shown(Text("2 * 3 * 4")) == "2 * 3 * 4")
    #expect(try shown(Text("snake_case_name")) == "snake_case_name")
    #expect(try shown(Text("[ ] to do, [x] done")) == "[ ] to do, [x] done")
    #expect(try shown(Text("\\*so\\*")) == "*so*")
    #expect(try shown(Text("**open")) == "**open")
    #expect(try shown(Text("`open")) == "`open")
    #expect(try shown(Text("a\n  b")) == "a\n  b")
    #expect(try shown(Text("Note: ready")) == "Note: ready")
  }

  @Test func `a string, a value and what is verbatim keep their marks`() throws {
    let name = "**Eve**"
    #expect(try shown(Text(name)) == "**Eve**")
    #expect(try shown(Text(verbatim: "**Eve**")) == "**Eve**")
    #expect(try shown(Text(name.lowercased() + "!")) == "**eve**!")
    #expect(try shown(Text("**Hello** " + name + "!")) == "**Hello** **Eve**!")
    #expect(try shown(Text(name + " *a* " + "\(1)")) == "**Eve** *a* 1")
    #expect(try shown(Text("Hello \(name)")) == "Hello **Eve**")
    #expect(try shown(Text("**\(name)**, \(3)")) == "**Eve**, 3|**Eve**:b")
    #expect(try shown(Text(LocalizedStringKey(name))) == "Eve|all:b")
  }

  @Test func `texts in literals and sums keep their own look`() throws {
    #expect(try shown(Text("a \(Text("b").bold()) c")) == "a b c|b:b")
    #expect(try shown(Text("a").italic() + Text("b") + Text("c").bold()) == "abc|a:i|c:b")
    #expect(try shown((Text("a").italic() + Text("b")).bold()) == "ab|all:b|a:bi")
    #expect(try shown(Text("*a*").textCase(.uppercase)) == "A|all:i")
    #expect(try shown(Text("*straße* **b**").textCase(.uppercase)) == "STRASSE B|STRASSE:i|B:b")
  }

  @Test func `numbers in literals are written as asked for`() throws {
    #expect(try shown(Text("\(2.5, specifier: "%.2f") m")) == "2.50 m")
    #expect(try shown(Text("100 % of \(4)")) == "100 % of 4")
  }

  @Test func `controls take literals too, and are called by what is read`() throws {
    struct Page: View {
      @Views.State private var isOn = false
      var body: some View {
        VStack {
          Button("**Go** on") {}
          Toggle("*Loud*", isOn: $isOn)
          Label("**Star**", systemImage: "star")
        }
      }
    }
    let tester = ViewTester { Page() }
    #expect(try tester.element(named: "Go on").role == .button)
    #expect(try tester.element(named: "Loud").role == .checkBox)
    #expect(try tester.element(named: "Star").role == .label)
  }

  private struct Linked: View {
    @Views.State private var opened = ""
    var text: Text = Text("Read [the **manual**](https://example.org/manual) or [ask](app:ask).")

    var body: some View {
      VStack {
        text
        Text(verbatim: "opened \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened = $0.absoluteString
          return .handled
        })
    }
  }

  private func opened(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("opened ") }?.name
  }

  @Test func `links in a text are links in its element, by pointer, by keys and by actions`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) { Linked() }
    let text = try tester.element(named: "Read the manual or ask.")
    #expect(text.role == .label && text.children.count == 2)
    let link = try tester.element(named: "the manual")
    #expect(link.role == .link && link.link?.address == "https://example.org/manual")
    try tester.tap("the manual")
    #expect(opened(tester) == "opened https://example.org/manual")
    try tester.tabTo("ask")
    tester.press(.return)
    #expect(opened(tester) == "opened app:ask")
    try tester.perform("click", on: "the manual")
    #expect(opened(tester) == "opened https://example.org/manual")
  }

  @Test func `words between links do nothing`() throws {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) { Linked() }
    let frame = try #require(try tester.element(named: "Read the manual or ask.").frame)
    tester.tap(at: CGPoint(x: frame.x + 10, y: frame.y + frame.height / 2))
    #expect(opened(tester) == "opened ")
  }

  @Test func `a link over several lines is pressed on each of them`() throws {
    let tester = ViewTester(size: CGSize(width: 100, height: 300)) {
      Linked(text: Text("Go [there and back again](app:go) now"))
    }
    let frame = try #require(try tester.element(named: "there and back again").frame)
    #expect(frame.height > 30)
    tester.tap(at: CGPoint(x: frame.x + 5, y: frame.y + frame.height - 8))
    #expect(opened(tester) == "opened app:go")
  }

  @Test func `addresses are links by themselves`() throws {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) {
      Text("See https://example.org/a_b_c, or <mailto:eve@example.org>.")
    }
    #expect(
      try tester.element(named: "https://example.org/a_b_c").link?.address
        == "https://example.org/a_b_c")
    #expect(
      try tester.element(named: "mailto:eve@example.org").link?.address
        == "mailto:eve@example.org")
  }

  @Test func `the words of a button lead where the button does`() throws {
    let tester = ViewTester { Button("[Go](app:go)") {} }
    let button = try tester.element(named: "Go")
    #expect(button.role == .button && button.children.isEmpty)
  }
}
