// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text, as many lines as it needs: in one font and one colour, but for parts that have their own.
public struct Text: View {
  /// What the text changes of the font around it.
  struct Style: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var color: Color?
    var ink: StyleValue?
    var isUnderlined = false
    var isStruckThrough = false
    var lineColors = LetterLineColors()
    var letterCase: LetterCase?
    var tracking: CGFloat?
    var rise: CGFloat?
    var width: Font.Width?
    var design: Font.Design?
    /// Behind the letters.
    var background: Color?
  }

  let string: String
  var style = Style()
  /// What it says as time goes on; nil for a text that stays as it is.
  var clock: ClockText?
  /// In their order; none reaches into another.
  var spans: [Span] = []

  /// A string as it stands: nothing is looked up, and no marks count.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// A string as it stands, also where it is a literal.
  nonisolated public init(verbatim content: String) {
    string = content
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TextNode(self, context) }

  nonisolated func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// The font of this text; nil takes that of the views around it.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// How thick the strokes are; nil as the font has it.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  /// In bold; false as the font has it.
  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }
  /// Slanted; false as the font has it.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
  /// In the desktop's monospaced family; false as the font has it.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }
  /// The colour of this text; nil takes that of the views around it.
  public func foregroundColor(_ color: Color?) -> Text {
    styled {
      $0.color = color
      $0.ink = nil
    }
  }
  /// What this text is drawn in: a colour, a gradient or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let value = style._value
    return styled {
      $0.ink = value
      $0.color = nil
    }
  }
  /// A line below the letters; with nil in their colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled {
      $0.isUnderlined = isActive
      $0.lineColors.below = color
    }
  }
  /// A line through the letters; with nil in their colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled {
      $0.isStruckThrough = isActive
      $0.lineColors.through = color
    }
  }
  /// In capitals or in small letters; nil as it stands. What is spoken stays as it was.
  public func textCase(_ textCase: LetterCase?) -> Text { styled { $0.letterCase = textCase } }
}

extension Text: Equatable {
  nonisolated public static func == (left: Text, right: Text) -> Bool {
    left.string == right.string && left.style == right.style && left.clock == right.clock
      && left.spans == right.spans
  }
}
