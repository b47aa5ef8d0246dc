// SPDX-License-Identifier: Apache-2.0

/// Something an element can be asked to do.
public struct Action: Hashable, Sendable {
  /// Kebab-case, never translated, unique on its element ("zoom-in").
  public var name: String
  /// For people, translated ("Zoom in").
  public var label: String
  /// A short sentence for people; Orca 45 to 49 list it in the place of the label.
  public var description: String
  /// AT-SPI's `mnemonic;sequence;shortcut`, empty where no key does it (";;<Control>plus").
  public var keyBinding: String

  public init(name: String, label: String, description: String = "", keyBinding: String = "") {
    self.name = name
    self.label = label
    self.description = description
    self.keyBinding = keyBinding
  }
}
