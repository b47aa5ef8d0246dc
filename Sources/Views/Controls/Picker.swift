// SPDX-License-Identifier: Apache-2.0

import Gestures

/// One of several choices. Each choice is a view inside with a `tag(_:)`, or a view of a `ForEach`,
/// which is known by its element's identity.
///
/// The choices are exposed as radio buttons in a group, which the arrow keys go through. Also where
/// its style is a menu or a wheel, they all stand one below the other.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let label: Label
  private let content: Content

  @Environment(\.pickerStyle) private var style
  @Environment(\.showsLabels) private var showsLabel

  /// Choices under a label, which is the group's accessible name.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    let choices = PickerChoices(
      selected: AnyHashable(selection), isSegmented: style == .segmented
    ) { tag in
      if let chosen = tag.base as? Selection { selection = chosen }
    }
    Group {
      if style == .segmented {
        HStack(spacing: 2) { content }
          .padding(2)
          .onLightGround()
          .background(Color(white: 0.88), in: RoundedRectangle(cornerRadius: 8))
      } else {
        VStack(alignment: .leading, spacing: 6) {
          if showsLabel { label.accessibilityHidden(true) }
          content
        }
      }
    }
    .environment(\.pickerChoices, choices)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.panel)
    .named(by: label)
    .focusGroup()
  }
}

extension Picker where Label == Text {
  /// Choices under a text.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Choices under a text from the application's translations.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

/// What a picker tells the choices inside.
struct PickerChoices {
  let selected: AnyHashable
  let isSegmented: Bool
  let choose: (AnyHashable) -> Void
}

/// How the choices of a picker stand.
public struct PickerStyle: Hashable, Sendable {
  private let name: String

  /// One below the other.
  public static let automatic = PickerStyle(name: "inline")
  /// One below the other.
  public static let inline = PickerStyle(name: "inline")
  /// One below the other.
  public static let radioGroup = PickerStyle(name: "inline")
  /// One below the other: no menu opens here.
  public static let menu = PickerStyle(name: "inline")
  /// One below the other: nothing turns here.
  public static let wheel = PickerStyle(name: "inline")
  /// One below the other: there is no further page.
  public static let navigationLink = PickerStyle(name: "inline")
  /// Side by side, in one frame.
  public static let segmented = PickerStyle(name: "segmented")
  /// Side by side, in one frame.
  public static let palette = PickerStyle(name: "segmented")
}

/// A choice of the picker around it; elsewhere the view alone.
struct TaggedView<Content: View>: View {
  let content: Content
  let tag: AnyHashable

  @Environment(\.pickerChoices) private var choices

  var body: some View {
    if let choices {
      PickerChoice(content: content, tag: tag, choices: choices)
    } else {
      content
    }
  }
}

private struct PickerChoice<Content: View>: View {
  let content: Content
  let tag: AnyHashable
  let choices: PickerChoices

  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private var isSelected: Bool { choices.selected == tag }

  var body: some View {
    face
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isPressed) { isOver, state, _ in state = isOver }
          .onEnded { isOver in
            if isOver { choices.choose(tag) }
          }
      )
      .accessibilityElement(children: .combine)
      .accessibilityRole(.radioButton)
      .accessibilityState(.checkable)
      .accessibilityState(.checked, isSelected)
  }

  @ViewBuilder private var face: some View {
    if choices.isSegmented {
      content
        .environment(\.pickerChoices, nil)
        .padding(.horizontal, 12).padding(.vertical, 6)
        .background(ground, in: RoundedRectangle(cornerRadius: 6))
        .overlay(
          RoundedRectangle(cornerRadius: 6)
            .strokeBorder(isSelected ? Color.secondary : .clear, lineWidth: 1.5))
    } else {
      HStack(spacing: 8) {
        ZStack {
          Circle().fill(isPressed ? Color(white: 0.82) : .white)
          Circle().strokeBorder(isEnabled ? Color.secondary : .gray, lineWidth: 2)
          if isSelected { Circle().fill(isEnabled ? tint : .gray).padding(5) }
        }
        .frame(width: 20, height: 20)
        content.environment(\.pickerChoices, nil)
      }
    }
  }

  private var ground: Color {
    isSelected ? .white : isPressed ? Color(white: 0.78) : Color(white: 0.88)
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static let defaultValue = PickerStyle.automatic
  }
  private enum PickerChoicesKey: EnvironmentKey {
    static var defaultValue: PickerChoices? { nil }
  }
  private enum ShowsLabelsKey: EnvironmentKey {
    static let defaultValue = true
  }

  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  var pickerChoices: PickerChoices? {
    get { self[PickerChoicesKey.self] }
    set { self[PickerChoicesKey.self] = newValue }
  }

  var showsLabels: Bool {
    get { self[ShowsLabelsKey.self] }
    set { self[ShowsLabelsKey.self] = newValue }
  }
}

extension ForEach {
  /// The same with each element's view as a choice of the picker round it.
  var choices: ForEach<Data, ID, TaggedView<Content>> {
    let (id, content) = (id, content)
    return ForEach<Data, ID, TaggedView<Content>>(data: data, id: id) { element in
      TaggedView(content: content(element), tag: AnyHashable(id(element)))
    }
  }
}

extension View {
  /// Makes the view a choice of the picker around it: what the selection is when it is chosen.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  /// How the choices of the pickers inside stand.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }

  /// Does not show the labels of the controls inside; they stay the accessible names.
  public func labelsHidden() -> some View {
    environment(\.showsLabels, false)
  }
}
