// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several views in one place, of which one is shown: with a row of tabs below, or as pages that a
/// swipe turns.
///
/// Each view inside is a page. All of them are there at once, with their state; only the one that is
/// shown is seen, heard and reached by keys. A page is known by its `tag(_:)`, or by its identity in a
/// `ForEach`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Binding<SelectionValue>?

  @State private var pages: [TabInfo] = []
  @State private var own: Namespace.ID?
  @Environment(\.tabViewStyle) private var style
  @Environment(\.layoutDirection) private var direction

  /// Pages of which the one with this tag is shown; with nil, the view itself keeps which one it is.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    self.selection = selection
  }

  private var shown: TabInfo? {
    let chosen = selection.flatMap { selection in
      pages.first { $0.tag == AnyHashable(selection.wrappedValue) }
    }
    // Where no page has the tag that is selected, pages turn all the same.
    return chosen ?? pages.first { $0.id == own } ?? pages.first
  }

  private func show(_ page: TabInfo) {
    own = page.id
    if let value = page.tag?.base as? SelectionValue { selection?.wrappedValue = value }
  }

  private func turn(by step: Int) {
    guard let shown, let place = pages.firstIndex(where: { $0.id == shown.id }),
      pages.indices.contains(place + step)
    else { return }
    show(pages[place + step])
  }

  public var body: some View {
    switch style.kind {
    case .tabs:
      TabbedRoom(room: room, hasBar: selection == nil || pages.contains { $0.label != nil }) {
        TabBar(pages: pages, shown: shown, isDots: false, choose: show)
      }
    case .pages:
      room
        .clipped()
        .accessibilityElement(children: .contain)
        .contentShape(Rectangle())
        .gesture(
          SwipeGesture([.left, .right])
            .label(direction == .leftToRight ? "Next page" : "Previous page", for: .left)
            .label(direction == .leftToRight ? "Previous page" : "Next page", for: .right)
            .onEnded { swipe in
              turn(by: (swipe.direction == .left) == (direction == .leftToRight) ? 1 : -1)
            }
        )
        .accessibilityRole(.scrollPane)
        .accessibilityLabel(nameOfPages)
        .overlay(alignment: .bottom) {
          if style.showsDots {
            TabBar(pages: pages, shown: shown, isDots: true, choose: show)
          }
        }
    }
  }

  private var nameOfPages: String {
    let place = pages.firstIndex { $0.id == shown?.id } ?? 0
    return TabInfo.name(of: place, among: pages.count)
  }

  private var room: some View {
    PageRoom {
      ZStack {
        ListContent(content: content)
      }
      .environment(\.isInTabs, true)
      .environment(\.shownTab, shown?.id)
    }
    .onPreferenceChange(TabInfos.self) { pages = $0 }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first is shown at first; the view itself keeps which one it is.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The pages above their bar, where nobody hides that. Pages of which none has anything on its tab, and
/// which are chosen by a selection, have a bar of their author's.
private struct TabbedRoom<Room: View, Bar: View>: View {
  let room: Room
  let hasBar: Bool
  @ViewBuilder let bar: () -> Bar

  @Environment(\.pageBar) private var barAround
  @State private var barInside = PageBar()

  private var isHidden: Bool {
    !hasBar || TabBarDefaults.isHidden || barInside.adding(barAround).hidesTabs == true
  }

  var body: some View {
    VStack(spacing: 0) {
      room.onPreferenceChange(PageBarKey.self) { barInside = $0 }
      if !isHidden {
        // What a page draws beyond its room lies behind the bar.
        Rectangle().fill(Color.separator).frame(height: 1).zIndex(1)
        bar().zIndex(1)
      }
    }
  }
}

/// What UIKit's names say of every bar of tabs.
@MainActor
package enum TabBarDefaults {
  /// Whether none is shown; of views that are made from then on.
  package static var isHidden = false
}

/// What a page tells the view of tabs round it.
struct TabInfo: Equatable {
  let id: Namespace.ID
  let tag: AnyHashable?
  let label: AnyView?
  var badge: Text?
  /// What label and badge are made of, in words: two views cannot be compared.
  let face: String

  /// What a page is called that has no other name.
  static func name(of place: Int, among count: Int) -> String { "Page \(place + 1) of \(count)" }

  static func == (left: TabInfo, right: TabInfo) -> Bool {
    left.id == right.id && left.tag == right.tag && left.face == right.face
  }
}

enum TabInfos: PreferenceKey {
  static var defaultValue: [TabInfo] { [] }
  static func reduce(value: inout [TabInfo], nextValue: () -> [TabInfo]) { value += nextValue() }
}

/// The row of tabs, or of dots.
private struct TabBar: View {
  let pages: [TabInfo]
  let shown: TabInfo?
  let isDots: Bool
  let choose: (TabInfo) -> Void

  var body: some View {
    HStack(spacing: isDots ? 6 : 0) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { place, page in
        TabButton(
          page: page, isShown: page.id == shown?.id, isDot: isDots,
          name: TabInfo.name(of: place, among: pages.count)
        ) { choose(page) }
      }
    }
    .padding(isDots ? 8 : 0)
    .frame(maxWidth: isDots ? nil : .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.pageTabList)
  }
}

private struct TabButton: View {
  let page: TabInfo
  let isShown: Bool
  let isDot: Bool
  let name: String
  let action: () -> Void

  @GestureState private var isPressed = false
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    face
      .contentShape(Rectangle())
      .gesture(PressGesture().acting($isPressed) { action() })
      .accessibilityElement(children: .combine)
      .accessibilityRole(.pageTab)
      .accessibilityState(.selectable)
      .accessibilityState(.selected, isShown)
  }

  private var hasWordsAlone: Bool { page.label.map { $0.content is Text } ?? true }

  /// How far the upper corner of a symbol is from its middle, in points.
  @ScaledMetric(relativeTo: .caption) private var symbolCorner: CGFloat = 8

  @ViewBuilder private var face: some View {
    if isDot {
      // 24 points for a finger (WCAG 2.5.8), and a dot in their middle.
      Circle().fill(isShown ? (isEnabled ? tint : .disabledInk) : Color.line).frame(
        width: isPressed ? 12 : 8, height: isPressed ? 12 : 8
      )
      .frame(width: 24, height: 24)
      .accessibilityLabel(name)
    } else {
      VStack(spacing: Distance.hair) {
        if let label = page.label { label.labelStyle(TabLabelStyle()) } else { Text(name) }
      }
      .overlay(alignment: hasWordsAlone ? .topTrailing : .top) {
        // At the symbol's upper corner, and over no more of it than that; beside words alone.
        if let badge = page.badge {
          TabBadge(text: badge)
            .alignmentGuide(.trailing) { $0[.leading] - Distance.hair }
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - symbolCorner }
            .alignmentGuide(.top) { $0[.top] + $0.height / 3 }
        }
      }
      .font(.caption)
      .foregroundColor(!isEnabled ? .disabledInk : isShown ? tint : .secondary)
      .padding(.vertical, Distance.close)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(isPressed ? Color.controlGround : .clear)
    }
  }
}

private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.caption2.bold()).foregroundColor(.white).fixedSize()
      .padding(.horizontal, Distance.close)
      .background(Capsule().fill(Color.red.undarkened))
  }
}

/// The symbol above the text.
private struct TabLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Distance.hair) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}
