// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver

/// Takes pictures of an open application's windows, and adds what they show to what the rules judge.
struct PictureEvidence: Sendable {
  let target: OpenTarget

  func add(to evidence: inout Evidence) {
    do {
      let pictures = try WindowPhotographer(
        snapshot: target.snapshot, environment: target.environment
      ).take()
      evidence.pictures = pictures.windows
      evidence.appearances = pictures.elements
      evidence.pictureGaps = pictures.obstacles
      if pictures.windows.isEmpty {
        evidence.pictureObstacle =
          pictures.obstacles.values.min() ?? "no window is on the screen"
      } else if pictures.elements.isEmpty {
        evidence.pictureObstacle =
          target.snapshot.framesAreTrusted
          ? "no element of the picture could be measured" : "its toolkit gives wrong places"
      }
    } catch {
      evidence.pictureObstacle = "\(error)"
    }
  }
}
