// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Interaction
import Views

/// Runs views without windows: the accessibility tree is served and time passes all the same.
@MainActor
public final class HeadlessHost: ApplicationHost {
  /// Input, time and updates, as in a window.
  public let loop: HostLoop
  /// Of the first window, and of others in the order in which they opened.
  private var loops: [HostLoop]
  private let measurer: PangoTextMeasurer
  private let waiting: DispatchSemaphore

  /// Points, where the application names no size.
  public nonisolated static let defaultSize = CGSize(width: 900, height: 640)

  public init(
    viewHost: ViewHost, measurer: PangoTextMeasurer, size: CGSize = HeadlessHost.defaultSize
  ) {
    self.measurer = measurer
    let waiting = DispatchSemaphore(value: 0)
    self.waiting = waiting
    loop = HostLoop(viewHost: viewHost) { waiting.signal() }
    loops = [loop]
    viewHost.size = size
    viewHost.scene.size = size
  }

  /// True.
  public var opensWindows: Bool { true }

  /// Opens another window, in front of the others and with the keyboard.
  public func open(
    _ viewHost: ViewHost, options: WindowOptions, prepare: (HostLoop) -> Void
  ) throws(HostError) {
    let loop = HostLoop(viewHost: viewHost, beside: loop)
    loop.takeGeometry(WindowGeometry(size: options.size))
    loops.append(loop)
    prepare(loop)
    bringForward(loop)
  }

  /// The keyboard that is not there goes to it.
  public func bringForward(_ loop: HostLoop) {
    for other in loops where other !== loop { other.setActive(false) }
    loop.update()
    loop.setActive(true)
  }

  /// The size of the views; without a place on a screen.
  public var geometry: WindowGeometry { WindowGeometry(size: viewHost.size) }

  /// The window that is not there counts as the active one, so that keys and focus work.
  public func run() {
    let signals = QuitSignals(of: loop)
    // The first control takes the focus when the window becomes active, so it has to be there.
    loop.update()
    loop.setActive(true)
    while !loop.isQuitting {
      for loop in loops { _ = loop.turn() }
      guard loops.contains(where: { !$0.isClosing }) else { break }
      takeAwayClosed()
      wait(loops.compactMap { $0.timeToSleep() }.min())
    }
    withExtendedLifetime(signals) {}
    for loop in loops { end(loop) }
  }

  private func takeAwayClosed() {
    let closed = loops.filter(\.isClosing)
    guard !closed.isEmpty else { return }
    loops.removeAll { $0.isClosing }
    for loop in closed {
      loop.setActive(false)
      end(loop)
      loop.onClosed?()
    }
    if let last = loops.last, !loops.contains(where: \.viewHost.scene.isActive) {
      bringForward(last)
    }
  }

  private func end(_ loop: HostLoop) {
    loop.viewHost.scene.cancelAll(at: MonotonicClock.now)
    loop.viewHost.leave()
    loop.update()
  }

  /// Lets what begins as the first window opens come to rest, at most for so many seconds: animations, and
  /// tasks that have something to show at once.
  public func settle(within seconds: Double) {
    loop.update()
    let end = MonotonicClock.now + seconds
    var turnsAtRest = 0
    while turnsAtRest < Self.turnsOfOneTask, MonotonicClock.now < end {
      let hasChanged = loop.turn()
      turnsAtRest = hasChanged || viewHost.isMoving ? 0 : turnsAtRest + 1
      guard viewHost.isMoving else { continue }
      wait(min(loop.timeToSleep() ?? seconds, max(0, end - MonotonicClock.now)))
    }
  }

  /// A task comes to the main queue, and what it sets to the next turn.
  private static let turnsOfOneTask = 4

  /// Draws the first window's views as they are now, at one pixel a point.
  public func writePNG(to path: String) throws(HostError) {
    loop.update()
    let renderer = CairoRenderer(measurer: measurer)
    try Picture(of: viewHost.displayList, size: viewHost.size, renderer: renderer)
      .writePNG(to: path)
  }

  private func wait(_ seconds: Double?) {
    guard let seconds else { return waiting.wait() }
    guard seconds > 0 else { return }
    _ = waiting.wait(timeout: .now() + seconds)
  }
}
