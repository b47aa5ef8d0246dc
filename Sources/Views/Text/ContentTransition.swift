// SPDX-License-Identifier: Apache-2.0

/// How the content of a text changes while it is animated.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable { case identity, interpolate, opacity, numericText }
  let kind: Kind
  /// What the text stands for, where somebody says it.
  private(set) var number: Double?
  /// Whether numbers become smaller, where none says itself.
  private(set) var countsDown = false

  private init(kind: Kind) { self.kind = kind }

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// Colours and sizes on their way, and letters by fading.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Characters that stay move to their new places; of others the new ones roll in as the old ones
  /// roll out. A text of several lines fades.
  ///
  /// - Parameter countsDown: Whether they roll downwards, as for numbers that become smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = ContentTransition(kind: .numericText)
    transition.countsDown = countsDown
    return transition
  }

  /// The same; the characters roll downwards where the number becomes smaller.
  ///
  /// - Parameter value: What the text stands for.
  public static func numericText(value: Double) -> ContentTransition {
    var transition = ContentTransition(kind: .numericText)
    transition.number = value
    return transition
  }

  /// Whether the number is smaller than that of another one.
  func fell(from old: ContentTransition) -> Bool {
    guard let number, let old = old.number else { return false }
    return number < old
  }
}

extension EnvironmentValues {
  /// How texts change while they are animated.
  public var contentTransition: ContentTransition {
    get { known.contentTransition }
    set { known.contentTransition = newValue }
  }
}

extension View {
  /// How texts inside change: by rolling, by fading, or at once.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
