// SPDX-License-Identifier: Apache-2.0

/// Xorg's configuration for a screen in memory and three devices that a test moves.
struct XorgConfiguration {
  /// Pixels.
  let width: Int
  let height: Int
  /// Where the driver makes its sockets.
  let socketFolder: String

  static let touchSocket = "touch.sock"
  static let keyboardSocket = "keyboard.sock"
  static let pointerSocket = "pointer.sock"

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
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "test-touch" "SendCoreEvents"
        InputDevice "test-keyboard" "CoreKeyboard"
        InputDevice "test-pointer" "CorePointer"
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
