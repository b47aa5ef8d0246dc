// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Testing

/// Small numbers that a seed decides.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  /// SplitMix64, by Steele, Lea and Flood, 2014.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct SubscriptionLawTests {
  private final class Follower {
    var seen: [Int] = []
    var expected: [Int] = []
    var isSubscribed = true
    var subscription: AnyCancellable?
  }

  /// A subscriber sees exactly the values sent while it is subscribed, in order; also where
  /// subscribers send, subscribe and cancel while they are given a value.
  @Test(arguments: 0..<200, [false, true])
  func `each subscriber sees what was sent while it was subscribed`(
    seed: UInt64, remembers: Bool
  ) {
    let current = CurrentValueSubject<Int, Never>(0)
    let passing = PassthroughSubject<Int, Never>()
    let publisher = remembers ? current.eraseToAnyPublisher() : passing.eraseToAnyPublisher()
    var random = SeededGenerator(state: seed)
    var followers: [Follower] = []
    var next = 0
    var depth = 0

    func send() {
      next += 1
      for follower in followers where follower.isSubscribed {
        follower.expected.append(next)
      }
      if remembers { current.send(next) } else { passing.send(next) }
    }
    func subscribe() {
      let follower = Follower()
      // The current value, where there is one, counts as sent to it.
      if remembers { follower.expected.append(next) }
      followers.append(follower)
      follower.subscription = publisher.map { $0 }.sink { [unowned follower] number in
        follower.seen.append(number)
        guard depth < 3, Int.random(in: 0..<6, using: &random) == 0 else { return }
        depth += 1
        act()
        depth -= 1
      }
    }
    func cancel() {
      let live = followers.filter { $0.subscription != nil }
      guard let follower = live.randomElement(using: &random) else { return }
      follower.subscription?.cancel()
      follower.subscription = nil
      follower.isSubscribed = false
      // What was still on its way to it is not delivered any more.
      follower.expected = Array(follower.expected.prefix(follower.seen.count))
    }
    func act() {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: subscribe()
      case 1: cancel()
      default: send()
      }
    }

    for _ in 0..<60 { act() }
    for (index, follower) in followers.enumerated() {
      #expect(follower.seen == follower.expected, "seed \(seed), subscriber \(index)")
    }
  }
}
