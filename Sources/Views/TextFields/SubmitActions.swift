// SPDX-License-Identifier: Apache-2.0

/// What is submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field: a text field like any other.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter does in the fields inside, inner first.
private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActionList { SubmitActionList(actions: []) }
}

/// Kept as an object, so that an environment with it can be compared.
private final class SubmitActionList {
  let actions: [() -> Void]

  init(actions: [() -> Void]) {
    self.actions = actions
  }
}

extension EnvironmentValues {
  var submitActions: [() -> Void] { self[SubmitActionsKey.self].actions }
}

extension View {
  /// Runs when Enter is pressed in a field of one line inside; of several, the inner one first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self) { values in
      guard !triggers.isEmpty else { return }
      values[SubmitActionsKey.self] = SubmitActionList(
        actions: [action] + values[SubmitActionsKey.self].actions)
    }
  }

  /// Keeps Enter in the fields inside from what views outside of this one do at it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { values in
      if isBlocking { values[SubmitActionsKey.self] = SubmitActionList(actions: []) }
    }
  }
}
