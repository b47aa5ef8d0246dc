// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

/// A test with a screen reader, made once more where it fails.
///
/// A program asks a screen reader before it uses a key, and goes on when there is no answer for a second,
/// and for a tenth of one with the keys after that. On a busy machine the screen reader so hears of what a
/// key did before it hears of the key, and says something else. No bound of a test can exclude it: the
/// bound is the program's. The first run's failures are told as known issues, and the summary has them.
struct HeardAgain: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let hasFailed = Mutex(false)
    try await withKnownIssue("with a screen reader, once", isIntermittent: true) {
      try await function()
    } matching: { _ in
      hasFailed.withLock { $0 = true }
      return true
    }
    if hasFailed.withLock({ $0 }) { try await function() }
  }
}

extension Trait where Self == HeardAgain {
  /// Made once more where it fails.
  static var heardAgain: Self { HeardAgain() }
}
