// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import DesktopSession

extension ReadLimits {
  /// For reads of applications that answer, however busy the machine is.
  public static let patient = ReadLimits(duration: Patience.step, callDeadline: Patience.step)

  public static func patient(
    callDeadline: Duration = Patience.step, nodes: Int = 100_000, depth: Int = 256
  ) -> ReadLimits {
    ReadLimits(
      duration: Patience.step, callDeadline: callDeadline, nodes: nodes, depth: depth)
  }
}
