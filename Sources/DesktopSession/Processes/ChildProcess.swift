// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// A running program, whose end never outlives this object: when it is released the program is
/// killed, and when this whole process is killed a guardian does it.
public final class ChildProcess: Sendable {
  /// The program's name or path, as it was asked for.
  public let program: String
  /// The kernel's number of the process; after its end another process may have it.
  public let processID: Int32
  /// Whether what it has started is ended when it ends by itself.
  private let endsGroup: Bool
  private let output: CapturedOutput?
  private let errors: CapturedOutput?
  private let status = Mutex<ExitStatus?>(nil)

  /// Starts `program`: a path, or a name that is looked for in the `PATH` of `environment`.
  ///
  /// `environment` is the whole environment; `nil` is this process's own. `input` is what a program
  /// whose output is captured reads. A program that hands over to another and ends takes that one with
  /// it, unless `endsGroup` is false. In a fence the signal that ends it is told as a shell tells it.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    input: Data? = nil, output destination: Output = .captured, endsGroup: Bool = true,
    inside fence: Fence? = nil
  ) throws(DesktopSessionError) {
    var environment = environment ?? ProcessInfo.processInfo.environment
    guard var executable = Program.find(program, environment: environment) else {
      throw .missing(program: program, package: nil)
    }
    var arguments = arguments
    if let fence {
      arguments = fence.arguments(for: executable, arguments, environment: environment)
      executable = fence.program
    }
    environment[Guardian.variable] = Guardian.shared.mark
    self.program = program
    self.endsGroup = endsGroup
    switch destination {
    case .captured:
      let captured = try CapturedOutput()
      let capturedErrors = try CapturedOutput()
      var given: GivenInput?
      if let input { given = try GivenInput(input) }
      output = captured
      errors = capturedErrors
      processID = try withExtendedLifetime(given) { () throws(DesktopSessionError) in
        try Spawn(
          executable: executable, name: program, arguments: arguments,
          environment: environment,
          standardInput: given?.descriptor, standardOutput: captured.descriptor,
          standardError: capturedErrors.descriptor, ownGroup: true
        ).run()
      }
    case .inherited:
      output = nil
      errors = nil
      processID = try Spawn(
        executable: executable, name: program, arguments: arguments, environment: environment,
        standardInput: STDIN_FILENO, standardOutput: STDOUT_FILENO, standardError: STDERR_FILENO,
        ownGroup: false
      ).run()
    }
  }

  deinit { kill() }

  /// What it wrote to its standard output so far; empty when that is inherited.
  public var standardOutput: String { output?.text ?? "" }
  /// What it wrote to its standard error so far; empty when that is inherited.
  public var standardError: String { errors?.text ?? "" }
  /// The finished lines of its standard output so far.
  public var outputLines: [String] { output?.lines ?? [] }
  /// The finished lines of its standard error so far.
  public var errorLines: [String] { errors?.lines ?? [] }

  /// `nil` while it runs, stopped or not.
  public var exitStatus: ExitStatus? {
    status.withLock { status in
      if status == nil { status = reap() }
      return status
    }
  }

  /// False once it has ended, whether anybody waited for that or not.
  public var isRunning: Bool { exitStatus == nil }

  /// Waits for its end, however late it comes; throws when the program hangs.
  @discardableResult
  public func untilEnd() async throws(DesktopSessionError) -> ExitStatus {
    try await untilEnd(orA: Stall(written: written, at: .now))
  }

  /// Waits for its end; throws when it stalls.
  func untilEnd(orA stall: Stall) async throws(DesktopSessionError) -> ExitStatus {
    var stall = stall
    var family = ProcessFamily(of: processID)
    while true {
      _ = await eventually(within: stall.interval) { !isRunning }
      if let status = exitStatus { return status }
      if Task.isCancelled { throw .waitedInVain(reason: "the wait for \(program) was cancelled") }
      let now = ProcessFamily(of: processID)
      let ticks = now.ticks(since: family)
      family = now
      let reason = stall.look(
        written: written, ticks: ticks, waitsForDisk: now.waitsForDisk, at: .now)
      if let reason, isRunning {
        throw .waitedInVain(reason: "\(program) hangs: \(reason)\(lastWords)\(whereabouts)")
      }
    }
  }

  /// Waits for its end; throws when `bound` ran out first. For a bound that is itself the point:
  /// whoever just waits uses `untilEnd`.
  @discardableResult
  public func exitStatus(within bound: Duration) async throws(DesktopSessionError) -> ExitStatus {
    _ = await eventually(within: bound) { !isRunning }
    guard let status = exitStatus else {
      throw .waitedInVain(
        reason: "\(program) still runs after \(bound)\(lastWords)\(whereabouts)")
    }
    return status
  }

  /// Waits for the first line that matches, in standard output or standard error; only lines from
  /// number `first` on count.
  @discardableResult
  public func line(
    within bound: Duration = Patience.step, from first: Int = 0,
    matching predicate: (String) -> Bool
  ) async throws(DesktopSessionError) -> String {
    var found: String?
    _ = await eventually(within: bound) {
      // Asked first: what was written before the end must not be missed.
      let ended = !isRunning
      found =
        outputLines.dropFirst(first).first(where: predicate)
        ?? errorLines.dropFirst(first).first(where: predicate)
      return found != nil || ended
    }
    guard let found else {
      let end = isRunning ? "within \(bound)" : "before it ended"
      throw .waitedInVain(reason: "\(program) wrote no such line \(end)\(lastWords)\(whereabouts)")
    }
    return found
  }

  /// Waits for a line that contains `text`.
  @discardableResult
  public func line(
    containing text: String, within bound: Duration = Patience.step
  ) async throws(DesktopSessionError) -> String {
    try await line(within: bound) { $0.contains(text) }
  }

  /// Where it stands, and each process that goes back to it or is of its session, a line each: the
  /// state's letter, the processor time, and what the kernel says that it waits in.
  public var standing: String {
    isRunning ? ProcessFamily(of: processID).lines.joined(separator: "\n") : "\(program) has ended"
  }

  /// Asks it to end, and kills it when it has not within `patience`.
  public func terminate(patience: Duration = .seconds(2)) {
    guard isRunning else { return }
    signal(SIGTERM)
    // A stopped program takes no other signal before it continues.
    signal(SIGCONT)
    if !eventuallyBlocking(within: patience, { !isRunning }) { kill() }
  }

  /// Ends it at once, and waits until it is gone.
  public func kill() {
    guard isRunning else { return }
    signal(SIGKILL)
    _ = eventuallyBlocking(within: .seconds(5)) { !isRunning }
  }

  /// Stops it where it is, as a program that hangs.
  public func suspend() { signal(SIGSTOP) }

  /// Lets it run on after `suspend`.
  public func resume() { signal(SIGCONT) }

  /// Sends a signal to the program, and to its whole group where it leads one.
  public func signal(_ number: Int32) {
    status.withLock { status in
      // A number whose process has been collected may already be somebody else's.
      guard status == nil else { return }
      Glibc.kill(output == nil ? processID : -processID, number)
    }
  }

  /// Its last output, for a message.
  var lastWords: String {
    let lines = (outputLines + errorLines).suffix(6)
    return lines.isEmpty ? "" : "; it said last: " + lines.joined(separator: " | ")
  }

  /// For the end of a message; nothing when it has ended.
  var whereabouts: String { isRunning ? "\n" + standing : "" }

  /// How many bytes it has written to what is captured.
  var written: Int { (output?.size ?? 0) + (errors?.size ?? 0) }

  /// Collects the end of the process, if it has ended; the caller holds the lock.
  private func reap() -> ExitStatus? {
    var information = siginfo_t()
    let look = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(processID), &information, look) == 0 else { return .code(255) }
    guard information.si_signo == SIGCHLD else { return nil }
    // The number still belongs to the ended process, so what is left of its group is ours.
    if output != nil, endsGroup { Glibc.kill(-processID, SIGKILL) }
    var raw: Int32 = 0
    while waitpid(processID, &raw, 0) < 0 && errno == EINTR {}
    let ending = raw & 0x7f
    return ending == 0 ? .code((raw >> 8) & 0xff) : .signal(ending)
  }
}

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

  /// Where a program's output goes.
  public enum Output: Sendable, Equatable {
    /// Kept line by line. The program reads what it is given, or `/dev/null`, and leads its own
    /// process group, and `terminate` and `kill` end the group.
    case captured
    /// To this process's own output; the program reads this process's input and stays in its group,
    /// as a shell's command does.
    case inherited
  }

  /// Whether a process goes back to this one, also where what stood between has ended: a program that
  /// went into the background, or one that a private session's bus has started.
  public static func goesBackToUs(_ processID: Int32) -> Bool {
    let file = URL(fileURLWithPath: "/proc/\(processID)/environ")
    guard let environment = try? Data(contentsOf: file) else { return false }
    let mark = Data("\(Guardian.variable)=\(Guardian.shared.mark)".utf8)
    return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
  }

  /// The running processes that go back to this one.
  public static var allThatGoBackToUs: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter(goesBackToUs)
  }
}
