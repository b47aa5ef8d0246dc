// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Interaction
import Views

/// Runs views without a window: the accessibility tree is served and time passes all the same.
@MainActor
public final class HeadlessHost: ApplicationHost {
  /// Input, time and updates, as in a window.
  public let loop: HostLoop
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
    viewHost.size = size
    viewHost.scene.size = size
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
      _ = loop.turn()
      wait(loop.timeToSleep())
    }
    withExtendedLifetime(signals) {}
    viewHost.scene.cancelAll(at: MonotonicClock.now)
    loop.update()
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
