// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Testing

/// The samples of Docs/Choosing.md are the file beside this one, and do what the page says.
@MainActor
struct ChoosingTests {
  @Test func `the samples are the code that is tested`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "ChoosingSamples.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../Docs/Choosing.md").standardized, encoding: .utf8)
    let samples = page.split(separator: "```swift\n").dropFirst().map {
      String($0.split(separator: "```")[0])
    }
    #expect(samples.count == 3)
    for sample in samples { #expect(source.contains(sample), "\(sample)") }
  }

  @Test func `a drag that is bound to a value is a slider with its keys`() throws {
    let tester = ViewTester { Brightness() }
    let slider = try tester.element(named: "Brightness")
    #expect(slider.role == .slider)
    #expect(slider.value?.text == "50%")
    try tester.tabTo("Brightness")
    tester.press(.up)
    #expect(try tester.element(named: "Brightness").value?.text == "55%")
    tester.press(.pageUp)
    #expect(try tester.element(named: "Brightness").value?.text == "65%")
    tester.press(.end)
    #expect(try tester.element(named: "Brightness").value?.text == "100%")
  }

  @Test func `a swipe that throws away is called by what it does, and has the Delete key`() throws {
    var count = 0
    let tester = ViewTester { Letter(subject: "Rent") { count += 1 } }
    #expect(try tester.element(named: "Rent").actions.map(\.label).contains("Delete"))
    try tester.tabTo("Rent")
    tester.press(.delete)
    tester.press(.left, .alt)
    #expect(count == 2)
  }

  @Test func `a card among places is picked up, moved and dropped by keys`() throws {
    var moves: [Int] = []
    let tester = ViewTester { Card(title: "Second", place: 1, count: 5) { moves.append($0) } }
    let card = try tester.element(named: "Second")
    #expect(card.role == .listItem)
    #expect(card.attributes["posinset"] == "2" && card.attributes["setsize"] == "5")
    try tester.tabTo("Second")
    tester.press(.space)
    tester.press(.down)
    tester.press(.space)
    #expect(moves == [1])
    tester.press(.up, .alt)
    #expect(moves == [1, -1])
  }
}
