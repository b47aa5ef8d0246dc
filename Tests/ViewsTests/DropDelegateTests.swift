// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Testing
import Views

/// Drags in the words of files from before `draggable`.
@MainActor
struct DropDelegateTests {
  private struct Board: View {
    let log: Log
    var body: some View {
      HStack(spacing: 20) {
        Text("card").onDrag {
          log.lines.append("taken")
          return NSItemProvider(object: "ace" as NSString)
        }
        Text("texts").onDrop(of: [.text], isTargeted: nil) { providers in
          for provider in providers {
            provider.loadObject(ofClass: NSString.self) { text, _ in
              log.lines.append("dropped \(text as String? ?? "-")")
            }
          }
          return true
        }
        Text("pictures").onDrop(of: ["public.image"], isTargeted: nil) { _ in
          log.lines.append("wrong")
          return true
        }
        Text("strings").dropDestination(for: String.self) { strings, _ in
          log.lines += strings
          return true
        }
      }
    }
  }

  private func drag(_ tester: ViewTester, to name: String) throws {
    tester.drag(from: try tester.center(of: "card"), to: try tester.center(of: name))
  }

  @Test func `a text is dropped where texts are taken, and its maker runs once a drag`() throws {
    let log = Log()
    let tester = ViewTester { Board(log: log) }
    try drag(tester, to: "texts")
    #expect(log.lines == ["taken", "dropped ace"])
    try drag(tester, to: "pictures")
    #expect(log.lines == ["taken", "dropped ace", "taken"])
    try drag(tester, to: "strings")
    #expect(log.lines == ["taken", "dropped ace", "taken", "taken", "ace"])
  }

  private struct Place: DropDelegate {
    let log: Log
    let operation: DropOperation
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      if log.lines.last != "updated" { log.lines.append("updated") }
      return DropProposal(operation: operation)
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.lines.append("dropped \(info.itemProviders(for: [UTType.plainText]).count)")
      return true
    }
  }

  private struct Delegated: View {
    let log: Log
    let operation: DropOperation
    var body: some View {
      HStack(spacing: 20) {
        Text("card").onDrag { NSItemProvider(object: "ace" as NSString) }
        Text("place").frame(width: 80).onDrop(
          of: [UTType.text], delegate: Place(log: log, operation: operation))
        Text("nothing").frame(width: 80)
      }
    }
  }

  @Test func `a delegate hears of what comes, moves and is dropped`() throws {
    let log = Log()
    let tester = ViewTester { Delegated(log: log, operation: .move) }
    try drag(tester, to: "place")
    #expect(log.lines == ["entered", "updated", "dropped 1"])
  }

  @Test func `a delegate hears of what leaves, and refuses what it says it forbids`() throws {
    let log = Log()
    let tester = ViewTester { Delegated(log: log, operation: .forbidden) }
    try drag(tester, to: "nothing")
    #expect(log.lines == ["entered", "updated", "exited"])
    log.lines = []
    try drag(tester, to: "place")
    #expect(log.lines == ["entered", "updated"])
  }

  @Test func `by keys the same happens`() throws {
    let log = Log()
    let tester = ViewTester { Delegated(log: log, operation: .copy) }
    try tester.perform("start-drag", on: "card")
    try tester.perform("drop-here", on: "place")
    #expect(log.lines == ["entered", "updated", "dropped 1"])
  }
}
