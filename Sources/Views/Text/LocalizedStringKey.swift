// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that the main bundle's `Localizable` table may have in the user's language.
///
/// A literal is taken as it stands; a key that is written as one is looked up.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  /// A key for the `Localizable` table of the main bundle.
  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  /// What the table has for the key, and otherwise the key.
  var string: String { Bundle.main.localizedString(forKey: key, value: key, table: nil) }
}

extension Text {
  /// The table's text for the key; the key itself where it has none.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) {
    self.init(verbatim: key.string)
  }
}
