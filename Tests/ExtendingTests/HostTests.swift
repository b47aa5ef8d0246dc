// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Synchronization
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .frame(width: 400, height: 300)
      .focusable()
      .onTapGesture { count += 1 }
      .onKeyPress(characters: .letters) { press in
        count += press.characters == "a" ? 10 : 100
        return .handled
      }
      .accessibilityLabel("Counter")
      .accessibilityValue("\(count)")
  }
}

private struct CounterApp: App {
  var body: some Evenhand.Scene {
    WindowGroup("Counting") { Counter() }
  }
}

/// An application on a host and on a platform that the library does not have.
@MainActor
@Suite struct HostTests {
  private let application: Application
  private let host: ScriptedHost
  private let platform: RecordingPlatform

  init() throws {
    var host: ScriptedHost?
    var platform: RecordingPlatform?
    application = Application(
      CounterApp(), measurer: UniformTextMeasurer(),
      platform: {
        let recorder = RecordingPlatform(requests: $0)
        platform = recorder
        return recorder
      }
    ) {
      let scripted = ScriptedHost($0)
      host = scripted
      return scripted
    }
    self.host = try #require(host)
    self.platform = try #require(platform)
  }

  private var scene: InteractionScene { host.viewHost.scene }

  private var count: String? { platform.node(named: "Counter")?.description }

  private func touch(_ phase: PointerEvent.Phase) {
    scene.handle(
      PointerEvent(
        id: PointerEvent.ID(1), phase: phase, location: CGPoint(x: 200, y: 150),
        time: MonotonicClock.now))
  }

  private func press(_ key: Key) {
    host.loop.handle(KeyEvent(key: key, characters: key.name, time: MonotonicClock.now))
    host.loop.handle(KeyEvent(key: key, phase: .up, time: MonotonicClock.now))
  }

  @Test func `a host in memory runs a view, and a platform of its own hears every batch`() {
    host.script = [{ touch(.began) }, { touch(.ended) }]
    application.run()
    #expect(count == "1")
    #expect(platform.nodes.values.contains { $0.role == .frame && $0.name == "Counting" })
    #expect(platform.now.isActive == [true])
    #expect(platform.now.wasStarted && platform.now.wasStopped)
    #expect(host.frames >= 2)
  }

  @Test func `a request is answered after the one batch that shows what it did`() throws {
    let answer = Mutex<(isDone: Bool, batches: Int, count: String?)?>(nil)
    var before = 0
    host.script = [
      {
        guard let counter = platform.node(named: "Counter")?.id else { return }
        before = platform.now.batches.count
        platform.ask(.performAction(counter, name: "click")) { [platform] isDone in
          let count = platform.node(named: "Counter")?.description
          answer.withLock { $0 = (isDone, platform.now.batches.count, count) }
        }
        host.wait { answer.withLock { $0 != nil } }
      }
    ]
    application.run()
    let given = try #require(answer.withLock { $0 })
    #expect(given.isDone)
    #expect(given.batches == before + 1)
    #expect(given.count == "1")
  }

  @Test func `keys come in their order, without those that somebody took`() {
    platform.take(["a"])
    host.script = [
      {
        for key: Key in ["a", "b", "a", "b"] { press(key) }
        host.wait { platform.now.answers == 8 }
      },
      {},
    ]
    application.run()
    #expect(platform.now.keys == ["a", "a", "b", "b", "a", "a", "b", "b"])
    #expect(count == "200")
  }

  @Test func `who listens to the scene takes nothing away from who draws it`() {
    var changes = 0
    scene.observeChanges { changes += 1 }.cancel()
    let observation = scene.observeChanges { changes += 1 }
    host.script = [{ touch(.began) }, { touch(.ended) }]
    application.run()
    #expect(changes > 0)
    #expect(host.frames >= 2)
    let heard = changes
    observation.cancel()
    scene.title = "Other"
    #expect(changes == heard)
  }

  @Test func `what is asked after the end is refused`() throws {
    let answer = Mutex<Bool?>(nil)
    application.run()
    let counter = try #require(platform.node(named: "Counter")?.id)
    platform.ask(.performAction(counter, name: "click")) { isDone in
      answer.withLock { $0 = isDone }
    }
    host.wait { answer.withLock { $0 != nil } }
    #expect(answer.withLock { $0 } == false)
    #expect(count == "0")
  }
}
