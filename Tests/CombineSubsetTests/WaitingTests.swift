// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CombineSubset

@MainActor
struct WaitingTests {
  private let clock = VirtualClock()
  private let subject = PassthroughSubject<Int, Never>()
  private let events = Log()

  private func follow<P: Publisher>(_ make: () -> P) -> AnyCancellable {
    MainLoop.withDriver(clock) { events.follow(make()) }
  }

  /// Sends at these times, in tenths of a second, and looks a tenth later.
  private func play(_ numbers: [Int], until end: Int = 20) -> [String] {
    for tenth in 0..<end {
      if numbers.contains(tenth) { subject.send(tenth) }
      let before = events.lines.count
      clock.advance(by: 0.1)
      if events.lines.count > before { events.add("@\(tenth + 1)") }
    }
    return events.lines
  }

  @Test func `a debounced value comes when none followed`() {
    let subscription = follow {
      subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    }
    #expect(play([0, 2, 4, 10]) == ["4", "@7", "10", "@13"])
    subscription.cancel()
  }

  @Test func `lengths of time are written in the usual ways`() {
    let first = follow { subject.debounce(for: 0.3, scheduler: DispatchQueue.main) }
    let second = follow { subject.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main) }
    let third = follow { subject.debounce(for: 1, scheduler: RunLoop.main) }
    #expect(play([0]) == ["0", "@3", "0", "@5", "0", "@10"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `a waiting value is lost when the upstream finishes`() {
    let subscription = follow { subject.debounce(for: 0.3, scheduler: DispatchQueue.main) }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(play([]) == [".", "@1"])
    #expect(clock.waitingCount == 0)
    subscription.cancel()
  }

  @Test(arguments: [
    (true, ["0", "@1", "3", "@4", "5", "@7"]), (false, ["0", "@1", "1", "@4", "4", "@7"]),
  ])
  func `a throttled value comes once in an interval`(latest: Bool, expected: [String]) {
    let subscription = follow {
      subject.throttle(for: .seconds(0.35), scheduler: DispatchQueue.main, latest: latest)
    }
    #expect(play([0, 1, 3, 4, 5]) == expected)
    subscription.cancel()
  }

  @Test func `a throttled value comes before the end`() {
    let subscription = follow {
      subject.throttle(for: 1, scheduler: RunLoop.main, latest: true)
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    clock.advance()
    #expect(events.lines == ["1", "2", "."])
    #expect(clock.waitingCount == 0)
    subscription.cancel()
  }

  @Test func `delayed values keep their order and their distance`() {
    let subscription = follow { subject.delay(for: .seconds(0.5), scheduler: RunLoop.main) }
    subject.send(7)
    subject.send(8)
    #expect(play([2]) == ["7", "8", "@5", "2", "@7"])
    subscription.cancel()
  }

  @Test func `a value is received on the main loop, later`() {
    let subscription = follow { subject.receive(on: DispatchQueue.main) }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(events.lines == [])
    clock.advance()
    #expect(events.lines == ["1", "."])
    subscription.cancel()
  }

  @Test func `what is subscribed later waits on the same clock`() {
    let subscription = follow {
      Just(1).delay(for: 1, scheduler: RunLoop.main)
        .flatMap { Just($0 + 1).delay(for: 1, scheduler: DispatchQueue.main) }
    }
    clock.advance(by: 1)
    #expect(events.lines == [])
    clock.advance(by: 1)
    #expect(events.lines == ["2", "."])
    subscription.cancel()
  }

  @Test func `an action is scheduled by hand`() {
    MainLoop.withDriver(clock) {
      DispatchQueue.main.schedule { self.events.add("queue") }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(2))) {
        self.events.add("loop")
      }
    }
    clock.advance(by: 1)
    #expect(events.lines == ["queue"])
    clock.advance(by: 1)
    #expect(events.lines == ["queue", "loop"])
  }

  @Test func `a subscription begins on the main loop`() {
    let subscription = follow { Just(1).subscribe(on: RunLoop.main) }
    #expect(events.lines == [])
    clock.advance()
    #expect(events.lines == ["1", "."])
    subscription.cancel()
  }

  @Test func `an immediate scheduler does not wait`() {
    #expect(log(Just(1).receive(on: ImmediateScheduler.shared)) == ["1", "."])
    #expect(log(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared)) == ["1", "."])
  }

  @Test func `a queue of the background delivers in order`() async {
    let numbers = (1...100).publisher.receive(on: DispatchQueue.global()).collect()
    for await all in numbers.values { #expect(all == Array(1...100)) }
  }

  @Test func `without a host the main queue delivers`() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let marks = Just(1).receive(on: RunLoop.main).map { _ in DispatchQueue.getSpecific(key: key) }
    var seen: [Bool?] = []
    for await mark in marks.values { seen.append(mark) }
    #expect(seen == [true])
  }

  @Test func `a timer runs while it has subscribers`() {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let times = timer.map { Int(($0.timeIntervalSinceReferenceDate * 10).rounded()) }
    clock.advance(by: 1)
    let first = follow { times }
    let second = follow { times }
    clock.advance(by: 1.2)
    #expect(events.lines == ["15", "15", "20", "20"])
    first.cancel()
    second.cancel()
    #expect(clock.waitingCount == 0)
    let third = follow { times }
    clock.advance(by: 0.5)
    #expect(events.lines.suffix(1) == ["27"])
    third.cancel()
  }

  @Test func `a timer is stopped through another connection`() {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let subscription = follow { timer.map { _ in "tick" } }
    clock.advance(by: 1)
    timer.upstream.connect().cancel()
    clock.advance(by: 5)
    #expect(events.lines == ["tick"])
    #expect(clock.waitingCount == 0)
    subscription.cancel()
  }

  @Test func `a late timer leaves out what has passed and keeps its rhythm`() {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    var isSlow = true
    let subscription = timer.sink { date in
      self.events.add("\(Int(date.timeIntervalSinceReferenceDate))")
      if isSlow {
        isSlow = false
        self.clock.advance(by: 2.5)
      }
    }
    let connection = MainLoop.withDriver(clock) { timer.connect() }
    clock.advance(by: 1)
    clock.advance(by: 1)
    #expect(events.lines == ["1", "4"])
    connection.cancel()
    subscription.cancel()
  }
}
