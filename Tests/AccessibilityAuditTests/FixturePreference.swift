// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// What one setting of the desktop changed, as fixtures write it: what is left out is as it was.
struct FixturePreference: Decodable, Sendable {
  struct Window: Decodable, Sendable {
    let title: String
    let gap: String?
    let texts: WindowComparison.Texts?
    let growth: Double?
    let picture: WindowComparison.Picture?
    let motion: WindowComparison.Motion?
    let losses: [WindowComparison.Loss]?
    let lossGap: String?
  }

  let preference: DesktopPreference
  let gap: String?
  let windows: [Window]

  var trial: PreferenceTrial {
    PreferenceTrial(
      preference,
      windows: windows.map { window in
        WindowComparison(
          title: window.title, gap: window.gap,
          texts: window.texts ?? WindowComparison.Texts(compared: 0, grown: 0),
          growth: window.growth ?? 1, picture: window.picture, motion: window.motion,
          losses: window.losses, lossGap: window.lossGap)
      }, gap: gap)
  }
}
