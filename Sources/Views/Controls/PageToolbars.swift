// SPDX-License-Identifier: Apache-2.0

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
        ToolbarLayout {
          items
          if let title { ToolbarItem(placement: .principal) { InlineTitle(title: title) } }
        }
        .inBar()
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
        HStack(spacing: Distance.small) { below }.frame(maxWidth: .infinity).inBar()
      } else {
        below
      }
    }
    .onPreferenceChange(BottomBarKey.self) { isNeededInside = $0 }
  }
}

extension View {
  fileprivate func inBar() -> some View {
    padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.toolBar)
      .zIndex(1)
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
      content.environment(\.toolbarEdge, .top).preference(key: BottomBarKey.self, value: true)
    case (.top, .bottom), (.bottom, .top): EmptyView()
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
