// SPDX-License-Identifier: Apache-2.0

/// Why a private desktop, or a program in it, could not be had.
public enum DesktopSessionError: Error, Equatable {
  /// A program or driver is not installed; `package` is the Debian package that has it, where known.
  case missing(program: String, package: String?)
  /// The system refused to start a program; `reason` is the system's own wording.
  case refused(program: String, reason: String)
  /// A program ended, or stayed silent past its bound, before it was ready; `output` is its last words.
  case notReady(program: String, output: String)
  /// A wait for a line, an utterance or an end ran out of its bound.
  case waitedInVain(reason: String)
  /// The folder for sockets and settings could not be made.
  case noFolder(path: String, reason: String)
  /// A screen size outside of 320 to 4,096 pixels.
  case unusableSize(width: Int, height: Int)
  /// The X server's test driver did not take an event.
  case inputLost(reason: String)
}

extension DesktopSessionError: CustomStringConvertible {
  /// One line for a terminal or a test's failure.
  public var description: String {
    switch self {
    case .missing(let program, let package?):
      "\(program) is not installed: it is in the Debian package \(package)"
    case .missing(let program, nil):
      "\(program) is not installed"
    case .refused(let program, let reason):
      "\(program) could not be started: \(reason)"
    case .notReady(let program, let output):
      "\(program) did not become ready\(output.isEmpty ? "" : "; it said: \(output)")"
    case .waitedInVain(let reason):
      reason
    case .noFolder(let path, let reason):
      "no folder for the session at \(path): \(reason)"
    case .unusableSize(let width, let height):
      "a screen of \(width) x \(height) is outside of 320 to 4096 pixels"
    case .inputLost(let reason):
      "the X server's test driver did not take an event: \(reason)"
    }
  }
}
