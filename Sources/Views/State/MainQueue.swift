// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// The way to the main actor for what may be called from any thread.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main queue need not run on the main thread: a program that waits in `dispatchMain` gives
  /// that away.
  private static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// In seconds; more than a thread needs to write a value that it has announced.
  private static let writingTime = 0.05

  /// Does the work at once on the main actor, or as soon as it comes to it from elsewhere.
  ///
  /// - Parameter afterwards: Done once more where the work comes from elsewhere and tells of a change
  ///   that is only about to be made: the main actor may look before it is.
  static func perform(
    _ work: @escaping @MainActor @Sendable () -> Void,
    afterwards: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard !isCurrent else { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.async(execute: work)
    guard let afterwards else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + writingTime, execute: afterwards)
  }
}
