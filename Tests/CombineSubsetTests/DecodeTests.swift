// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation
import Testing

/// Values that come as data.
@Suite struct DecodeTests {
  private struct Tree: Codable, Equatable {
    var name: String
  }

  private func outcome<P: Publisher>(_ publisher: P) -> (values: [P.Output], failed: Bool) {
    nonisolated(unsafe) var values: [P.Output] = []
    nonisolated(unsafe) var failed = false
    let subscription = publisher.sink {
      if case .failure = $0 { failed = true }
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(subscription) {}
    return (values, failed)
  }

  @Test func `a value is made of its data`() {
    let data = Just(Data(#"{"name": "Oak"}"#.utf8))
    let outcome = outcome(data.decode(type: Tree.self, decoder: JSONDecoder()))
    #expect(outcome.values == [Tree(name: "Oak")] && !outcome.failed)
  }

  @Test func `data that is no value fails`() {
    let outcome = outcome(Just(Data("oak".utf8)).decode(type: Tree.self, decoder: JSONDecoder()))
    #expect(outcome.values.isEmpty && outcome.failed)
  }

  @Test func `what is written is read again`() {
    let written = Just(Tree(name: "Elm")).encode(encoder: JSONEncoder())
    let outcome = outcome(written.decode(type: Tree.self, decoder: JSONDecoder()))
    #expect(outcome.values == [Tree(name: "Elm")])
  }
}
