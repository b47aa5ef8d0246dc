// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// One program's private desktop: its own X server or Wayland compositor, session bus, accessibility
/// bus, registry, home folder and settings, and the hands of a person who is not there.
///
/// Any number of sessions run side by side. Nothing outside of a session's own folder is written.
public final class DesktopSession: Sendable {
  /// What the session was asked to be made of.
  public let options: Options
  /// The whole environment for a program in this session.
  public let environment: [String: String]
  /// `nil` where the session has no accessibility bus.
  public let accessibilityBusAddress: String?
  /// The X server's name, as `:99`; under Wayland it is the outer server, which programs do not see.
  public let xDisplay: String?
  /// Private, removed at the end: also for a test's own files.
  public let folder: String
  /// `nil` unless the display is `testInput` or `wayland`; so the next two.
  public let touch: TouchScreen?
  /// The keyboard of the same display.
  public let keyboard: Keyboard?
  /// The mouse of the same display.
  public let pointer: Pointer?

  private let sessionFolder: SessionFolder
  private let running: Mutex<Running?>

  /// What `stop` ends, in the order of starting.
  private struct Running {
    var servers: [ChildProcess]
    var xServer: ChildProcess?
    /// Their connections outlive the X server, which spins when a client closes one.
    var devices: [InputTestSocket]
    let settings: SessionSettings?

    func end(_ folder: SessionFolder) {
      SessionParts.end(servers: servers, xServer: xServer, folder: folder)
    }
  }

  /// Starts and ends are a second of waiting each, which belongs on no thread that others share. As
  /// many at once as there are processors: a parallel test run asks for dozens.
  private static let patientThreads: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
    return queue
  }()

  /// Starts everything, away from the caller's thread, and returns when it is ready.
  public static func start(
    _ options: Options = Options()
  ) async throws(DesktopSessionError) -> DesktopSession {
    let result = await withCheckedContinuation { continuation in
      patientThreads.addOperation {
        continuation.resume(
          returning: Result { () throws(DesktopSessionError) in try DesktopSession(options) })
      }
    }
    return try result.get()
  }

  /// Starts everything and returns when it is ready (0.3 to 1 s on an idle machine); the calling
  /// thread waits. From an asynchronous function use `start`.
  public init(_ options: Options = Options()) throws(DesktopSessionError) {
    guard (320...4096).contains(options.width), (320...4096).contains(options.height) else {
      throw .unusableSize(width: options.width, height: options.height)
    }
    let parts = try SessionParts(options)
    self.options = options
    environment = parts.environment
    accessibilityBusAddress = parts.accessibilityBusAddress
    xDisplay = parts.xDisplay
    folder = parts.folder.path
    touch = parts.touch
    keyboard = parts.keyboard
    pointer = parts.pointer
    sessionFolder = parts.folder
    running = Mutex(
      Running(
        servers: parts.servers, xServer: parts.xServer, devices: parts.devices,
        settings: parts.settings))
  }

  /// Ends the session as `stop` does, but lets nobody wait for it.
  deinit {
    guard let ending = takeRunning() else { return }
    let folder = sessionFolder
    Self.patientThreads.addOperation { ending.end(folder) }
  }

  /// Starts a program in this session.
  public func start(
    _ program: String, _ arguments: [String] = [], adding variables: [String: String] = [:],
    output: ChildProcess.Output = .captured
  ) throws(DesktopSessionError) -> ChildProcess {
    try ChildProcess(
      program, arguments, environment: environment.merging(variables) { $1 }, output: output)
  }

  /// The running processes of this session whose program's name begins so: servers too.
  public func processIDs(named name: String) -> [Int32] {
    SessionMembers(folder: folder).processIDs(named: name)
  }

  /// Ends every program of this session, then its servers, and removes its folder.
  ///
  /// A second call does nothing, and waits for the first: whoever calls may leave the process after it.
  public func stop() {
    running.withLock { running in
      running?.end(sessionFolder)
      running = nil
    }
  }

  private func takeRunning() -> Running? {
    running.withLock { running in
      defer { running = nil }
      return running
    }
  }
}
