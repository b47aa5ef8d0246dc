// SPDX-License-Identifier: Apache-2.0

/// A way to find something out that was asked for, and that could be gone nowhere, or not to its end. An
/// audit without what it was asked for is not valid.
public struct FruitlessWay: Hashable, Sendable {
  /// The option that asks for it ("--drive keyboard").
  public let option: String
  /// Completes "nothing came of it: ...".
  public let reason: String
  /// True where something was tried before the application fell silent.
  public let hasBegun: Bool

  init(option: String, reason: String, hasBegun: Bool = false) {
    self.option = option
    self.reason = reason
    self.hasBegun = hasBegun
  }

  /// A sentence without its full stop, for the reasons why an audit is not valid.
  var text: String {
    "\(option) could be tried \(hasBegun ? "in part" : "nowhere"): \(reason)"
  }
}

extension Evidence {
  /// What was asked for and led to nothing, with why.
  var fruitlessWays: [FruitlessWay] {
    let wholly: [FruitlessWay] = [
      ("--drive keyboard", keyboardFailure), ("--drive actions", actionFailure),
      ("--drive pointer", pointerFailure), ("--drive preferences", preferenceFailure),
      ("--pictures", pictureFailure),
    ].compactMap { option, reason in reason.map { FruitlessWay(option: option, reason: $0) } }
    guard let ending = actionTrials?.ending, actionFailure == nil,
      [ActionTrials.silence, ActionTrials.overtime].contains(ending)
    else { return wholly }
    return wholly + [FruitlessWay(option: "--drive actions", reason: ending, hasBegun: true)]
  }

  private var keyboardFailure: String? {
    if keyboardWalks.isEmpty { return keyboardObstacle }
    let obstacles = keyboardWalks.compactMap(\.obstacle)
    let hasPressed = keyboardWalks.contains { !$0.forward.isEmpty || !$0.backward.isEmpty }
    return hasPressed || obstacles.count < keyboardWalks.count ? nil : obstacles.first
  }

  private var actionFailure: String? {
    guard let actionTrials, actionTrials.trials.isEmpty else { return nil }
    // A program that ends as it is asked to has been tried.
    let hasEnded = actionTrials.untried.contains { $0.reason == ActionTrials.endedWithIt }
    return hasEnded ? nil : actionTrials.ending
  }

  /// A window of controls alone leaves nothing to try.
  private var pointerFailure: String? {
    pointerTrials.flatMap { $0.tried.isEmpty ? $0.ending : nil }
  }

  private var preferenceFailure: String? {
    guard let preferenceTrials else { return nil }
    if preferenceTrials.trials.isEmpty { return preferenceTrials.obstacle }
    let gaps = preferenceTrials.trials.compactMap(\.gap)
    return gaps.count < preferenceTrials.trials.count ? nil : gaps.first
  }

  private var pictureFailure: String? { pictures.isEmpty ? pictureObstacle : nil }
}
