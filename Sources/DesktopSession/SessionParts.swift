// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The servers of a session while it starts, so that a failure half-way ends those before it.
struct SessionParts {
  let folder: SessionFolder
  private(set) var environment: [String: String]
  private(set) var accessibilityBusAddress: String?
  private(set) var xDisplay: String?
  private(set) var touch: TouchScreen?
  private(set) var keyboard: Keyboard?
  private(set) var pointer: Pointer?
  private(set) var touchpad: Touchpad?
  private(set) var devices: [InputTestSocket] = []
  /// In the order of starting, without the X server.
  private(set) var servers: [ChildProcess] = []
  private(set) var xServer: ChildProcess?
  private(set) var settings: SessionSettings?
  private(set) var fence: Fence?
  private(set) var fenceObstacle: String?

  init(_ options: DesktopSession.Options) throws(DesktopSessionError) {
    folder = try SessionFolder()
    environment = [:]
    do {
      environment = try SessionEnvironment.make(from: options.baseEnvironment, folder: folder)
      try startDisplay(options)
      if options.isFenced {
        do throws(DesktopSessionError) {
          fence = try Fence(folder: folder.path, environment: environment)
        } catch {
          fenceObstacle = "\(error)"
        }
      }
      let bus = try SessionBus.start(folder: folder, environment: environment, inside: fence)
      servers.append(bus.server)
      environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
      if let preferences = options.preferences {
        let settings = try SessionSettings(preferences, folder: folder, environment: environment)
        environment.merge(settings.variables) { $1 }
        self.settings = settings
      }
      if options.accessibility {
        let accessibility = try AccessibilityBus.start(
          screenReaderEnabled: options.screenReaderEnabled, environment: environment)
        servers.append(accessibility.server)
        accessibilityBusAddress = accessibility.address
      }
      if options.windowManager, options.display != .wayland, let xDisplay {
        servers.append(try WindowManager.start(display: xDisplay, environment: environment))
      }
      if options.display == .wayland {
        let compositor = try WaylandCompositor.start(
          options, folder: folder, environment: environment)
        servers.append(compositor.server)
        environment["DISPLAY"] = nil
        environment.merge(compositor.variables) { $1 }
      }
    } catch {
      Self.end(servers: servers, xServer: xServer, folder: folder)
      throw error
    }
  }

  private mutating func startDisplay(
    _ options: DesktopSession.Options
  ) throws(DesktopSessionError) {
    switch options.display {
    case .none:
      return
    case .virtual:
      let started = try XServer.virtual(options, environment: environment)
      xServer = started.server
      xDisplay = started.display
    case .testInput, .wayland:
      let started = try XServer.testInput(options, folder: folder, environment: environment)
      xServer = started.server
      xDisplay = started.display
      touch = TouchScreen(try device(XorgConfiguration.touchSocket, options))
      keyboard = Keyboard(try device(XorgConfiguration.keyboardSocket, options))
      pointer = Pointer(try device(XorgConfiguration.pointerSocket, options))
      touchpad = Touchpad(try device(XorgConfiguration.touchpadSocket, options))
    }
    environment["DISPLAY"] = xDisplay
    if keyboard != nil {
      try XServer.alignKeyboards(environment: environment)
    }
  }

  private mutating func device(
    _ socket: String, _ options: DesktopSession.Options
  ) throws(DesktopSessionError) -> InputTestSocket {
    let device = try InputTestSocket(
      "\(folder.path)/\(socket)", screen: (options.width, options.height))
    devices.append(device)
    return device
  }

  /// Programs first, so that none loses its display while it still works; then servers, newest
  /// first; then whatever a bus started by itself and left behind.
  static func end(servers: [ChildProcess], xServer: ChildProcess?, folder: SessionFolder) {
    let members = SessionMembers(folder: folder.path)
    let own = Set((servers + [xServer].compactMap(\.self)).map(\.processID))
    let programs = members.processIDs.filter { !own.contains($0) }
    programs.forEach { kill($0, SIGTERM) }
    _ = eventuallyBlocking(within: .seconds(2)) {
      members.processIDs.allSatisfy { !programs.contains($0) }
    }
    servers.reversed().forEach { $0.terminate() }
    xServer?.terminate()
    if !eventuallyBlocking(within: .seconds(2), { members.processIDs.isEmpty }) {
      members.processIDs.forEach { kill($0, SIGKILL) }
      _ = eventuallyBlocking(within: .seconds(2)) { members.processIDs.isEmpty }
    }
    folder.remove()
  }
}

/// The running processes of one session, told by the variable that all of them inherit.
struct SessionMembers {
  /// The session's folder, which is the variable's value.
  let folder: String

  /// Now; processes of other users, and those that have ended but are not collected, do not count.
  var processIDs: [Int32] {
    let mark = Array("\(SessionEnvironment.variable)=\(folder)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { processID in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(processID)/environ")
      else { return false }
      return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
    }
  }

  /// Those whose program's name begins so.
  func processIDs(named name: String) -> [Int32] {
    processIDs.filter { processID in
      // The kernel keeps 15 bytes of a name.
      let kept = FileManager.default.contents(atPath: "/proc/\(processID)/comm") ?? Data()
      return kept.starts(with: name.utf8.prefix(15))
    }
  }
}
