// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The one that there is.
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A view with a modifier, as a type that can be named.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// What shows it.
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View { content.modifier(modifier) }
}

extension ViewModifier {
  /// This modifier, and the other one round it.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifierPair<Self, T> {
    ModifierPair(first: self, second: modifier)
  }
}

/// Two modifiers, one after the other.
public struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  /// The view as the second shows what the first shows.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

/// How much room a scene leaves at its edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// As windows do.
  public static let minimum = ScenePadding(name: "minimum")
  /// At the edge of a bar of navigation.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// The room that windows leave at their edges.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, Distance.large)
  }

  /// The same, whatever it is for.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// Writes on the terminal that the body runs. What changed is not known by name: a body runs when
  /// something that it read, or a value of the view, is another.
  public static func _printChanges() {
    FileHandle.standardOutput.write(Data("\(Self.self): body runs.\n".utf8))
  }

  /// The same in what the program logs, which is the terminal's.
  public static func _logChanges() { _printChanges() }
}

/// A view with what runs when a publisher gives a value.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  private let content: Content
  private let publisher: PublisherType
  private let action: (PublisherType.Output) -> Void

  public init(
    content: Content, publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}

struct AffineModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  let transform: AffineTransform

  func effect(in size: CGSize) -> AffineTransform? { transform }
}

extension View {
  /// Draws the view as the transform has it, from its top left corner; its room stays the same.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    ModifiedView(
      content: self,
      modifier: AffineModifier(
        transform: AffineTransform(
          m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
          tX: transform.tx, tY: transform.ty)))
  }

  /// The same as `tag(_:)`: a tag may be optional where a selection is not.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

extension Color {
  /// A colour between this and another one, each part of sRGB for itself.
  ///
  /// - Parameters:
  ///   - fraction: 0 for this one, 1 for the other.
  ///   - colorSpace: Accepted for the sake of the source.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = min(max(fraction, 0), 1)
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), opacity: between(alpha, other.alpha))
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of what is chosen.
  public static var selection: Color { Color.accentColor.opacity(0.25) }
  /// The colour of what stands in an empty field.
  public static var placeholder: Color { Color.secondary }
  /// The colour of links.
  public static var link: Color { Color.accentColor }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label, in the colour of controls.
  public static var borderedButton: ButtonMenuStyle { ButtonMenuStyle() }
}
