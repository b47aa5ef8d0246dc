// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button that leads to another view: in a list or a form a row with a mark at its end, and elsewhere its
/// label in the colour of controls, or what a `buttonStyle(_:)` makes of it.
public struct NavigationLink<Label: View>: View {
  private enum Target {
    case view(() -> AnyView)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  /// Whether the view that the link leads to is shown, where an author keeps that.
  private var isActive: Binding<Bool>?
  @Environment(\.navigationTrail) private var trail
  @Environment(\.isChosenByRow) private var isChosenByRow
  @Environment(\.pressedRowInsets) private var rowInsets
  @Environment(\.pressedRowBadge) private var badge
  @Environment(\.marksLinks) private var marksLinks
  @Environment(\.buttonStyle) private var style
  @Environment(\.primitiveButtonStyle) private var primitiveStyle
  @State private var source = DestinationSource()

  /// Leads to a view.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view { AnyView(destination()) }
    self.label = label()
  }

  /// The same in the older order.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { AnyView(destination) }
    self.label = label()
  }

  /// Leads to a view that is shown for as long as a state says so. With an empty label nothing is seen
  /// of the link: the state alone leads there.
  public init<Destination: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// Leads to what `navigationDestination(for:destination:)` makes of the value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  public var body: some View {
    if case .view(let make) = target { source.write { _ in make() } }
    return Group {
      if isChosenByRow, value != nil {
        label.padding(rowInsets ?? EdgeInsets())
      } else if isActive == nil || Label.self != EmptyView.self {
        button
      } else {
        EmptyPlace()
      }
    }
    .leading(to: source, while: isActive)
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  @ViewBuilder private var button: some View {
    if marksLinks {
      press.buttonStyle(.plain)
    } else if style is DefaultButtonStyle, primitiveStyle == nil {
      press.buttonStyle(.borderless)
    } else {
      press
    }
  }

  private var press: some View {
    Button {
      if let isActive {
        isActive.wrappedValue = true
        return
      }
      switch target {
      case .view: trail?.go(to: source)
      case .value(let value): if let value { trail?.go(toValue: value) }
      }
    } label: {
      if let rowInsets {
        face.fillingRow(rowInsets)
      } else if marksLinks {
        face
      } else {
        label
      }
    }
    .disabled(trail == nil)
    .environment(\.pressedRowInsets, nil).environment(\.pressedRowBadge, nil)
  }

  private var face: some View {
    HStack(spacing: Distance.small) {
      label
      if rowInsets != nil || marksLinks { Spacer(minLength: 0) }
      if let badge { badge.foregroundColor(.secondary) }
      Image(systemName: "chevron.right").imageScale(.small).foregroundColor(.secondary)
        .accessibilityHidden(true)
    }
  }
}

extension NavigationLink {
  /// Changes nothing: a link leads where its place in the columns says.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: PressedRow {
  static var isPressed: Bool { true }
}
extension EnvironmentValues {
  private enum MarksLinksKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether links are rows, and have a mark at their end.
  var marksLinks: Bool {
    get { self[MarksLinksKey.self] }
    set { self[MarksLinksKey.self] = newValue }
  }
}

/// One row of a list, whatever it is made of.
extension NavigationLink: RowStructure {
  static var givesSeveralRows: Bool { false }
}

/// In a list with a selection, a row with a link is known by the link's value.
extension NavigationLink: PartedContent {
  static var mayHaveTag: Bool { true }
  var inner: any View { label }
  var pageTag: AnyHashable? { value }
}

extension NavigationLink where Label == Text {
  /// Leads to a view, under a literal or a text from the application's translations.
  public init<Destination: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same with a view instead of a closure.
  public init<Destination: View>(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Leads to what `navigationDestination(for:destination:)` makes of the value, under a literal or a
  /// text from the application's translations.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Leads to a view, under a text.
  @_disfavoredOverload
  public init<S: StringProtocol, Destination: View>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with a view instead of a closure.
  @_disfavoredOverload
  public init<S: StringProtocol, Destination: View>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to what `navigationDestination(for:destination:)` makes of the value, under a text.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
