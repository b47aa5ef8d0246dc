// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import DesktopSession
import Foundation
import Synchronization

/// Starts one instance of a program after the other in one private session, each with an empty home
/// folder, so that nothing of one is found by the next.
final class InstanceLauncher: InstanceSource {
  private let words: [String]
  private let locale: String?
  private let limits: ReadLimits
  private let session: DesktopSession
  /// The session's own processes, which no instance has started.
  private let servers: Set<Int32>
  private let state = Mutex(State())

  private struct State {
    var current: StartedApplication?
    var count = 0
    var isStopped = false
  }

  /// Servers that come only when they are asked for.
  private static let lateServers = ["at-spi", "dbus-daemon"]
  /// For a program that leaves the bus to end.
  private static let ending = Duration.seconds(2)

  /// With the options that a program was started with, or is.
  init(
    _ words: [String], environment: [String: String], _ options: TargetOptions
  ) throws(CommandError) {
    self.words = words
    locale = options.locale
    limits = options.limits
    do {
      session = try DesktopSession(
        DesktopSession.Options(
          windowManager: true, isFenced: options.isFenced, baseEnvironment: environment))
    } catch {
      throw .invalid("there is no private session: \(error)")
    }
    servers = Set(session.processIDs(named: ""))
  }

  var environment: [String: String] { session.environment }
  /// Whether nothing that its instances are asked to do reaches anything outside of the session.
  var isFenced: Bool { session.fence != nil }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.current?.stop()
    }
    session.stop()
  }

  func next() async throws(InstanceFailure) -> FreshInstance {
    do throws(InstanceFailure) {
      return try await begin()
    } catch {
      // What runs once at a time may have handed over to the instance before, which was on its way out.
      guard state.withLock({ $0.current?.program.isRunning == false }) else { throw error }
      return try await begin()
    }
  }

  private func begin() async throws(InstanceFailure) -> FreshInstance {
    endCurrent()
    do throws(CommandError) {
      let started = try start()
      let reader = AccessibilityReader(environment: started.environment)
      let live = LiveTarget(identity: .startedBy(started), reader: reader, limits: limits)
      let rest = try await live.rest()
      guard rest.isStable else {
        throw .invalid("it did not come to rest within \(limits.duration.secondsText) s")
      }
      guard rest.snapshot.isComplete else { throw .invalid("it could not be read whole") }
      return FreshInstance(
        reader: reader, snapshot: rest.snapshot, environment: started.environment,
        end: { await Self.end(of: started) })
    } catch {
      switch error {
      case .usage(let reason), .invalid(let reason): throw InstanceFailure(reason)
      case .interrupted: throw InstanceFailure("it was interrupted")
      }
    }
  }

  private func start() throws(CommandError) -> StartedApplication {
    let result = state.withLock { state -> Result<StartedApplication, CommandError> in
      // Whoever ends the command must not find one more program behind it.
      guard !state.isStopped else { return .failure(.interrupted) }
      state.count += 1
      return Result { () throws(CommandError) in
        let started = try StartedApplication(
          words,
          at: LaunchPlace(sharing: session, environment: try home(number: state.count)))
        state.current = started
        return started
      }
    }
    return try result.get()
  }

  /// The session's environment with personal folders that nobody has used.
  private func home(number: Int) throws(CommandError) -> [String: String] {
    let home = "\(session.folder)/home-\(number)"
    var environment = session.environment
    let folders = [
      ("HOME", home), ("XDG_CONFIG_HOME", home + "/.config"),
      ("XDG_DATA_HOME", home + "/.local/share"), ("XDG_CACHE_HOME", home + "/.cache"),
      ("XDG_STATE_HOME", home + "/.local/state"), ("XDG_RUNTIME_DIR", home + "/.run"),
      ("TMPDIR", home + "/.tmp"),
    ]
    for (variable, folder) in folders {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      } catch {
        throw .invalid("there is no folder \(folder): \(error.localizedDescription)")
      }
      environment[variable] = folder
    }
    if let locale { environment["LC_ALL"] = locale }
    return environment
  }

  /// Ends the program, and what it has started or left behind.
  private func endCurrent() {
    let (current, number) = state.withLock { state in
      defer { state.current = nil }
      return (state.current, state.count)
    }
    guard let current else { return }
    current.stop()
    let late = Set(Self.lateServers.flatMap { session.processIDs(named: $0) })
    let left = Set(session.processIDs(named: "")).subtracting(servers).subtracting(late)
    for process in left { kill(process, SIGKILL) }
    // A program that runs once at a time hands over to one that is still there, and ends.
    _ = eventuallyBlocking(within: Self.ending) {
      left.isDisjoint(with: session.processIDs(named: ""))
    }
    try? FileManager.default.removeItem(atPath: "\(session.folder)/home-\(number)")
  }

  /// How the program ended; nil where it runs.
  private static func end(of started: StartedApplication) async -> ApplicationEnd? {
    switch try? await started.program.exitStatus(within: ending) {
    case nil: nil
    case .code(let code) where ActionEvidence.isCrash(.code(code)): .crash(signal: code - 128)
    case .code(let code): .code(code)
    case .signal(let number): .crash(signal: number)
    }
  }
}
