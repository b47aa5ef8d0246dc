// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// Which application is meant, and how much of it is read.
struct TargetOptions: Sendable {
  enum Target: Hashable, Sendable {
    case name(String)
    case pid(Int32)
    case program([String])
    /// A file that `--record` has written.
    case recording(String)
  }

  static let synopsis =
    "--app NAME | --pid N | --exec -- PROGRAM [ARGUMENTS] | --recording FILE"

  let target: Target
  let limits: ReadLimits

  static let specifications: [OptionSpecification] = [
    OptionSpecification("app", .text, "NAME", help: "The application of this name"),
    OptionSpecification("pid", .count, "N", help: "The application with this process number"),
    OptionSpecification("exec", .flag, help: "Start the program after -- and end it afterwards"),
    OptionSpecification(
      "recording", .text, "FILE", help: "What --record has kept, in the place of an application"),
    OptionSpecification(
      "timeout", .number, "SECONDS", help: "How long reading, and starting, may take (10)"),
    OptionSpecification("max-nodes", .count, "N", help: "How many elements are read (100000)"),
  ]

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    var targets: [Target] = []
    if let name = values.text("app") { targets.append(.name(name)) }
    if let number = values.numbers["pid"] {
      guard let pid = Int32(exactly: number), pid > 0 else {
        throw .usage("--pid needs a process number above 0")
      }
      targets.append(.pid(pid))
    }
    if values.flags.contains("exec") {
      guard let program, !program.isEmpty else {
        throw .usage("--exec needs a program after --, as in: --exec -- zenity --info")
      }
      targets.append(.program(program))
    } else if program != nil {
      throw .usage("a program after -- needs --exec")
    }
    if let path = values.text("recording") { targets.append(.recording(path)) }
    guard let target = targets.first, targets.count == 1 else {
      throw .usage(
        "say which application: one of --app NAME, --pid N, --exec -- PROGRAM,"
          + " --recording FILE")
    }
    self.target = target
    limits = try Self.limits(values)
  }

  private static func limits(_ values: OptionValues) throws(CommandError) -> ReadLimits {
    var limits = ReadLimits()
    if let seconds = values.numbers["timeout"] {
      guard seconds > 0, seconds <= 86_400 else {
        throw .usage("--timeout needs seconds above 0 and up to 86400")
      }
      limits.duration = .milliseconds(Int64(seconds * 1000))
      limits.callDeadline = min(limits.callDeadline, limits.duration)
    }
    if let nodes = values.numbers["max-nodes"] {
      guard nodes >= 1 else { throw .usage("--max-nodes needs a number above 0") }
      limits.nodes = Int(nodes)
    }
    return limits
  }
}
