// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation
import Testing

/// Models and views as they are commonly written; that they compile is half of the test.
@MainActor
private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var isOn = false { didSet { changes += 1 } }
  @Published var limit: Int
  @Published private(set) var results: [String] = []
  @Published private(set) var isReady = false
  private(set) var changes = 0
  let finished = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(limit: Int) {
    _limit = Published(initialValue: limit)
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { query in (1...3).map { "\(query)\($0)" } }
      .assign(to: &$results)
    Publishers.CombineLatest3($query, $isOn, $limit)
      .map { query, isOn, limit in isOn && query.count <= limit }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.isReady = $0 }
      .store(in: &cancellables)
    Publishers.Merge3(finished, finished.first(), Empty<Void, Never>())
      .sink { [weak self] in self?.results.append("end") }
      .store(in: &cancellables)
  }
}

private struct Ticker {
  let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

private enum Service {
  static func fetch(_ id: Int) -> AnyPublisher<String, any Error> {
    Future { promise in promise(id > 0 ? .success("item \(id)") : .failure(Mishap())) }
      .eraseToAnyPublisher()
  }
}

@MainActor
struct IdiomTests {
  private let clock = VirtualClock()

  @Test func `a search waits for a pause in typing`() {
    let model = MainLoop.withDriver(clock) { SearchModel(limit: 4) }
    var changes = 0
    let watch = model.objectWillChange.sink { changes += 1 }
    model.query = "a"
    clock.advance(by: 0.2)
    model.query = "ab"
    clock.advance(by: 0.2)
    #expect(model.results == [])
    clock.advance(by: 0.2)
    #expect(model.results == ["ab1", "ab2", "ab3"])
    model.isOn = true
    clock.advance()
    #expect(model.isReady)
    #expect(model.changes == 1)
    model.finished.send()
    #expect(model.results.suffix(2) == ["end", "end"])
    #expect(changes > 5)
    watch.cancel()
  }

  @Test func `a freed model stops its own pipelines`() {
    weak var freed: SearchModel?
    do {
      let model = MainLoop.withDriver(clock) { SearchModel(limit: 4) }
      model.query = "a"
      freed = model
    }
    #expect(freed == nil)
    clock.advance(by: 1)
    #expect(clock.waitingCount == 0)
  }

  @Test func `a view's timer can be stopped for good`() {
    let ticker = Ticker()
    var count = 0
    let watch = MainLoop.withDriver(clock) { ticker.timer.sink { _ in count += 1 } }
    clock.advance(by: 2)
    ticker.timer.upstream.connect().cancel()
    clock.advance(by: 2)
    #expect(count == 2)
    watch.cancel()
  }

  @Test func `requests follow each other`() {
    let found = [1, 2, 0, 3].publisher.setFailureType(to: (any Error).self)
      .flatMap(Service.fetch)
      .map(\.count)
      .replaceError(with: -1)
    #expect(log(found) == ["6", "6", "-1", "."])
    let kept = [1, 0, 3].publisher
      .flatMap { Service.fetch($0).catch { _ in Just("none") } }
    #expect(log(kept) == ["item 1", "none", "item 3", "."])
    let newest = [1, 2].publisher.map { Service.fetch($0).replaceError(with: "") }.switchToLatest()
    #expect(log(newest) == ["item 1", "item 2", "."])
  }
}
