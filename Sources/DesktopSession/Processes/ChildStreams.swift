// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

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

/// What a program wrote to one of its outputs, line by line, so far.
///
/// The program writes into a file without a name, so that it never waits for a reader, and nothing
/// is lost when nobody looks.
final class CapturedOutput: Sendable {
  /// For the child to write to.
  let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    var bytesRead = 0
    var unfinished: [UInt8] = []
    var lines: [String] = []
  }

  /// A file that never has a name, so that nothing of it stays where the command is killed: Linux's
  /// `O_TMPFILE`, whose macro Swift does not import.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  init() throws(DesktopSessionError) {
    let folder = Guardian.shared.temporaryFolder
    var opened = open(folder, Self.withoutName | O_RDWR | O_CLOEXEC, 0o600)
    if opened < 0 {
      // Some file systems know no files without a name.
      var path = Array("\(folder)/evenhand-output-XXXXXX".utf8CString)
      opened = mkstemp(&path)
      if opened >= 0 { unlink(path) }
    }
    guard opened >= 0 else {
      throw .noFolder(path: folder, reason: String(cString: strerror(errno)))
    }
    // Two writers of one file add to it, instead of overwriting each other.
    _ = fcntl(opened, F_SETFL, O_APPEND)
    _ = fcntl(opened, F_SETFD, FD_CLOEXEC)
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// In bytes.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The finished lines, without their ends.
  var lines: [String] { state.withLock { read(&$0).lines } }

  /// Everything, with an unfinished last line.
  var text: String {
    state.withLock { state in
      let state = read(&state)
      let finished = state.lines.map { $0 + "\n" }.joined()
      return finished + String(decoding: state.unfinished, as: UTF8.self)
    }
  }

  private func read(_ state: inout State) -> State {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, state.bytesRead)
      guard count > 0 else { return state }
      state.bytesRead += count
      state.unfinished += chunk.prefix(count)
      while let end = state.unfinished.firstIndex(of: UInt8(ascii: "\n")) {
        state.lines.append(String(decoding: state.unfinished[..<end], as: UTF8.self))
        state.unfinished.removeSubrange(...end)
      }
    }
  }
}
