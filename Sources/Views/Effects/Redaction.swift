// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why what views show is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: texts and pictures are gray bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business: what is `privacySensitive` is gray bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is old; it is shown as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why what views show is not to be read.
  public var redactionReasons: RedactionReasons {
    get { known.redaction }
    set { known.redaction = newValue }
  }

  /// Whether texts and pictures are gray bars.
  var showsBars: Bool {
    known.redaction.contains(.placeholder)
      || known.redaction.contains(.privacy) && known.isPrivate
  }
}

extension DisplayList {
  /// A bar in the place of what is not to be read.
  mutating func appendBar(in rect: CGRect, _ environment: EnvironmentValues) {
    let path = Path(roundedRect: rect, cornerRadius: Corner.box)
    items.append(.fill(path, Color.gray.opacity(0.3).shown(in: environment)))
  }
}

extension View {
  /// Shows gray bars in the place of the texts and pictures inside. What they are called is exposed as
  /// before, where it is not hidden: `accessibilityHidden(_:)`.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is inside as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether what is inside is a gray bar where its privacy is asked for.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.known) { $0.isPrivate = sensitive }
  }
}
