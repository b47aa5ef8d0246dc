// SPDX-License-Identifier: Apache-2.0

import Gestures

// How a hand moves two fingers: by as much as one key, where that is known.

/// How many times the least amount a hand goes, where a gesture begins late.
private let beyondLeast = 1.2

extension MagnifyDescription: TracedGesture {
  /// How far two fingers come together, and apart on a table.
  private static let usual = 0.1...10.0

  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let current = trial.adjustment.map { $0.current() }
    let step = trial.adjustment?.step ?? 0
    let factors = [1.0, -1].map { sign in
      current.flatMap { $0 + sign * step > 0 && $0 > 0 ? ($0 + sign * step) / $0 : nil }
        ?? (sign > 0 ? 1.25 : 1 / 1.25)
    }
    // What begins late is begun by more than that; together fingers come as far as they do.
    let delta = Double(minimumScaleDelta)
    let late = [1 + delta * beyondLeast, 1 - delta * beyondLeast].filter { factor in
      Self.usual.contains(factor) && factors.allSatisfy { abs($0 - 1) <= delta }
    }
    let ends = (trial.adjustment?.range).map { [$0.upperBound, $0.lowerBound] } ?? []
    let far = ends.compactMap { end in current.flatMap { $0 > 0 ? end / $0 : nil } }
      .filter { Self.usual.contains($0) && !factors.contains($0) && $0 != 1 }
    return (late + factors + far).map {
      PointerTrace(motion: .pair(magnification: $0, degrees: 0), isCanonical: false)
    }
  }
}

extension RotateDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let step = trial.adjustment?.step ?? 5
    let least = abs(minimumAngleDelta.degrees)
    // What begins late is begun by more than that.
    let late = least < step ? [] : [least * beyondLeast, least * -beyondLeast]
    return (late + [step, -step, 90, -90]).map {
      PointerTrace(motion: .pair(magnification: 1, degrees: $0), isCanonical: false)
    }
  }
}
