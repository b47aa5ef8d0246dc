// SPDX-License-Identifier: Apache-2.0

/// Why keys cannot be sent or pictures taken; each text completes "not tested: ...".
public enum DriverError: Error, Hashable, Sendable, CustomStringConvertible {
  case noDisplay
  case wayland
  case displayRefused(String)
  case noKeyInjection
  case noKey(String)
  case displayLost
  case noWindow(String)
  case noWindowManager
  case noFocus(String)
  /// The window's title, and that of the dialog where it is known.
  case behindDialog(String, String?)
  case noPicture(String)

  public var description: String {
    switch self {
    case .noDisplay: "there is no X display to send keys to"
    case .wayland: "keys cannot be sent on Wayland; use --exec, which makes an X display"
    case .displayRefused(let name): "the X display \(name) cannot be opened"
    case .noKeyInjection: "the X display lacks the extension XTEST, which sends keys"
    case .noKey(let name): "the keyboard has no key \(name)"
    case .displayLost: "the X display has gone"
    case .noWindow(let title): "no window \"\(title)\" of the application is on the X display"
    case .noWindowManager: "no window manager runs, so that no window has the keyboard"
    case .noFocus(let title): "the window \"\(title)\" does not take the keyboard"
    case .behindDialog(let title, nil):
      "a dialog has opened since the program was read, and keeps the keys from the window \"\(title)\""
    case .behindDialog(let title, let dialog?):
      "the modal dialog \"\(dialog)\" keeps the keys from the window \"\(title)\""
    case .noPicture(let reason): "no picture could be taken: \(reason)"
    }
  }
}
