// SPDX-License-Identifier: Apache-2.0

/// UIKit's names that SwiftUI's files use for a touch that is felt. A desktop has no such motor: they
/// do nothing, and code that calls them goes on.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  public init() {}

  /// Does nothing.
  public func prepare() {}
}

/// A bump, which is not felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it would be.
  public enum FeedbackStyle: Sendable {
    case light, medium, heavy, soft, rigid
  }

  public convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double) {}
}

/// A tick, which is not felt.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// A pattern of bumps, which is not felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What it would tell of.
  public enum FeedbackType: Sendable {
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
