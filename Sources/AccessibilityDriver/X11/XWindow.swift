// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
internal import CXCB
import Glibc
import Semantics

/// A program's window on an X display, by the window manager's list.
struct XWindow: Hashable, Sendable {
  let id: UInt32
  let title: String
  let pid: UInt32?
}

/// A rectangle of pixels of the screen.
struct ScreenArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension XDisplay {
  /// Without a window manager nothing gives windows the focus, and this is empty.
  func windows() -> [XWindow] {
    numbers("_NET_CLIENT_LIST", of: root).map { id in
      var title = property("_NET_WM_NAME", of: id)
      if title.isEmpty { title = property("WM_NAME", of: id) }
      return XWindow(
        id: id, title: String(decoding: title, as: UTF8.self),
        pid: process(of: id))
    }
  }

  /// Whether its window manager shows a window of any program.
  public var hasWindows: Bool { !windows().isEmpty }

  /// Whose a window says that it is; nil where it does not.
  func process(of window: UInt32) -> UInt32? { numbers("_NET_WM_PID", of: window).first }

  /// The number that a process has for itself and writes on its windows: another one than for this process
  /// where it is in a fence. The kernel tells both.
  static func ownNumber(of process: Int32?) -> UInt32? {
    guard let process else { return nil }
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("NSpid:") }
    return line?.split(separator: "\t").last.flatMap { UInt32($0) } ?? UInt32(exactly: process)
  }

  /// Whether the window manager still shows it, or has put it away.
  func isListed(_ window: XWindow) -> Bool {
    numbers("_NET_CLIENT_LIST", of: root).contains(window.id)
  }

  /// The window that an element of an application stands for.
  func window(
    of node: Node, in snapshot: ApplicationSnapshot
  ) throws(DriverError) -> XWindow {
    let all = windows()
    guard !all.isEmpty else { throw .noWindowManager }
    let pid = Self.ownNumber(of: snapshot.application.pid)
    let own = all.filter { $0.pid != nil && $0.pid == pid }
    let candidates = own.isEmpty ? all : own
    let titled = candidates.filter { $0.title == node.name }
    if let window = titled.count > 1 ? ofSize(of: node, titled) ?? titled.first : titled.first {
      return window
    }
    if candidates.count == 1, let window = candidates.first { return window }
    // A dialog without a title may have the program's name for X, or nothing.
    let others = Set(
      snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }
        .filter { $0.id != node.id && $0.states[.showing] }.map(\.name))
    let unclaimed = candidates.filter { !others.contains($0.title) }
    let free = unclaimed.isEmpty ? candidates : unclaimed
    if let window = free.count == 1 ? free.first : ofSize(of: node, free) { return window }
    throw .noWindow(node.name)
  }

  /// The one of them that is as large as the element says, by itself or with what the window manager draws
  /// round it, as GTK 3 tells of its windows; nil where it is not one.
  private func ofSize(of node: Node, _ windows: [XWindow]) -> XWindow? {
    guard let frame = node.frame?.integral, frame.width > 0, frame.height > 0 else { return nil }
    func fitting(_ size: (XWindow) -> (width: Int, height: Int)?) -> [XWindow] {
      windows.filter { window in
        size(window).map { $0.width == frame.width && $0.height == frame.height } ?? false
      }
    }
    let bare = fitting { area(of: $0).map { ($0.width, $0.height) } }
    let fitting = bare.isEmpty ? fitting(framedSize) : bare
    return fitting.count == 1 ? fitting.first : nil
  }

  /// With what the window manager draws round it.
  func framedSize(of window: XWindow) -> (width: Int, height: Int)? {
    // Left, right, top and bottom (EWMH 1.5, _NET_FRAME_EXTENTS).
    let border = numbers("_NET_FRAME_EXTENTS", of: window.id).map { Int($0) }
    guard border.count == 4, let area = area(of: window) else { return nil }
    return (area.width + border[0] + border[1], area.height + border[2] + border[3])
  }

  /// The areas of the windows above it.
  func covers(of window: XWindow) -> [ScreenArea] {
    let stack = numbers("_NET_CLIENT_LIST_STACKING", of: root)
    guard let place = stack.firstIndex(of: window.id) else { return [] }
    return stack[(place + 1)...].compactMap { self.area(of: XWindow(id: $0, title: "", pid: nil)) }
  }

  /// True where a window above it lies over a part of it.
  func isCovered(_ window: XWindow, _ area: ScreenArea) -> Bool {
    covers(of: window).contains { other in
      other.x < area.x + area.width && other.x + other.width > area.x
        && other.y < area.y + area.height && other.y + other.height > area.y
    }
  }

  var activeWindow: UInt32? { numbers("_NET_ACTIVE_WINDOW", of: root).first { $0 != 0 } }

  /// Asks the window manager, as a task bar does.
  func activate(_ window: XWindow) throws(DriverError) {
    // 2: a pager's request, which window managers follow (EWMH 1.5, _NET_ACTIVE_WINDOW).
    try ask("_NET_ACTIVE_WINDOW", of: window, [2])
  }

  /// Asks the window manager, as the button of a title bar does.
  func close(_ window: XWindow) throws(DriverError) {
    // The time, which nobody knows, and a pager's request (EWMH 1.5, _NET_CLOSE_WINDOW).
    try ask("_NET_CLOSE_WINDOW", of: window, [0, 2])
  }

  private func ask(
    _ name: String, of window: XWindow, _ numbers: [UInt32]
  ) throws(DriverError) {
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.format = 32
    event.window = window.id
    event.type = atom(name)
    event.data.data32.0 = numbers.first ?? 0
    event.data.data32.1 = numbers.count > 1 ? numbers[1] : 0
    let mask =
      XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
      | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
    withUnsafeBytes(of: &event) { bytes in
      _ = xcb_send_event(
        connection, 0, root, mask, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    try synchronize()
  }

  /// All of the screen.
  var screenArea: ScreenArea? { area(of: XWindow(id: root, title: "", pid: nil)) }

  /// The window manager hears of it, and decides.
  func setSize(_ width: Int, _ height: Int, of window: XWindow) throws(DriverError) {
    let size = [UInt32(clamping: width), UInt32(clamping: height)]
    _ = xcb_configure_window(
      connection, window.id,
      UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue), size)
    try synchronize()
  }

  /// The window's client area, without what the window manager draws round it.
  func area(of window: XWindow) -> ScreenArea? {
    let geometry = xcb_get_geometry_reply(
      connection, xcb_get_geometry(connection, window.id), nil)
    let place = xcb_translate_coordinates_reply(
      connection, xcb_translate_coordinates(connection, window.id, root, 0, 0), nil)
    defer {
      free(geometry)
      free(place)
    }
    guard let geometry, let place else { return nil }
    return ScreenArea(
      x: Int(place.pointee.dst_x), y: Int(place.pointee.dst_y),
      width: Int(geometry.pointee.width), height: Int(geometry.pointee.height))
  }
}
