// SPDX-License-Identifier: Apache-2.0

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
