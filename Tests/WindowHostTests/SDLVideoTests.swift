// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WindowHost

@MainActor
@Suite struct SDLVideoTests {
  @Test func `without a display the error says what to set`() {
    let error = #expect(throws: HostError.self) {
      try SDLVideo.drivers(environment: ["DISPLAY": "", "PATH": "/bin"])
    }
    #expect(error == .noDisplay)
    #expect(
      error?.description
        == "No display: set DISPLAY or WAYLAND_DISPLAY, or EVENHAND_HOST=headless")
  }

  @Test(arguments: [
    (["DISPLAY": ":0"], "x11"), (["WAYLAND_DISPLAY": "wayland-0"], "wayland"),
    (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], "x11,wayland"),
    (["DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"], "wayland"),
  ])
  func `only displays that are named are tried, X11 first`(
    environment: [String: String], drivers: String
  ) throws {
    #expect(try SDLVideo.drivers(environment: environment) == drivers)
  }
}
