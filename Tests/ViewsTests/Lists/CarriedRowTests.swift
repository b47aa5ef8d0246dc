// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing

@testable import Views

/// What is dragged is raised, rows make room for it, and what is let go comes back.
@MainActor
struct CarriedRowTests {
  private struct Letters: View {
    @Views.State private var letters = ["A", "B", "C", "D"]
    var body: some View {
      VStack(spacing: 0) {
        List {
          ForEach(letters, id: \.self) { Text($0) }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { letters.remove(atOffsets: $0) }
        }
        Text("is \(letters.joined())")
      }
    }
  }

  private struct Card: View {
    @Views.State private var isTaken = false
    var body: some View {
      HStack(spacing: 100) {
        Color.red.frame(width: 50, height: 50).draggable("red").accessibilityLabel("Card")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: String.self) { _, _ in isTaken }
          .accessibilityLabel("Target")
      }
    }
  }

  private func window() -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 200)) { Letters() }
  }

  /// Where each letter is drawn, from the top: those in their list, and then what is raised.
  private func tops(_ tester: ViewTester) -> [String: CGFloat] {
    var tops: [String: CGFloat] = [:]
    var shift: [CGFloat] = [0]
    for item in tester.displayList.items {
      switch item {
      case .push: shift.append(shift.last ?? 0)
      case .pop: shift.removeLast()
      case .transform(let transform): shift[shift.count - 1] += transform.tY
      case .text(let run, let place) where run.text.count == 1 && run.color == .primary:
        tops[run.text] = (place.y + (shift.last ?? 0) - 10.5).rounded()
      default: break
      }
    }
    return tops
  }

  private func words(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name
  }

  @Test func `rows part round the one that is dragged, and the tree stays until it is dropped`() {
    let tester = window()
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 50, y: 20))
    tester.send(.moved, contact, at: CGPoint(x: 50, y: 50))
    tester.send(.moved, contact, at: CGPoint(x: 50, y: 105))
    let tree = tester.treeText(.all)
    tester.advance(by: 0.1)
    let onTheWay = tops(tester)
    #expect((onTheWay["B"] ?? 0) > 2 && (onTheWay["B"] ?? 0) < 38)
    tester.advance(by: 2)
    #expect(!tester.host.isMoving)
    #expect(tops(tester)["B"] == 0 && tops(tester)["C"] == 40 && tops(tester)["D"] == 120)
    #expect(abs((tops(tester)["A"] ?? 0) - 85) < 2)
    #expect(tester.treeText(.all) == tree)
    // Back over its own place, they close up again.
    tester.send(.moved, contact, at: CGPoint(x: 50, y: 20))
    tester.advance(by: 2)
    #expect(tops(tester)["B"] == 40 && tops(tester)["C"] == 80)
    tester.send(.moved, contact, at: CGPoint(x: 50, y: 105))
    tester.advance(by: 2)
    tester.send(.ended, contact, at: CGPoint(x: 50, y: 105))
    #expect(words(tester) == "is BCAD")
    // Nothing jumps: the others are where they were seen, and the row sinks into its place.
    #expect(tops(tester)["B"] == 0 && tops(tester)["C"] == 40)
    #expect(abs((tops(tester)["A"] ?? 0) - 85) < 2)
    tester.advance(by: 2)
    #expect(tops(tester) == ["A": 80, "B": 0, "C": 40, "D": 120])
    #expect(!tester.host.isMoving)
  }

  @Test func `upwards they part as well, and by keys`() {
    let tester = window()
    tester.press(.tab)
    tester.press(.end)
    tester.press(.return)
    tester.press(.tab)
    tester.advance(by: 2)
    #expect(tops(tester)["A"] == 40 && tops(tester)["B"] == 80 && tops(tester)["C"] == 120)
    tester.press(.escape)
    tester.advance(by: 2)
    #expect(tops(tester) == ["A": 0, "B": 40, "C": 80, "D": 120])
    #expect(words(tester) == "is ABCD")
    #expect(!tester.host.isMoving)
  }

  @Test func `a row that is deleted fades, and those below close up`() throws {
    let tester = window()
    tester.press(.tab)
    tester.press(.delete)
    #expect(words(tester) == "is BCD")
    tester.advance(by: 0.1)
    let top = try #require(tops(tester)["B"])
    #expect(top > 0 && top < 40)
    tester.advance(by: 2)
    #expect(tops(tester) == ["B": 0, "C": 40, "D": 80])
  }

  private func card(_ tester: ViewTester) -> CGRect {
    var (places, found): ([AffineTransform], CGRect) = ([.identity], .null)
    for item in tester.displayList.items {
      switch item {
      case .push: places.append(places.last ?? .identity)
      case .pop: places.removeLast()
      case .transform(let transform):
        places[places.count - 1] = transform.followed(by: places.last ?? .identity)
      case .fill(let path, let color) where color == .red:
        let box = path.boundingRect
        let corner = (places.last ?? .identity).transform(box.origin)
        found = CGRect(
          origin: corner,
          size: CGSize(width: box.width * (places.last?.m11 ?? 1), height: box.height))
      default: break
      }
    }
    return found
  }

  @Test func `a card is raised while it is dragged, and what nothing takes comes back`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Card() }
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 25, y: 50))
    tester.send(.moved, contact, at: CGPoint(x: 60, y: 50))
    tester.send(.moved, contact, at: CGPoint(x: 175, y: 50))
    tester.advance(by: 2)
    #expect(abs(card(tester).width - 51.5) < 0.01)
    #expect(abs(card(tester).midX - 175) < 0.01)
    #expect(tester.displayList.items.contains(.group(.blurred(radius: 10))))
    tester.send(.ended, contact, at: CGPoint(x: 175, y: 50))
    tester.advance(by: 0.1)
    #expect(card(tester).midX > 30 && card(tester).midX < 170)
    tester.advance(by: 2)
    #expect(card(tester) == CGRect(x: 0, y: 25, width: 50, height: 50))
    #expect(!tester.host.isMoving)
  }

  @Test func `with less motion it is back at once`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Card() }
    tester.host.settings.reducesMotion = true
    tester.settle()
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 25, y: 50))
    tester.send(.moved, contact, at: CGPoint(x: 60, y: 50))
    tester.send(.moved, contact, at: CGPoint(x: 175, y: 50))
    #expect(abs(card(tester).midX - 175) < 0.01)
    tester.send(.ended, contact, at: CGPoint(x: 175, y: 50))
    #expect(card(tester) == CGRect(x: 0, y: 25, width: 50, height: 50))
    #expect(!tester.host.isMoving)
  }

  @Test func `a view that leaves while it comes back leaves nothing behind`() {
    struct Leaving: View {
      @Views.State private var isThere = true
      var body: some View {
        HStack(spacing: 100) {
          if isThere { Color.red.frame(width: 50, height: 50).draggable("red") }
          Color.blue.frame(width: 50, height: 50)
            .dropDestination(for: String.self) { _, _ in
              isThere = false
              return true
            }
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Leaving() }
    tester.drag(from: CGPoint(x: 25, y: 50), to: CGPoint(x: 175, y: 50))
    tester.advance(by: 1)
    #expect(card(tester) == .null)
    #expect(!tester.host.isMoving)
  }
}
