// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// A key that does something is heard.
@MainActor
struct SilentKeyTests {
  private struct Counter: View {
    var role: Role?
    var others = false
    var says: String?
    @Views.State private var count = 0

    var body: some View {
      VStack {
        Button("More") {
          count += 1
          if let says { AccessibilityNotification.Announcement(says).post() }
        }
        if let role {
          Text("Count: \(count)").accessibilityRole(role)
        } else {
          Text("Count: \(count)")
        }
        if others { Text("\(count * 2)") }
        Circle().frame(width: 40, height: 40)
          .gesture(
            DragGesture().adjusting(
              .constant(100), in: 0...100, text: { "\(Int($0)) percent" })
          )
          .accessibilityLabel("Volume")
      }
    }
  }

  /// What is announced after a key on one of the controls.
  private func told(_ view: Counter, _ key: Key, on name: String) throws -> [String] {
    let window = ViewTester { view }
    try window.focus(name)
    let mark = window.announcements.count
    window.press(key)
    return Array(window.announcements.dropFirst(mark))
  }

  @Test func `a press that changes one text elsewhere says that text`() throws {
    #expect(try told(Counter(), .return, on: "More") == ["Count: 1"])
  }

  @Test func `a status bar comes before other texts`() throws {
    #expect(try told(Counter(role: .statusBar, others: true), .return, on: "More") == ["Count: 1"])
  }

  @Test func `of many texts that change none is picked`() throws {
    #expect(try told(Counter(others: true), .return, on: "More") == [])
  }

  @Test func `what the application says itself is said alone`() throws {
    #expect(try told(Counter(says: "One more"), .return, on: "More") == ["One more"])
  }

  @Test func `a value at its end says where it stands`() throws {
    #expect(try told(Counter(), .right, on: "Volume") == ["100 percent"])
  }

  /// What is announced after a key on what a view names.
  private func told(
    _ key: Key, _ modifiers: KeyModifiers = [], on name: String,
    @ViewBuilder _ view: @escaping () -> some View
  ) throws -> [String] {
    let window = ViewTester(content: view)
    try window.focus(name)
    let mark = window.announcements.count
    #expect(window.press(key, modifiers))
    return Array(window.announcements.dropFirst(mark))
  }

  @Test func `Home on the first of a group and End on the last say which it is`() throws {
    let list = {
      VStack { ForEach(["Red", "Blue"], id: \.self) { Button($0) {} } }
        .accessibilityElement(children: .contain).accessibilityRole(.list).focusGroup()
    }
    #expect(try told(.home, on: "Red", list) == ["Red"])
    #expect(try told(.end, on: "Blue", list) == ["Blue"])
  }

  @Test func `a zoom that is the actual size already says so`() throws {
    let zoomed = {
      Rectangle().frame(width: 100, height: 100)
        .gesture(MagnifyGesture().adjusting(.constant(1), in: 0.5...4))
        .accessibilityLabel("Map")
    }
    let words = try told("0", on: "Map", zoomed)
    #expect(words == ["100 %"])
  }

  @Test func `a value without words at its end says its number`() throws {
    let dial = {
      Circle().frame(width: 40, height: 40)
        .gesture(DragGesture().adjusting(.constant(100), in: 0...100))
        .accessibilityLabel("Volume")
    }
    let words = try told(.right, on: "Volume", dial)
    #expect(words == ["100"])
  }

  @Test func `what is moved by less than can be said says where it is`() throws {
    let map = {
      Rectangle().frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { _ in })
        .accessibilityLabel("Map").accessibilityValue("Market square")
    }
    #expect(try told(.up, .alt, on: "Map", map) == ["Market square"])
  }

  @Test func `a key that scrolls says how far`() throws {
    let list = {
      ScrollView {
        VStack { ForEach(0..<40, id: \.self) { Button("Row \($0)") {} } }
      }
    }
    #expect(try told(.end, .control, on: "Row 0", list) == ["scrolled to 100 percent"])
  }
}
