// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a presented view stands in the window.
enum PresentationForm {
  case sheet, cover, popover
}

/// A view in front of all others: a dialog that keeps the focus and everything else to itself until it
/// is ended.
struct PresentedPanel<Content: View>: View {
  let form: PresentationForm
  let end: () -> Void
  @ViewBuilder let content: () -> Content

  @State private var target = DismissTarget()
  @State private var isDismissDisabled = false

  var body: some View {
    let target = target
    target.action = end
    // It covers the window whatever size the panel takes.
    return Backdrop(opacity: form == .popover ? 0 : 0.3, onPress: form == .popover ? leave : nil)
      .overlay {
        if form == .cover {
          panel(target).frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.panelGround)
        } else {
          SheetPanel(content: panel(target), isSheet: form == .sheet)
            .padding(Distance.margin)
        }
      }
  }

  private func panel(_ target: DismissTarget) -> some View {
    content()
      .environment(\.dismissTarget, target)
      .environment(\.answered, nil)
      .onPreferenceChange(DismissDisabledKey.self) { isDismissDisabled = $0 }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityRole(.dialog)
      .onExitCommand(perform: isDismissDisabled ? nil : end)
      .offeringEnd(form == .popover && !isDismissDisabled ? end : nil)
  }

  private var leave: () -> Void {
    { if !isDismissDisabled { end() } }
  }
}

extension View {
  /// What a press beside a popover does, for those who do not press there.
  fileprivate func offeringEnd(_ end: (() -> Void)?) -> some View {
    SemanticsView(self) { declaration in
      guard let end else { return }
      declaration.actions = [.init(label: "Close", purpose: .dismiss) { end() }]
      declaration.offersActionsMenu = false
    }
  }
}

/// What lies between a presented view and the window's own: nothing of these can be pressed.
struct Backdrop: View {
  let opacity: Double
  let onPress: (() -> Void)?

  var body: some View {
    if let onPress {
      ground.onTapGesture { onPress() }.hoverEffectDisabled().pressEffectDisabled()
        .accessibilityHidden(true)
    } else {
      ground.accessibilityHidden(true)
    }
  }

  private var ground: some View {
    Rectangle().fill(Color(white: 0, opacity: opacity)).contentShape(Rectangle())
  }
}

extension View {
  func presenting<C: View>(
    _ form: PresentationForm, _ isPresented: Bool, end: @escaping () -> Void,
    onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    PresentingView(
      content: self,
      presented: isPresented
        ? AnyView(PresentedPanel(form: form, end: end, content: content)) : nil,
      onDismiss: onDismiss)
  }

  func presenting<Item: Identifiable, C: View>(
    _ form: PresentationForm, item: Binding<Item?>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    let shown = item.wrappedValue
    return PresentingView(
      content: self,
      presented: shown.map { value in
        AnyView(
          PresentedPanel(form: form, end: { item.wrappedValue = nil }) {
            // Another item is another view.
            content(value).id(value.id)
          })
      },
      onDismiss: onDismiss)
  }

  /// A dialog in front of the window while the condition is true. The focus goes in and comes back;
  /// Escape ends it.
  ///
  /// - Parameter onDismiss: Runs when it has gone, however that came.
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    presenting(
      .sheet, isPresented.wrappedValue, end: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, content: content)
  }

  /// The same while there is an item, for that item.
  public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// A dialog that covers the whole window.
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    presenting(
      .cover, isPresented.wrappedValue, end: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, content: content)
  }

  /// The same while there is an item, for that item.
  public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    presenting(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// A dialog that a press beside it ends as well. It stands in the middle of the window, wherever it
  /// is asked to be.
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    presenting(
      .popover, isPresented.wrappedValue, end: { isPresented.wrappedValue = false },
      onDismiss: nil, content: content)
  }

  /// The same while there is an item, for that item.
  public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    presenting(.popover, item: item, onDismiss: nil, content: content)
  }
}
