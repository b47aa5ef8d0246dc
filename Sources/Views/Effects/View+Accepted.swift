// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A touch that is felt, which a desktop does not have.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs a look.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another one is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something came to a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value went from one step to the next.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something hit something.
  public static let impact = SensoryFeedback(name: "impact")

  /// Something hit something, so hard.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Something of a kind hit something, so hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// A line that was drawn is whole.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// What hits is made of.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// How heavy what hits is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
}

/// How a view would answer a pointer over it.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

extension View {
  /// Accepted for the sake of the source: a desktop has nothing that could be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: a desktop has nothing that could be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: (_ old: T, _ new: T) -> Bool
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: a desktop has nothing that could be felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: a line stands round what can be pressed anyway.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted for the sake of the source: a window has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: a window has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepted for the sake of the source: a desktop has no controls over its windows.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// A material behind the view, in a shape; what is behind is not bent as by glass.
  public func glassEffect<S: Shape>(in shape: S) -> some View {
    background(Material.regular, in: shape)
  }

  /// A material behind the view, in a capsule; what is behind is not bent as by glass.
  public func glassEffect() -> some View { glassEffect(in: Capsule()) }

  /// A material behind the view, in a shape, with the glass's tint over it; what is behind is not bent
  /// as by glass.
  public func glassEffect<S: Shape>(_ glass: Glass, in shape: S) -> some View {
    background(glass.ground.opacity(0.3), in: shape)
      .background(Material.regular.opacity(glass.isThere ? 1 : 0), in: shape)
  }

  /// The same in a capsule.
  public func glassEffect(_ glass: Glass) -> some View { glassEffect(glass, in: Capsule()) }
}

/// Views with glass behind them: each has its own, and none flows into another.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// The spacing changes nothing.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// What kind of glass stands behind a view; see `glassEffect(_:in:)`.
public struct Glass: Hashable, Sendable {
  var isThere = true
  var ground = Color.clear

  /// A material.
  public static let regular = Glass()
  /// The same: there is one material.
  public static let clear = Glass()
  /// Nothing.
  public static let identity = Glass(isThere: false)

  /// With a colour over it.
  public func tint(_ color: Color?) -> Glass { Glass(isThere: isThere, ground: color ?? .clear) }

  /// Accepted for the sake of the source: what is pressed shows that by itself.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension Color {
  /// A colour of the application's assets. There are none here: gray, and the terminal says so once.
  public init(_ name: String, bundle: Bundle? = nil) {
    Notice.once("No colour \"\(name)\": there are no assets here, and it is gray.")
    self = .gray
  }
}
