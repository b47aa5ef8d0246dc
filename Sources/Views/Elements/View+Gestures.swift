// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension View {
  private func attached<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority, _ mask: GestureMask,
    _ name: String? = nil, at origin: SourceOrigin
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, priority: priority, mask: mask, name: name, origin: origin)
  }

  /// Adds a gesture that comes after those of the views inside.
  public func gesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .normal, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func gesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .normal, isEnabled ? .all : .subviews, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func gesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .normal, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .high, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .high, isEnabled ? .all : .subviews, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .high, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// Adds a gesture that goes along with those of the views inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(gesture, .simultaneous, mask, at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a gesture that takes no part while it is not enabled; those inside still do.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    attached(
      gesture, .simultaneous, isEnabled ? .all : .subviews,
      at: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same with a name for traces and for what other gestures say of this one.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    attached(
      gesture, .simultaneous, isEnabled ? .all : .subviews, name,
      at: SourceOrigin(fileID: fileID, line: line))
  }
}
