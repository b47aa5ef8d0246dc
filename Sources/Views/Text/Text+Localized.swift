// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that a table of a bundle may have in the user's language.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What is looked up.
  public let key: String
  /// The name of the table; nil for "Localizable".
  public let table: String?
  private let standard: String?

  /// - Parameters:
  ///   - defaultValue: Where the table has no such key; nil for the key.
  ///   - comment: For who translates it.
  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil
  ) {
    self.key = key
    self.table = table
    standard = defaultValue
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// What the main bundle's table has for the key, and otherwise the standard.
  public var string: String {
    Bundle.main.localizedString(forKey: key, value: standard ?? key, table: table)
  }
}

extension String {
  /// What the main bundle's table has for the key.
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}

extension Text {
  /// What the main bundle's table has for the key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.string) }
}
