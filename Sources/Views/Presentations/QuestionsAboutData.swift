// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
  /// A question about some data, while the condition is true and there is data.
  private func asking<T, A: View, M: View>(
    _ title: Text, isAlert: Bool, showsTitle: Bool = true, isPresented: Binding<Bool>,
    about data: T?,
    actions: (T) -> A, message: (T) -> M
  ) -> some View {
    PresentingView(
      content: self,
      presented: isPresented.wrappedValue
        ? data.map { data in
          AnyView(
            QuestionPanel(
              title: title, isAlert: isAlert, showsTitle: showsTitle,
              end: { isPresented.wrappedValue = false }, actions: actions(data),
              message: message(data)))
        } : nil)
  }

  /// A question about some data under a `Text`, while the condition is true and there is data.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      title, isAlert: true, isPresented: isPresented, about: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The same with words below the title.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      title, isAlert: true, isPresented: isPresented, about: data, actions: actions,
      message: message)
  }

  /// Says what went wrong, with words below it, while the condition is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(
      Text(error?.errorDescription ?? "Error"), isAlert: true, isPresented: isPresented,
      about: error, actions: actions, message: message)
  }

  /// Choices about some data, while the condition is true and there is data.
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// The same with words below the title.
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// The same under a `Text`.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      about: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The same under a `Text`, with words below it.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      about: data, actions: actions, message: message)
  }

  /// Choices under a `Text`, while the condition is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      actions: actions, message: { EmptyView() })
  }

  /// The same with words below the title.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
      actions: actions, message: message)
  }
}

extension View {
  private func asking<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isAlert: Bool, showsTitle: Bool = true, item: Binding<T?>,
    actions: (T) -> A, message: (T) -> M
  ) -> some View {
    asking(
      Text(title), isAlert: isAlert, showsTitle: showsTitle,
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      about: item.wrappedValue, actions: actions, message: message)
  }

  /// A question about an item, while there is one; each of its buttons takes it away.
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(title, isAlert: true, item: item, actions: actions, message: { _ in EmptyView() })
  }

  /// The same with words below the title.
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(title, isAlert: true, item: item, actions: actions, message: message)
  }

  /// Choices about an item, while there is one; each of its buttons takes it away.
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, item: item,
      actions: actions, message: { _ in EmptyView() })
  }

  /// The same with words below the title.
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      title, isAlert: false, showsTitle: titleVisibility != .hidden, item: item,
      actions: actions, message: message)
  }
}

/// How much a question is about.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

extension View {
  /// Accepted for the sake of the source: a question has no picture.
  public func dialogIcon(_ icon: Image?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    hasNoEffect("dialogIcon", "a question has no picture", fileID, line)
  }

  /// Accepted for the sake of the source: a question looks the same whatever it is about.
  public func dialogSeverity(
    _ severity: DialogSeverity, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    severity == .critical
      ? hasNoEffect(
        "dialogSeverity", "a question looks the same whatever it is about", fileID, line) : self
  }
}
