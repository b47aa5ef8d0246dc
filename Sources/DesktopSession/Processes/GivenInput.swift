// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What a program reads from its standard input.
///
/// It lies in a file without a name, so that nobody waits for a program that does not read, and
/// nothing is left behind.
final class GivenInput {
  /// For the child to read from.
  let descriptor: Int32

  init(_ data: Data) throws(DesktopSessionError) {
    let folder = Guardian.shared.temporaryFolder
    var path = Array("\(folder)/evenhand-input-XXXXXX".utf8CString)
    let opened = mkstemp(&path)
    guard opened >= 0 else {
      throw .noFolder(path: folder, reason: String(cString: strerror(errno)))
    }
    unlink(path)
    _ = fcntl(opened, F_SETFD, FD_CLOEXEC)
    descriptor = opened
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(opened, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .noFolder(path: folder, reason: String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(count)
    }
    lseek(opened, 0, SEEK_SET)
  }

  deinit { close(descriptor) }
}
