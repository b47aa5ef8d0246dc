// SPDX-License-Identifier: Apache-2.0

/// Why a host could not do its work.
public enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither an X server nor a Wayland compositor is named in the environment.
  case noDisplay
  /// The display that is named could not be used; the window system's own words.
  case display(String)
  /// A picture of a window could not be made or written.
  case picture(String)
  /// Another window was asked of a host that has one.
  case oneWindow

  public var description: String {
    switch self {
    case .noDisplay: "No display: set DISPLAY or WAYLAND_DISPLAY, or EVENHAND_HOST=headless"
    case .display(let reason): "The display cannot be used: \(reason)"
    case .oneWindow: "This host shows one window"
    case .picture(let reason): "No picture: \(reason)"
    }
  }
}
