// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Glibc

/// Lets the X server catch up.
public enum XServerTurn {
  /// Round trips after which the server has seen what other connections sent before: it turns to each
  /// that has sent something before it turns to one again.
  private static let roundTrips = 3

  /// Returns when the server has dealt with what any connection sent it before; at once where there is
  /// no display.
  public static func wait() {
    guard let connection = xcb_connect(nil, nil) else { return }
    defer { xcb_disconnect(connection) }
    guard xcb_connection_has_error(connection) == 0 else { return }
    for _ in 0..<roundTrips {
      free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }
  }
}
