// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Names for what is beside a view's value.
public enum AXCustomContent {
  /// Whether the content is spoken without being asked for.
  public enum Importance: Hashable, Sendable {
    /// Exposed as an attribute, for clients that ask.
    case `default`
    /// Spoken with the view.
    case high
  }
}

/// The name of one kind of custom content.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String

  /// The id is without effect: content is told apart by its label.
  @MainActor
  public init(_ label: Text, id: String) {
    self.label = label.string
  }

  /// The label is what content of high importance is spoken under.
  @MainActor
  public init(_ label: Text) {
    self.label = label.string
  }

  /// The same with a label from the application's translations.
  @_disfavoredOverload
  @MainActor
  public init(_ labelKey: LocalizedStringKey) {
    label = labelKey.string
  }

  /// The same with a label that is a string.
  public init<S: StringProtocol>(_ label: S) {
    self.label = String(label)
  }
}

/// AT-SPI has no such list: what is of high importance is spoken after the value ("Price: 3 euros"),
/// the rest is an attribute of the element (`custom-price`).
extension View {
  /// Adds content under a key; nil adds none.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    SemanticsView(self) { declaration in
      guard let value = value?.string else { return }
      switch importance {
      case .high: declaration.details = ["\(key.label): \(value)"]
      case .default: declaration.attributes["custom-" + key.attributeName] = value
      }
    }
  }

  /// The same with a value that is a string.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// The same under a name that is used once.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// The same with a name and a value that are strings.
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Text(value), importance: importance)
  }

  /// The same with a name that is a string and a value that is a text.
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), value, importance: importance)
  }
}

extension AccessibilityCustomContentKey {
  /// Lower case, words joined by dashes, as attributes are called.
  var attributeName: String {
    label.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
