// SPDX-License-Identifier: Apache-2.0

import Semantics

extension AuditResult {
  /// One result of several looks at the same application, as steps lead from one to the next. A
  /// finding stands at the first stop that has it. nil where there is no stop.
  public init?(stops: [(name: String?, result: AuditResult)]) {
    let stops = Self.withoutPagesSeen(stops)
    guard let first = stops.first?.result else { return nil }
    guard stops.count > 1 || stops.first?.name != nil else {
      self = first
      return
    }
    var rules: [RuleResult] = []
    // At a later stop there may be rules that are not run again.
    let indexes = stops.map { stop in
      Dictionary(stop.result.rules.map { ($0.rule.id, $0) }) { one, _ in one }
    }
    for rule in first.rules {
      var seen: [String: [Finding]] = [:]
      var merged = rule
      merged.clear()
      for (number, stop) in stops.enumerated() {
        guard let result = indexes[number][rule.rule.id] else { continue }
        merged.add(result, from: stop.name ?? "", number: number, seen: &seen)
      }
      rules.append(merged)
    }
    var setting = first.setting
    for stop in stops.dropFirst() {
      setting.notes += stop.result.setting.notes.filter { !setting.notes.contains($0) }
    }
    let names = stops.map { $0.name ?? "" }.joined(separator: ", ")
    setting.notes.append(
      "judged at \(stops.count) stops (\(names)): counts are sums, and a finding stands at the first"
        + " stop that has it")
    self.init(
      target: AuditTarget(stops.map(\.result.target)), setting: setting,
      coverage: Coverage(stops.map(\.result.coverage), rules), rules: rules,
      errors: Self.unique(stops.flatMap(\.result.errors)),
      problems: Self.unique(stops.flatMap(\.result.problems)),
      pictures: stops.enumerated().flatMap { number, stop in
        stop.result.pictures.map { picture in
          var moved = picture
          moved.window = Self.moved(picture.window, to: number)
          return moved
        }
      }, comparison: first.comparison)
    // What could be tried at one stop has been tried.
    fruitlessWays = first.fruitlessWays.filter { way in
      stops.allSatisfy { stop in
        stop.result.isOfDisclosure
          || stop.result.fruitlessWays.contains { $0.option == way.option }
      }
    }
  }

  /// What one look says of a page that is not shown is left out where another one has seen the page.
  private static func withoutPagesSeen(
    _ stops: [(name: String?, result: AuditResult)]
  ) -> [(name: String?, result: AuditResult)] {
    guard stops.count > 1 else { return stops }
    let seen = Set(
      stops.flatMap { $0.result.rules.flatMap { $0.failed + $0.cantTell } }
        .filter { !$0.isOnUnshownPage }.map(\.fingerprint))
    return stops.map { stop in
      var stop = stop
      for index in stop.result.rules.indices {
        stop.result.rules[index].cantTell.removeAll {
          $0.isOnUnshownPage && seen.contains($0.fingerprint)
        }
      }
      return stop
    }
  }

  /// Each look numbers its elements from 1; kept apart they sort by stop.
  fileprivate static func moved(_ id: ElementID, to stop: Int) -> ElementID {
    ElementID(id.rawValue &+ UInt64(stop) &<< 40)
  }

  private static func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
    var seen: Set<Item> = []
    return items.filter { seen.insert($0).inserted }
  }
}

extension AuditTarget {
  /// The application, with the windows of all looks at it.
  init(_ targets: [AuditTarget]) {
    let first = targets[0]
    var windows: [String] = []
    for name in targets.flatMap(\.windows) where !windows.contains(name) { windows.append(name) }
    application = first.application
    pid = first.pid
    toolkitName = first.toolkitName
    toolkitVersion = first.toolkitVersion
    self.windows = windows
    locale = first.locale
    framesAreTrusted = targets.allSatisfy(\.framesAreTrusted)
  }
}

extension Coverage {
  init(_ parts: [Coverage], _ results: [RuleResult]) {
    nodesSeen = parts.reduce(0) { $0 + $1.nodesSeen }
    nodesTested = parts.reduce(0) { $0 + $1.nodesTested }
    webContent = parts.reduce(0) { $0 + $1.webContent }
    var skipped: [Skipped] = []
    for part in parts.flatMap(\.nodesSkipped) {
      if let place = skipped.firstIndex(where: { $0.reason == part.reason }) {
        skipped[place] = Skipped(reason: part.reason, count: skipped[place].count + part.count)
      } else {
        skipped.append(part)
      }
    }
    nodesSkipped = skipped
    rulesRun = parts.first?.rulesRun ?? []
    rulesInapplicable = results.filter(\.isInapplicable).map(\.rule.id)
  }
}

extension RuleResult {
  /// Without what it found.
  mutating func clear() {
    failed = []
    cantTell = []
    passed = []
    passedElements = []
    untested = []
    judgeable = 0
  }

  mutating func add(
    _ other: RuleResult, from stop: String, number: Int, seen: inout [String: [Finding]]
  ) {
    func moved(_ id: ElementID) -> ElementID { AuditResult.moved(id, to: number) }
    func placed(_ findings: [Finding]) -> [Finding] {
      findings.compactMap { finding in
        let known = seen[finding.fingerprint] ?? []
        guard !known.contains(where: finding.mayBe) else { return nil }
        seen[finding.fingerprint] = known + [finding]
        var placed = finding
        placed.stop = stop
        placed.element = moved(finding.element)
        placed.window = moved(finding.window)
        return placed
      }
    }
    let before = failed.count + cantTell.count
    failed += placed(other.failed)
    cantTell += placed(other.cantTell)
    let known = other.failed.count + other.cantTell.count - (failed.count + cantTell.count - before)
    passed += other.passed.map(moved)
    passedElements += other.passedElements.map { $0.moved(moved) }
    for gap in other.untested where gap.element != nil || !untested.contains(gap) {
      untested.append(Untested(element: gap.element.map(moved), reason: gap.reason))
    }
    judgeable += other.judgeable - known
  }
}

extension Finding {
  /// Whether it is what another look has found: of two elements that are called the same, as two without a
  /// name on two pages, neither the object nor the place nor what stands beside it is the same.
  fileprivate func mayBe(_ other: Finding) -> Bool {
    objectPath == other.objectPath || bounds == other.bounds
      || (surroundings.before, surroundings.after)
        == (other.surroundings.before, other.surroundings.after)
  }
}
