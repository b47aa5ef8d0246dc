// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import CGio

/// One option of the command line, as GLib's `GOptionEntry` describes it.
struct OptionSpecification: Sendable {
  enum Kind: Sendable {
    case flag
    case text
    /// May be given several times.
    case list
    case number
    case count
  }

  let name: String
  let kind: Kind
  /// What stands for the value in the help; empty for a flag.
  let placeholder: String
  let help: String

  /// One value may hold several items.
  var isCommaSeparated: Bool { placeholder.hasSuffix(",...") }

  init(_ name: String, _ kind: Kind, _ placeholder: String = "", help: String) {
    self.name = name
    self.kind = kind
    self.placeholder = placeholder
    self.help = help
  }
}

/// What the command line said, by option name.
struct OptionValues: Hashable, Sendable {
  var flags: Set<String> = []
  var texts: [String: [String]] = [:]
  var numbers: [String: Double] = [:]
  /// What is no option.
  var words: [String] = []

  func text(_ name: String) -> String? { texts[name]?.last }

  /// The time that a number of seconds says; nil where the option is not given.
  func seconds(_ name: String) throws(CommandError) -> Duration? {
    guard let seconds = numbers[name] else { return nil }
    guard seconds > 0, seconds <= 86_400 else {
      throw .usage("--\(name) needs seconds above 0 and up to 86400")
    }
    return .milliseconds(Int64(seconds * 1000))
  }

  /// Every item of an option that may be repeated and may hold several, separated by commas.
  func items(_ name: String) -> [String] {
    (texts[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}

/// A command's options, parsed by GLib's `GOption`.
///
/// GLib keeps pointers into the table while it parses, so everything they lead to is allocated here
/// and freed with it.
final class OptionTable {
  /// Of every command.
  static let help = OptionSpecification("help", .flag, help: "Show this help")

  private let specifications: [OptionSpecification]
  private let context: OpaquePointer?
  private let entries: UnsafeMutablePointer<GOptionEntry>
  private let slots: UnsafeMutablePointer<Slot>
  private var strings: [UnsafeMutablePointer<CChar>?] = []

  /// One place that GLib writes into: a flag, a number or a pointer, as the option's kind asks.
  private struct Slot {
    var word: UInt = 0
  }

  /// `synopsis` follows the command's name and "[OPTION…]" in the help ("--app NAME").
  init(
    command: String, _ specifications: [OptionSpecification], synopsis: String, summary: String
  ) {
    self.specifications = specifications
    g_set_prgname("evenhand " + command)
    context = g_option_context_new(synopsis)
    g_option_context_set_help_enabled(context, 0)
    g_option_context_set_summary(context, summary)
    entries = .allocate(capacity: specifications.count + 1)
    slots = .allocate(capacity: specifications.count)
    slots.initialize(repeating: Slot(), count: specifications.count)
    for (index, specification) in specifications.enumerated() {
      (entries + index).initialize(to: entry(specification, slots + index))
    }
    (entries + specifications.count).initialize(to: GOptionEntry())
    g_option_context_add_main_entries(context, entries, nil)
  }

  deinit {
    for (index, specification) in specifications.enumerated() {
      guard let text = UnsafeMutableRawPointer(bitPattern: slots[index].word) else { continue }
      switch specification.kind {
      case .text: g_free(text)
      case .list: g_strfreev(text.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
      case .flag, .number, .count: break
      }
    }
    g_option_context_free(context)
    for string in strings { g_free(string) }
    entries.deinitialize(count: specifications.count + 1).deallocate()
    slots.deinitialize(count: specifications.count).deallocate()
  }

  var help: String {
    guard let text = g_option_context_get_help(context, 1, nil) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The options that were given, and the words that are none.
  func parse(_ arguments: [String]) throws(CommandError) -> OptionValues {
    let count = arguments.count + 1
    let vector = g_malloc0(gsize((count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
    var words = vector?.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: count + 1)
    for (index, word) in (["evenhand"] + arguments).enumerated() { words?[index] = g_strdup(word) }
    defer { g_strfreev(words) }
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_clear_error(&error) }
      let text = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw .usage((text ?? "the options could not be read") + nearest(arguments, text ?? ""))
    }
    var values = OptionValues()
    values.words = Self.strings(words).dropFirst().map { $0 }
    for (index, specification) in specifications.enumerated() {
      read(specification, slots + index, into: &values)
    }
    return values
  }

  /// For an option that GLib has refused as unknown.
  private func nearest(_ arguments: [String], _ text: String) -> String {
    let names = arguments.compactMap { word in
      word.hasPrefix("--") ? word.dropFirst(2).split(separator: "=").first.map(String.init) : nil
    }
    let known = specifications.map(\.name)
    guard let unknown = names.first(where: { !known.contains($0) && text.contains("--" + $0) })
    else { return "" }
    let near = NearestNames(known).names(near: unknown)
    return CommandError.meant(near.map { "--" + $0 })
  }

  private func entry(
    _ specification: OptionSpecification, _ slot: UnsafeMutablePointer<Slot>
  ) -> GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = keep(specification.name)
    entry.description = keep(specification.help)
    if !specification.placeholder.isEmpty {
      entry.arg_description = keep(specification.placeholder)
    }
    entry.arg =
      switch specification.kind {
      case .flag: G_OPTION_ARG_NONE
      case .text: G_OPTION_ARG_STRING
      case .list: G_OPTION_ARG_STRING_ARRAY
      case .number: G_OPTION_ARG_DOUBLE
      case .count: G_OPTION_ARG_INT
      }
    if specification.kind == .number {
      UnsafeMutableRawPointer(slot).storeBytes(of: Double.nan, as: Double.self)
    }
    if specification.kind == .count {
      UnsafeMutableRawPointer(slot).storeBytes(of: Int32.min, as: Int32.self)
    }
    entry.arg_data = UnsafeMutableRawPointer(slot)
    return entry
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    let copy = g_strdup(text)
    strings.append(copy)
    return copy.map { UnsafePointer($0) }
  }

  private func read(
    _ specification: OptionSpecification, _ slot: UnsafeMutablePointer<Slot>,
    into values: inout OptionValues
  ) {
    let raw = UnsafeRawPointer(slot)
    switch specification.kind {
    case .flag:
      if raw.load(as: gboolean.self) != 0 { values.flags.insert(specification.name) }
    case .text:
      if let text = raw.load(as: UnsafePointer<CChar>?.self) {
        values.texts[specification.name] = [String(cString: text)]
      }
    case .list:
      let list = raw.load(as: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self)
      if list != nil { values.texts[specification.name] = Self.strings(list) }
    case .number:
      let number = raw.load(as: Double.self)
      if !number.isNaN { values.numbers[specification.name] = number }
    case .count:
      let number = raw.load(as: Int32.self)
      if number != Int32.min { values.numbers[specification.name] = Double(number) }
    }
  }

  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    var result: [String] = []
    var next = list
    while let text = next?.pointee {
      result.append(String(cString: text))
      next = next?.advanced(by: 1)
    }
    return result
  }
}
