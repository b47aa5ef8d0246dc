// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Dispatch
import Semantics
import Synchronization

/// Judges every element of a snapshot by every rule. The same snapshot and evidence give the same
/// result.
public struct Audit: Sendable {
  private let rules: [any Rule]
  private let recordsPasses: Bool

  /// With `recordsPasses` the result names the elements that passed; that takes a while for large
  /// applications, and few reports need it.
  public init(rules: [any Rule] = RuleRegistry.standard, recordsPasses: Bool = false) {
    self.rules = rules
    self.recordsPasses = recordsPasses
  }

  /// Judges a snapshot, on all processor cores. Evidence that a rule needs and that is missing
  /// makes the rule "not tested".
  public func run(_ snapshot: ApplicationSnapshot, evidence: Evidence = Evidence()) -> AuditResult {
    let judge = Judge(AuditContext(snapshot: snapshot, evidence: evidence))
    let prepared = Self.inParallel(rules.count) { PreparedRule(rules[$0]) }
    let verdicts = verdicts(of: judge, prepared)
    var results = verdicts.map(\.result)
    for (place, findings) in UnshownPages.findings(
      in: judge.context, of: prepared, naming: judge.naming)
    {
      results[place].cantTell += findings
    }
    var result = AuditResult(
      target: AuditTarget(judge.context.snapshot, locale: evidence.locale),
      setting: evidence.setting.noting(judge.context.toolkit.unknownNote),
      coverage: Coverage(judge.context, results), rules: results,
      errors: verdicts.flatMap(\.errors),
      problems: snapshot.problems.map { ProblemRecord($0, judge.naming) },
      pictures: evidence.pictures)
    result.fruitlessWays = evidence.fruitlessWays
    result.isOfDisclosure = evidence.isOfDisclosure
    return result
  }

  private func verdicts(of judge: Judge, _ prepared: [PreparedRule]) -> [Judgement] {
    let division = WorkDivision(elements: judge.count, rules: rules.count)
    let shares = Self.inParallel(division.count) { index in
      let share = division[index]
      return prepared[share.rules].map {
        judge.judge($0, share.elements, recordsPasses: recordsPasses)
      }
    }
    return prepared.indices.map { rule in
      let (indexes, place) = division.shares(of: rule)
      var verdict = shares[indexes[0]][place]
      for index in indexes.dropFirst() { verdict.append(shares[index][place]) }
      return verdict
    }
  }

  /// The same order as one after the other: rules know nothing of each other.
  private static func inParallel<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = work(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in (0..<count).compactMap { results[$0] } }
  }
}

/// Divides the judging of a large tree among the cores: a few rules judge elements that stand together,
/// so that these stay in a core's cache for one rule after the other, and no two cores count the
/// references of one element at the same time.
struct WorkDivision: Sendable {
  /// Of elements; there is always one, for the rules about the application.
  private let parts: [Range<Int>]
  private let blocks: [Range<Int>]

  private static let elementsInPart = 512
  private static let rulesInBlock = 12

  init(elements: Int, rules: Int) {
    let parts = Self.slices(of: elements, by: Self.elementsInPart)
    self.parts = parts.isEmpty ? [0..<0] : parts
    blocks = Self.slices(of: rules, by: Self.rulesInBlock)
  }

  private static func slices(of count: Int, by length: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
  }

  /// How many shares there are.
  var count: Int { parts.count * blocks.count }

  /// One share. Those that follow each other have different elements and different rules: who takes
  /// the next does not wait for what the rules before it have to find out first.
  subscript(share: Int) -> (rules: Range<Int>, elements: Range<Int>) {
    let part = share % parts.count
    return (blocks[(share / parts.count + part) % blocks.count], parts[part])
  }

  /// The shares that judge by a rule, in the order of their elements, and the rule's place in each.
  func shares(of rule: Int) -> (shares: [Int], place: Int) {
    let block = rule / Self.rulesInBlock
    let shares = parts.indices.map { part in
      let turn = (block - part) % blocks.count
      return (turn < 0 ? turn + blocks.count : turn) * parts.count + part
    }
    return (shares, rule % Self.rulesInBlock)
  }
}
