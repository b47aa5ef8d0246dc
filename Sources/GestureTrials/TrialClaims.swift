// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation

/// What the processes of one machine that share trials have taken up, so that whoever has nothing to do
/// goes on with what nobody has: files in a folder that they share.
package struct TrialClaims: Sendable {
  private let folder: String

  /// - Parameter folder: Of nobody else, and there for as long as the trials take.
  package init(in folder: String) {
    self.folder = folder
  }

  /// Takes up what is called so.
  ///
  /// - Returns: False where another one has. True where that cannot be told: twice is better than never.
  func take(_ name: String) -> Bool {
    var hash = StableHash()
    hash.add(name)
    let path = folder + "/" + String(hash.value, radix: 16)
    let file = open(path, O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file < 0 else {
      close(file)
      return true
    }
    return errno != EEXIST
  }
}
