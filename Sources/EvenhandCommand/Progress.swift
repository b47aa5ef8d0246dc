// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// One line on a terminal that says what a long run is doing, and that is gone at its end.
///
/// Nothing is written to files, pipes and build servers, and nothing in the first second.
final class Progress: Sendable {
  static let shared = Progress(
    isShown: isatty(STDERR_FILENO) == 1 && !isSet("CI") && value("TERM") != "dumb")

  private struct State {
    /// What the work is a part of ("with a dark style: ").
    var stage = ""
    var text = ""
    var start: ContinuousClock.Instant?
    var isDrawn = false
    var timer: Timer?
  }

  /// Dispatch's sources lock themselves.
  private struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  private static let patience = Duration.seconds(1)
  private let isShown: Bool
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "progress")

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Says what is being done from here on ("waiting for gedit").
  func begin(_ text: String) {
    AuditTrace.shared.step(state.withLock { $0.stage } + text)
    guard isShown else { return }
    state.withLock { state in
      state.text = text
      if state.start == nil { state.start = .now }
      guard state.timer == nil else { return }
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
      source.setEventHandler { self.draw() }
      source.resume()
      state.timer = Timer(source: source)
    }
  }

  /// Says what the work is a part of from here on; nothing where `stage` is empty.
  func enter(_ stage: String) {
    state.withLock { $0.stage = stage.isEmpty ? "" : stage + ": " }
  }

  /// Takes the line away, until the next `begin`: something else is about to be written.
  func end() {
    guard isShown else { return }
    state.withLock { state in
      state.timer?.source.cancel()
      state.timer = nil
      if state.isDrawn { Self.write("\r\u{1B}[K") }
      state.isDrawn = false
    }
  }

  private func draw() {
    state.withLock { state in
      guard state.timer != nil, let start = state.start, .now - start >= Self.patience else {
        return
      }
      let seconds = (ContinuousClock.now - start).components.seconds
      // ECMA-48: back to the first column, and erase to the end of the line.
      Self.write("\r\u{1B}[K\((state.stage + state.text).prefix(70)) (\(seconds) s)")
      state.isDrawn = true
    }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func isSet(_ name: String) -> Bool { !value(name).isEmpty }

  private static func value(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }
}
