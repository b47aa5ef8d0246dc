// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes what was asked for, to standard output or to a file.
struct Output: Sendable {
  /// nil for standard output.
  let path: String?

  /// A file appears whole or not at all. A reader of standard output that has gone away (a broken
  /// pipe) is not an error of this command.
  func write(_ text: String) throws(CommandError) {
    guard let path else {
      let error = Self.write(text, to: STDOUT_FILENO)
      if error != 0, error != EPIPE {
        throw .usage("cannot write standard output: \(Self.reason(error))")
      }
      return
    }
    let error = Self.replace(path, with: text)
    if error != 0 { throw .usage("cannot write \(path): \(Self.reason(error))") }
  }

  /// Writes to standard output as it comes; false when nobody reads it any more.
  static func stream(_ text: String) -> Bool { write(text, to: STDOUT_FILENO) == 0 }

  /// Finds out before a long run whether the file can be written, and leaves none behind.
  func check() throws(CommandError) {
    guard let path else { return }
    let exists = access(path, F_OK) == 0
    // A pipe without a reader would block.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    let error = errno
    if descriptor >= 0 {
      close(descriptor)
      if !exists { unlink(path) }
    } else if error != ENXIO {
      throw .usage("cannot write \(path): \(Self.reason(error))")
    }
  }

  /// A terminal, and nobody who asked for no colour (https://no-color.org).
  func isColoured(_ environment: [String: String]) -> Bool {
    path == nil && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      && isatty(STDOUT_FILENO) == 1
  }

  /// How many columns a line may have: what COLUMNS says, or the terminal; nil for a log, where
  /// every finding stays on its line.
  func columns(_ environment: [String: String]) -> Int? {
    guard path == nil else { return nil }
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    // A terminal that does not say how wide it is has 80 columns.
    return size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  static func complain(_ text: String) {
    _ = write("evenhand: \(text)\n", to: STDERR_FILENO)
  }

  /// A line as it stands, for who asked to be told each step.
  static func trace(_ line: String) {
    _ = write(line + "\n", to: STDERR_FILENO)
  }

  /// 0 or an error's number.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    Progress.shared.end()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(written)
    }
    return 0
  }

  /// Writes beside the file and puts the new one in its place. What is no file (a pipe, a terminal)
  /// and what stands in a folder that takes no new files is written to directly. 0 or an error's
  /// number.
  private static func replace(_ path: String, with text: String) -> Int32 {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists && status.st_mode & S_IFMT != S_IFREG { return overwrite(path, with: text) }
    // A link stays a link.
    let target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let beside = target + ".\(getpid()).part"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { return overwrite(path, with: text) }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
    var error = write(text, to: descriptor)
    if close(descriptor) != 0, error == 0 { error = errno }
    if error == 0, rename(beside, target) != 0 { error = errno }
    if error != 0 { unlink(beside) }
    return error
  }

  private static func overwrite(_ path: String, with text: String) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { return errno }
    let error = write(text, to: descriptor)
    if close(descriptor) != 0, error == 0 { return errno }
    return error == EPIPE ? 0 : error
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// In the system's words where it is the system's.
  static func reason(_ error: any Error) -> String {
    let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return code.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
