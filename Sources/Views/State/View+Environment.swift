// SPDX-License-Identifier: Apache-2.0

import Observation

extension View {
  /// Sets an environment value for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives a model to the views inside, which read it by its type: `@Environment(Model.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Changes an environment value for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// The font of the texts inside that name none; nil for ``Font/body``.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The colour of texts and shapes inside that name none; nil for the standard one.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// The same for any style: a colour, a gradient, a material.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let value = style._value
    return EnvironmentView(content: self) { $0.setForeground(value) }
  }

  /// The style of texts and shapes inside, and what `.secondary` is there.
  public func foregroundStyle<S: ShapeStyle, Second: ShapeStyle>(
    _ primary: S, _ secondary: Second
  ) -> some View {
    let (value, levels) = (primary._value, [secondary._value])
    return EnvironmentView(content: self) { $0.setForeground(value, levels) }
  }

  /// The style of texts and shapes inside, and what `.secondary` and `.tertiary` are there.
  public func foregroundStyle<S: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: S, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    let (value, levels) = (primary._value, [secondary._value, tertiary._value])
    return EnvironmentView(content: self) { $0.setForeground(value, levels) }
  }

  /// The colour that controls inside take; nil for ``Color/accentColor``.
  public func tint(_ tint: Color?) -> some View {
    EnvironmentView(content: self) {
      $0.known.tint = tint
      if $0.tintGradient != nil { $0.tintGradient = nil }
    }
  }

  /// The same by any style, of which a colour is taken: the first one of a gradient. Gauges and the
  /// lines of progress are filled with all of it.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    let value = tint._value
    return EnvironmentView(content: self) {
      $0.known.tint = value.tint(in: $0)
      $0.tintGradient = value.gradient
    }
  }

  /// The same under its older name.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Where the lines of the texts inside stand that are shorter than the widest.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// How many lines the texts inside have at most, the last one ending in an ellipsis; nil for no
  /// limit.
  public func lineLimit(_ limit: Int?) -> some View { limitedLines(1, limit) }

  /// How many lines the texts inside have at most, and whether they take the room of so many also where
  /// they have fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitedLines(reservesSpace ? limit : 1, limit)
  }

  /// How many lines the texts inside take room for at least, and have at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitedLines(limit.lowerBound, limit.upperBound)
  }

  /// How many lines the texts inside take room for at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    limitedLines(limit.lowerBound, nil)
  }

  /// How many lines the texts inside have at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    limitedLines(1, limit.upperBound)
  }

  private func limitedLines(_ least: Int, _ most: Int?) -> some View {
    EnvironmentView(content: self) {
      $0.lineLimit = most
      $0.known.paragraph.leastLines = max(1, least)
    }
  }

  /// Takes the controls and gestures inside out of use; nothing inside can turn them on again.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}

extension EnvironmentValues {
  /// The style of texts and shapes that name none, and the levels below it.
  mutating func setForeground(_ value: StyleValue, _ levels: [StyleValue] = []) {
    let resolved = value.resolved(in: self)
    let shadows = value.shadows(in: self)
    let below = levels.map { $0.resolved(in: self) }
    // The first level is the style that there is: its own levels stay.
    if case .level(0) = value.kind, levels.isEmpty { return }
    foregroundColor = resolved.color
    known.foregroundLevels = below
    known.foregroundShadows = shadows
    known.foregroundGradient = resolved.gradient
  }
}

/// Changes the environment of the views inside.
struct EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { EnvironmentNode(self, context) }
}

extension EnvironmentView {
  typealias Body = Never
}

final class EnvironmentNode<Content: View>: TransparentNode<EnvironmentView<Content>, Content> {
  private var change: (inout EnvironmentValues) -> Void

  init(_ view: EnvironmentView<Content>, _ context: NodeContext) {
    change = view.change
    let inner = NodeContext(graph: context.graph, scope: Self.scope(context.scope, view.change))
    super.init(view, content: view.content._makeNode(inner), context)
  }

  override func update(_ view: EnvironmentView<Content>) {
    change = view.change
    pass(Self.scope(scope, change))
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    pass(Self.scope(scope, change))
  }

  private static func scope(
    _ outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentScope {
    var values = outer.values
    change(&values)
    return EnvironmentScope(values)
  }

  private func pass(_ inner: EnvironmentScope) {
    if content.scope.values.isSame(as: inner.values) { return }
    content.environmentChanged(inner)
    content.invalidateElements()
  }
}
