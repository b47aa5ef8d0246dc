// SPDX-License-Identifier: Apache-2.0

/// A preview of a view, for a tool that draws it: a type that is a ``PreviewProvider``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Makes a variable in a `#Preview` a property of the view that is previewed, so that `@State` and
/// its like live there.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or
/// ``FocusedValues`` one of its values:
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
/// The standard value is computed whenever nothing has set another. A value of ``FocusedValues`` is
/// optional, and has none.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// Not here.
@available(*, unavailable, message: "write var animatableData, an AnimatablePair of several")
@attached(member)
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "AnimatableMacro")
