// SPDX-License-Identifier: Apache-2.0

/// What each way made of one change.
struct TourRow: Sendable {
  /// A way's end state, or why it came to none.
  typealias End = Result<TourState, TourFailure>

  let step: TourStep
  let ends: [TourWay: End]

  /// Why the row is not the same everywhere, a line each; empty where it is.
  var differences: [String] {
    let states = TourWay.allCases.compactMap { way in
      (try? ends[way]?.get()).map { (way: way, state: $0) }
    }
    var lines = TourWay.allCases.compactMap { way -> String? in
      guard case .failure(let failure) = ends[way] else { return nil }
      return "\(way.title): \(failure.reason)"
    }
    for (way, state) in states where !step.isGoal(state.shown) {
      lines.append("\(way.title): \"\(state.shown)\" is not \"\(step.goal)\"")
    }
    guard let first = states.first else { return lines }
    for (way, state) in states.dropFirst() {
      if let text = first.state.difference(from: state, within: step.tolerance) {
        lines.append("\(first.way.title) and \(way.title): \(text)")
      }
    }
    return lines
  }

  var isSame: Bool { differences.isEmpty }
}

/// Why a way came to no end.
struct TourFailure: Error {
  let reason: String
}
