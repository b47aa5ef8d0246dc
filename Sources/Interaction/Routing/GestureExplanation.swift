// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Somebody who hears why gestures did or did not recognize, until they want to hear no more.
@MainActor
public final class GestureExplanation {
  let take: (GestureDecision) -> Void
  private weak var scene: InteractionScene?

  init(_ scene: InteractionScene, _ take: @escaping (GestureDecision) -> Void) {
    self.scene = scene
    self.take = take
  }

  /// Ends it. After the last one has ended nobody is asked for touches that begin.
  public func cancel() {
    guard let scene else { return }
    scene.explanations.removeAll { $0 === self }
    if scene.explanations.isEmpty { scene.gestureTrace = nil }
  }
}
