// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Forms of SwiftUI that other people's files have.
@MainActor
struct StrangersFormsTests {
  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.map(\.name).filter { !$0.isEmpty }
  }

  private func fills(_ tester: ViewTester) -> [CGRect] {
    tester.displayList.items.compactMap { item in
      if case .fill(let path, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test func `a fraction in a text has six digits, as a format writes it`() {
    let tester = ViewTester {
      VStack {
        Text("\(0.5) of \(CGFloat(2)), \(Float(1.25)) and \(3)")
        Text(verbatim: "\(0.5)")
      }
    }
    #expect(texts(tester).contains("0.500000 of 2.000000, 1.250000 and 3"))
    #expect(texts(tester).contains("0.5"))
  }

  @Test func `a stroke is a shape: it is filled, turned and cut out`() {
    let line = Rectangle().stroke(lineWidth: 10)
    let size = CGSize(width: 100, height: 100)
    #expect(
      line.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
        == CGRect(x: -5, y: -5, width: 50, height: 30))
    let filled = ViewTester(size: size) { line.fill(Color.red).frame(width: 40, height: 20) }
    #expect(fills(filled) == [CGRect(x: 25, y: 35, width: 50, height: 30)])
    let turned = ViewTester(size: size) {
      line.rotation(.degrees(90)).fill(Color.red).frame(width: 40, height: 20)
    }
    let bounds = fills(turned).first?.standardized
    #expect(bounds.map { abs($0.width - 30) < 0.01 && abs($0.height - 50) < 0.01 } == true)
    let cut = ViewTester(size: size) { Color.red.clipShape(line) }
    #expect(cut.displayList.items.contains { if case .clip = $0 { true } else { false } })
    // Alone it is drawn as a line.
    let alone = ViewTester(size: size) { line.frame(width: 40, height: 20) }
    #expect(alone.drawing.contains("stroke"))
  }

  @Test func `a line inside of a shape is drawn upon what fills it`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(Color.red).strokeBorder(Color.black, lineWidth: 2)
        .frame(width: 40, height: 20)
    }
    let lines = tester.drawing.split(separator: "\n")
    #expect(lines.first?.hasPrefix("fill") == true && lines.last?.hasPrefix("stroke") == true)
  }

  @Test func `several views of a body stand in the middle of the window`() throws {
    struct Pair: View {
      var body: some View {
        Text("One")
        Text("Two")
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Pair() }
    let first = try #require(try tester.element(named: "One").frame)
    let last = try #require(try tester.element(named: "Two").frame)
    #expect(abs((first.y + last.maxY) / 2 - 100) <= 1 && abs(first.x + first.width / 2 - 100) <= 1)
  }

  @Test func `several views of a page share its room, below the title that one of them says`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        Text("Above")
        Spacer()
        Text("Below").navigationTitle("Trees")
      }
    }
    let title = try #require(try tester.element(named: "Trees").frame)
    let above = try #require(try tester.element(named: "Above").frame)
    let below = try #require(try tester.element(named: "Below").frame)
    #expect(title.maxY <= above.y && above.maxY < below.y)
    #expect(texts(tester).count { $0 == "Trees" } <= 2)
  }

  @Test func `what a page draws beyond its room leaves the bars to be touched`() throws {
    struct Pages: View {
      @Views.State private var count = 0

      var body: some View {
        TabView {
          NavigationStack {
            Color.green.frame(width: 1200, height: 1200).onTapGesture { count -= 1 }
              .navigationTitle("Trees")
              .toolbar { Button("Add") { count += 1 } }
          }
          .tabItem { Text("One") }
          Text("Second page").tabItem { Text("Two \(count)") }
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Pages() }
    for name in ["Trees", "Add", "One", "Two 0"] {
      let place = try #require(try tester.element(named: name).frame)
      #expect(place.x >= 0 && place.y >= 0 && place.maxX <= 400 && place.maxY <= 400, "\(name)")
    }
    try tester.tap("Add")
    try tester.tap("Two 1")
    #expect(texts(tester).contains("Second page"))
  }

  @Test func `the line of a group that opens is as wide as its room, as is a link of a form`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      NavigationStack {
        VStack {
          DisclosureGroup("More") { Text("Inside") }
          Form { NavigationLink("Next") { Text("There") } }
        }
      }
    }
    let group = try #require(try tester.element(named: "More").frame)
    #expect(group.width >= 380 && group.x <= 10)
    #expect(try #require(try tester.element(named: "Next").frame).width >= 340)
  }

  @Test func `a card of words and a symbol that is dragged is no picture`() throws {
    struct Card: View {
      @Views.State private var offset = CGSize.zero

      var body: some View {
        HStack {
          Image(systemName: "star")
          Text("Favourites")
        }
        .padding()
        .offset(offset)
        .gesture(DragGesture().onChanged { offset = $0.translation })
      }
    }
    let tester = ViewTester { Card() }
    let roles = tester.tree.depthFirst.filter { $0.name.contains("Favourites") }.map(\.role)
    #expect(!roles.isEmpty && !roles.contains(.image))
  }
}
