// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// What one turn of every host's loop does, apart from input and drawing: posted work, the main
/// dispatch queue, time, and the update of the views.
@MainActor
final class HostLoop {
  let viewHost: ViewHost
  let mailbox: Mailbox
  let keyGate = KeyGate()
  var onUpdate: (() -> Void)?
  private(set) var isQuitting = false
  private let watcher: MainQueueWatcher?
  private let isBlind: Bool
  private var isDirty = true
  private var nextFrame = 0.0
  private var timerDate = Date.distantFuture

  /// Seconds from one update to the next while things move: the rate of most screens.
  static let frameInterval = 1.0 / 60
  /// Seconds between two looks at the main dispatch queue where nothing tells that it has work.
  static let blindInterval = 0.02

  /// `wake` ends the host's wait, from any thread.
  init(viewHost: ViewHost, wake: @escaping @Sendable () -> Void) {
    self.viewHost = viewHost
    mailbox = Mailbox(wake: wake)
    watcher = Thread.isMainThread ? MainQueueWatcher(wake: wake) : nil
    isBlind = Thread.isMainThread && watcher == nil
    viewHost.onInvalidate = { [weak self] in self?.isDirty = true }
    let sceneChanged = viewHost.scene.onChange
    viewHost.scene.onChange = { [weak self] in
      sceneChanged?()
      self?.isDirty = true
    }
    keyGate.deliver = { [scene = viewHost.scene] event in scene.handle(event) }
  }

  func quit() {
    isQuitting = true
  }

  func invalidate() {
    isDirty = true
  }

  /// Movements wait for a frame's time, so that many become one.
  func isFrameDue(at time: Double) -> Bool { time >= nextFrame }

  /// True where the views were updated, so that they should be drawn.
  func turn() -> Bool {
    mailbox.drain()
    drainMainQueue()
    let now = MonotonicClock.now
    keyGate.advance(to: now)
    if let deadline = viewHost.scene.nextDeadline, deadline <= now {
      viewHost.scene.advance(to: now)
    }
    guard needsUpdate, isFrameDue(at: now) else { return false }
    nextFrame = now + Self.frameInterval
    update()
    return true
  }

  func update() {
    isDirty = false
    viewHost.update()
    onUpdate?()
  }

  /// Seconds that the host may sleep; nil for ever.
  func timeToSleep(hasInput: Bool) -> Double? {
    guard mailbox.isEmpty, !isQuitting else { return 0 }
    let now = MonotonicClock.now
    var moments: [Double] = []
    if needsUpdate || hasInput { moments.append(nextFrame) }
    if let deadline = viewHost.scene.nextDeadline { moments.append(deadline) }
    if let deadline = keyGate.nextDeadline { moments.append(deadline) }
    if isBlind { moments.append(now + Self.blindInterval) }
    if timerDate < .distantFuture { moments.append(now + timerDate.timeIntervalSinceNow) }
    return moments.min().map { max(0, $0 - now) }
  }

  private var needsUpdate: Bool { isDirty || viewHost.needsUpdate }

  /// Asking the run loop for its next timer runs what is ready first, the main queue included.
  private func drainMainQueue() {
    timerDate = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    watcher?.drained()
  }
}
