// SPDX-License-Identifier: Apache-2.0

import Combine
import SwiftUI
import Testing

/// What loads from the network is known to a file that imports SwiftUI and Combine.
@MainActor
struct NetworkNamesTests {
  @Test func `a request that nobody answers fails`() async throws {
    let address = try #require(URL(string: "nothing-loads-this:page"))
    let failure = await withCheckedContinuation {
      (continuation: CheckedContinuation<URLError?, Never>) in
      nonisolated(unsafe) var subscription: AnyCancellable?
      subscription = URLSession.shared.dataTaskPublisher(for: address)
        .map(\.data)
        .sink { completion in
          if case .failure(let error) = completion { continuation.resume(returning: error) }
          _ = subscription
        } receiveValue: { _ in
        }
    }
    #expect(failure?.code == .unsupportedURL)
  }

  @Test func `no word is known to be wrong`() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "oakk", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en"
    )
    #expect(range.location == NSNotFound)
  }
}
