// SPDX-License-Identifier: Apache-2.0

import Testing

/// A person can do the same with a sample by hand, by keys and by actions.
@MainActor
struct SampleCaseTests {
  @Test(arguments: SampleCase.ofControls + SampleCase.ofGestures)
  func `hand, keys and actions lead to the same`(
    sample: SampleCase
  ) async throws {
    #expect(try await !sample.result(of: { _ in }).contains(sample.shown), "before")
    #expect(try await sample.result(of: sample.hand).contains(sample.shown), "by hand")
    #expect(try await sample.result(of: sample.keys).contains(sample.shown), "by keys")
    #expect(try await sample.result(of: sample.actions).contains(sample.shown), "by actions")
  }
}
