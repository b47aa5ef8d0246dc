// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which samples are proved: every second one, or with `EVENHAND_LONG_TESTS` all.
enum ProofShare {
  static func holds(_ place: Int?) -> Bool {
    (place ?? 0) % 2 == 0 || ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"
  }
}
