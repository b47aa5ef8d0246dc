// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import CGio
import Foundation

/// Options that a project keeps in a file, in the form of GLib's key files:
///
///     [audit]
///     fail-on = moderate
///     disable = orientation, target-size
///     baseline = accessibility.baseline.json
///
/// A list's items stand between commas, or between semicolons as in every key file; `\;` is a
/// semicolon in an item. A comma parts only what it parts on the command line.
///
/// Paths in it are meant from the file's own folder. What the command line says goes before it.
struct Configuration: Sendable {
  static let fileName = ".evenhand-audit.ini"
  static let specifications = [
    OptionSpecification(
      "config", .text, "FILE",
      help: "Read options from FILE (\(fileName) here or in a parent folder)"),
    OptionSpecification("no-config", .flag, help: "Read no options file"),
  ]

  private static let group = "audit"
  /// Which application is meant, and whether it is operated, is never a file's decision.
  private static let allowed: Set<String> = [
    "baseline", "disable", "each-window", "fail-on", "false-positives", "fix", "format", "locale",
    "max-nodes", "max-violations", "new-only", "openacr-author", "openacr-product",
    "openacr-version", "output", "pictures", "quiet", "rules", "session",
    "severity-of", "standard", "steps", "tags", "timeout", "verbose", "wait-for", "window",
  ]
  private static let paths: Set<String> = ["baseline", "false-positives", "output", "steps"]

  /// The values with those of the file that the command line names, or of the nearest one above this
  /// folder.
  static func merged(
    _ values: OptionValues, _ options: [OptionSpecification]
  ) throws(CommandError) -> OptionValues {
    if values.flags.contains("no-config") {
      if values.text("config") != nil {
        throw .usage("--config and --no-config exclude each other")
      }
      return values
    }
    guard let path = values.text("config") ?? nearest() else { return values }
    let known = options.filter { allowed.contains($0.name) }
    return try Configuration(path: path, options: known).merged(values)
  }

  private static func nearest() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      let path = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: path) { return path }
      let above = folder.deletingLastPathComponent()
      if above.path == folder.path { return nil }
      folder = above
    }
  }

  private let path: String
  private let options: [OptionSpecification]
  private var entries: [(key: String, text: String, items: [String])] = []

  private init(path: String, options: [OptionSpecification]) throws(CommandError) {
    self.path = path
    self.options = options
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    var error: UnsafeMutablePointer<GError>?
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 else {
      defer { g_clear_error(&error) }
      let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? ""
      throw .usage("cannot read \(Escaped.line(path)): \(Escaped.line(reason))")
    }
    for group in Self.strings(g_key_file_get_groups(file, nil)) {
      guard group == Self.group else {
        throw .usage(
          "\(Escaped.line(path)): unknown section [\(Escaped.line(group))]; there is [audit]")
      }
      for key in Self.strings(g_key_file_get_keys(file, group, nil, nil)) {
        // The list's form knows every escape; an item of it is the text where it is no list.
        var count: gsize = 0
        guard let list = g_key_file_get_string_list(file, group, key, &count, nil) else {
          throw .usage("\(Escaped.line(path)): \(Escaped.line(key)) is not text")
        }
        let items = Self.strings(list).map { $0.trimmingCharacters(in: .whitespaces) }
        let text = g_key_file_get_string(file, group, key, nil)
        defer { g_free(text) }
        entries.append(
          (
            key,
            text.map { String(cString: $0).trimmingCharacters(in: .whitespaces) }
              ?? items.joined(separator: ";"), items
          ))
      }
    }
  }

  private func merged(_ values: OptionValues) throws(CommandError) -> OptionValues {
    var values = values
    let given = values
    for (key, text, parts) in entries {
      guard let option = options.first(where: { $0.name == key }) else {
        let near = NearestNames(options.map(\.name)).names(near: key)
        throw .usage(
          "\(Escaped.line(path)): unknown option \(Escaped.line(key))" + CommandError.meant(near))
      }
      switch option.kind {
      case .flag:
        guard ["true", "false"].contains(text) else { throw wrong(key, "true or false") }
        if text == "true" { values.flags.insert(key) }
      case .text, .list:
        guard given.texts[key] == nil else { continue }
        let items = option.kind == .list ? Self.items(parts, of: option) : [text]
        values.texts[key] = Self.paths.contains(key) ? items.map(resolved) : items
      case .number, .count:
        guard given.numbers[key] == nil else { continue }
        guard let number = Double(text), number.isFinite,
          option.kind == .number || Int32(exactly: number) != nil
        else { throw wrong(key, "a number") }
        values.numbers[key] = number
      }
    }
    return values
  }

  private func wrong(_ key: String, _ what: String) -> CommandError {
    .usage("\(Escaped.line(path)): \(key) needs \(what)")
  }

  private func resolved(_ file: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return URL(fileURLWithPath: file, relativeTo: folder).path
  }

  private static func items(_ parts: [String], of option: OptionSpecification) -> [String] {
    let items =
      option.isCommaSeparated
      ? parts.flatMap { $0.split(separator: ",").map(String.init) } : parts
    return items.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    defer { g_strfreev(list) }
    var result: [String] = []
    var next = list
    while let text = next?.pointee {
      result.append(String(cString: text))
      next = next?.advanced(by: 1)
    }
    return result
  }
}
