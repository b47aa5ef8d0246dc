// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A trial in a process of its own that came to no end of its own.
struct TrialFailure {
  enum Kind: Equatable {
    case crashed(signal: Int32)
    case exited(code: Int32)
    case hung
    /// There was no process for it.
    case refused(errno: Int32)
    /// What it wrote was cut or overwritten.
    case unreadable
    /// So many hung that no more were made.
    case givenUp
    /// The time for all trials had run out, so that it was not made.
    case timeIsOver
  }

  let kind: Kind
  /// What was done with the window, the last of it maybe not to its end.
  let steps: [String]

  /// No more trials are made of an element.
  static let givenUp = TrialFailure(kind: .givenUp, steps: [])
  static let timeIsOver = TrialFailure(kind: .timeIsOver, steps: [])

  /// Whether it is said of all that was not tried.
  private var isOfRest: Bool { kind == .givenUp || kind == .timeIsOver }

  /// "tap, then Right: the program crashed (Segmentation fault)"
  var text: String {
    steps.isEmpty ? kind.text : steps.joined(separator: ", then ") + ": " + kind.text
  }

  /// Failures that are named of one element.
  private static let mostNamed = 5

  /// For a report: of what ends with the same step in the same way, the shortest.
  static func texts(of failures: [TrialFailure]) -> [String] {
    var shortest: [TrialFailure] = []
    func length(_ failure: TrialFailure) -> Int {
      failure.isOfRest ? .max : failure.steps.count
    }
    for failure in failures.sorted(by: { length($0) < length($1) })
    where !shortest.contains(where: {
      $0.kind == failure.kind && $0.steps.last == failure.steps.last
    }) {
      shortest.append(failure)
    }
    let named = shortest.prefix(mostNamed).map(\.text)
    return shortest.count > mostNamed
      ? named + ["and \(shortest.count - mostNamed) more that ended the program"] : named
  }
}

extension TrialFailure.Kind {
  /// "the program crashed (Segmentation fault)"
  var text: String {
    switch self {
    case .crashed(let signal):
      "the program crashed (\(String(cString: strsignal(signal))))"
    case .exited(let code): "the program ended itself, with code \(code)"
    case .hung: "the program did not come back"
    case .unreadable: "the program overwrote what was found"
    case .refused(let errno): "no process for a trial: " + String(cString: strerror(errno))
    case .timeIsOver: "ran out of time"
    case .givenUp: "the program hung several times, and the rest was left untried"
    }
  }
}
