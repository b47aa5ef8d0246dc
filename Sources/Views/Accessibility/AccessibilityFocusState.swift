// SPDX-License-Identifier: Apache-2.0

/// Which view an assistive technology is at, as a value that reads and moves it.
///
/// AT-SPI has one focus for the keyboard and for screen readers, so this is the same as
/// ``FocusState``. A view that is bound must be one at which Tab stops.
@propertyWrapper
@MainActor @preconcurrency
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// An accessibility focus state that is handed on.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// As in the state that was handed on; writing moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, so that `$binding` hands it on once more.
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// False while no bound view has the focus.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Nil while no bound view has the focus.
  public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  /// Which bound view has the focus now; writing moves it at the next update.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `accessibilityFocused` takes (`$state`).
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// The condition is true while the view has the focus; setting it brings the focus here.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.binding)
  }

  /// The binding has this value while the view has the focus; setting it to the value brings the
  /// focus here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.binding, equals: value)
  }

  /// The view inside that the value stands for has the focus when the window first has it.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding.binding, value)
  }
}
