// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A question in front of the window: a title, words, and buttons each of which ends it.
struct QuestionPanel<Actions: View, Message: View>: View {
  let title: Text
  /// An alert stops what one is doing; a dialog lets one choose.
  let isAlert: Bool
  let showsTitle: Bool
  let end: () -> Void
  let actions: Actions
  let message: Message

  @State private var target = DismissTarget()
  /// Known when the buttons have been shown.
  @State private var hasCancel: Bool?

  var body: some View {
    let target = target
    target.action = end
    return Backdrop(opacity: 0.3, onPress: nil).overlay {
      VStack(alignment: .leading, spacing: Distance.medium) {
        if showsTitle {
          title.font(.headline).accessibilityHidden(true)
        }
        message
        VStack(alignment: .leading, spacing: Distance.small) {
          actions
          if Actions.self == EmptyView.self {
            Button("OK", role: .cancel) {}
          } else if !isAlert, hasCancel == false {
            Button("Cancel", role: .cancel) {}
          }
        }
        .buttonStyle(DefaultButtonStyle())
        .environment(\.answered, target)
      }
      .padding(Distance.wide)
      .frame(maxWidth: 340)
      .onPanel()
      .environment(\.dismissTarget, target)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityRole(isAlert ? .alert : .dialog)
      // Without a title it is called by what it says.
      .accessibilityLabel(title, isEnabled: !title.string.isEmpty)
      // Escape presses the button that cancels, where there is one.
      .onExitCommand(perform: hasCancel == false && isAlert ? end : nil)
      .padding(Distance.margin)
    }
    .onAppear { hasCancel = target.hasCancel }
  }
}

extension View {
  func asking<A: View, M: View>(
    _ title: Text, isAlert: Bool, showsTitle: Bool = true, isPresented: Binding<Bool>,
    actions: () -> A, message: () -> M
  ) -> some View {
    PresentingView(
      content: self,
      presented: isPresented.wrappedValue
        ? AnyView(
          QuestionPanel(
            title: title, isAlert: isAlert, showsTitle: showsTitle,
            end: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
        : nil)
  }
}

extension View {
  /// A question in front of the window while the condition is true; each of its buttons ends it.
  ///
  /// Escape presses the button with the role `cancel`, and without one ends the question. Without any
  /// button there is one that says "OK".
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      Text(title), isAlert: true, isPresented: isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// The same with words below the title.
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      Text(title), isAlert: true, isPresented: isPresented, actions: actions, message: message)
  }

  /// The same with a `Text` as title.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      title, isAlert: true, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// The same with a `Text` as title, and words below it.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(title, isAlert: true, isPresented: isPresented, actions: actions, message: message)
  }

  /// A question about some data, while the condition is true and there is data.
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// The same with words below the title.
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentingView(
      content: self,
      presented: isPresented.wrappedValue
        ? data.map { data in
          AnyView(
            QuestionPanel(
              title: Text(title), isAlert: true, showsTitle: true,
              end: { isPresented.wrappedValue = false }, actions: actions(data),
              message: message(data)))
        } : nil)
  }

  /// Says what went wrong, while the condition is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      Text(error?.errorDescription ?? "Error"), isAlert: true,
      isPresented: Binding(
        get: { isPresented.wrappedValue && error != nil },
        set: { isPresented.wrappedValue = $0 }),
      actions: actions, message: { EmptyView() })
  }

  /// Choices in front of the window while the condition is true; each of its buttons ends it. Where
  /// none has the role `cancel`, one that says "Cancel" is added; Escape presses it.
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      Text(title), isAlert: false, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// The same with words below the title.
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      Text(title), isAlert: false, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented, actions: actions, message: message)
  }
}
