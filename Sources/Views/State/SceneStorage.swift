// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of the windows' that is kept under a name: what a person comes back to. All windows share it,
/// and it is kept as ``AppStorage`` is, in a file of its own: `evenhand/<program>-window.plist`.
@propertyWrapper
@MainActor @preconcurrency
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  /// The value now; a body that reads it runs again after it was written.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding that reads and writes the value (`$value`).
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage {
  /// A yes or no.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A choice that is kept as a whole number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A choice that is kept as a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: SettingsFile.window)
  }
  /// A text, or none.
  public init(_ key: String) where Value == String? {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// A whole number, or none.
  public init(_ key: String) where Value == Int? {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// A yes or no, or neither.
  public init(_ key: String) where Value == Bool? {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// A number, or none.
  public init(_ key: String) where Value == Double? {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// Bytes, or none.
  public init(_ key: String) where Value == Data? {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// A choice that is kept as a text, or none.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == String {
    storage = AppStorage(key, store: SettingsFile.window)
  }
  /// A choice that is kept as a whole number, or none.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == Int {
    storage = AppStorage(key, store: SettingsFile.window)
  }
}
