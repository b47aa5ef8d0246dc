// SPDX-License-Identifier: Apache-2.0

import Gestures

// How a hand moves two fingers: by as much as one key, where that is known.

extension MagnifyDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let current = trial.adjustment.map { $0.current() }
    let step = trial.adjustment?.step ?? 0
    return [1.0, -1].map { sign in
      let factor =
        current.flatMap { $0 + sign * step > 0 && $0 > 0 ? ($0 + sign * step) / $0 : nil }
        ?? (sign > 0 ? 1.25 : 1 / 1.25)
      return PointerTrace(motion: .pair(magnification: factor, degrees: 0), isCanonical: false)
    }
  }
}

extension RotateDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    let step = trial.adjustment?.step ?? 5
    return [step, -step].map {
      PointerTrace(motion: .pair(magnification: 1, degrees: $0), isCanonical: false)
    }
  }
}
