// SPDX-License-Identifier: Apache-2.0

extension ChildProcess {
  /// Where a program's output goes.
  public enum Output: Sendable, Equatable {
    /// Kept line by line. The program reads what it is given, or `/dev/null`, and leads its own
    /// process group, and `terminate` and `kill` end the group.
    case captured
    /// To this process's own output; the program reads this process's input and stays in its group,
    /// as a shell's command does.
    case inherited
  }
}
