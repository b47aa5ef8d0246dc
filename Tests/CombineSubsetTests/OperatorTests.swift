// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Testing

struct OperatorTests {
  private let failing = [1, 2].publisher.setFailureType(to: Mishap.self)
    .append(Fail(error: Mishap()))

  @Test func `one value, none and a failure`() {
    #expect(log(Just(1)) == ["1", "."])
    #expect(log(Empty<Int, Never>()) == ["."])
    #expect(log(Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(log(Fail<Int, Mishap>(error: Mishap())) == ["!"])
    #expect(log(failing) == ["1", "2", "!"])
  }

  @Test func `values are mapped by a closure and by key paths`() {
    #expect(log([1, 2].publisher.map { $0 * 10 }) == ["10", "20", "."])
    #expect(log(["a", "bc"].publisher.map(\.count)) == ["1", "2", "."])
    #expect(log(["bc"].publisher.map(\.count, \.isEmpty)) == ["(2, false)", "."])
    #expect(log(["1", "x", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "."])
    #expect(log([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "."])
  }

  @Test func `a transform that throws ends the values`() {
    let thrown = [1, 2, 3].publisher.tryMap { number in
      if number == 2 { throw Mishap() }
      return number
    }
    #expect(log(thrown) == ["1", "!"])
    #expect(log(thrown.replaceError(with: 9)) == ["1", "9", "."])
    #expect(log(thrown.mapError { _ in Mishap() }) == ["1", "!"])
  }

  @Test func `values are chosen`() {
    let numbers = [1, 1, 2, 3, 3, 1].publisher
    #expect(log(numbers.filter { $0 > 1 }) == ["2", "3", "3", "."])
    #expect(log(numbers.removeDuplicates()) == ["1", "2", "3", "1", "."])
    #expect(log(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == ["1", "2", "3", "."])
    #expect(log(numbers.dropFirst()) == ["1", "2", "3", "3", "1", "."])
    #expect(log(numbers.dropFirst(9)) == ["."])
    #expect(log(numbers.prefix(2)) == ["1", "1", "."])
    #expect(log(numbers.prefix(0)) == ["."])
    #expect(log(numbers.first()) == ["1", "."])
    #expect(log(numbers.first { $0 > 1 }) == ["2", "."])
  }

  @Test func `values are gathered`() {
    #expect(log([1, 2, 3].publisher.scan(0, +)) == ["1", "3", "6", "."])
    #expect(log([1, 2, 3].publisher.reduce(0, +)) == ["6", "."])
    #expect(log([1, 2, 3].publisher.collect()) == ["[1, 2, 3]", "."])
    #expect(log(Empty<Int, Never>().collect()) == ["[]", "."])
    #expect(log(failing.collect()) == ["!"])
  }

  @Test func `a failure is replaced by a value or a publisher`() {
    #expect(log(failing.replaceError(with: 0)) == ["1", "2", "0", "."])
    #expect(log(failing.catch { _ in Just(7) }) == ["1", "2", "7", "."])
    #expect(log(failing.catch { _ in Fail(error: Mishap()) }) == ["1", "2", "!"])
  }

  @Test func `values are put before and after`() {
    #expect(log(Just(2).prepend(0, 1).append(3, 4)) == ["0", "1", "2", "3", "4", "."])
    #expect(log(Just(2).prepend(Just(1)).append([3])) == ["1", "2", "3", "."])
  }

  @Test func `an endless sequence is walked through on demand`() {
    #expect(log((1...).publisher.filter { $0 % 2 == 0 }.prefix(2)) == ["2", "4", "."])
    #expect(log((1...).publisher.prepend(0).prefix(3)) == ["0", "1", "2", "."])
  }

  @Test func `what happens is seen in its order`() {
    let events = Log()
    let subject = PassthroughSubject<Int, Never>()
    let watched = subject.handleEvents(
      receiveSubscription: { _ in events.add("subscription") },
      receiveOutput: { events.add("output \($0)") },
      receiveCompletion: { _ in events.add("completion") },
      receiveCancel: { events.add("cancel") },
      receiveRequest: { events.add("request \($0)") })
    let first = events.follow(watched)
    subject.send(1)
    first.cancel()
    let second = events.follow(watched)
    subject.send(completion: .finished)
    #expect(
      events.lines == [
        "subscription", "request unlimited", "output 1", "1", "cancel", "subscription",
        "request unlimited", "completion", ".",
      ])
    second.cancel()
  }

  @Test func `a property follows a publisher`() {
    final class Label { var text = "" }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    let subscription = subject.assign(to: \.text, on: label)
    subject.send("a")
    #expect(label.text == "a")
    subscription.cancel()
    subject.send("b")
    #expect(label.text == "a")
  }

  @Test func `a publisher is made anew for each subscriber`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(log(deferred) + log(deferred) == ["1", ".", "2", "."])
  }

  @Test func `a future keeps its first result`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let events = Log()
    let early = events.follow(future, as: "early ")
    #expect(events.lines == [])
    promise?(.success(1))
    promise?(.success(2))
    let late = events.follow(future, as: "late ")
    #expect(events.lines == ["early 1", "early .", "late 1", "late ."])
    withExtendedLifetime((early, late)) {}
  }
}
