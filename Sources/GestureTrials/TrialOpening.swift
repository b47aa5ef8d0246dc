// SPDX-License-Identifier: Apache-2.0

import Foundation
import Simulation
import Views

/// How the windows of trials open.
struct TrialOpening {
  let size: CGSize
  /// Whether what ticks by itself once the window has opened is stopped then.
  var stopsClocks = false

  /// Seconds that a window is waited for which loads what it shows, or shows something else first.
  private static let longestWait = 5.0

  /// What there is to paste: a text that is also an address.
  private static let copied = "https://evenhand.example/copied"

  /// A window of a view host: what its texts say is of no time, as a clock is no gesture's doing, its
  /// settings are no person's, and what the program begins as it opens has come to its end if that
  /// takes no longer than five seconds.
  ///
  /// - Parameter takesFocus: Whether what would have the focus as the window opens has it.
  @MainActor
  func window(_ host: ViewHost, takesFocus: Bool = false) -> SimulatedWindow {
    host.textsStandStill = true
    host.triesSettings = true
    SimulatedWindow.programWork?.longestWait = Self.longestWait
    let window = SimulatedWindow(host, size: size, takesFocus: takesFocus)
    window.scene.clipboard.write(Self.copied)
    while let moment = SimulatedWindow.programWork?.nextMoment, moment <= Self.longestWait {
      window.advance(by: max(0, moment - window.clock))
    }
    SimulatedWindow.programWork?.longestWait = Stage.timeToRest
    if stopsClocks { window.stopClocks() }
    guard !takesFocus else { return window }
    window.scene.focus(nil)
    window.settle()
    return window
  }
}

extension SimulatedWindow {
  /// What waits for the clock never comes, but for what a hand begins in tasks.
  func stopClocks() {
    host.stopClocks()
    Self.programWork?.dropWaiting()
  }

  /// Whether anything comes by itself when its time has come.
  var waitsForClock: Bool { host.nextDeadline != nil || Self.programWork?.nextMoment != nil }

  /// Seconds of its clock for which nobody touches it.
  private static let timeOfWatching = 12

  /// Whether it comes to show something else while nobody does anything.
  func changesByItself() -> Bool {
    let opened = WindowState(self, own: [])
    for _ in 0..<Self.timeOfWatching {
      guard waitsForClock else { return false }
      advance(by: 1)
      if !opened.agrees(with: WindowState(self, own: [])) { return true }
    }
    return false
  }
}
