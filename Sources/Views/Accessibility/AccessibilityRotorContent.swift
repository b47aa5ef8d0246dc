// SPDX-License-Identifier: Apache-2.0

/// What a rotor is made of.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  var _entries: [_RotorEntry] { get }
}

/// One place of a rotor, whatever its id is.
public struct _RotorEntry {
  let label: String
  let id: AnyHashable
  let namespace: Namespace.ID?
}

/// In a `ForEach`, which is made of views, an entry is one that is not there.
extension AccessibilityRotorEntry: View {
  public var body: some View { EmptyView() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// An entry for each element.
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries, where there are some.
  public var _entries: [_RotorEntry] { self?._entries ?? [] }
}

/// Several pieces of a rotor, one after the other.
public struct AccessibilityRotorContentList: AccessibilityRotorContent {
  /// The entries of all pieces, in order.
  public let _entries: [_RotorEntry]
}

/// Puts the entries of a rotor together; `for` loops are understood.
@resultBuilder
@MainActor
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression(
    _ content: some AccessibilityRotorContent
  ) -> AccessibilityRotorContentList {
    AccessibilityRotorContentList(_entries: content._entries)
  }

  public static func buildBlock(
    _ parts: AccessibilityRotorContentList...
  ) -> AccessibilityRotorContentList { joined(parts) }

  public static func buildOptional(
    _ part: AccessibilityRotorContentList?
  ) -> AccessibilityRotorContentList { joined(part.map { [$0] } ?? []) }

  public static func buildEither(
    first part: AccessibilityRotorContentList
  ) -> AccessibilityRotorContentList { part }

  public static func buildEither(
    second part: AccessibilityRotorContentList
  ) -> AccessibilityRotorContentList { part }

  public static func buildArray(
    _ parts: [AccessibilityRotorContentList]
  ) -> AccessibilityRotorContentList { joined(parts) }

  private static func joined(
    _ parts: [AccessibilityRotorContentList]
  ) -> AccessibilityRotorContentList {
    AccessibilityRotorContentList(_entries: parts.flatMap(\._entries))
  }
}

/// One place that a rotor leads to: the view that `accessibilityRotorEntry(id:in:)` gave the same id.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: String
  let id: ID
  let namespace: Namespace.ID?

  /// The label is what the place is called; without a namespace the entry leads nowhere.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID? = nil
  ) {
    self.init(label.string, id: id, in: namespace)
  }

  /// The same with a label that is a string.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID? = nil
  ) {
    self.label = String(label)
    self.id = id
    self.namespace = namespace
  }

  public var _entries: [_RotorEntry] {
    [_RotorEntry(label: label, id: AnyHashable(id), namespace: namespace)]
  }
}
