// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text in one font and one colour, as many lines as it needs.
public struct Text: View {
  /// What the text changes of the font around it.
  struct Style: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var color: Color?
  }

  let string: String
  var style = Style()

  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  public init(verbatim content: String) {
    string = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TextNode(self, context) }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { styled { $0.color = color } }
}

extension Text: Equatable {
  nonisolated public static func == (left: Text, right: Text) -> Bool {
    left.string == right.string && left.style == right.style
  }
}
