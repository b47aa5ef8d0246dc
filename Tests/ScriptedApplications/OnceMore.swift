// SPDX-License-Identifier: Apache-2.0

import DesktopSession

/// Does it once more where what it waited for did not come.
///
/// Orca 43 now and then misses the window of a GTK program that opens soon after Orca's own start, on
/// a busy machine.
public func onceMoreIfUnheard(_ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch DesktopSessionError.waitedInVain {
    try await body()
  }
}
