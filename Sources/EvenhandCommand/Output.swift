// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes what was asked for, to standard output or to a file.
struct Output: Sendable {
  /// nil for standard output.
  let path: String?

  /// A reader that has gone away (a broken pipe) is not an error of this command.
  func write(_ text: String) throws(CommandError) {
    guard let path else {
      Self.write(text, to: STDOUT_FILENO)
      return
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .usage("cannot write \(path): \(Self.reason(error))")
    }
  }

  /// Writes to standard output as it comes; false when nobody reads it any more.
  static func stream(_ text: String) -> Bool { write(text, to: STDOUT_FILENO) }

  /// Finds out before a long run whether the file can be written.
  func check() throws(CommandError) {
    guard let path else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .usage("cannot write \(path): \(String(cString: strerror(errno)))")
    }
    close(descriptor)
  }

  /// A terminal, and nobody who asked for no colour (https://no-color.org).
  func isColoured(_ environment: [String: String]) -> Bool {
    path == nil && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      && isatty(STDOUT_FILENO) == 1
  }

  static func complain(_ text: String) {
    write("evenhand: \(text)\n", to: STDERR_FILENO)
  }

  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(written)
    }
    return true
  }

  static func reason(_ error: any Error) -> String {
    let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return code.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
