// SPDX-License-Identifier: Apache-2.0

/// Choices in SwiftUI's oldest words, for `actionSheet(isPresented:content:)`.
@MainActor @preconcurrency
public struct ActionSheet {
  /// One choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameter buttons: The choices; Escape presses the one that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Choices in front of the window while the condition is true; each of them ends it.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    PresentingView(
      content: self,
      presented: isPresented.wrappedValue
        ? AnyView(ActionSheetPanel(sheet: content(), end: { isPresented.wrappedValue = false }))
        : nil)
  }

  /// The same while there is an item, about that item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    PresentingView(
      content: self,
      presented: item.wrappedValue.map { value in
        AnyView(ActionSheetPanel(sheet: content(value), end: { item.wrappedValue = nil }))
      })
  }
}

private struct ActionSheetPanel: View {
  let sheet: ActionSheet
  let end: () -> Void

  var body: some View {
    QuestionPanel(
      title: sheet.title, isAlert: false, showsTitle: true, end: end,
      actions: ForEach(sheet.buttons.indices, id: \.self) { index in
        let button = sheet.buttons[index]
        Button(role: button.role, action: button.action) { button.label }
      }, message: sheet.message)
  }
}
