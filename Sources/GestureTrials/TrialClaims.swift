// SPDX-License-Identifier: Apache-2.0

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
    let file = open(folder + "/" + Self.digest(name), O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file < 0 else {
      close(file)
      return true
    }
    return errno != EEXIST
  }

  /// FNV-1a, 64 bits: the same in every process.
  private static func digest(_ name: String) -> String {
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
