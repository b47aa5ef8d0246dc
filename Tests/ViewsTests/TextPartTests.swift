// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Pictures, attributed texts and values as parts of a text.
@MainActor
struct TextPartTests {
  private func run(_ view: some View) throws -> TextRun {
    let tester = ViewTester(size: CGSize(width: 2000, height: 300)) { view }
    return try #require(
      tester.displayList.items.lazy.compactMap { item -> TextRun? in
        if case .text(let run, _) = item { run } else { nil }
      }.first)
  }

  private func outlines(_ view: some View) -> Int {
    ViewTester(size: CGSize(width: 2000, height: 300)) { view }.displayList.items.count { item in
      switch item {
      case .fill, .stroke: true
      default: false
      }
    }
  }

  // MARK: Pictures

  @Test func `a symbol stands in its line, and is read as a word`() throws {
    let tester = ViewTester { Text("a \(Image(systemName: "star")) b") }
    #expect(try tester.element(named: "a Favourite b").role == .label)
    let run = try run(Text("a \(Image(systemName: "star")) b"))
    #expect(run.text == "a \u{FFFC} b")
    #expect(run.spans.map(\.range) == [2..<3])
    #expect(run.spans[0].picture?.size == CGSize(width: 17, height: 17))
    #expect(outlines(Text("a \(Image(systemName: "star")) b")) == 1)
    #expect(outlines(Text("a b")) == 0)
  }

  @Test func `symbols side by side are read as words of their own`() throws {
    let star = Text(Image(systemName: "star"))
    let tester = ViewTester { star + star + Text("!") }
    _ = try tester.element(named: "Favourite Favourite!")
    #expect(outlines(star + star + Text("!")) == 2)
    #expect(try run(star + star + Text("!")).text == "\u{FFFC}\u{FFFC}!")
  }

  @Test func `a symbol is drawn in the style of its part, in titles too`() {
    #expect(outlines(Label("a \(Image(systemName: "star"))", systemImage: "heart")) == 2)
    #expect(outlines(Button("a \(Image(systemName: "star"))") {}.buttonStyle(.plain)) == 1)
    let colors = ViewTester { Text("a") + Text(Image(systemName: "star")).foregroundColor(.red) }
      .displayList.items.compactMap { item in
        if case .stroke(_, let color, _) = item { color } else { nil }
      }
    #expect(colors == [.red])
  }

  // MARK: Attributed texts

  private var attributed: AttributedString {
    var text = AttributedString("red bold link")
    if let range = text.range(of: "red") {
      text[range].foregroundColor = .red
      text[range].backgroundColor = .yellow
      text[range].underlineStyle = Text.LineStyle(color: .blue)
      text[range].baselineOffset = 3
    }
    if let range = text.range(of: "bold") {
      text[range].inlinePresentationIntent = .stronglyEmphasized
      text[range].kern = 2
      text[range].strikethroughStyle = .single
    }
    if let range = text.range(of: "link") {
      text[range].link = URL(string: "https://example.org")
      text[range].font = .largeTitle
    }
    return text
  }

  @Test func `a text is drawn as its attributes have it`() throws {
    let run = try run(Text(attributed))
    #expect(run.text == "red bold link" && run.spans.map(\.range) == [0..<3, 4..<8, 9..<13])
    let (red, bold, link) = (run.spans[0], run.spans[1], run.spans[2])
    #expect(red.color == .red && red.background == .yellow && red.isUnderlined && red.rise == 3)
    #expect(red.lineColors.below == .blue)
    #expect(bold.font.weight == .bold && bold.tracking == 2 && bold.isStruckThrough)
    #expect(link.font.size == Font.largeTitle.size && link.isUnderlined)
    let tester = ViewTester { Text("so: \(attributed)") }
    _ = try tester.element(named: "link")
    #expect(try self.run(Text("so: \(attributed)")).spans.count == 3)
  }

  @Test func `attributes come in containers, and from the marks of Markdown`() throws {
    var container = AttributeContainer()
    container.foregroundColor = .green
    container.font = .title
    let run = try run(Text(AttributedString("all", attributes: container)))
    #expect(run.spans.map(\.color) == [.green] && run.spans[0].font.size == Font.title.size)
    let marked = try AttributedString(
      markdown: "a **b** *c* `d` ~~e~~ [f](https://example.org)")
    #expect(String(marked.characters) == "a b c d e f")
    let intents = marked.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(marked.runs.compactMap(\.link) == [URL(string: "https://example.org")])
  }

  // MARK: Values

  private let german = Locale(identifier: "de_DE")
  private let beginning = Date(timeIntervalSince1970: 0)

  @Test func `values are written in the language of the views round them`() throws {
    #expect(
      try run(Text(12345.6, format: .number).environment(\.locale, german)).text == "12.345,6")
    let day = Text(beginning, style: .date)
      .environment(\.locale, german).environment(\.timeZone, .gmt)
    #expect(try run(day).text == "1. Januar 1970")
    let sentence = Text("Am \(beginning, style: .date): \(0.5, format: .percent).").bold()
      .environment(\.locale, german).environment(\.timeZone, .gmt)
    #expect(try run(sentence).text == "Am 1. Januar 1970: 50\u{A0}%.")
    #expect(try run(sentence).spans.isEmpty)
    let own = Text(1.5, format: .number.locale(Locale(identifier: "fr_FR")))
    #expect(try run(own.environment(\.locale, Locale(identifier: "en_US"))).text == "1,5")
  }

  @Test func `values are written anew where the language changes, and are read so`() throws {
    struct Switching: View {
      @State private var locale = Locale(identifier: "en_US")

      var body: some View {
        VStack {
          Text("It is \(1.5, format: .number)").foregroundStyle(.red)
          Button("German") { locale = Locale(identifier: "de_DE") }
        }
        .environment(\.locale, locale)
      }
    }
    let tester = ViewTester { Switching() }
    _ = try tester.element(named: "It is 1.5")
    try tester.tap("German")
    _ = try tester.element(named: "It is 1,5")
  }

  @Test func `values of Foundation are written by formatters`() throws {
    let dates = DateFormatter()
    dates.locale = german
    dates.timeZone = .gmt
    dates.dateFormat = "d. MMMM yyyy"
    let numbers = NumberFormatter()
    numbers.locale = german
    numbers.minimumFractionDigits = 2
    #expect(try run(Text(beginning, formatter: dates)).text == "1. Januar 1970")
    #expect(
      try run(Text("Item at \(beginning, formatter: dates)")).text == "Item at 1. Januar 1970")
    #expect(try run(Text(Decimal(3), formatter: numbers)).text == "3,00")
  }

  @Test func `resources, keys and spans of time are parts of a literal`() throws {
    #expect(try run(Text("a \(LocalizedStringResource("res"))")).text == "a res")
    #expect(try run(Text("a \(LocalizedStringKey("**k**"))")).spans.map(\.font.weight) == [.bold])
    let span = beginning...beginning.addingTimeInterval(3600)
    let text = try run(Text("\(span)").environment(\.locale, german)).text
    #expect(text.contains("–") && !text.contains("..."), "\(text)")
  }
}
