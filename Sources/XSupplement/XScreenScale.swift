// SPDX-License-Identifier: Apache-2.0

internal import CXInput
import Foundation
import Glibc

/// How many pixels of an X screen a point is to have. X itself has no word for it; desktops have two.
public enum XScreenScale {
  /// The resolution at which a point is a pixel, in dots per inch.
  private static let plainResolution = 96.0
  /// A property that is longer than this, in bytes, is cut off there.
  private static let longest: UInt32 = 256 * 1024

  /// What the desktop of the display in the environment says now, from 1 to 4; 1 where it says
  /// nothing, or where no display can be asked.
  public static func now(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Double {
    var screenNumber: Int32 = 0
    guard let connection = xcb_connect(nil, &screenNumber) else { return 1 }
    defer { xcb_disconnect(connection) }
    guard xcb_connection_has_error(connection) == 0,
      let root = root(connection, screenNumber)
    else { return 1 }
    let settings = settingsWindow(connection, screenNumber).map { window in
      let property = atom("_XSETTINGS_SETTINGS", connection)
      return XSettingsNumbers.read(bytes(of: property, property, window, connection))
    }
    let resources = bytes(
      of: XCB_ATOM_RESOURCE_MANAGER.rawValue, XCB_ATOM_STRING.rawValue, root, connection)
    return scale(
      settings: settings, resources: String(decoding: resources, as: UTF8.self),
      desktop: environment["XDG_CURRENT_DESKTOP"] ?? "")
  }

  /// - Parameters:
  ///   - settings: The whole numbers among the XSETTINGS; nil where nobody publishes them.
  ///   - resources: The root window's resources, line by line.
  ///   - desktop: The names of the desktop, between colons.
  static func scale(settings: [String: Int32]?, resources: String, desktop: String) -> Double {
    // GNOME and its relatives put the person's text scale into `Xft.dpi`, which is followed
    // elsewhere; Plasma puts its own scale there, and a whole number into the settings.
    let isPlasma = desktop.split(separator: ":").contains("KDE")
    if let settings, !isPlasma {
      return bounded(Double(settings["Gdk/WindowScalingFactor"] ?? 1))
    }
    return bounded((resolution(in: resources) ?? plainResolution) / plainResolution)
  }

  private static func resolution(in resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" {
        return Double(parts[1].trimmingCharacters(in: .whitespaces))
      }
    }
    return nil
  }

  /// Eighths: a screen of 100 dots per inch is no other screen than one of 96.
  private static func bounded(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    return min(max((scale * 8).rounded() / 8, 1), 4)
  }

  // MARK: Asking X

  private static func root(_ connection: OpaquePointer, _ number: Int32) -> xcb_window_t? {
    var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
    for _ in 0..<max(0, number) where screens.rem > 1 { xcb_screen_next(&screens) }
    return screens.rem > 0 ? screens.data?.pointee.root : nil
  }

  private static func atom(_ name: String, _ connection: OpaquePointer) -> xcb_atom_t {
    let reply = xcb_intern_atom_reply(
      connection, xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name), nil)
    defer { free(reply) }
    return reply?.pointee.atom ?? 0
  }

  /// The window of who publishes the XSETTINGS; nil where nobody does.
  private static func settingsWindow(
    _ connection: OpaquePointer, _ screen: Int32
  ) -> xcb_window_t? {
    let selection = atom("_XSETTINGS_S\(screen)", connection)
    let reply = xcb_get_selection_owner_reply(
      connection, xcb_get_selection_owner(connection, selection), nil)
    defer { free(reply) }
    return reply.flatMap { $0.pointee.owner == 0 ? nil : $0.pointee.owner }
  }

  private static func bytes(
    of property: xcb_atom_t, _ type: xcb_atom_t, _ window: xcb_window_t,
    _ connection: OpaquePointer
  ) -> [UInt8] {
    let reply = xcb_get_property_reply(
      connection, xcb_get_property(connection, 0, window, property, type, 0, longest / 4), nil)
    defer { free(reply) }
    guard let reply, reply.pointee.format == 8, let value = xcb_get_property_value(reply) else {
      return []
    }
    let count = Int(xcb_get_property_value_length(reply))
    return Array(UnsafeRawBufferPointer(start: value, count: max(0, count)))
  }
}

/// The whole numbers of an XSETTINGS property.
///
/// XSETTINGS 0.5, https://specifications.freedesktop.org/xsettings-spec/0.5/.
enum XSettingsNumbers {
  private static let numberType: UInt8 = 0
  private static let textType: UInt8 = 1
  private static let colorType: UInt8 = 2

  /// What can be read of damaged bytes is what stands before the damage.
  static func read(_ bytes: [UInt8]) -> [String: Int32] {
    var rest = bytes[...]
    guard let order = rest.popFirst() else { return [:] }
    let isBigEndian = order == 1
    func number(_ count: Int) -> UInt32? {
      guard rest.count >= count else { return nil }
      let part = rest.prefix(count)
      rest = rest.dropFirst(count)
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
    func skip(_ count: Int) -> Bool {
      guard count >= 0, rest.count >= count else { return false }
      rest = rest.dropFirst(count)
      return true
    }
    func padded(_ count: Int) -> Int { (count + 3) / 4 * 4 }
    // Three unused bytes, and the serial number of the whole.
    guard skip(7), let count = number(4) else { return [:] }
    var found: [String: Int32] = [:]
    for _ in 0..<count {
      guard let type = rest.popFirst(), skip(1), let length = number(2), rest.count >= Int(length)
      else { return found }
      let name = String(decoding: rest.prefix(Int(length)), as: UTF8.self)
      // The name, and the serial number of its last change.
      guard skip(padded(Int(length))), skip(4) else { return found }
      switch type {
      case numberType:
        guard let value = number(4) else { return found }
        found[name] = Int32(bitPattern: value)
      case textType:
        guard let size = number(4), skip(padded(Int(size))) else { return found }
      case colorType:
        guard skip(8) else { return found }
      default: return found
      }
    }
    return found
  }
}
