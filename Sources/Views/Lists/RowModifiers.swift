// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much headings stand out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The room between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// The standard.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less.
  public static let compact = ListSectionSpacing(name: "compact")

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

/// A view with a number or a word at the other side of its row; nil for the view alone.
struct BadgeRow<Content: View>: View {
  let content: Content
  let badge: Text?

  var body: some View {
    if let badge {
      HStack(spacing: Distance.small) {
        content
        Spacer()
        badge.foregroundColor(.secondary)
      }
    } else {
      content
    }
  }
}

/// A view with a number or a word behind it, in a row of a list or a form; elsewhere the view alone.
struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?
  @Environment(\.badgeIsOnTab) private var isOnTab
  @Environment(\.marksLinks) private var isInRow

  var body: some View {
    if isOnTab {
      content.environment(\.badgeIsOnTab, false)
    } else if Content.isPressedRow, isInRow {
      content.environment(\.pressedRowBadge, badge)
    } else {
      BadgeRow(content: content, badge: isInRow ? badge : nil)
    }
  }
}

extension View {
  /// Puts a number behind the view, at the other side of its row, or on the tab of the page that the
  /// view is; nothing for 0.
  public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text("\(count)"))
  }

  /// Puts a word behind the view, at the other side of its row; nothing for nil.
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }

  /// The same for a text.
  public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }

  /// Keeps the list's row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    RowTraitView(content: self) { $0.staysThere = isDisabled }
  }

  /// Keeps the list's row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    RowTraitView(content: self) { $0.staysInPlace = isDisabled }
  }

  /// Accepted for the sake of the source: sections have no lines of their own.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    visibility == .visible
      ? hasNoEffect("listSectionSeparator", "sections have no lines of their own", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: lines between sections have one colour.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("listSectionSeparatorTint", "lines between sections have one colour", fileID, line)
  }

  /// Accepted for the sake of the source: rows stand one right below the other.
  public func listRowSpacing(
    _ spacing: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("listRowSpacing", "rows stand one right below the other", fileID, line)
  }

  /// Accepted for the sake of the source: sections stand one right below the other.
  public func listSectionSpacing(
    _ spacing: ListSectionSpacing, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("listSectionSpacing", "sections stand one right below the other", fileID, line)
  }

  /// Accepted for the sake of the source: sections stand one right below the other.
  public func listSectionSpacing(
    _ spacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("listSectionSpacing", "sections stand one right below the other", fileID, line)
  }

  /// Accepted for the sake of the source: headings look as they do; give them a font.
  public func headerProminence(
    _ prominence: Prominence, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    prominence == .increased
      ? hasNoEffect("headerProminence", "headings look as they do; give them a font", fileID, line)
      : self
  }
}
