// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CombineSubset

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name: String?
  var plain = 0
}

private final class NamedCounter: Counter {
  @Published var step = 1
}

private final class Bare: ObservableObject {
  var plain = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

@MainActor
private final class Model: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query.dropFirst().removeDuplicates().sink { [weak self] query in
      self?.results = [query]
    }.store(in: &subscriptions)
  }
}

struct ObservableObjectTests {
  private let events = Log()

  @Test func `an object tells before each change, and its property after`() {
    let counter = Counter()
    let changes = counter.objectWillChange.sink { self.events.add("will \(counter.count)") }
    let values = counter.$count.sink { self.events.add("\($0), holds \(counter.count)") }
    counter.count = 1
    counter.count += 1
    #expect(
      events.lines == [
        "0, holds 0", "will 0", "1, holds 0", "will 1", "2, holds 1",
      ])
    #expect(counter.count == 2)
    withExtendedLifetime((changes, values)) {}
  }

  @Test func `a property tells of an equal value too, and a plain one of nothing`() {
    let counter = Counter()
    let changes = counter.objectWillChange.sink { self.events.add("will") }
    counter.count = 0
    counter.name = nil
    counter.plain = 5
    #expect(events.lines == ["will", "will"])
    changes.cancel()
  }

  @Test func `properties of a subclass and of its superclass tell through one publisher`() {
    let counter = NamedCounter()
    let changes = counter.objectWillChange.sink { self.events.add("will") }
    counter.step = 2
    counter.count = 2
    #expect(events.lines == ["will", "will"])
    #expect(counter.objectWillChange === (counter as Counter).objectWillChange)
    changes.cancel()
  }

  @Test func `an object without published properties tells by hand`() {
    let bare = Bare()
    let changes = bare.objectWillChange.sink { self.events.add("will \(bare.plain)") }
    bare.plain = 1
    #expect(events.lines == ["will 0"])
    changes.cancel()
  }

  @Test func `an object may declare its own publisher`() {
    let own = Own()
    let changes = events.follow(own.objectWillChange)
    own.objectWillChange.send("now")
    #expect(events.lines == ["now"])
    changes.cancel()
  }

  @Test func `a property of a class that is no observable object has values too`() {
    final class Plain { @Published var number = 1 }
    let plain = Plain()
    let values = events.follow(plain.$number)
    plain.number = 2
    #expect(events.lines == ["1", "2"])
    values.cancel()
  }

  @Test func `a publisher is assigned to a property until its object is freed`() {
    let subject = CurrentValueSubject<Int, Never>(3)
    var counter: Counter? = Counter()
    let changes = counter?.objectWillChange.sink { [weak counter] in
      self.events.add("will \(counter?.count ?? -1)")
    }
    if let counter { subject.assign(to: &counter.$count) }
    #expect(counter?.count == 3)
    subject.send(4)
    #expect(counter?.count == 4)
    #expect(events.lines == ["will 0", "will 3"])
    #expect(subject.broadcast.subscriberCount == 1)
    counter = nil
    #expect(subject.broadcast.subscriberCount == 0)
    withExtendedLifetime(changes) {}
  }

  @Test @MainActor func `a model of the main actor follows itself`() {
    let model = Model()
    model.query = "a"
    model.query = "a"
    #expect(model.results == ["a"])
  }

  @Test func `a freed object leaves nothing behind`() {
    weak var object: Counter?
    weak var publisher: ObservableObjectPublisher?
    do {
      let counter = Counter()
      let changes = counter.objectWillChange.sink {}
      counter.count = 1
      object = counter
      publisher = counter.objectWillChange
      #expect(publisher === counter.objectWillChange)
      changes.cancel()
    }
    #expect(object == nil)
    #expect(publisher == nil)
  }

  @Test func `publishers of many freed objects do not pile up`() {
    let publishers = ChangePublishers()
    for _ in 0..<1000 { _ = publishers.publisher(of: Bare()) }
    #expect(publishers.count <= 64)
  }
}
