// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Observation
import Testing

@testable import Views

/// Models of class `@Observable`: a change of one property runs the bodies that read it.
@MainActor
struct ObservableTests {
  @Observable
  final class Player {
    var title = "Overture"
    var volume = 3
  }

  struct Title: View {
    let player: Player
    var body: some View { Text(player.title) }
  }

  struct Volume: View {
    @Bindable var player: Player
    var body: some View {
      Button("Volume \(player.volume)") { $player.volume.wrappedValue += 1 }
    }
  }

  struct Deck: View {
    @State private var player = Player()
    let remote: Remote<Player>
    var body: some View {
      remote.value = player
      return VStack {
        Title(player: player)
        Volume(player: player)
      }
    }
  }

  /// Leads a test to what a view keeps.
  @MainActor
  final class Remote<Value> {
    var value: Value?
  }

  @Test func `one property changed runs the bodies that read it, and no others`() throws {
    let remote = Remote<Player>()
    let tester = ViewTester { Deck(remote: remote) }
    remote.value?.title = "Finale"
    tester.settle()
    #expect(tester.tree.depthFirst.contains { $0.name == "Finale" })
    #expect(tester.bodies(of: Title.self) == 2)
    #expect(tester.bodies(of: Volume.self) == 1)
    #expect(tester.bodies(of: Deck.self) == 1)
  }

  @Test func `a binding to a property writes the model`() throws {
    let remote = Remote<Player>()
    let tester = ViewTester { Deck(remote: remote) }
    try tester.perform("click", on: "Volume 3")
    try tester.perform("click", on: "Volume 4")
    #expect(remote.value?.volume == 5)
    #expect(tester.bodies(of: Title.self) == 1)
  }

  @Test func `a model comes by its type from the environment, and another one in its place`() throws
  {
    struct Reading: View {
      @Environment(Player.self) private var player
      var body: some View { Text(player.title) }
    }
    struct Perhaps: View {
      @Environment(Player.self) private var player: Player?
      var body: some View { Text(player?.title ?? "nothing") }
    }
    struct Shelf: View {
      @State private var player = Player()
      var body: some View {
        VStack {
          Reading().environment(player)
          Perhaps()
          Button("Next") {
            player = Player()
            player.title = "Second"
          }
        }
      }
    }
    let tester = ViewTester { Shelf() }
    func texts() -> [String] { tester.tree.depthFirst.filter { $0.role == .label }.map(\.name) }
    #expect(texts() == ["Overture", "nothing"])
    try tester.perform("click", on: "Next")
    #expect(texts() == ["Second", "nothing"])
  }

  @Test func `a row that reads its own model is made anew alone`() throws {
    let players = (0..<50).map { _ in Player() }
    struct List: View {
      let players: [Player]
      var body: some View {
        VStack {
          ForEach(players.indices, id: \.self) { Text(players[$0].title) }
        }
      }
    }
    let tester = ViewTester { List(players: players) }
    players[7].title = "Seventh"
    tester.settle()
    #expect(tester.tree.depthFirst.filter { $0.name == "Seventh" }.count == 1)
    #expect(tester.bodies(of: List.self) == 1)
  }

  @Test func `a change on another thread comes with the next update`() async {
    final class Lamp: Observable, Sendable {
      private let registrar = ObservationRegistrar()
      private let lock = NSLock()
      nonisolated(unsafe) private var value = false
      var isOn: Bool {
        get {
          registrar.access(self, keyPath: \.isOn)
          return lock.withLock { value }
        }
        set {
          registrar.withMutation(of: self, keyPath: \.isOn) { lock.withLock { value = newValue } }
        }
      }
    }
    let lamp = Lamp()
    struct Room: View {
      let lamp: Lamp
      var body: some View { Text(lamp.isOn ? "light" : "dark") }
    }
    let tester = ViewTester { Room(lamp: lamp) }
    let (invalidations, heard) = AsyncStream.makeStream(of: Void.self)
    tester.host.onInvalidate = { heard.yield() }
    Thread.detachNewThread { lamp.isOn = true }
    // The first word of it may come before the change itself; another one follows.
    for await _ in invalidations.prefix(2) {
      tester.settle()
      if tester.tree.depthFirst.contains(where: { $0.name == "light" }) { return }
    }
    Issue.record("the room stays dark")
  }

  @Test func `a model that lives long keeps nothing of the runs and the views that have gone`() {
    let player = Player()
    struct Reader: View {
      let player: Player
      let counted: Counted
      var body: some View { Text("\(player.volume) \(counted.text)") }
    }
    final class Counted {
      var text: String { "" }
    }
    struct Stage: View {
      let player: Player
      let remote: Remote<(Bool) -> Void>
      @State private var isShown = false
      var body: some View {
        remote.value = { isShown = $0 }
        return VStack { if isShown { Reader(player: player, counted: Counted()) } }
      }
    }
    let remote = Remote<(Bool) -> Void>()
    let tester = ViewTester { Stage(player: player, remote: remote) }
    weak var node: ViewNode?
    for _ in 0..<3 {
      remote.value?(true)
      tester.settle()
      tester.host.forEachNode { if $0 is CompositeNode<Reader> { node = $0 } }
      #expect(node != nil)
      remote.value?(false)
      tester.settle()
      #expect(node == nil)
    }
    let runs = tester.bodies(of: Reader.self)
    player.volume = 9
    tester.settle()
    #expect(tester.bodies(of: Reader.self) == runs)
  }
}

extension ViewTester {
  /// How often the body of views of this type ran.
  func bodies<V: View>(of type: V.Type) -> Int { host.statistics.bodyEvaluations(of: type) }
}
