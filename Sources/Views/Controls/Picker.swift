// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// One of several choices. Each choice is a view inside with a `tag(_:)`, or a view of a `ForEach`,
/// which is known by its element's identity.
///
/// In a menu it is a combo box that says what is chosen, and opens with a press. In the other styles
/// the choices are exposed as radio buttons in a group, which the arrow keys go through.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Binding private var selection: Selection
  private let label: Label
  private let content: Content
  /// Whether what is chosen for has no choice that it shares, or is nothing; nil where it is one thing.
  private var hasSeveral: (() -> Bool)?
  /// What a menu's button shows in the place of the choice.
  private var current: AnyView?

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

  /// The same with what a menu's button shows in the place of what is chosen.
  public init<Current: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, content: content, label: label)
    current = AnyView(currentValueLabel())
  }

  /// The same in the older order.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// A choice for a property of several elements: none is chosen while they differ. It sets all.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.init(
      // Of no sources nobody asks what is chosen.
      selection: Binding(
        get: { bindings[0].wrappedValue },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      content: content, label: label)
    hasSeveral = {
      bindings.isEmpty || bindings.contains { $0.wrappedValue != bindings[0].wrappedValue }
    }
  }

  public var body: some View {
    switch style {
    case .menu:
      PickerMenu(
        label: label, content: content, current: current, choices: choices, showsLabel: showsLabel)
    case .segmented, .column, .wheel: group
    }
  }

  private var choices: PickerChoices { choices(looking: style) }

  private func choices(looking look: PickerLook) -> PickerChoices {
    let selected = hasSeveral?() == true ? AnyHashable(NoChoice()) : AnyHashable(selection)
    return PickerChoices(selected: selected, look: look) { tag in
      if let chosen = tag.base as? Selection { selection = chosen }
    }
  }

  private var group: some View {
    Group {
      if style == .segmented {
        SegmentRow { content }
          .padding(Distance.hair)
          .background(Color.controlGround, in: RoundedRectangle(cornerRadius: Corner.control))
      } else {
        VStack(alignment: .leading, spacing: Distance.close) {
          if showsLabel { LabelLines(label: label).accessibilityHidden(true) }
          if style == .wheel {
            ScrollViewReader { wheel in
              ScrollView {
                VStack(alignment: .leading, spacing: Distance.close) { content }
                  .padding(.trailing, Distance.medium)
              }
              .onAppear { wheel.scrollTo(choices.selected, anchor: .center) }
            }
            .frame(maxHeight: Self.wheelHeight).fixedSize(horizontal: true, vertical: false)
          } else {
            content
          }
        }
      }
    }
    .environment(\.pickerChoices, choices)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.panel)
    .named(by: label)
    .focusGroup()
  }

  /// About six choices, in points.
  private static var wheelHeight: CGFloat { 160 }
}

/// Stands for what no choice is.
private struct NoChoice: Hashable {}

extension Picker where Label == Text {
  /// Choices for a property of several elements, under a text.
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S, sources: Sources, selection: KeyPath<Sources.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Choices under a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Choices under a literal, or a text from the application's translations.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == Views.Label<Text, Image> {
  /// Choices under a text and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker: SubmenuView {
  var menuTitle: AnyView { AnyView(label) }
  var menuContent: AnyView {
    AnyView(content.environment(\.pickerChoices, choices(looking: .menu)))
  }
}

/// What is chosen, on a button that opens a menu of all choices.
private struct PickerMenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let current: AnyView?
  let choices: PickerChoices
  let showsLabel: Bool

  @State private var opener = MenuOpener()
  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: Distance.small) {
      if showsLabel, Label.self != EmptyView.self {
        LabelLines(label: label).accessibilityHidden(true)
        RowRoom()
      }
      ContextMenuView(
        content: face, items: content.environment(\.pickerChoices, choices), opener: opener
      )
      .actionsMenuDisabled()
    }
  }

  @ViewBuilder private var chosen: some View {
    if let current {
      current
    } else {
      content.environment(\.pickerChoices, choices.showingChosenAlone)
    }
  }

  private var face: some View {
    HStack(spacing: Distance.small) {
      // Lines of one choice stand in a row here.
      HStack(spacing: Distance.tight) { chosen }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
    }
    .foregroundColor(isEnabled ? .primary : .gray)
    .padding(.horizontal, Distance.field).padding(.vertical, Distance.close)
    .onWell(isPressed: isPressed)
    .contentShape(Rectangle())
    .gesture(PressGesture().acting($isPressed) { opener.open() })
    .isOneControl()
    .accessibilityRole(.comboBox)
    .accessibilityState(.expandable)
    .accessibilityState(.hasPopup)
    .accessibilityLabel { content in
      label
      content
    }
  }
}

/// What a picker tells the choices inside.
struct PickerChoices {
  let selected: AnyHashable
  let look: PickerLook
  /// Whether of all choices the one that is chosen is shown, and cannot be pressed.
  var showsChosenAlone = false
  let choose: (AnyHashable) -> Void

  init(selected: AnyHashable, look: PickerLook, choose: @escaping (AnyHashable) -> Void) {
    self.selected = selected
    self.look = look
    self.choose = choose
  }

  var showingChosenAlone: PickerChoices {
    var choices = self
    choices.showsChosenAlone = true
    return choices
  }
}

/// A view that is known by a tag.
@MainActor
protocol PickerTag {
  var pickerTag: AnyHashable { get }
}

/// A choice of the picker around it; elsewhere the view alone.
struct TaggedView<Content: View>: View {
  let content: Content
  let tag: AnyHashable

  @Environment(\.pickerChoices) private var choices

  var body: some View {
    if let choices {
      if !choices.showsChosenAlone {
        if choices.look == .wheel {
          // The wheel opens where the chosen one is.
          PickerChoice(content: content, tag: tag, choices: choices).id(tag)
        } else {
          PickerChoice(content: content, tag: tag, choices: choices)
        }
      } else if choices.selected == tag {
        content.environment(\.pickerChoices, nil)
      }
    } else {
      content
    }
  }
}

extension TaggedView: PickerTag {
  var pickerTag: AnyHashable { tag }
}

private struct PickerChoice<Content: View>: View {
  let content: Content
  let tag: AnyHashable
  let choices: PickerChoices

  @GestureState private var isPressed = false
  @ScaledMetric private var side: CGFloat = 20
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private var isSelected: Bool { choices.selected == tag }

  var body: some View {
    face
      .contentShape(Rectangle())
      .gesture(PressGesture().acting($isPressed) { choices.choose(tag) })
      .accessibilityElement(children: .combine)
      .accessibilityRole(.radioButton)
      .accessibilityState(.checkable)
      .accessibilityState(.checked, isSelected)
  }

  @ViewBuilder private var face: some View {
    if choices.look == .segmented {
      content
        .environment(\.pickerChoices, nil)
        .dimmed(!isEnabled)
        .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ground, in: RoundedRectangle(cornerRadius: Corner.part))
        .edge(
          RoundedRectangle(cornerRadius: Corner.part)
            .strokeBorder(
              isSelected ? (isEnabled ? Color.secondary : .disabledInk) : .clear, lineWidth: 1.5))
    } else {
      HStack(spacing: Distance.small) {
        ZStack {
          Circle().fill(isPressed ? Color.pressedWell : Color.boxGround)
          Circle().strokeBorder(isEnabled ? Color.secondary : .gray, lineWidth: 2)
          if isSelected { Circle().fill(isEnabled ? tint : .gray).padding(side / 4) }
        }
        .frame(width: side, height: side)
        content.environment(\.pickerChoices, nil)
      }
    }
  }

  private var ground: Color {
    isPressed ? .pressedControl : isSelected && isEnabled ? .chosenGround : .controlGround
  }
}

extension EnvironmentValues {
  private enum PickerChoicesKey: EnvironmentKey {
    static var defaultValue: PickerChoices? { nil }
  }
  private enum ShowsLabelsKey: EnvironmentKey {
    static let defaultValue = true
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

/// The label of a control that is named by it elsewhere, where labels are shown.
struct ShownLabel<Label: View>: View {
  let label: Label
  @Environment(\.showsLabels) private var isShown

  var body: some View {
    if isShown { LabelLines(label: label) }
  }
}

/// A view that can be the title of a control.
private protocol LabelTitle {}

extension Text: LabelTitle {}
extension Label: LabelTitle {}

/// The label of a control as it is shown: of several texts, each in a line of its own, those after the
/// first explain it, smaller and paler.
struct LabelLines<Label: View>: View {
  let label: Label

  var body: some View {
    if label is any ViewSequence {
      Group(subviews: label) { parts in
        if parts.first?.content is any LabelTitle,
          parts.dropFirst().allSatisfy({ $0.content is Text })
        {
          VStack(alignment: .leading, spacing: Distance.hair) {
            parts.first
            ForEach(parts.dropFirst()) { $0.font(.subheadline).foregroundColor(.secondary) }
          }
        } else {
          label
        }
      }
    } else {
      label
    }
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

  /// Does not show the labels of the controls inside; they stay the accessible names.
  public func labelsHidden() -> some View {
    environment(\.showsLabels, false)
  }
}
