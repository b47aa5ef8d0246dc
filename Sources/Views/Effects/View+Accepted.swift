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
}

extension Color {
  /// A colour of the application's assets. There are none here: gray, and the terminal says so once.
  public init(_ name: String, bundle: Bundle? = nil) {
    Notice.once("No colour \"\(name)\": there are no assets here, and it is gray.")
    self = .gray
  }
}
