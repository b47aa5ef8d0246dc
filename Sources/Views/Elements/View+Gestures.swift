// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension View {
  private func attached<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority, _ mask: GestureMask, _ name: String? = nil
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: priority, mask: mask, name: name)
  }

  /// Adds a gesture that comes after those of the views inside.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    attached(gesture, .normal, mask)
  }

  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attached(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// The name tells the gesture in traces.
  public func gesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true
  ) -> some View {
    attached(gesture, .normal, isEnabled ? .all : .subviews, name)
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    attached(gesture, .high, mask)
  }

  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attached(gesture, .high, isEnabled ? .all : .subviews)
  }

  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true
  ) -> some View {
    attached(gesture, .high, isEnabled ? .all : .subviews, name)
  }

  /// Adds a gesture that goes along with those of the views inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    attached(gesture, .simultaneous, mask)
  }

  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    attached(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true
  ) -> some View {
    attached(gesture, .simultaneous, isEnabled ? .all : .subviews, name)
  }
}
