// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Testing

struct JoiningTests {
  private let a = PassthroughSubject<Int, Mishap>()
  private let b = PassthroughSubject<Int, Mishap>()
  private let events = Log()

  @Test func `merged values come as they are sent, until both have finished`() {
    let subscription = events.follow(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(events.lines == ["1", "2", "3", "."])
    subscription.cancel()
    #expect(log(Publishers.Merge3(Just(1), Just(2), Just(3))) == ["1", "2", "3", "."])
    #expect(log(Just(1).merge(with: Just(2), Just(3))) == ["1", "2", "3", "."])
    #expect(log(Publishers.MergeMany(Just(1), Just(2))) == ["1", "2", "."])
    #expect(log(Publishers.MergeMany([Just<Int>]())) == ["."])
  }

  @Test func `the first failure ends merged values`() {
    let subscription = events.follow(a.merge(with: b))
    a.send(completion: .failure(Mishap()))
    b.send(3)
    #expect(events.lines == ["!"])
    subscription.cancel()
  }

  @Test func `the newest values are combined once each side has one`() {
    let subscription = events.follow(a.combineLatest(b))
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    b.send(completion: .finished)
    #expect(events.lines == ["(2, 3)", "(4, 3)", "(4, 5)", "."])
    subscription.cancel()
  }

  @Test func `two to four publishers are combined`() {
    #expect(log(Just(1).combineLatest(Just(2), +)) == ["3", "."])
    #expect(log(Just(1).combineLatest(Just(2), Just(3))) == ["(1, 2, 3)", "."])
    #expect(log(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == ["6", "."])
    #expect(log(Just(1).combineLatest(Just(2), Just(3), Just(4))) == ["(1, 2, 3, 4)", "."])
    #expect(
      log(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 })
        == ["10", "."])
  }

  @Test func `pairs keep the order of each side, and end when none can follow`() {
    let subscription = events.follow(a.zip(b))
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    a.send(5)
    a.send(completion: .finished)
    #expect(events.lines == ["(1, 3)", "(2, 4)"])
    b.send(6)
    #expect(events.lines == ["(1, 3)", "(2, 4)", "(5, 6)", "."])
    subscription.cancel()
    #expect(log([1, 2].publisher.zip([3].publisher, +)) == ["4", "."])
  }

  @Test func `flattened values come from all inner publishers`() {
    let subscription = events.follow(a.flatMap { number in self.b.map { number * 10 + $0 } })
    a.send(1)
    b.send(1)
    a.send(2)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(events.lines == ["11", "12", "22", "."])
    subscription.cancel()
  }

  @Test func `a limit lets one inner publisher run after another`() {
    let made = Log()
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let subscription = events.follow(
      [0, 1].publisher.flatMap(maxPublishers: .max(1)) { index in
        made.add("\(index)")
        return inner[index]
      })
    #expect(made.lines == ["0"])
    inner[0].send("a")
    inner[0].send(completion: .finished)
    #expect(made.lines == ["0", "1"])
    inner[1].send("b")
    inner[1].send(completion: .finished)
    #expect(events.lines == ["a", "b", "."])
    subscription.cancel()
  }

  @Test func `publishers that cannot fail are flattened with those that can`() {
    #expect(log(Just(1).flatMap { _ in Fail<Int, Mishap>(error: Mishap()) }) == ["!"])
    #expect(log(Just(1).setFailureType(to: Mishap.self).flatMap { Just($0) }) == ["1", "."])
    #expect(log(Just(1).flatMap { Just($0) }) == ["1", "."])
  }

  @Test func `only the newest publisher is followed`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Mishap>, Never>()
    let subscription = events.follow(outer.switchToLatest())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(completion: .finished)
    #expect(events.lines == ["1", "3", "."])
    subscription.cancel()
    #expect(log([1, 2].publisher.map { Just($0) }.switchToLatest()) == ["1", "2", "."])
  }

  @Test func `a shared publisher is subscribed to once while there are subscribers`() {
    let shared = a.handleEvents(
      receiveSubscription: { _ in self.events.add("begin") },
      receiveCancel: { self.events.add("cancel") }
    ).share()
    let first = events.follow(shared, as: "a")
    let second = events.follow(shared, as: "b")
    a.send(1)
    first.cancel()
    a.send(2)
    second.cancel()
    a.send(3)
    let third = events.follow(shared, as: "c")
    a.send(4)
    a.send(completion: .finished)
    #expect(events.lines == ["begin", "a1", "b1", "b2", "cancel", "begin", "c4", "c."])
    third.cancel()
  }
}
