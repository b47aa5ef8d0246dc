// SPDX-License-Identifier: Apache-2.0

/// A question in SwiftUI's older words, for `alert(isPresented:content:)`.
@MainActor @preconcurrency
public struct Alert {
  /// One answer.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// An answer like others.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Leaves everything as it was; Escape presses it.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// The same, called "Cancel".
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Takes something away for good.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameter dismissButton: The one answer; nil for "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text("OK"))]
  }

  /// Two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension View {
  /// A question in front of the window while the condition is true; each of its answers ends it.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    PresentingView(
      content: self,
      presented: isPresented.wrappedValue
        ? AnyView(AlertPanel(alert: content(), end: { isPresented.wrappedValue = false })) : nil)
  }

  /// The same while there is an item, about that item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    PresentingView(
      content: self,
      presented: item.wrappedValue.map { value in
        AnyView(AlertPanel(alert: content(value), end: { item.wrappedValue = nil }))
      })
  }
}

private struct AlertPanel: View {
  let alert: Alert
  let end: () -> Void

  var body: some View {
    QuestionPanel(
      title: alert.title, isAlert: true, showsTitle: true, end: end, actions: answers,
      message: alert.message)
  }

  private var answers: some View {
    ForEach(alert.buttons.indices, id: \.self) { index in
      let answer = alert.buttons[index]
      Button(role: answer.role, action: answer.action) { answer.label }
    }
  }
}
