// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A private X server; it chooses its own number, so that any number of them run side by side.
enum XServer {
  /// What both servers are told. A key that is down repeats after ten seconds: with the server's own
  /// 660 ms a key that is typed on a busy machine is typed twice.
  private static let common = ["-dpi", "96", "-nolisten", "tcp", "-noreset", "-ardelay", "10000"]

  /// Xvfb: no input devices of its own.
  static func virtual(
    _ options: DesktopSession.Options, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, display: String) {
    let (server, number) = try SessionServer.start(
      .xvfb,
      [
        "-displayfd", "1", "-screen", "0", "\(options.width)x\(options.height)x24",
      ] + common, environment: environment)
    return (server, ":\(number)")
  }

  /// Xorg on the dummy video driver, with the sockets of the inputtest driver in `folder`.
  static func testInput(
    _ options: DesktopSession.Options, folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, display: String) {
    guard FileManager.default.fileExists(atPath: Program.dummyDriver) else {
      throw .missing(program: "Xorg's dummy driver", package: Program.dummyDriverPackage)
    }
    let file = "\(folder.path)/xorg.conf"
    try folder.write(
      XorgConfiguration(
        width: options.width, height: options.height, socketFolder: folder.path
      ).text, to: file)
    // The driver logs four lines an event unless both log levels are 0.
    let (server, number) = try SessionServer.start(
      .xorg,
      [
        "-config", file, "-logfile", "\(folder.path)/xorg.log", "-logverbose", "0",
        "-verbose", "0", "-displayfd", "1",
      ] + common, environment: environment)
    return (server, ":\(number)")
  }

  /// Gives the test keyboard and the one that `xdotool` uses the same map.
  ///
  /// The server announces a new map when another keyboard is used than before, and a program
  /// understands the key that came with the announcement by the old map.
  static func alignKeyboards(environment: [String: String]) throws(DesktopSessionError) {
    _ = try SessionServer.ask(
      .setxkbmap, ["-rules", "evdev", "-model", "pc105", "-layout", "us"],
      environment: environment)
  }
}

/// Xorg's configuration for a screen in memory and four devices that a test moves.
struct XorgConfiguration {
  /// Pixels.
  let width: Int
  let height: Int
  /// Where the driver makes its sockets.
  let socketFolder: String

  static let touchSocket = "touch.sock"
  static let keyboardSocket = "keyboard.sock"
  static let pointerSocket = "pointer.sock"
  static let touchpadSocket = "touchpad.sock"

  private static let fingers = "\"TouchCount\" \"5\""
  /// The kernel's key numbers plus 8; the server's own default puts the arrow keys elsewhere.
  private static let keyNumbers = "\"xkb_rules\" \"evdev\""

  /// The dummy driver refuses a pixel clock above 300 MHz.
  private static let fastestClock = 250.0

  /// The file. A modeline needs blanking, which the dummy driver only checks for plausibility: the
  /// margins of a common monitor, and 60 frames a second unless the screen is too large for that.
  var text: String {
    let lineLength = width + 500
    let lineCount = height + 60
    let megahertz = min(Double(lineLength * lineCount * 60) / 1_000_000, Self.fastestClock)
    let modeline =
      "\(megahertz) \(width) \(width + 100) \(width + 250) \(lineLength)"
      + " \(height) \(height + 3) \(height + 13) \(lineCount)"
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "true"
        Option "AutoAddGPU" "false"
        Option "DontVTSwitch" "true"
        Option "AllowEmptyInput" "true"
        Option "BlankTime" "0"
        Option "StandbyTime" "0"
      EndSection
      Section "Device"
        Identifier "graphics"
        Driver "dummy"
        VideoRam 131072
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5-1000
        VertRefresh 5-200
        Modeline "only" \(modeline)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "graphics"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "only"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      \(device("touch", type: "Touch", socket: Self.touchSocket, option: Self.fingers))
      \(device("keyboard", type: "Keyboard", socket: Self.keyboardSocket, option: Self.keyNumbers))
      \(device("pointer", type: "PointerAbsolute", socket: Self.pointerSocket))
      \(device("touchpad", type: "PointerGesture", socket: Self.touchpadSocket))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "test-touch" "SendCoreEvents"
        InputDevice "test-keyboard" "CoreKeyboard"
        InputDevice "test-pointer" "CorePointer"
        InputDevice "test-touchpad" "SendCoreEvents"
      EndSection

      """
  }

  private func device(_ name: String, type: String, socket: String, option: String? = nil) -> String
  {
    """
    Section "InputDevice"
      Identifier "test-\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(socketFolder)/\(socket)"
      Option "DeviceType" "\(type)"
      \(option.map { "Option \($0)" } ?? "")
    EndSection
    """
  }
}
