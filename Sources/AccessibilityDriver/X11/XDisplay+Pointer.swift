// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import Glibc

extension XDisplay {
  /// Puts the pointer into the corner, where nothing lights up because of it.
  func parkPointer() {
    xcb_warp_pointer(connection, 0, root, 0, 0, 0, 0, 0, 0)
    xcb_flush(connection)
  }

  /// What the pointer looks like now, by the name that its toolkit has given it ("hand2", "text");
  /// empty where it has none, or the display lacks the extension XFIXES.
  func pointerName() -> String {
    // 2.0, of 2003, has names.
    let version = xcb_xfixes_query_version_reply(
      connection, xcb_xfixes_query_version(connection, 2, 0), nil)
    guard version != nil else { return "" }
    free(version)
    guard
      let reply = xcb_xfixes_get_cursor_image_and_name_reply(
        connection, xcb_xfixes_get_cursor_image_and_name(connection), nil)
    else { return "" }
    defer { free(reply) }
    let count = Int(xcb_xfixes_get_cursor_image_and_name_name_length(reply))
    guard count > 0, let bytes = xcb_xfixes_get_cursor_image_and_name_name(reply) else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Every window that stands on the screen, menus and tool tips too, which no window manager lists;
  /// or those alone that it has nothing to do with.
  func shownWindows(unmanaged: Bool = false) -> Set<UInt32> {
    guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil) else {
      return []
    }
    defer { free(tree) }
    let count = Int(xcb_query_tree_children_length(tree))
    guard count > 0, let children = xcb_query_tree_children(tree) else { return [] }
    let windows = Array(UnsafeBufferPointer(start: children, count: count))
    let questions = windows.map { xcb_get_window_attributes(connection, $0) }
    return Set(
      zip(windows, questions).compactMap { window, question in
        guard let reply = xcb_get_window_attributes_reply(connection, question, nil) else {
          return nil
        }
        defer { free(reply) }
        let isShown = reply.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
        return isShown && (!unmanaged || reply.pointee.override_redirect != 0) ? window : nil
      })
  }
}
