// SPDX-License-Identifier: Apache-2.0

import WindowHost

/// Why an application could not start.
public enum LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  case environment(variable: String, value: String, choices: [String])
  case host(HostError)

  public var description: String {
    switch self {
    case .environment(let variable, let value, let choices):
      "\(variable) is \"\(value)\"; it can be \(choices.joined(separator: ", "))"
    case .host(let error): error.description
    }
  }

  /// As sysexits.h numbers them: 64 for wrong usage, 69 for something that is not there.
  public var exitCode: Int32 {
    switch self {
    case .environment: 64
    case .host: 69
    }
  }
}
