// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a part of a line stands out, as marks of Markdown have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In the desktop's monospaced family.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A place where the author's line broke; it is drawn as it stands.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A place where a line ends.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes {
  /// What a text can say about how it is drawn.
  public struct SwiftUIAttributes: AttributeScope {
    /// What letters are drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// What is behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The font of letters.
    public let font: FontAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between letters beside that of the font, in points.
    public let kern: KerningAttribute
    /// The same.
    public let tracking: TrackingAttribute
    /// How far letters stand above their line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How letters stand out.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation has.
    public let foundation: FoundationAttributes

    /// What letters are drawn in.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// What is behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The font of letters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.Font"
    }

    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Room between letters beside that of the font, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.Kern"
    }

    /// Room between letters beside that of the font, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far letters stand above their line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// How letters stand out.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// The attribute's name in archives, as Foundation spells it.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// Makes the attributes below known to `AttributedString`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of texts by their names, so that they can be set with a dot.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Attributed text: fonts, colours, lines, distances and links as its attributes have them.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
    var place = 0
    for run in attributedContent.runs {
      let count = attributedContent[run.range].characters.count
      let span = Span(
        range: place..<(place + count), style: Style(run.attributes), link: run.link)
      if !span.saysNothing { spans.append(span) }
      place += count
    }
  }
}

extension Text.Style {
  fileprivate init(_ attributes: AttributeContainer) {
    let intent = attributes.inlinePresentationIntent ?? []
    font = attributes.font
    color = attributes.foregroundColor
    background = attributes.backgroundColor
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    isItalic = intent.contains(.emphasized)
    isMonospaced = intent.contains(.code)
    isUnderlined = attributes.underlineStyle != nil
    isStruckThrough = attributes.strikethroughStyle != nil || intent.contains(.strikethrough)
    lineColors = LetterLineColors(
      below: attributes.underlineStyle?.color, through: attributes.strikethroughStyle?.color)
    tracking = attributes.tracking ?? attributes.kern
    rise = attributes.baselineOffset
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks are read; here those in lines alone, whatever is asked for.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What is done with what cannot be read; here everything can.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes in Apple's own marks are read; here they are not.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with what cannot be read.
    public var failurePolicy: FailurePolicy

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// A text with the marks of Markdown that stand in lines: emphasis, code and links. Headings, lists and
  /// other blocks stay as they are written.
  ///
  /// - Parameter baseURL: What addresses begin with that say less.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let text = InlineMarkdown.text(of: [.literal(markdown)])
    self.init()
    let characters = Array(text.string)
    var place = 0
    for span in text.spans {
      append(AttributedString(String(characters[place..<span.range.lowerBound])))
      var part = AttributedString(String(characters[span.range]))
      var intent: InlinePresentationIntent = []
      if span.style.weight == .bold { intent.insert(.stronglyEmphasized) }
      if span.style.isItalic { intent.insert(.emphasized) }
      if span.style.isMonospaced { intent.insert(.code) }
      if span.style.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = span.link {
        part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(part)
      place = span.range.upperBound
    }
    append(AttributedString(String(characters[place...])))
  }

  /// The same by the bytes of a text in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
