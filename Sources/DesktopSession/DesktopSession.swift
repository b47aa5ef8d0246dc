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
  /// `nil` unless the display is `testInput` or `wayland`; so the next three.
  public let touch: TouchScreen?
  /// The keyboard of the same display.
  public let keyboard: Keyboard?
  /// The mouse of the same display.
  public let pointer: Pointer?
  /// The touchpad of the same display.
  public let touchpad: Touchpad?
  /// What programs may be started in; nil where it was not asked for, or cannot be had.
  public let fence: Fence?
  /// Why there is no fence; nil where there is, and where none was asked for.
  public let fenceObstacle: String?

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
    touchpad = parts.touchpad
    fence = parts.fence
    fenceObstacle = parts.fenceObstacle
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

extension DesktopSession {
  /// What a session is made of.
  public struct Options: Sendable {
    /// What programs draw on: an X server's screen or a Wayland compositor's.
    public var display: Display
    /// Pixels, 320 to 4,096 each.
    public var width: Int
    /// Pixels, 320 to 4,096.
    public var height: Int
    /// Whether there is an accessibility bus, with `org.a11y.Status.IsEnabled` true.
    public var accessibility: Bool
    /// Whether `org.a11y.Status.ScreenReaderEnabled` is true from the start.
    public var screenReaderEnabled: Bool
    /// Whether openbox manages the windows of an X display.
    public var windowManager: Bool
    /// Whether there is a fence for programs where the machine lets there be one; the session bus then
    /// runs inside of it, with what it starts.
    public var isFenced: Bool
    /// What the person has asked the desktop for; nil for a session without a settings service, in
    /// which each toolkit has its own standard values.
    public var preferences: SessionPreferences?
    /// What the session's environment is made from: `PATH` finds the programs, the variables of
    /// the outer desktop are dropped.
    public var baseEnvironment: [String: String]

    public init(
      display: Display = .virtual, width: Int = 1400, height: Int = 1000,
      accessibility: Bool = true, screenReaderEnabled: Bool = false, windowManager: Bool = false,
      isFenced: Bool = false, preferences: SessionPreferences? = nil,
      baseEnvironment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.display = display
      self.width = width
      self.height = height
      self.accessibility = accessibility
      self.screenReaderEnabled = screenReaderEnabled
      self.windowManager = windowManager
      self.isFenced = isFenced
      self.preferences = preferences
      self.baseEnvironment = baseEnvironment
    }
  }

  /// The screen that a session has.
  public enum Display: Sendable, Equatable, CaseIterable {
    /// None: buses only.
    case none
    /// An X server in memory (Xvfb). Pointer and keys only through `xdotool`.
    case virtual
    /// Xorg with the dummy video driver and the inputtest driver: a touch screen for five fingers,
    /// a keyboard, a pointer and a touchpad that this process moves.
    case testInput
    /// A Wayland compositor (sway) in a window that fills the screen of `testInput`.
    case wayland
  }

  /// Runs a command in a session of its own, on this process's input and output, and returns the
  /// number that a shell would show for its end.
  public static func run(
    _ command: [String], options: Options = Options()
  ) throws(DesktopSessionError) -> Int32 {
    guard let program = command.first else { return 0 }
    let session = try DesktopSession(options)
    defer { session.stop() }
    let child = try session.start(program, Array(command.dropFirst()), output: .inherited)
    while true {
      // No bound: how long the command takes is its own affair.
      _ = eventuallyBlocking(within: .seconds(3600)) { !child.isRunning }
      if let status = child.exitStatus { return status.shellCode }
    }
  }
}
