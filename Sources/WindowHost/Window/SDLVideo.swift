// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Foundation
import Glibc

/// SDL's video system, between its start and its end.
@MainActor
final class SDLVideo {
  /// "x11" or "wayland", by SDL's name.
  let driver: String
  /// Ends the loop's wait.
  let wake: WakeUp

  init(applicationName: String) throws(HostError) {
    let drivers = try Self.drivers(environment: ProcessInfo.processInfo.environment)
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
    SDL_SetHint(SDL_HINT_APP_NAME, applicationName)
    // The class by which a desktop groups the windows of an application.
    setenv("SDL_VIDEO_X11_WMCLASS", applicationName, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationName, 0)
    // A finger is no mouse, and a mouse no finger: the recognizers tell them apart.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // SDL would keep to itself the first click after the window got the keyboard.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .display(Self.lastError) }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    if driver == "x11" {
      // Otherwise SDL shows the surface through OpenGL: slower without a graphics card, and in a
      // new X window after the first frame. On Wayland the same hint makes it fail.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    wake = WakeUp()
    SDL_EventState(SDL_MULTIGESTURE.rawValue, SDL_IGNORE)
    SDL_StartTextInput()
  }

  func stop() {
    SDL_Quit()
  }

  static var lastError: String {
    let text = String(cString: SDL_GetError())
    return text.isEmpty ? "SDL gives no reason" : text
  }

  /// SDL's drivers for the displays that the environment names, X11 first, since only there a window
  /// knows where it is. Left to itself, SDL would run without a screen where there is no display.
  static func drivers(environment: [String: String]) throws(HostError) -> String {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let chosen = value("SDL_VIDEODRIVER") { return chosen }
    var drivers: [String] = []
    if value("DISPLAY") != nil { drivers.append("x11") }
    if value("WAYLAND_DISPLAY") != nil { drivers.append("wayland") }
    guard !drivers.isEmpty else { throw .noDisplay }
    return drivers.joined(separator: ",")
  }
}
