// SPDX-License-Identifier: Apache-2.0

import Interaction

/// AT-SPI has no rotors. What has one says so in the attribute `rotor`, and its entries are the
/// targets of its `FLOWS_TO` relation, as ARIA offers several ways to go on; Orca moves by role
/// (headings, links) by itself. An entry is found where a view has its id by
/// ``accessibilityRotorEntry(id:in:)``.
extension View {
  /// Adds a rotor under a name, with entries that are written one by one.
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(String(label), entries()._entries)
  }

  /// The same with a name that is a text.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label.string, entries()._entries)
  }

  /// Gives the entries of a rotor that screen readers have by themselves.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(systemRotor.name, entries()._entries)
  }

  /// Adds a rotor with an entry for each model.
  ///
  /// - Parameters:
  ///   - entryID: The id that `accessibilityRotorEntry(id:in:)` gave the entry's view.
  ///   - namespace: Where those ids are given; nil finds no view.
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>, in namespace: Namespace.ID? = nil
  ) -> some View {
    rotor(
      String(rotorLabel),
      entries.flatMap {
        AccessibilityRotorEntry(
          $0[keyPath: entryLabel], id: $0[keyPath: entryID], in: namespace
        )._entries
      })
  }

  /// The same for models that have an identity of their own.
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>,
    in namespace: Namespace.ID? = nil
  ) -> some View {
    accessibilityRotor(
      rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel, in: namespace)
  }

  /// Gives a rotor that screen readers have by themselves an entry for each model.
  ///
  /// - Parameters:
  ///   - entryID: The id that `accessibilityRotorEntry(id:in:)` gave the entry's view.
  ///   - namespace: Where those ids are given; nil finds no view.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>,
    in namespace: Namespace.ID? = nil
  ) -> some View {
    accessibilityRotor(
      systemRotor.name, entries: entries, entryID: entryID, entryLabel: entryLabel, in: namespace)
  }

  /// The same for models that have an identity of their own.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>, in namespace: Namespace.ID? = nil
  ) -> some View {
    accessibilityRotor(
      systemRotor.name, entries: entries, entryLabel: entryLabel, in: namespace)
  }

  /// Makes the view a place that rotors with the same id lead to.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    related(namespace, .rotor(id), .destination)
  }

  private func rotor(_ label: String, _ entries: [_RotorEntry]) -> some View {
    SemanticsView(self) { declaration in
      declaration.attributes["rotor"] = label
      declaration.relationEnds = entries.compactMap { entry in
        entry.namespace.map { .init(RelationKey(namespace: $0, name: .rotor(entry.id)), .origin) }
      }
    }
  }
}

/// A rotor that every screen reader knows by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  /// Links and other ways to elsewhere.
  public static let links = AccessibilitySystemRotor(name: "Links")
  /// Headings of every depth.
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  /// Text that is set in bold.
  public static let boldText = AccessibilitySystemRotor(name: "Bold text")
  /// Text that is set in italics.
  public static let italicText = AccessibilitySystemRotor(name: "Italic text")
  /// Text that is underlined.
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined text")
  /// Words that a spelling checker does not know.
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled words")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "Images")
  /// Fields that can be written into.
  public static let textFields = AccessibilitySystemRotor(name: "Text fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  /// Parts of a window that have a purpose of their own.
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}
