// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Testing

@testable import CombineSubset

struct SubjectTests {
  private let events = Log()

  @Test func `a subscriber sees what is sent while it is subscribed`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let subscription = events.follow(subject)
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(events.lines == ["2"])
  }

  @Test func `a current value is given to each new subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = events.follow(subject, as: "a")
    subject.send(2)
    subject.value = 3
    let second = events.follow(subject, as: "b")
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(events.lines == ["a1", "a2", "a3", "b3", "a.", "b."])
    #expect(subject.value == 3)
    #expect(log(subject) == ["."])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `values beyond the demand are lost, or the newest one waits`() {
    let passing = PassthroughSubject<Int, Never>()
    let asker = Asker<Int, Never>(events, first: .max(1))
    passing.subscribe(asker)
    passing.send(1)
    passing.send(2)
    asker.subscription?.request(.max(2))
    passing.send(3)
    passing.send(completion: .finished)
    #expect(events.lines == ["1", "3", "."])

    let log = Log()
    let current = CurrentValueSubject<Int, Never>(1)
    let other = Asker<Int, Never>(log)
    current.subscribe(other)
    current.send(2)
    current.send(3)
    #expect(log.lines == [])
    other.subscription?.request(.max(1))
    current.send(4)
    current.send(5)
    other.subscription?.request(.max(1))
    #expect(log.lines == ["3", "5"])
    other.subscription?.cancel()
  }

  @Test func `demand passes through operators that leave values out`() {
    let asker = Asker<Int, Never>(events, first: .max(2))
    (1...10).publisher.filter { $0 % 3 == 0 }.map { $0 }.subscribe(asker)
    #expect(events.lines == ["3", "6"])
    asker.subscription?.request(.max(1))
    #expect(events.lines == ["3", "6", "9"])
    asker.subscription?.request(.unlimited)
    #expect(events.lines == ["3", "6", "9", "."])
  }

  @Test func `a subscriber asks for one more with each value`() {
    let asker = Asker<Int, Never>(events, first: .max(1), afterEach: .max(1))
    [1, 2, 3].publisher.subscribe(asker)
    #expect(events.lines == ["1", "2", "3", "."])
  }

  @Test func `a subscriber that sends to its own subject keeps everyone's order`() {
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink { number in
      self.events.add("a\(number)")
      if number < 3 { subject.send(number + 1) }
    }
    let second = events.follow(subject, as: "b")
    subject.send(1)
    #expect(events.lines.filter { $0.hasPrefix("a") } == ["a1", "a2", "a3"])
    #expect(events.lines.filter { $0.hasPrefix("b") } == ["b1", "b2", "b3"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `cancelling inside a value stops the further ones`() {
    var subscription: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    subscription = subject.flatMap { [$0, $0 + 1, $0 + 2].publisher }.sink {
      self.events.add("\($0)")
      if $0 == 2 { subscription?.cancel() }
    }
    subject.send(1)
    subject.send(7)
    #expect(events.lines == ["1", "2"])
  }

  @Test func `freeing or removing a stored subscription cancels it`() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    events.follow(subject, as: "set").store(in: &set)
    events.follow(subject, as: "list").store(in: &list)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    list.removeAll()
    subject.send(3)
    #expect(events.lines == ["set1", "list1", "list2"])
    #expect(subject.broadcast.subscriberCount == 0)
  }

  @Test func `a subject feeds another`() {
    let source = PassthroughSubject<Int, Never>()
    let target = CurrentValueSubject<Int, Never>(0)
    let feed = source.subscribe(target)
    source.send(5)
    #expect(target.value == 5)
    feed.cancel()
    source.send(6)
    #expect(target.value == 5)
  }

  @Test func `values from many threads come one at a time, all of them`() {
    let subject = PassthroughSubject<Int, Never>()
    let events = events
    var inside = 0
    var most = 0
    let subscription = subject.sink { number in
      inside += 1
      most = max(most, inside)
      events.add("\(number)")
      inside -= 1
    }
    let sender = Unchecked(subject)
    DispatchQueue.concurrentPerform(iterations: 400) { sender.value.send($0) }
    #expect(Set(events.lines).count == 400)
    #expect(most == 1)
    subscription.cancel()
  }

  @Test func `those who come and go while others send see a run without gaps`() {
    let last = 2000
    let subject = Unchecked(CurrentValueSubject<Int, Never>(0))
    let gaps = Log()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      if index == 0 {
        for number in 1...last { subject.value.send(number) }
        return
      }
      while subject.value.value < last {
        let log = Log()
        let subscription = log.follow(subject.value.map { $0 })
        if index == 1 { _ = subject.value.broadcast.subscriberCount }
        subscription.cancel()
        let run = log.lines.compactMap { Int($0) }
        if !zip(run, run.dropFirst()).allSatisfy({ $1 == $0 + 1 }) { gaps.add("\(run)") }
      }
    }
    #expect(gaps.lines == [])
    #expect(subject.value.broadcast.subscriberCount == 0)
  }

  /// As where another thread finishes a subject that is just being subscribed to.
  @Test func `nothing comes before the subscription`() {
    let outlet = Outlet<Int, Never>(
      Inlet<Int, Never>(
        onSubscription: { _ in events.add("subscription") },
        onValue: { _ in .none }, onCompletion: { _ in events.add("completion") }))
    outlet.finish(.finished)
    #expect(events.lines == [])
    outlet.open()
    #expect(events.lines == ["subscription", "completion"])
  }

  @Test func `notifications are seen while subscribed`() {
    let name = Notification.Name("changed")
    let center = NotificationCenter()
    let subscription = events.follow(center.publisher(for: name).map(\.name.rawValue))
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(events.lines == ["changed"])
  }

  @Test func `a loop takes all values`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var numbers: [Int] = []
    for await number in subject.values {
      numbers.append(number)
      if number < 3 { subject.send(number + 1) } else { subject.send(completion: .finished) }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `leaving a loop ends its subscription`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    for await _ in subject.values {
      #expect(subject.broadcast.subscriberCount == 1)
      break
    }
    #expect(subject.broadcast.subscriberCount == 0)
  }
}
