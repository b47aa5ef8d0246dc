// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation

/// Numbers as people read them in a trace.
enum NumberText {
  static func brief(_ number: Double) -> String { ModelNumber.text(number) }
}
