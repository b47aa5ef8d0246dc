// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// The day of the person's calendar.
enum Today {
  static var day: CalendarDay {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let text = String(
      format: "%04d-%02d-%02d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
      Int(parts.tm_mday))
    return CalendarDay(text) ?? .earliest
  }
}
