// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
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
    "--app NAME | --pid N | --desktop-id ID | --exec -- PROGRAM [ARGUMENTS] | --recording FILE"

  let target: Target
  let limits: ReadLimits
  let scope: TargetScope
  /// What has to be there before the application is looked at.
  let awaited: ElementSelector?
  var steps: StepFile?
  let session: SessionChoice
  /// Whether what is started to be operated is fenced off, where that can be.
  let isFenced: Bool
  /// For a program that is started.
  let locale: String?

  static let specifications: [OptionSpecification] =
    [
      OptionSpecification("app", .text, "NAME", help: "The application with this name"),
      OptionSpecification("pid", .count, "N", help: "The application with this process ID"),
      OptionSpecification("exec", .flag, help: "Start the program after -- and end it afterwards"),
      DesktopEntry.specification,
      OptionSpecification(
        "recording", .text, "FILE", help: "Use a file written by --record instead of an application"
      ),
      SessionChoice.specification,
      OptionSpecification(
        "locale", .text, "NAME", help: "Start it in this locale (C.UTF-8 in a private session)"),
      OptionSpecification(
        "timeout", .number, "SECONDS", help: "Time limit for starting and reading (10)"),
      OptionSpecification(
        "max-nodes", .count, "N",
        help: "Maximum number of elements to read (100000)"),
      OptionSpecification(
        "wait-for", .text, "SELECTOR", help: "Wait until this element exists"),
      StepFile.specification,
    ] + TargetScope.specifications

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    try self.init(values, target: Self.target(values, program: program))
  }

  private static func target(
    _ values: OptionValues, program: [String]?
  ) throws(CommandError) -> Target {
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
    if let id = values.text("desktop-id") {
      targets.append(.program(try DesktopEntry(id: id).words))
    }
    guard let target = targets.first, targets.count == 1 else {
      throw .usage(
        "say which application: one of --app NAME, --pid N, --desktop-id ID, --exec -- PROGRAM,"
          + " --recording FILE")
    }
    return target
  }

  /// The same options for an application that is known.
  init(_ values: OptionValues, target: Target) throws(CommandError) {
    self.target = target
    limits = try Self.limits(values)
    scope = try TargetScope(values)
    awaited = try values.text("wait-for").map { text throws(CommandError) in
      try SelectorOption.selector(text, "--wait-for")
    }
    steps = try values.text("steps").map { path throws(CommandError) in
      try StepFile(path: path)
    }
    try steps?.check(target)
    session = try SessionChoice(values)
    isFenced = !values.flags.contains(DriveOptions.noFence.name)
    locale = values.text("locale")
    if case .recording = target {
      for name in ["steps", "wait-for"] where values.text(name) != nil {
        throw .usage("--\(name) needs an application, not a recording of one")
      }
    }
    if case .program = target { return }
    for name in ["session", "locale"] where values.text(name) != nil {
      throw .usage("--\(name) is for what --exec or --desktop-id starts")
    }
  }

  private static func limits(_ values: OptionValues) throws(CommandError) -> ReadLimits {
    var limits = ReadLimits()
    if let duration = try values.seconds("timeout") {
      limits.duration = duration
      // Who gives an application more time gives it to each answer, too.
      limits.callDeadline = min(max(limits.callDeadline, limits.duration / 10), limits.duration)
    }
    if let nodes = values.numbers["max-nodes"] {
      guard nodes >= 1 else { throw .usage("--max-nodes needs a number above 0") }
      limits.nodes = Int(nodes)
    }
    return limits
  }
}

extension TargetOptions {
  /// What a report says of where its result comes from.
  var record: RunRecord {
    var record = RunRecord(toolVersion: CommandLineRun.version)
    switch target {
    case .name, .pid: break
    case .program(let words): record.program = words
    case .recording:
      // Its limits were those of the day on which it was made.
      record.mode = .recording
      return record
    }
    record.steps = steps?.path
    record.timeout = limits.duration
    record.maxNodes = limits.nodes
    return record
  }
}

/// A file that keeps what was read, for `--recording`.
struct RecordOption: Sendable {
  static let specification = OptionSpecification(
    "record", .text, "FILE", help: "Save everything that was read to FILE, for --recording")

  private let output: Output?

  init(_ values: OptionValues) {
    output = values.text("record").map { Output(path: $0) }
  }

  var isGiven: Bool { output != nil }

  /// Finds out before a long run whether it can be written.
  func check() throws(CommandError) {
    try output?.check()
  }

  func write(_ target: OpenTarget) throws(CommandError) {
    try output?.write(
      Recording(
        snapshot: target.snapshot, status: target.status, language: target.language
      ).text)
  }
}

/// A selector on the command line.
enum SelectorOption {
  static func selector(_ text: String, _ option: String) throws(CommandError) -> ElementSelector {
    do {
      return try ElementSelector(text)
    } catch {
      throw .usage("\(option): \(error)")
    }
  }
}
