// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Views

/// What one turn of every host's loop does, apart from input and drawing: posted work, the main
/// dispatch queue, time, and the update of the views.
///
///     while !loop.isQuitting {
///       let events = wait(for: loop.timeToSleep())
///       hand(events, to: loop.viewHost.scene)
///       if loop.turn() { draw(loop.viewHost.displayList) }
///     }
@MainActor
public final class HostLoop {
  /// The views that the host shows.
  public let viewHost: ViewHost
  private let turns: ProcessTurns
  /// Work for the main thread from any thread.
  public var mailbox: Mailbox { turns.mailbox }
  /// Where assistive technologies find the scene; nil for none.
  public var bridge: SceneBridge? {
    didSet { bridge?.refresh = { [weak self] in self?.update() } }
  }
  /// Draws what the views show now, before anything else happens: it lasts only while a key or a
  /// request plays a gesture.
  public var drawMoment: (() -> Void)?
  /// True after ``quit()``, of this window's loop or of another one's.
  public var isQuitting: Bool { turns.isQuitting }
  /// True after ``close()``: the host takes the window away.
  public private(set) var isClosing = false
  /// Called once when the window has gone, while others of the application stay.
  public var onClosed: (() -> Void)?
  private var isDirty = true
  /// Whether the views were updated since the last turn.
  private var isUpdated = false
  private var rhythm = FrameRhythm()
  private var momentEnd = 0.0

  /// - Parameter wake: Ends the host's wait. Called from any thread.
  public convenience init(viewHost: ViewHost, wake: @escaping @Sendable () -> Void) {
    self.init(viewHost, ProcessTurns(wake: wake))
  }

  /// The loop of another window of the same application: it has the same mailbox, and ends with it.
  public convenience init(viewHost: ViewHost, beside other: HostLoop) {
    self.init(viewHost, other.turns)
  }

  private init(_ viewHost: ViewHost, _ turns: ProcessTurns) {
    self.viewHost = viewHost
    self.turns = turns
    viewHost.dateOfStart = Date() - MonotonicClock.now
    viewHost.onInvalidate = { [weak self] in self?.isDirty = true }
    viewHost.onMoment = { [weak self] in self?.showMoment() }
    viewHost.scene.observeChanges { [weak self] in self?.isDirty = true }
  }

  /// Makes the host's `run()` return after the present turn.
  public func quit() {
    turns.isQuitting = true
  }

  /// Has the host take this window away, and end where it was the last one.
  public func close() {
    isClosing = true
  }

  /// Has the next turn update the views.
  public func invalidate() {
    isDirty = true
  }

  /// What is shown stays for a frame, whatever comes of the gesture.
  private func showMoment() {
    guard let drawMoment else { return }
    drawMoment()
    rhythm = FrameRhythm()
    rhythm.begin(at: MonotonicClock.now)
    momentEnd = rhythm.next
  }

  /// Whether what was drawn for a moment has been there long enough to be seen.
  var isMomentOver: Bool { MonotonicClock.now >= momentEnd }

  /// The window got a size, and a place on the screen where the platform says it.
  public func takeGeometry(_ geometry: WindowGeometry) {
    if viewHost.size != geometry.size {
      viewHost.size = geometry.size
      viewHost.scene.size = geometry.size
      invalidate()
    }
    if viewHost.scene.screenUnitsAPoint != geometry.screenUnitsAPoint {
      viewHost.scene.screenUnitsAPoint = geometry.screenUnitsAPoint
      invalidate()
    }
    if viewHost.scene.screenOrigin != geometry.screenOrigin {
      viewHost.scene.screenOrigin = geometry.screenOrigin
      invalidate()
    }
  }

  /// The keyboard came to the window or left it.
  public func setActive(_ isActive: Bool) {
    guard viewHost.scene.isActive != isActive else { return }
    if let bridge {
      bridge.windowActivated(isActive)
    } else {
      viewHost.scene.isActive = isActive
    }
    invalidate()
  }

  /// A key for the scene, after the assistive technologies that listen to keys.
  public func handle(_ event: KeyEvent) {
    if let bridge {
      bridge.handle(event)
    } else {
      viewHost.scene.handle(event)
    }
  }

  /// Movements wait for a frame's time, so that many become one.
  func isFrameDue(at time: Double) -> Bool { time >= rhythm.next }

  /// Does what is due. True where the views were updated since the last turn, so that they should be
  /// drawn.
  public func turn() -> Bool {
    turns.take()
    let now = MonotonicClock.now
    if let deadline = viewHost.nextDeadline, deadline <= now { viewHost.advance(to: now) }
    if isFrameDue(at: now) {
      if needsUpdate {
        rhythm.begin(at: now)
        update()
      } else if viewHost.isMoving {
        rhythm.begin(at: now)
        viewHost.time = now
        viewHost.showFrame()
        isUpdated = true
      }
    }
    defer { isUpdated = false }
    return isUpdated
  }

  /// Brings the views up to date now instead of with the next frame, and publishes them.
  public func update() {
    isDirty = false
    isUpdated = true
    viewHost.time = MonotonicClock.now
    viewHost.update()
    bridge?.publish()
  }

  /// Seconds that the host may sleep; nil for ever.
  ///
  /// - Parameter hasInput: Whether there is something that waits for the next frame.
  public func timeToSleep(hasInput: Bool = false) -> Double? {
    guard mailbox.isEmpty, !isQuitting, !isClosing else { return 0 }
    let now = MonotonicClock.now
    var moments = [turns.nextMoment(after: now)].compactMap { $0 }
    if needsUpdate || viewHost.isMoving || hasInput { moments.append(rhythm.next) }
    if let deadline = viewHost.nextDeadline { moments.append(deadline) }
    return moments.min().map { max(0, $0 - now) }
  }

  private var needsUpdate: Bool { isDirty || viewHost.needsUpdate }
}
