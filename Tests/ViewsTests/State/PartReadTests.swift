// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A body runs again when a part of a value changed that it read by a binding, and not for another
/// part.
@MainActor
struct PartReadTests {
  struct Channel: Hashable, Identifiable {
    let id: Int
    var level = 0
    var name = "channel"
  }

  struct Desk: Hashable {
    var channels = (0..<3).map { Channel(id: $0) }
    var title = "Desk"
  }

  /// What tests do from outside.
  @MainActor
  final class Remote {
    var change: (((inout Desk) -> Void) -> Void)?
    var changeAnimated: (((inout Desk) -> Void) -> Void)?
  }

  struct Level: View {
    @Binding var level: Int
    let number: Int
    let log: Log
    var body: some View {
      log.lines.append("level \(number)")
      return Text("\(number) at \(level)")
    }
  }

  struct Strip: View {
    @Binding var channel: Channel
    let log: Log
    var body: some View {
      log.lines.append("strip \(channel.id)")
      return HStack {
        Text(channel.name)
        Level(level: $channel.level, number: channel.id, log: log)
      }
    }
  }

  struct ByIndex: View {
    let remote: Remote
    let log: Log
    @State private var desk = Desk()
    var body: some View {
      remote.change = { $0(&desk) }
      remote.changeAnimated = { change in withAnimation { change(&desk) } }
      return VStack {
        ForEach(desk.channels.indices, id: \.self) { index in
          Strip(channel: $desk.channels[index], log: log)
        }
      }
    }
  }

  struct ByElement: View {
    let remote: Remote
    let log: Log
    @State private var desk = Desk()
    var body: some View {
      remote.change = { $0(&desk) }
      return VStack {
        ForEach($desk.channels) { $channel in Strip(channel: $channel, log: log) }
      }
    }
  }

  struct Title: View {
    @Binding var desk: Desk
    let log: Log
    var body: some View {
      log.lines.append("title")
      return Text($desk.title.wrappedValue)
    }
  }

  struct Titled: View {
    let remote: Remote
    let log: Log
    @State private var desk = Desk()
    var body: some View {
      remote.change = { $0(&desk) }
      return Title(desk: $desk, log: log)
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .label }.map(\.name)
  }

  @Test(arguments: [false, true])
  func `of an array's elements, only what shows the changed one runs`(byElement: Bool) {
    let (remote, log) = (Remote(), Log())
    let tester = ViewTester {
      if byElement {
        ByElement(remote: remote, log: log)
      } else {
        ByIndex(remote: remote, log: log)
      }
    }
    log.lines = []
    remote.change? { $0.channels[1].level = 5 }
    tester.settle()
    #expect(log.lines == ["strip 1", "level 1"])
    #expect(texts(tester).contains("1 at 5"))
    log.lines = []
    remote.change? { $0.channels[2].name = "last" }
    tester.settle()
    #expect(log.lines == ["strip 2"])
    #expect(texts(tester).contains("last"))
    log.lines = []
    remote.change? { $0.title = "another" }
    tester.settle()
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [false, true])
  func `an array that becomes shorter asks for nothing that has gone`(byElement: Bool) {
    let (remote, log) = (Remote(), Log())
    let tester = ViewTester {
      if byElement {
        ByElement(remote: remote, log: log)
      } else {
        ByIndex(remote: remote, log: log)
      }
    }
    remote.change? { $0.channels.removeLast(2) }
    tester.settle()
    #expect(texts(tester) == ["channel", "0 at 0"])
    remote.change? { $0.channels.insert(Channel(id: 9, level: 7), at: 0) }
    tester.settle()
    #expect(texts(tester) == ["channel", "9 at 7", "channel", "0 at 0"])
    remote.change? { $0.channels = [] }
    tester.settle()
    #expect(texts(tester).isEmpty)
  }

  @Test func `a part of all that a view was handed is all that it waits for`() {
    let (remote, log) = (Remote(), Log())
    let tester = ViewTester { Titled(remote: remote, log: log) }
    log.lines = []
    remote.change? { $0.channels[0].level = 3 }
    tester.settle()
    #expect(log.lines.isEmpty)
    remote.change? { $0.title = "Table" }
    tester.settle()
    #expect(log.lines == ["title"])
    #expect(texts(tester) == ["Table"])
  }

  @Test func `a change and its way back in one turn, each with an animation of its own, end right`()
  {
    let (remote, log) = (Remote(), Log())
    let tester = ViewTester { ByIndex(remote: remote, log: log) }
    remote.change? { $0.channels[0].level = 5 }
    remote.changeAnimated? { $0.channels[0].level = 0 }
    tester.settle()
    #expect(texts(tester).contains("0 at 0"))
    remote.changeAnimated? { $0.channels[0].level = 8 }
    remote.change? { $0.channels[0].name = "first" }
    tester.settle()
    tester.advance(by: 2)
    #expect(texts(tester).contains("0 at 8"))
    #expect(texts(tester).contains("first"))
  }

  @Test
  func `a view that asks first whether there is an element is not asked for it when it has gone`() {
    struct Guarded: View {
      @Binding var desk: Desk
      var body: some View {
        Text(
          $desk.channels.wrappedValue.count > 2 ? "\($desk.channels[2].wrappedValue.id)" : "gone")
      }
    }
    struct Holder: View {
      let remote: Remote
      @State private var desk = Desk()
      var body: some View {
        remote.change = { $0(&desk) }
        return Guarded(desk: $desk)
      }
    }
    let remote = Remote()
    let tester = ViewTester { Holder(remote: remote) }
    #expect(texts(tester) == ["2"])
    remote.change? { $0.channels.removeLast() }
    tester.settle()
    #expect(texts(tester) == ["gone"])
  }
}
