// SPDX-License-Identifier: Apache-2.0

/// Ends what a view is presented in, or goes back from a view that a link led to; nothing happens
/// elsewhere. Read it by `@Environment(\.dismiss)` and call it.
public struct DismissAction {
  let target: DismissTarget?

  /// Ends it.
  @MainActor
  public func callAsFunction() { target?.action() }
}

/// What a presented view ends; one object for as long as it is shown.
@MainActor
final class DismissTarget {
  var action: () -> Void = {}
  /// Whether something with the role of cancelling is among the buttons.
  var hasCancel = false

  nonisolated init() {}
}

/// SwiftUI's older way to end what a view is presented in.
public struct PresentationMode {
  let target: DismissTarget?

  /// Whether the view is presented by another.
  public var isPresented: Bool { target != nil }

  /// Ends it.
  @MainActor
  public mutating func dismiss() { target?.action() }
}

private struct DismissTargetKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

private struct AnswersKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

extension EnvironmentValues {
  var dismissTarget: DismissTarget? {
    get { self[DismissTargetKey.self] }
    set { self[DismissTargetKey.self] = newValue }
  }

  /// What the buttons inside end when they have been pressed: a question that they answer.
  var answered: DismissTarget? {
    get { self[AnswersKey.self] }
    set { self[AnswersKey.self] = newValue }
  }

  /// Ends what the view is presented in.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view is presented by another.
  public var isPresented: Bool { dismissTarget != nil }

  /// The same as `dismiss`, in SwiftUI's older words.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let target = dismissTarget
    return Binding(get: { PresentationMode(target: target) }, set: { _ in })
  }
}

/// A window's views, which `dismiss` closes.
private struct DismissibleWindow<Content: View>: View {
  let content: Content
  let close: () -> Void
  @State private var target = DismissTarget()

  var body: some View {
    target.action = close
    return content.environment(\.dismissTarget, target)
  }
}

extension View {
  /// Has `dismiss` close the window that the views stand in.
  package func windowClosed(by close: @escaping () -> Void) -> some View {
    DismissibleWindow(content: self, close: close)
  }
}

/// Whether Escape leaves what is presented.
struct DismissDisabledKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps Escape, and a press beside a popover, from ending what the view is presented in; `dismiss`
  /// still does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
