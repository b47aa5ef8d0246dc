// SPDX-License-Identifier: Apache-2.0

/// A gesture as it hangs on one element: its recognizer, its rank among the element's and its
/// relatives' gestures, and whether it takes part.
@MainActor
public final class GestureAttachment {
  /// How the gesture stands to those of the elements inside.
  public enum Priority: Hashable, Sendable {
    /// After the elements inside.
    case normal
    /// Before the elements inside.
    case high
    /// Beside the elements inside.
    case simultaneous
  }

  public var priority: Priority
  public var mask: GestureMask
  public var name: String?

  public init<G: Gesture>(
    _ gesture: G, priority: Priority = .normal, mask: GestureMask = .all, name: String? = nil
  ) {
    self.priority = priority
    self.mask = mask
    self.name = name
  }

  /// Takes the gesture's new values and callbacks over without losing contacts that are down.
  public func update<G: Gesture>(_ gesture: G) {}
}
