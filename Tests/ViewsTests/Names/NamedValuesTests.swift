// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Texts that follow the clock, lines that are kept free, what is covered, what is handed over.
@MainActor
@Suite struct NamedValuesTests {
  private static func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  @Test func `a timer counts down, is paused, and ends`() throws {
    let tester = ViewTester {
      VStack {
        Text(timerInterval: Self.date(0)...Self.date(65)).accessibilityIdentifier("down")
        Text(timerInterval: Self.date(0)...Self.date(65), countsDown: false)
          .accessibilityIdentifier("up")
        Text(timerInterval: Self.date(0)...Self.date(7300), pauseTime: Self.date(2))
          .accessibilityIdentifier("paused")
      }
    }
    func texts() -> [String] {
      ["down", "up", "paused"].map { name in
        tester.tree.depthFirst.first { $0.identifier == name }?.name ?? ""
      }
    }
    #expect(texts() == ["1:05", "0:00", "2:01:40"])
    tester.advance(by: 1)
    #expect(texts() == ["1:04", "0:01", "2:01:39"])
    tester.advance(by: 9)
    #expect(texts() == ["0:55", "0:10", "2:01:38"])
    tester.advance(by: 100)
    #expect(texts() == ["0:00", "1:05", "2:01:38"])
  }

  @Test func `how far a date is follows the clock`() throws {
    let tester = ViewTester {
      VStack {
        Text(Self.date(3600), style: .timer).accessibilityIdentifier("timer")
        Text(Self.date(3600), style: .offset).accessibilityIdentifier("offset")
      }
    }
    func text(_ name: String) -> String? {
      tester.tree.depthFirst.first { $0.identifier == name }?.name
    }
    #expect(text("timer") == "1:00:00" && text("offset") == "+1 hour")
    tester.advance(by: 61)
    #expect(text("timer") == "58:59" && text("offset") == "+58 minutes")
    tester.advance(by: 4000)
    #expect(text("offset") == "-7 minutes")
  }

  @Test func `progress over an interval of time goes on by itself`() throws {
    let tester = ViewTester {
      ProgressView(timerInterval: Self.date(0)...Self.date(10), countsDown: false) { Text("Egg") }
    }
    func value() throws -> Double? { try tester.element(named: "Egg").value?.current }
    #expect(try value() == 0)
    tester.advance(by: 4)
    #expect(try value() == 40)
    tester.advance(by: 20)
    #expect(try value() == 100)
  }

  private func height(@ViewBuilder _ view: @escaping () -> some View) throws -> Double {
    let tester = ViewTester(size: CGSize(width: 200, height: 400)) {
      VStack { view().accessibilityIdentifier("text") }
    }
    return try #require(
      tester.tree.depthFirst.first { $0.identifier == "text" }?.frame?.height)
  }

  @Test func `lines are kept free where they are asked for`() throws {
    let one = try height { Text("a") }
    #expect(try height { Text("a").lineLimit(3, reservesSpace: true) } == 3 * one)
    #expect(try height { Text("a").lineLimit(2...4) } == 2 * one)
    #expect(try height { Text("a").lineLimit(2...) } == 2 * one)
    #expect(try height { Text("a\nb\nc").lineLimit(...2) } == 2 * one)
    #expect(try height { Text("a\nb\nc\nd\ne").lineLimit(2...4) } == 4 * one)
    #expect(try height { Text("a").lineLimit(2).lineLimit(2...4) } == one)
  }

  @Test func `what is not there yet is drawn as bars`() throws {
    let tester = ViewTester {
      VStack {
        VStack {
          Text("Ada")
          Text("shown").unredacted()
        }
        .redacted(reason: .placeholder)
        Text("secret").privacySensitive().redacted(reason: .privacy)
        Text("open").redacted(reason: .privacy)
      }
    }
    let drawn = tester.displayList.items.compactMap { item in
      if case .text(let run, _) = item { run.text } else { nil }
    }
    #expect(drawn == ["shown", "open"])
    #expect(throws: Never.self) { try tester.element(named: "Ada") }
  }

  @Test func `tabs have roles, values and sections`() throws {
    let tester = ViewTester {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        TabSection("More") { Tab("Mail", systemImage: "envelope") { Text("letters") } }
        Tab(role: .search) { Text("found") }
      }
    }
    let tabs = tester.tree.depthFirst.filter { $0.role == .pageTab }
    #expect(tabs.map(\.name) == ["Home", "Mail", "Search"])
    try tester.tap("Mail")
    #expect(throws: Never.self) { try tester.element(named: "letters") }
    try tester.perform("click", on: "Search")
    #expect(throws: Never.self) { try tester.element(named: "found") }
  }

  @Test func `a path is written, and read again`() throws {
    var path = NavigationPath()
    path.append(3)
    path.append(Leaf(name: "oak"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Unwritten())
    #expect(path.codable == nil)
    path.removeLast()
    path.append(Unfound())
    #expect(path.codable == nil)
    let strange = Data(#"["no such type", "3"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: strange)
    }
  }

  private struct Shelf: View {
    @Views.State private var books = ["A", "B"]
    var body: some View {
      VStack {
        Text("C").draggable("C")
        ForEach(books, id: \.self) { Text($0) }
          .dropDestination(for: String.self) { new, place in
            books.insert(contentsOf: new, at: place)
          }
        Text("order " + books.joined())
      }
    }
  }

  @Test func `what is dropped on a view of a collection comes in front of it`() throws {
    let tester = ViewTester { Shelf() }
    let contact = tester.makeContact()
    let (from, to) = (try tester.center(of: "C"), try tester.center(of: "B"))
    tester.send(.began, contact, at: from)
    tester.send(.moved, contact, at: CGPoint(x: from.x + 10, y: from.y + 10))
    tester.send(.moved, contact, at: to)
    tester.send(.ended, contact, at: to)
    #expect(throws: Never.self) { try tester.element(named: "order ACB") }
  }

  @Test func `the clipboard's text is pasted by a button`() throws {
    var pasted: [String] = []
    let tester = ViewTester {
      PasteButton(payloadType: String.self) { pasted += $0 }
    }
    try tester.tap("Paste")
    #expect(pasted == [])
    tester.scene.clipboard.write("text")
    try tester.perform("click", on: "Paste")
    #expect(pasted == ["text"])
  }

  @Test func `an address that the program was started with is handed over once`() throws {
    var opened: [URL] = []
    let address = try #require(URL(string: "note://7"))
    let tester = ViewTester {
      Text("a").onOpenURL { opened.append($0) }.environment(\.openedAddresses, [address])
    }
    tester.advance(by: 1)
    #expect(opened == [address])
  }

  @Test func `toggles and pickers for several elements follow all of them`() throws {
    let tester = ViewTester { Several() }
    #expect(try !tester.element(named: "All").states[.checked])
    try tester.tap("All")
    #expect(throws: Never.self) { try tester.element(named: "true true") }
    try tester.perform("click", on: "All")
    #expect(throws: Never.self) { try tester.element(named: "false false") }
  }

  private struct Several: View {
    @Views.State private var first = true
    @Views.State private var second = false
    private struct Line { let isOn: Binding<Bool> }
    var body: some View {
      Toggle("All", sources: [Line(isOn: $first), Line(isOn: $second)], isOn: \.isOn)
      Text("\(first) \(second)")
    }
  }

  @Test func `a mirrored view is mirrored where lines begin at the right alone`() {
    func x(_ direction: LayoutDirection) -> Bool {
      let tester = ViewTester {
        Text("a").flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, direction)
      }
      return tester.displayList.items.contains { if case .transform = $0 { true } else { false } }
    }
    #expect(x(.rightToLeft) && !x(.leftToRight))
  }
}

struct Leaf: Codable, Hashable {
  var name: String
}

private struct Unwritten: Hashable {}

private struct Unfound: Codable, Hashable {}
