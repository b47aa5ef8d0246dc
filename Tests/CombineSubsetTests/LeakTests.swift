// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CombineSubset

/// Held by closures of an operator and of its subscriber.
private final class Token: @unchecked Sendable {
  func use<Value>(_ value: Value) -> Value { value }
}

private typealias Source = PassthroughSubject<Int, Mishap>

private struct Chain: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (Source, Token) -> AnyPublisher<Int, Mishap>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (Source, Token) -> P
  ) where P.Output == Int, P.Failure == Mishap {
    testDescription = name
    self.make = { make($0, $1).eraseToAnyPublisher() }
  }

  static let all: [Chain] = [
    Chain("map") { source, token in source.map { token.use($0) } },
    Chain("tryMap") { source, token in
      source.tryMap { token.use($0) }.mapError { _ in Mishap() }
    },
    Chain("compactMap") { source, token in source.compactMap { token.use($0) } },
    Chain("replaceNil") { source, token in
      source.map { Optional(token.use($0)) }.replaceNil(with: 0)
    },
    Chain("filter") { source, token in source.filter { token.use($0) > 0 } },
    Chain("removeDuplicates") { source, token in source.removeDuplicates { token.use($0) == $1 } },
    Chain("dropFirst") { source, token in source.dropFirst().map { token.use($0) } },
    Chain("prefix") { source, token in source.map { token.use($0) }.prefix(9) },
    Chain("first") { source, token in source.first { token.use($0) > 100 } },
    Chain("scan") { source, token in source.scan(0) { token.use($0) + $1 } },
    Chain("reduce") { source, token in source.reduce(0) { token.use($0) + $1 } },
    Chain("collect") { source, token in source.collect().map { token.use($0.count) } },
    Chain("merge") { source, token in source.merge(with: source.map { token.use($0) }) },
    Chain("combineLatest") { source, token in source.combineLatest(source) { token.use($0 + $1) } },
    Chain("zip") { source, token in source.zip(source) { token.use($0 + $1) } },
    Chain("flatMap") { source, token in source.flatMap { _ in source.map { token.use($0) } } },
    Chain("switchToLatest") { source, token in
      source.map { _ in source.map { token.use($0) } }.switchToLatest()
    },
    Chain("catch") { source, token in
      source.catch { _ in source.map { token.use($0) } }
    },
    Chain("replaceError") { source, token in
      source.map { token.use($0) }.replaceError(with: 0).setFailureType(to: Mishap.self)
    },
    Chain("handleEvents") { source, token in
      source.handleEvents(
        receiveSubscription: { _ in _ = token }, receiveOutput: { _ = token.use($0) },
        receiveCompletion: { _ in _ = token }, receiveCancel: { _ = token },
        receiveRequest: { _ in _ = token })
    },
    Chain("share") { source, token in source.map { token.use($0) }.share() },
    Chain("prepend") { source, token in source.map { token.use($0) }.prepend(1) },
    Chain("append") { source, token in source.append(source.map { token.use($0) }) },
    Chain("debounce") { source, token in
      source.map { token.use($0) }.debounce(for: 1, scheduler: DispatchQueue.main)
    },
    Chain("throttle") { source, token in
      source.map { token.use($0) }.throttle(for: 1, scheduler: RunLoop.main, latest: true)
    },
    Chain("delay") { source, token in
      source.map { token.use($0) }.delay(for: 1, scheduler: RunLoop.main)
    },
    Chain("receive(on:)") { source, token in
      source.map { token.use($0) }.receive(on: DispatchQueue.main)
    },
    Chain("subscribe(on:)") { source, token in
      source.map { token.use($0) }.subscribe(on: DispatchQueue.main)
    },
  ]
}

@MainActor
struct LeakTests {
  enum End: CaseIterable { case cancelled, cancelledWhileWaiting, finished, failed }

  @Test(arguments: Chain.all, End.allCases)
  fileprivate func `after its end nothing of a chain is alive`(chain: Chain, end: End) {
    let clock = VirtualClock()
    let source = Source()
    weak var inside: Token?
    weak var outside: Token?
    let subscription = MainLoop.withDriver(clock) {
      let (first, second) = (Token(), Token())
      inside = first
      outside = second
      return chain.make(source, first).sink(
        receiveCompletion: { _ in _ = second }, receiveValue: { _ = second.use($0) })
    }
    clock.advance()
    #expect(outside != nil)
    source.send(1)
    source.send(2)
    clock.advance(by: 5)
    source.send(3)
    switch end {
    case .cancelled:
      clock.advance(by: 5)
      subscription.cancel()
    case .cancelledWhileWaiting: subscription.cancel()
    case .finished:
      source.send(completion: .finished)
      clock.advance(by: 5)
    case .failed:
      source.send(completion: .failure(Mishap()))
      clock.advance(by: 5)
    }
    #expect(inside == nil)
    #expect(outside == nil)
    #expect(source.broadcast.subscriberCount == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a timer's chain is freed when it is cancelled`() {
    let clock = VirtualClock()
    weak var inside: Token?
    let subscription = MainLoop.withDriver(clock) {
      let token = Token()
      inside = token
      return Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink {
        _ = token.use($0)
      }
    }
    clock.advance(by: 2)
    #expect(inside != nil)
    subscription.cancel()
    #expect(inside == nil)
    #expect(clock.waitingCount == 0)
  }

  @Test func `a value that was replaced is freed`() {
    let subject = CurrentValueSubject<Token, Never>(Token())
    weak var first: Token?
    first = subject.value
    subject.send(Token())
    #expect(first == nil)
  }
}
