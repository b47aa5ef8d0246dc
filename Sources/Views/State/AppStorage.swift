// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that is kept in a file of the person's settings, under a name.
///
/// The file is `evenhand/<program>.plist` in `$XDG_CONFIG_HOME`, or in `~/.config`. All views that name
/// the same key share the value; what is there of another type counts as nothing. What another process
/// writes is seen at the next start.
@propertyWrapper
@MainActor @preconcurrency
public struct AppStorage<Value>: DynamicProperty {
  /// Leads the copies of one value to what is kept.
  @MainActor
  private final class Link {
    let key: String
    let file: SettingsFile
    let storage: StateStorage<Value>

    init(_ storage: AppStorage, in file: SettingsFile) {
      key = storage.key
      self.file = file
      self.storage = file.storage(storage.key) {
        file.value(storage.key).flatMap(storage.read) ?? storage.standard
      }
    }
  }

  private let key: String
  /// Nil for the program's own.
  private let store: SettingsFile?
  private let standard: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  /// Nil outside of a window.
  private var link: Link?

  init(
    _ key: String, _ store: (any SettingsStore)?, _ standard: Value,
    read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.store = store?._settingsFile
    self.standard = standard
    self.read = read
    self.write = write
  }

  private var resolved: Link { link ?? Link(self, in: store ?? .standard) }

  /// The value now; a body that reads it runs again after it was written.
  public var wrappedValue: Value {
    get { resolved.storage.read() }
    nonmutating set {
      let link = resolved
      link.storage.write(newValue)
      link.file.set(write(newValue), key)
    }
  }

  /// A binding that reads and writes the value (`$value`).
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: TrackedInput {}

extension AppStorage: LinkedProperty {
  /// The window says where settings are kept: trials keep none.
  mutating func link(_ slot: inout PropertySlot) {
    if let kept = slot.kept as? Link, kept.key == key {
      link = kept
    } else {
      link = Link(self, in: slot.reader.scope.values.settingsFile(for: store))
      slot.kept = link
    }
  }
}

extension AppStorage {
  /// A yes or no.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == Bool {
    self.init(key, store, wrappedValue, read: { $0 as? Bool }, write: { $0 })
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == Int {
    self.init(key, store, wrappedValue, read: { $0 as? Int }, write: { $0 })
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, read: { $0 as? Double }, write: { $0 })
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }
  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == Data {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }
  /// A moment.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == Date {
    self.init(key, store, wrappedValue, read: { $0 as? Date }, write: { $0 })
  }
  /// An address.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value == URL {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString })
  }
  /// A choice that is kept as a whole number.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
  /// A choice that is kept as a text.
  public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
  /// A text, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == String? {
    self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
  }
  /// A whole number, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == Int? {
    self.init(key, store, nil, read: { $0 as? Int }, write: { $0 })
  }
  /// A yes or no, or neither.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { $0 as? Bool }, write: { $0 })
  }
  /// A number, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == Double? {
    self.init(key, store, nil, read: { $0 as? Double }, write: { $0 })
  }
  /// Bytes, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == Data? {
    self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
  }
  /// A moment, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == Date? {
    self.init(key, store, nil, read: { $0 as? Date }, write: { $0 })
  }
  /// An address, or none.
  public init(_ key: String, store: (any SettingsStore)? = nil) where Value == URL? {
    self.init(
      key, store, nil, read: { ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0?.absoluteString })
  }
  /// A choice that is kept as a text, or none.
  public init<Choice: RawRepresentable>(_ key: String, store: (any SettingsStore)? = nil)
  where Value == Choice?, Choice.RawValue == String {
    self.init(
      key, store, nil, read: { ($0 as? String).flatMap { Choice(rawValue: $0) } },
      write: { $0?.rawValue })
  }
  /// A choice that is kept as a whole number, or none.
  public init<Choice: RawRepresentable>(_ key: String, store: (any SettingsStore)? = nil)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(
      key, store, nil, read: { ($0 as? Int).flatMap { Choice(rawValue: $0) } },
      write: { $0?.rawValue })
  }
}

/// Where settings are kept: a ``SettingsFile``, or Foundation's `UserDefaults`.
@MainActor @preconcurrency
public protocol SettingsStore: AnyObject {
  var _settingsFile: SettingsFile { get }
}

extension Optional where Wrapped == any SettingsStore {
  /// The program's own, as where none is named.
  @MainActor public static var standard: (any SettingsStore)? { SettingsFile.standard }
}

extension UserDefaults: SettingsStore {
  /// What the defaults keep, as settings of views.
  public var _settingsFile: SettingsFile { SettingsFile.keeping(self) }
}

/// A file of a person's settings.
@MainActor
public final class SettingsFile: SettingsStore {
  /// The program's own.
  public static let standard = SettingsFile(url: place())
  /// The program's window's own.
  static let window = SettingsFile(url: place(of: "-window"))

  /// False where nothing is read from files, and nothing written: for trials, which are no person's.
  package static var areKept = true

  /// For each of Foundation's own stores that views have named.
  private static var ofDefaults: [ObjectIdentifier: SettingsFile] = [:]

  fileprivate static func keeping(_ defaults: UserDefaults) -> SettingsFile {
    if let file = ofDefaults[ObjectIdentifier(defaults)] { return file }
    let file = SettingsFile(place: nil)
    file.defaults = defaults
    ofDefaults[ObjectIdentifier(defaults)] = file
    return file
  }

  /// The file itself.
  public var _settingsFile: SettingsFile { self }

  private let url: URL?
  /// What keeps the settings in the place of a file.
  private var defaults: UserDefaults?
  private lazy var values: [String: Any] = load()
  /// By the key and the type.
  private var storages: [String: AnyObject] = [:]

  /// - Parameter url: Where it is; the file and its folder are made when something is written.
  public convenience init(url: URL) { self.init(place: url) }

  /// One that is kept nowhere.
  convenience init() { self.init(place: nil) }

  private init(place: URL?) { url = place }

  private static func place(of part: String = "") -> URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    // The specification takes no relative path.
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(filePath: folder ?? home + "/.config").appending(path: "evenhand")
      .appending(path: ProcessInfo.processInfo.processName + part + ".plist")
  }

  private func load() -> [String: Any] {
    guard Self.areKept, let url, let data = try? Data(contentsOf: url) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      Notice.once("\(url.path) is no property list, and is written anew when a setting changes.")
      return [:]
    }
    return values
  }

  func storage<Value>(_ key: String, _ make: () -> Value) -> StateStorage<Value> {
    let name = "\(key) \(Value.self)"
    if let storage = storages[name] as? StateStorage<Value> { return storage }
    let storage = StateStorage(make())
    storages[name] = storage
    return storage
  }

  func value(_ key: String) -> Any? {
    guard let defaults, Self.areKept else { return values[key] }
    return defaults.object(forKey: key)
  }

  func set(_ value: Any?, _ key: String) {
    values[key] = value
    if Self.areKept, let defaults { return defaults.set(value, forKey: key) }
    guard Self.areKept, let url else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        .write(to: url, options: .atomic)
    } catch {
      Notice.once("\(url.path) cannot be written, so that no setting is kept: \(error)")
    }
  }
}
