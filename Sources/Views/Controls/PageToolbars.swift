// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of a tool bar that stand above the page, and the page's title where it is small.
struct TopBar<Items: View>: View {
  let items: Items
  let title: Text?
  /// Takes what the items say of the bar.
  let tell: (PageBar) -> Void
  @State private var isNeededInside = false

  var body: some View {
    let items = self.items.onPreferenceChange(PageBarKey.self, perform: tell)
    Group {
      if title != nil || isNeededInside || ToolbarItemTypes.haveItems(self.items, at: .top) {
        BarRow(layout: ToolbarLayout()) {
          items
          if let title { ToolbarItem(placement: .principal) { InlineTitle(title: title) } }
        }
      } else {
        items
      }
    }
    .onPreferenceChange(TopBarKey.self) { isNeededInside = $0 }
  }
}

/// The items of a tool bar that stand below the page.
struct BottomBar<Items: View>: View {
  let items: Items
  @State private var isNeededInside = false

  var body: some View {
    let below = ForEach(subviews: items) { item in
      if ToolbarItemTypes.mayPlaceItems(item) { item }
    }
    .environment(\.toolbarEdge, .bottom)
    Group {
      if isNeededInside || ToolbarItemTypes.haveItems(items, at: .bottom) {
        BarRow(layout: BottomBarLayout()) { below }
      } else {
        below
      }
    }
    .onPreferenceChange(BottomBarKey.self) { isNeededInside = $0 }
  }
}

/// The items of one bar. Where there is no room for the words of all labels, they are symbols, as long as
/// no style is said for them; where there still is none, they go on in further lines.
private struct BarRow<Row: BarRowLayout, Items: View>: View {
  let layout: Row
  @ViewBuilder let items: Items
  @Environment(\.labelStyle) private var style
  @State private var room = BarRoom()
  @State private var isTight = false

  var body: some View {
    let ownStyle: any LabelStyle =
      isTight && style is TitleAndIconLabelStyle ? IconOnlyLabelStyle() : style
    BarLayout(row: layout, room: room, isTight: isTight, change: { isTight = $0 }) { items }
      .environment(\.labelStyle, ownStyle)
      .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.toolBar)
      .zIndex(1)
  }
}

/// What a bar needs with all words, as it was when there was no room for it.
@MainActor
private final class BarRoom {
  var neededWidth: CGFloat = 0
}

/// How the items of a bar stand in one line.
protocol BarRowLayout: Layout where Cache == Void {
  /// The items as they are read.
  func inReadingOrder(_ subviews: Subviews) -> Subviews
}

extension BarRowLayout {
  var row: HStackLayout { HStackLayout(spacing: Distance.small) }

  /// As wide as the bar.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    guard let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: max(size.width, width), height: size.height)
  }
}

/// A row whose reader is told whether it has less room than it needs.
private struct BarLayout<Row: BarRowLayout>: Layout {
  let row: Row
  let room: BarRoom
  let isTight: Bool
  let change: (Bool) -> Void

  private static var lines: WholeWordLines {
    WholeWordLines(spacing: Distance.small, lineSpacing: Distance.small)
  }

  private func idealWidth(_ subviews: Subviews) -> CGFloat {
    var cache: Void = ()
    return row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard isTight, let width = proposal.width, width.isFinite, idealWidth(subviews) > width else {
      return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let size = Self.lines.sizeThatFits(
      proposal: proposal, subviews: row.inReadingOrder(subviews), cache: &cache)
    return CGSize(width: max(width, size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let ideal = idealWidth(subviews)
    if isTight, ideal > bounds.width {
      Self.lines.placeSubviews(
        in: bounds, proposal: proposal, subviews: row.inReadingOrder(subviews), cache: &cache)
    } else {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let isNarrow = bounds.width < (isTight ? room.neededWidth : ideal)
    guard isNarrow != isTight, let graph = subviews.nodes.first?.graph else { return }
    if isNarrow { room.neededWidth = ideal }
    graph.enqueue { change(isNarrow) }
  }
}

/// What stands beside each other in the middle of a bar, and takes all of its room where it can.
private struct BottomBarLayout: BarRowLayout {
  func inReadingOrder(_ subviews: Subviews) -> Subviews { subviews }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = ProposedViewSize(bounds.size)
    let width = row.sizeThatFits(proposal: room, subviews: subviews, cache: &cache).width
    row.placeSubviews(
      in: CGRect(
        x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height),
      proposal: room, subviews: subviews, cache: &cache)
  }
}

/// Items at one of the two edges of a page: each of its tool bars leaves out what stands in the other.
struct ToolbarItems<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.toolbarEdge) private var edge

  var body: some View {
    switch (edge, placement.edge) {
    case (.top, .top):
      content.inToolbar(placement).preference(key: TopBarKey.self, value: true)
    case (.bottom, .bottom):
      // What opens from an item has tool bars of its own.
      spread.environment(\.toolbarEdge, .top).preference(key: BottomBarKey.self, value: true)
    case (.top, .bottom), (.bottom, .top): EmptyView()
    }
  }

  /// A status keeps the others at the ends.
  @ViewBuilder private var spread: some View {
    if placement == .status {
      Spacer(minLength: 0)
      content
      Spacer(minLength: 0)
    } else {
      content
    }
  }
}

/// A view that says where it stands in tool bars.
@MainActor
protocol ToolbarPlaced {
  var placement: ToolbarItemPlacement { get }
}

extension ToolbarItem: ToolbarPlaced {}
extension ToolbarItemGroup: ToolbarPlaced {}
extension ToolbarSpacer: ToolbarPlaced {}

/// Which tool bar of a page views are in.
enum ToolbarEdge {
  case top, bottom
}

extension ToolbarItemPlacement {
  fileprivate var edge: ToolbarEdge { self == .bottomBar || self == .status ? .bottom : .top }
}

/// Whether an item stands above.
private enum TopBarKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether an item stands below.
private enum BottomBarKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension EnvironmentValues {
  private enum ToolbarEdgeKey: EnvironmentKey {
    static let defaultValue = ToolbarEdge.top
  }

  fileprivate var toolbarEdge: ToolbarEdge {
    get { self[ToolbarEdgeKey.self] }
    set { self[ToolbarEdgeKey.self] = newValue }
  }
}

/// Tells views that are nothing but items of a tool bar, also an author's own, from other views: these
/// stand at the top, without a placement.
@MainActor
private enum ToolbarItemTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether there is something at an edge; of an author's own items that is known when they are made.
  static func haveItems(_ items: some View, at edge: ToolbarEdge) -> Bool {
    SubviewsCollection(of: items).contains { item in
      if let placed = item.content as? any ToolbarPlaced { return placed.placement.edge == edge }
      return edge == .top && !mayPlaceItems(item)
    }
  }

  static func mayPlaceItems(_ item: Subview) -> Bool {
    let type = type(of: item.content)
    if let known = known[ObjectIdentifier(type)] { return known }
    var seen: Set<ObjectIdentifier> = []
    let answer = type.placesItems(&seen)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension View {
  /// - Parameter seen: The types that were asked: a view can be made of its like.
  fileprivate static func placesItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(Self.self)).inserted else { return false }
    if let type = Self.self as? any ToolbarItemParts.Type { return type.partsPlaceItems(&seen) }
    return Body.self != Never.self && Body.placesItems(&seen)
  }
}

/// A view that places items, or is nothing but other views.
@MainActor
private protocol ToolbarItemParts {
  static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool
}

extension ToolbarItems: ToolbarItemParts {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool { true }
}

extension ToolbarView: ToolbarItemParts {
  /// Its items are its own.
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool { false }
}

extension TupleView: ToolbarItemParts {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    var answer = false
    func ask<V: View>(_ type: V.Type) { answer = type.placesItems(&seen) || answer }
    repeat ask((each Content).self)
    return answer
  }
}

extension Group: ToolbarItemParts {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    Content.placesItems(&seen)
  }
}

extension ConditionalContent: ToolbarItemParts {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    let first = First.placesItems(&seen)
    return Second.placesItems(&seen) || first
  }
}

extension Optional: ToolbarItemParts where Wrapped: View {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    Wrapped.placesItems(&seen)
  }
}

extension ForEach: ToolbarItemParts {
  fileprivate static func partsPlaceItems(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    Content.placesItems(&seen)
  }
}
