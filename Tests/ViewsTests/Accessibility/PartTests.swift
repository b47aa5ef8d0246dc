// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct PartTests {
  @Test func `a representation is told in the place of what is drawn, and keys reach it`() throws {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Circle().frame(width: 40, height: 40)
          .onTapGesture { log.lines.append("tap") }
          .accessibilityRepresentation {
            Button("Play") { log.lines.append("play") }
          }
          .accessibilityHint("Starts the song")
      }
    }
    #expect(
      tester.treeText(.texts) == """
        frame "Test"
          push button "Play" help="Starts the song"

        """)
    try tester.tabTo("Play")
    tester.press(.return)
    try tester.perform("click", on: "Play")
    tester.tap(at: CGPoint(x: 200, y: 150))
    #expect(log.lines == ["play", "play", "tap"])
  }

  @Test func `synthetic children are told inside, where the view is`() throws {
    let log = Log()
    let tester = ViewTester {
      Rectangle().frame(width: 100, height: 40)
        .accessibilityLabel("Sales")
        .accessibilityChildren {
          HStack(spacing: 0) {
            ForEach(0..<2) { month in
              Rectangle()
                .accessibilityLabel("Month \(month + 1)")
                .accessibilityAction { log.lines.append("\(month + 1)") }
            }
          }
        }
    }
    #expect(
      tester.treeText(.frame) == """
        frame "Test" frame=(0, 0, 400, 300)
          panel "Sales" frame=(150, 130, 100, 40)
            push button "Month 1" frame=(150, 130, 50, 40)
            push button "Month 2" frame=(200, 130, 50, 40)

        """)
    try tester.perform("click", on: "Month 2")
    #expect(log.lines == ["2"])
  }

  @Test func `actions are named by the buttons that do them`() throws {
    let log = Log()
    let tester = ViewTester {
      Button("Open") { log.lines.append("open") }
        .accessibilityActions {
          Button("Archive") { log.lines.append("archive") }
          Button("Delete") { log.lines.append("delete") }.disabled(true)
        }
        .accessibilityAction {
          log.lines.append("flag")
        } label: {
          Text("Flag")
        }
    }
    #expect(
      try tester.element(named: "Open").actions.map(\.label) == [
        "Press", "Archive", "Flag", "Show menu",
      ])
    try tester.perform("Archive", on: "Open")
    try tester.perform("Flag", on: "Open")
    try tester.perform("click", on: "Open")
    #expect(log.lines == ["archive", "flag", "open"])
    #expect(tester.tree.depthFirst.count == 2)
  }

  @Test func `a label made of views can hold the one that was there`() throws {
    let tester = ViewTester {
      Text("50").accessibilityLabel { old in
        Text("Level")
        old
      }
    }
    #expect(try tester.element(named: "Level 50").role == .label)
  }

  @Test func `a part that changes is told anew`() throws {
    struct Player: View {
      @Views.State private var isPlaying = false
      var body: some View {
        Circle().accessibilityRepresentation {
          Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        }
      }
    }
    let tester = ViewTester { Player() }
    try tester.perform("click", on: "Play")
    try tester.perform("click", on: "Pause")
    #expect(try tester.element(named: "Play").role == .button)
  }
}
