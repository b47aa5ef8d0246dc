// SPDX-License-Identifier: Apache-2.0

/// The items of a tool bar that stand below the page.
struct BottomBar<Items: View>: View {
  let items: Items
  @State private var isNeeded = false

  var body: some View {
    let below = ForEach(subviews: items) { item in
      if ToolbarItemTypes.mayPlaceItems(item) { item }
    }
    .environment(\.toolbarEdge, .bottom)
    Group {
      if isNeeded {
        HStack(spacing: Distance.small) { below }
          .frame(maxWidth: .infinity)
          .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
          .accessibilityElement(children: .contain)
          .accessibilityRole(.toolBar)
          .zIndex(1)
      } else {
        below
      }
    }
    .onPreferenceChange(BottomBarKey.self) { isNeeded = $0 }
  }
}

/// Items at one of the two edges of a page: each of its tool bars leaves out what stands in the other.
struct ToolbarItems<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content
  @Environment(\.toolbarEdge) private var edge

  var body: some View {
    switch (edge, placement) {
    case (.top, .bottomBar): EmptyView()
    case (.top, _): content.inToolbar(placement)
    case (.bottom, .bottomBar):
      // What opens from an item has tool bars of its own.
      content.environment(\.toolbarEdge, .top).preference(key: BottomBarKey.self, value: true)
    case (.bottom, _): EmptyView()
    }
  }
}

/// Which tool bar of a page views are in.
enum ToolbarEdge {
  case top, bottom
}

/// Whether something stands below.
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
