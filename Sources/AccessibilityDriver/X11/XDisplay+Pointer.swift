// SPDX-License-Identifier: Apache-2.0

internal import CXCB

extension XDisplay {
  /// Puts the pointer into the corner, where nothing lights up because of it.
  func parkPointer() {
    xcb_warp_pointer(connection, 0, root, 0, 0, 0, 0, 0, 0)
    xcb_flush(connection)
  }
}
