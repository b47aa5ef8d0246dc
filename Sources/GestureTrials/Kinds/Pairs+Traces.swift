// SPDX-License-Identifier: Apache-2.0

import Gestures

// How a hand moves two fingers: by as much as one key, where that is known.

extension MagnifyDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let current = trial.adjustment.map { $0.current() }
    let step = trial.adjustment?.step ?? 0
    let factors = [1.0, -1].map { sign in
      current.flatMap { $0 + sign * step > 0 && $0 > 0 ? ($0 + sign * step) / $0 : nil }
        ?? (sign > 0 ? 1.25 : 1 / 1.25)
    }
    // Two fingers cannot come nearer than this, nor farther apart on a table.
    let ends = (trial.adjustment?.range).map { [$0.upperBound, $0.lowerBound] } ?? []
    let far = ends.compactMap { end in current.flatMap { $0 > 0 ? end / $0 : nil } }
      .filter { (0.1...10).contains($0) && !factors.contains($0) && $0 != 1 }
    return (factors + far).map {
      PointerTrace(motion: .pair(magnification: $0, degrees: 0), isCanonical: false)
    }
  }
}

extension RotateDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let step = trial.adjustment?.step ?? 5
    return [step, -step, 90, -90].map {
      PointerTrace(motion: .pair(magnification: 1, degrees: $0), isCanonical: false)
    }
  }
}
