// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Semantics
import Synchronization

/// A host in memory, whose input is written down before it runs.
final class ScriptedHost: ApplicationHost {
  let loop: HostLoop
  /// What happens, one turn after the other.
  var script: [@MainActor () -> Void] = []
  private let waiting = DispatchSemaphore(value: 0)
  /// How often the views were drawn.
  private(set) var frames = 0

  init(_ content: WindowContent) {
    loop = HostLoop(viewHost: content.viewHost) { [waiting] in waiting.signal() }
    loop.takeGeometry(geometry)
  }

  var geometry: WindowGeometry { WindowGeometry(size: CGSize(width: 400, height: 300)) }

  func run() {
    loop.update()
    loop.setActive(true)
    for step in script {
      step()
      turn()
    }
  }

  private func turn() {
    loop.update()
    if loop.turn() { frames += 1 }
  }

  /// Goes on until something from another thread has come true, for 10 seconds at most.
  func wait(until isThere: () -> Bool) {
    let end = MonotonicClock.now + 10
    while !isThere(), MonotonicClock.now < end {
      _ = waiting.wait(timeout: .now() + .seconds(1))
      turn()
    }
  }

  func writePNG(to path: String) throws(HostError) {
    throw .picture("nothing is drawn")
  }
}

/// A platform that writes down all that it is given, and asks for what a test asks for.
final class RecordingPlatform: AccessibilityPlatform {
  struct Record {
    var batches: [TreeUpdate] = []
    /// The windows that came with each.
    var windows: [[ElementID]] = []
    var isActive: [Bool] = []
    var keys: [String] = []
    /// How many keys have come back.
    var answers = 0
    var wasStarted = false
    var wasStopped = false
    /// Keys that an assistive technology takes.
    var taken: Set<String> = []
  }

  private let record = Mutex(Record())
  private let requests: AssistiveRequestHandler
  private let keys = DispatchQueue(label: "keys")

  init(requests: @escaping AssistiveRequestHandler) {
    self.requests = requests
  }

  /// From now on an assistive technology takes these keys, and looks at the others first.
  func take(_ keys: Set<String>) { record.withLock { $0.taken = keys } }

  var now: Record { record.withLock { $0 } }

  /// The last state of each node that was published.
  var nodes: [ElementID: Node] {
    now.batches.flatMap(\.nodes).reduce(into: [:]) { $0[$1.id] = $1 }
  }

  func node(named name: String) -> Node? { nodes.values.first { $0.name == name } }

  /// Asks from a thread of its own, as assistive technologies do.
  func ask(_ request: AssistiveRequest, _ answer: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { [requests] in
      requests(PendingRequest(request, finish: answer))
    }
  }

  func start() { record.withLock { $0.wasStarted = true } }
  func stop() { record.withLock { $0.wasStopped = true } }

  func publish(_ update: TreeUpdate, windows: [ElementID]) {
    record.withLock {
      $0.batches.append(update)
      $0.windows.append(windows)
    }
  }

  func windowActivated(_ id: ElementID, _ isActive: Bool) {
    record.withLock { $0.isActive.append(isActive) }
  }

  func forward(_ key: KeyStroke, then: @escaping @Sendable (Bool) -> Void) {
    let taken = record.withLock { record in
      record.keys.append(key.name)
      return record.taken
    }
    guard !taken.isEmpty else { return then(false) }
    keys.async { [self] in
      then(taken.contains(key.name))
      record.withLock { $0.answers += 1 }
    }
  }
}
