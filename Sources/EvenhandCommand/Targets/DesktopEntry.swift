// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import CGio

/// An application as its .desktop file describes it.
struct DesktopEntry: Sendable {
  static let specification = OptionSpecification(
    "desktop-id", .text, "ID", help: "Start the program of this .desktop file (org.gnome.gedit)")

  /// The program and its arguments, without places for files and addresses.
  let words: [String]

  /// `id` is the file's name with or without its ending, or its path.
  init(id: String) throws(CommandError) {
    let name = id.hasSuffix(".desktop") ? id : id + ".desktop"
    let shown = Escaped.line(name)
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    // Found among the data folders of XDG_DATA_HOME and XDG_DATA_DIRS.
    let isRead =
      id.contains("/")
      ? g_key_file_load_from_file(file, name, G_KEY_FILE_NONE, nil)
      : g_key_file_load_from_data_dirs(file, "applications/" + name, nil, G_KEY_FILE_NONE, nil)
    guard isRead != 0 else { throw .invalid("there is no desktop file \(shown)") }
    guard let text = g_key_file_get_string(file, "Desktop Entry", "Exec", nil) else {
      throw .invalid("\(shown) starts nothing: it has no Exec line")
    }
    defer { g_free(text) }
    words = try Self.words(of: String(cString: text), shown)
    if words.isEmpty { throw .invalid("\(shown) starts nothing: its Exec line is empty") }
  }

  /// The Desktop Entry Specification: an argument that begins with "%" stands for files, addresses or
  /// the entry's own icon and name, and "%%" for a percent sign.
  private static func words(of line: String, _ name: String) throws(CommandError) -> [String] {
    var count: Int32 = 0
    var vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(line, &count, &vector, nil) != 0, let vector else {
      throw .invalid("the Exec line of \(name) cannot be read: \(Escaped.line(line))")
    }
    defer { g_strfreev(vector) }
    let words = (0..<Int(count)).compactMap { vector[$0].map { String(cString: $0) } }
    return words.compactMap { word in
      if word.count == 2, word.hasPrefix("%"), word != "%%" { return nil }
      return word.replacing("%%", with: "%")
    }
  }
}
