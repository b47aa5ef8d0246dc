// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Views

/// Runs views without a window: the accessibility tree is served and time passes all the same.
@MainActor
public final class HeadlessHost: ApplicationHost {
  /// The views, which are laid out and drawn into a display list as in a window.
  public let viewHost: ViewHost
  /// Called once, with true, when ``run()`` begins.
  public var onActivation: ((Bool) -> Void)?
  private let loop: HostLoop
  private let measurer: PangoTextMeasurer
  private let waiting: DispatchSemaphore

  /// In points; what a window has too where its application names no size.
  public nonisolated static let defaultSize = CGSize(width: 900, height: 640)

  public init(
    viewHost: ViewHost, measurer: PangoTextMeasurer, size: CGSize = HeadlessHost.defaultSize
  ) {
    self.viewHost = viewHost
    self.measurer = measurer
    let waiting = DispatchSemaphore(value: 0)
    self.waiting = waiting
    loop = HostLoop(viewHost: viewHost) { waiting.signal() }
    viewHost.size = size
    viewHost.scene.size = size
  }

  /// The size of the views; without a place on a screen.
  public var geometry: WindowGeometry { WindowGeometry(size: viewHost.size) }

  /// Called after each update of the views: the moment to publish the tree.
  public var onUpdate: (() -> Void)? {
    get { loop.onUpdate }
    set { loop.onUpdate = newValue }
  }

  /// Asked about each key before the scene gets it.
  public var keyInterceptor: KeyInterceptor? {
    get { loop.keyGate.interceptor }
    set { loop.keyGate.interceptor = newValue }
  }

  /// Does the work on the main thread, in the order in which it was posted; from any thread.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    loop.mailbox.post(work)
  }

  /// Brings the views up to date now instead of at the next turn of the loop.
  public func update() {
    loop.update()
  }

  /// The window that is not there counts as the active one, so that keys and focus work.
  public func run() {
    let signals = QuitSignals { [weak self] in self?.post { self?.quit() } }
    // The first control takes the focus when the window becomes active, so it has to be there.
    loop.update()
    viewHost.scene.isActive = true
    onActivation?(true)
    while !loop.isQuitting {
      _ = loop.turn()
      wait(loop.timeToSleep(hasInput: false))
    }
    withExtendedLifetime(signals) {}
    viewHost.scene.cancelAll(at: MonotonicClock.now)
    loop.update()
  }

  /// Makes ``run()`` return after the present turn of its loop.
  public func quit() {
    loop.quit()
  }

  /// Draws the views as they are now, at one pixel a point.
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
