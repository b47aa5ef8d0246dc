// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an item of a tool bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: ToolbarPlace
  private let name: String

  private init(_ name: String, _ place: ToolbarPlace) {
    self.name = name
    self.place = place
  }

  /// At the trailing end, as everything without a placement.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// At the trailing end.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// At the trailing end.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal", .middle)
  /// At the leading end.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// At the leading end.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// At the trailing end.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// At the leading end.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// At the trailing end.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// In the middle of a bar below the view, with all of its room where there is a `Spacer`.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .middle)
  /// At the trailing end.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// At the leading end.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// At the trailing end of the bar above the view, without the room of a `Spacer`: no keyboard is shown
  /// that it could stand on.
  public static let keyboard = ToolbarItemPlacement("keyboard", .trailing)
  /// In the middle of a bar below the view.
  public static let status = ToolbarItemPlacement("status", .middle)
  /// At the trailing end.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
}

/// A part of a tool bar, in the order in which it is read.
enum ToolbarPlace: Int, CaseIterable, Hashable {
  case leading, middle, trailing
}

private enum ToolbarPlaceKey: LayoutValueKey {
  static let defaultValue = ToolbarPlace.trailing
}

/// One item of a tool bar above the view, or below it.
public struct ToolbarItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  private let content: Content

  /// - Parameter placement: At which end of the bar it stands, or in its middle. What stands further on
  ///   is read later, wherever it is written.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var body: some View { ToolbarItems(placement: placement, content: content) }
}

/// Several items of a tool bar above the view, or below it.
public struct ToolbarItemGroup<Content: View>: View {
  let placement: ToolbarItemPlacement
  private let content: Content

  /// - Parameter placement: At which end of the bar they stand, or in its middle. What stands further on
  ///   is read later, wherever it is written.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var body: some View { ToolbarItems(placement: placement, content: content) }
}

/// An item that a tool bar has by itself, said again. Here a search field and what hides a column stand
/// where they stand, and nothing is added; the terminal says so once.
public struct DefaultToolbarItem: View {
  /// What it is for.
  public struct Kind: Hashable, Sendable {
    private let name: String

    /// A field for what is looked for.
    public static let search = Kind(name: "search")
    /// What hides and shows a column.
    public static let sidebarToggle = Kind(name: "sidebarToggle")
    /// The title.
    public static let title = Kind(name: "title")
  }

  public init(
    kind: Kind, placement: ToolbarItemPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    Notice.hasNoEffect(
      "DefaultToolbarItem", "what a bar has by itself stands where it stands", fileID, line)
  }

  public var body: some View { EmptyView() }
}

extension View {
  /// Says where the view stands in the bar above a page.
  @ViewBuilder func inToolbar(_ placement: ToolbarItemPlacement) -> some View {
    let place = placement.place
    if placement == .keyboard {
      HStack(spacing: Distance.small) { self }.fixedSize()
    } else if place == ToolbarPlaceKey.defaultValue {
      self
    } else {
      HStack(spacing: Distance.small) { self }
        .accessibilitySortPriority(
          Double(ToolbarPlaceKey.defaultValue.rawValue - place.rawValue)
        )
        .layoutValue(key: ToolbarPlaceKey.self, value: place)
    }
  }

  /// Controls in a bar above the page of a ``NavigationStack``, or below it, wherever in the page the view
  /// stands; elsewhere above the view itself.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Controls in a bar above the view, at its two ends.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// The same with controls at the leading end alone.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// The same with controls at the trailing end alone.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A view that says what is in the tool bars of its page; where no page is round it, it is one.
struct ToolbarView<Content: View, Items: View>: View {
  let content: Content
  let items: Items

  @Environment(\.known.isUnderBars) private var isUnderBars
  @State private var said = SaidToolbar()

  var body: some View {
    let saying = SayingToolbar(
      content: content, items: items, edges: ToolbarItemTypes.edges(of: items), said: said)
    if isUnderBars { saying } else { PageWithBars(content: saying, showsTitle: false) }
  }
}

/// What stands at the leading end, in the middle and at the trailing end of a bar; one after the other
/// where there is no room for that.
struct ToolbarLayout: BarRowLayout {
  func inReadingOrder(_ subviews: Subviews) -> Subviews {
    subviews.with(
      ToolbarPlace.allCases.flatMap { place in
        subviews.filter { $0[ToolbarPlaceKey.self] == place }.map(\.node)
      })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = ToolbarPlace.allCases.map { place in
      subviews.with(subviews.filter { $0[ToolbarPlaceKey.self] == place }.map(\.node))
    }
    func width(_ part: Subviews, in width: CGFloat?) -> CGFloat {
      guard !part.isEmpty else { return 0 }
      let proposal = ProposedViewSize(width: width, height: bounds.height)
      return row.sizeThatFits(proposal: proposal, subviews: part, cache: &cache).width
    }
    func put(_ part: Subviews, at x: CGFloat, _ width: CGFloat) {
      row.placeSubviews(
        in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height),
        proposal: ProposedViewSize(width: width, height: bounds.height), subviews: part,
        cache: &cache)
    }
    let middle = width(parts[1], in: nil)
    let gaps = Distance.small * CGFloat(max(0, parts.count { !$0.isEmpty } - 1))
    let ends = bounds.width - middle - gaps
    let trailing = width(parts[2], in: max(0, ends - width(parts[0], in: nil)))
    let leading = width(parts[0], in: max(0, ends - trailing))
    guard leading + trailing <= ends else {
      return put(inReadingOrder(subviews), at: bounds.minX, bounds.width)
    }
    put(parts[0], at: bounds.minX, leading)
    put(parts[2], at: bounds.maxX - trailing, trailing)
    let first = parts[0].isEmpty ? bounds.minX : bounds.minX + leading + Distance.small
    let last =
      parts[2].isEmpty ? bounds.maxX - middle : bounds.maxX - trailing - Distance.small - middle
    put(parts[1], at: min(max(bounds.midX - middle / 2, first), last), middle)
  }
}
