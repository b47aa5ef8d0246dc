// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of tool bars that stand above the page, and the page's title where it is small.
struct TopBar: View {
  let toolbars: [SaidToolbar]
  let title: Text?
  @State private var isNeededInside = false

  var body: some View {
    let items = ForEach(toolbars) { CarriedPlace(carried: $0.top) }
    Group {
      if isNeededInside || toolbars.contains(where: { $0.hasItems(at: .top) }) {
        BarRow(layout: ToolbarLayout()) {
          items
          if let title { InlineTitle(title: title).inToolbar(.principal) }
        }
      } else {
        items
        if let title { PageTitle(title: title, isInline: true).zIndex(1) }
      }
    }
    .onPreferenceChange(ToolbarEdgesKey.self) { isNeededInside = $0.contains(.top) }
  }
}

/// The items of tool bars that stand below the page.
struct BottomBar: View {
  let toolbars: [SaidToolbar]
  @State private var isNeededInside = false

  var body: some View {
    let items = ForEach(toolbars) { CarriedPlace(carried: $0.bottom) }
    Group {
      if isNeededInside || toolbars.contains(where: { $0.hasItems(at: .bottom) }) {
        BarRow(layout: BottomBarLayout()) { items }
      } else {
        items
      }
    }
    .onPreferenceChange(ToolbarEdgesKey.self) { isNeededInside = $0.contains(.bottom) }
  }
}

/// The items of one bar. Where there is no room for the words of all labels, they are symbols, as long as
/// no style is said for them; where there still is none, they go on in further lines.
private struct BarRow<Row: BarRowLayout, Items: View>: View {
  let layout: Row
  @ViewBuilder let items: Items
  @State private var room = BarRoom()
  @State private var isTight = false

  var body: some View {
    BarLayout(row: layout, room: room, isTight: isTight, change: { isTight = $0 }) { items }
      .environment(\.isInTightBar, isTight)
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
      content.inToolbar(placement).preference(key: ToolbarEdgesKey.self, value: [.top])
        .transformPreference(PageBarKey.self) {
          $0.hasPrincipal = $0.hasPrincipal || placement == .principal
        }
    case (.bottom, .bottom):
      // What opens from an item has tool bars of its own.
      spread.environment(\.toolbarEdge, .top)
        .preference(key: ToolbarEdgesKey.self, value: [.bottom])
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
enum ToolbarEdge: CaseIterable {
  case top, bottom
}

extension ToolbarItemPlacement {
  fileprivate var edge: ToolbarEdge { self == .bottomBar || self == .status ? .bottom : .top }
}

/// At which edges of a page items stand.
private enum ToolbarEdgesKey: PreferenceKey {
  static let defaultValue: Set<ToolbarEdge> = []
  static func reduce(value: inout Set<ToolbarEdge>, nextValue: () -> Set<ToolbarEdge>) {
    value.formUnion(nextValue())
  }
}

extension EnvironmentValues {
  private enum ToolbarEdgeKey: EnvironmentKey {
    static let defaultValue = ToolbarEdge.top
  }

  private enum TightBarKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a bar round the view has no room for the words of all labels.
  var isInTightBar: Bool {
    get { self[TightBarKey.self] }
    set { self[TightBarKey.self] = newValue }
  }

  /// At which edge of a page a view stands.
  var toolbarEdge: ToolbarEdge {
    get { self[ToolbarEdgeKey.self] }
    set { self[ToolbarEdgeKey.self] = newValue }
  }
}

/// Tells views that are nothing but items of a tool bar, also an author's own, from other views: these
/// stand at the top, without a placement.
@MainActor
enum ToolbarItemTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// At which edges there is something; of an author's own items that is known when they are made.
  static func edges(of items: some View) -> Set<ToolbarEdge> {
    var edges: Set<ToolbarEdge> = []
    for item in SubviewsCollection(of: items) where edges.count < ToolbarEdge.allCases.count {
      if let placed = item.content as? any ToolbarPlaced {
        edges.insert(placed.placement.edge)
      } else if !mayPlaceItems(item) {
        edges.insert(.top)
      }
    }
    return edges
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
