// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of a list that is nothing but a button or a link, which is pressed wherever the row is.
@MainActor
protocol PressedRow {
  static var isPressed: Bool { get }
}

/// A view round one other, which leaves it what it is.
protocol PressedRowWrapper: PressedRow {
  associatedtype Content: View
}

extension PressedRowWrapper {
  static var isPressed: Bool { Content.isPressedRow }
}

extension View {
  /// In all of a row, with so much room round it.
  func fillingRow(_ insets: EdgeInsets) -> some View {
    padding(insets).frame(
      maxWidth: .infinity, minHeight: RowTraits.leastHeight, alignment: .leading)
  }

  /// Whether the view is nothing but a button or a link.
  @MainActor static var isPressedRow: Bool {
    if let row = Self.self as? any PressedRow.Type { return row.isPressed }
    // A view of an author's own that is made of one.
    return Body.self == Never.self ? false : Body.isPressedRow
  }
}

extension ConditionalContent: PressedRow {
  static var isPressed: Bool { First.isPressedRow && Second.isPressedRow }
}
extension EnvironmentView: PressedRowWrapper {}
extension TaggedView: PressedRowWrapper {}
extension IdentifiedView: PressedRowWrapper {}
extension PreferenceView: PressedRowWrapper {}
extension SemanticsView: PressedRowWrapper {}
extension ContextMenuView: PressedRowWrapper {}
extension BadgedView: PressedRowWrapper {}

extension EnvironmentValues {
  private enum PressedRowInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets? { nil }
  }
  private enum PressedRowBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// The room round a button or a link that is all of its row; nil for any other.
  var pressedRowInsets: EdgeInsets? {
    get { self[PressedRowInsetsKey.self] }
    set { self[PressedRowInsetsKey.self] = newValue }
  }

  /// What stands at the end of a button or a link that is all of its row.
  var pressedRowBadge: Text? {
    get { self[PressedRowBadgeKey.self] }
    set { self[PressedRowBadgeKey.self] = newValue }
  }
}
