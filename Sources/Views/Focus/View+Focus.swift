// SPDX-License-Identifier: Apache-2.0

import Interaction

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be pressed. A press with a pointer does not bring the focus (measured: SwiftUI on macOS 27).
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be typed or drawn into: a press brings the focus.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both, as the platform does it: here a press brings the focus.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Whether Tab stops at the view; without it, Tab stops where there is something to do.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusView(content: self, isFocusable: isFocusable)
  }

  /// Whether Tab stops at the view, and whether a press on it brings the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    FocusView(
      content: self, isFocusable: isFocusable,
      change: { $0.comesByPress = interactions.contains(.edit) })
  }

  /// Whether Tab stops at the view, and what happens when the focus comes (true) or leaves (false).
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    FocusView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }

  /// Draws no ring round the views inside; nothing inside can bring it back. They then have to show
  /// in another way where the keyboard is (WCAG 2.4.7).
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled
    }
  }

  /// The view has the keyboard when its window first has it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true) -> some View {
    FocusView(
      content: self, change: { $0.isDefault = $0.isDefault || prefersDefaultFocus })
  }

  /// The view has the keyboard when its window first has it. Of several in one window the first has
  /// it, whichever their namespaces.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self.prefersDefaultFocus(prefersDefaultFocus)
  }

  /// Names the part of a window in which `prefersDefaultFocus(_:in:)` is said. It changes nothing by
  /// itself: a default focus counts for its window.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Makes the view a section: F6 and Shift+F6 move between sections, to where the focus was last.
  /// Landmarks, tool bars and menu bars are sections by themselves.
  public func focusSection() -> some View {
    FocusView(content: self, isContainer: true, change: { $0.isSection = true })
  }

  /// Makes the controls inside one stop of Tab, with arrow keys among them.
  ///
  /// The places of the controls decide which arrows lead where: in a row Left and Right, in a column
  /// Up and Down, otherwise all four; Home and End lead to the ends, in a grid to those of the row, and
  /// with Control to those of the grid. Tab comes to the selected control, or to the one that had the
  /// focus last, or to the first. A control whose own actions want the arrows stays a stop of its own.
  /// Views with the role of a list box, tree, tab list, menu, menu bar or tool bar, or with the trait
  /// `isTabBar`, are groups by themselves.
  ///
  /// - Parameters:
  ///   - isGroup: False keeps a group from following out of the role.
  ///   - wraps: Whether the arrows go round from the last control to the first; never in a grid.
  public func focusGroup(_ isGroup: Bool = true, wraps: Bool = false) -> some View {
    FocusView(
      content: self, isContainer: true,
      change: { $0.group = isGroup ? FocusGroup(wraps: wraps) : FocusGroup.none })
  }
}

extension View {
  /// An element that the focus is looked for in, and that is not exposed.
  func focusContainer(_ change: @escaping (inout ElementFocus) -> Void) -> some View {
    FocusView(content: self, isContainer: true, change: change)
  }
}

/// A view at which Tab stops, or does not, or round which the focus moves in its own way.
struct FocusView<Content: View>: View {
  let content: Content
  var isFocusable: Bool?
  var onFocusChange: ((Bool) -> Void)?
  /// Whether it is an element of its own, whatever is inside.
  var isContainer = false
  var change: ((inout ElementFocus) -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FocusNode(self, content: content._makeNode(context), context)
  }
}

final class FocusNode<Content: View>: ElementModifierNode<FocusView<Content>, Content> {
  private var view: FocusView<Content>
  private let listener = FocusListener()

  override init(
    _ view: FocusView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    listener.action = view.onFocusChange
  }

  override func update(_ view: FocusView<Content>) {
    let wasFocusable = self.view.isFocusable
    self.view = view
    listener.action = view.onFocusChange
    if let target, let change = view.change {
      let before = target.focus
      change(&target.focus)
      if target.focus != before { invalidateElements() }
    }
    // Which key handlers count depends on it.
    if wasFocusable != view.isFocusable {
      graph.structureChanged = true
      invalidateElements()
    }
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? {
    view.isContainer ? nil : semanticTarget
  }

  /// What is said of a section or a group is about the one element inside, where there is one.
  override var geometryElement: ElementHolder? {
    view.isContainer && content.isFixed
      ? child?.geometryElement ?? super.geometryElement : super.geometryElement
  }

  override var semanticElement: ElementHolder? {
    view.isContainer && content.isFixed
      ? child?.semanticElement ?? super.semanticElement : super.semanticElement
  }

  /// A section or a group is nothing that is exposed to a person.
  override var carriesMeaning: Bool {
    view.isContainer ? child?.carriesMeaning ?? false : true
  }

  override func attach(to holder: ElementHolder) {
    if let isFocusable = view.isFocusable {
      holder.isFocusable = isFocusable
      if isFocusable { holder.dropKeyHandlers() }
    }
    view.change?(&holder.focus)
    if listener.action != nil { holder.add(listener) }
  }
}

/// Who wants to know when an element gets or loses the focus.
@MainActor
final class FocusListener {
  var action: ((Bool) -> Void)?

  func tell(_ isFocused: Bool) { action?(isFocused) }
}
