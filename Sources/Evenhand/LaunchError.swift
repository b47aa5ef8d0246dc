// SPDX-License-Identifier: Apache-2.0

import WindowHost

/// Why an application could not start.
public enum LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  case environment(variable: String, value: String, choices: [String])
  case host(HostError)
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .environment(let variable, let value, let choices):
      "\(variable) is \"\(value)\"; it can be \(choices.joined(separator: ", "))"
    case .host(let error): error.description
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    }
  }

  /// As sysexits.h numbers them: 64 for wrong usage, 69 for something that is not there, 73 for a file
  /// that cannot be written.
  public var exitCode: Int32 {
    switch self {
    case .environment: 64
    case .host: 69
    case .unwritable: 73
    }
  }
}
