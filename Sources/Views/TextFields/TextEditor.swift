// SPDX-License-Identifier: Apache-2.0

/// A text of many lines, which fills its room and scrolls inside. Enter begins a line, and Tab moves
/// the focus on. It holds up to 100,000 characters.
///
/// It has no name of its own: give it an `accessibilityLabel(_:)`.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.hasFieldBorder) private var hasBorder

  public init(text: Binding<String>) {
    self.text = text
  }

  public var body: some View {
    EditedText(text: text, isMultiLine: true, hasBorder: hasBorder ?? true)
  }
}
