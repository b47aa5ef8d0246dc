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

  /// Does the work at once on the main actor, or as soon as it comes to it from elsewhere.
  static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
