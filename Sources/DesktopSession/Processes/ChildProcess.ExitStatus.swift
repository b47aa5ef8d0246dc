// SPDX-License-Identifier: Apache-2.0

extension ChildProcess {
  /// How a program ended.
  public enum ExitStatus: Sendable, Equatable {
    /// It returned this code, 0 to 255.
    case code(Int32)
    /// A signal of this number ended it.
    case signal(Int32)

    /// The number that a shell shows: the code, or 128 and the signal's number.
    public var shellCode: Int32 {
      switch self {
      case .code(let code): code
      case .signal(let number): 128 + number
      }
    }
  }
}
