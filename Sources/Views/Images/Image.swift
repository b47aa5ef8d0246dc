// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture: a symbol by its name, or one of the application's own.
///
/// A symbol is drawn in the foreground style, as large as the text round it. It is exposed as an
/// image under what it stands for ("Close"), unless it is decorative. In the place of an
/// application's own picture there is a crossed box where there is none of that name; the terminal
/// says so once.
public struct Image: View, Equatable {
  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.85
      case .medium: 1.1
      case .large: 1.4
      }
    }
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a picture of dots is made larger: with `none` its dots stay squares. It makes no difference to
  /// what is drawn of outlines.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// What fills the room of a resizable picture.
  public enum ResizingMode: Hashable, Sendable {
    case stretch
    /// Repeated in its own size.
    case tile
  }

  enum Content: Hashable {
    case symbol(String)
    case file(String, path: String?)
  }

  let content: Content
  /// What it is called; nil for the symbol's own words.
  var label: String?
  var isDecorative = false
  var isResizable = false
  /// Nil for a symbol in the foreground style, and a picture in its own colours.
  var renderingMode: TemplateRenderingMode?
  /// In how many styles a symbol is drawn; nil for what is said round it.
  var symbolMode: SymbolRenderingMode?
  /// What is said of the dots of a picture.
  var look = PictureLook()

  /// A symbol by its name in SF Symbols. One that is not drawn here shows a crossed box.
  public init(systemName: String) {
    content = .symbol(systemName)
  }

  /// The same. A symbol is drawn whole, whatever the value: none has parts here that fill.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  init(path: String, label: String) {
    content = .file(label, path: path)
    self.label = label
    isDecorative = label.isEmpty
  }

  /// The application's own picture: a PNG file of this name among the bundle's resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(verbatim: Self.words(of: name)))
  }

  /// The same under another name for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    content = .file(name, path: Self.path(of: name, in: bundle ?? .main))
    self.label = label.string
  }

  /// The application's own picture, which says nothing that is not said beside it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ImageNode(self, context) }

  nonisolated public static func == (left: Image, right: Image) -> Bool {
    left.content == right.content && left.label == right.label
      && left.isDecorative == right.isDecorative && left.isResizable == right.isResizable
      && left.renderingMode == right.renderingMode && left.symbolMode == right.symbolMode
      && left.look == right.look
  }

  /// Lets the picture take the room that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: The sides of the picture that keep their width, in points.
  ///   - resizingMode: How the rest fills the room.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.look.caps = capInsets
    image.look.isTiled = resizingMode == .tile
    return image
  }

  /// Whether a picture keeps its colours, or is drawn in the foreground style as opaque as it is. A
  /// symbol is always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
  /// How the dots of a picture are made larger.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.look.isSharp = interpolation == .none
    return image
  }
  /// Accepted for the sake of the source: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// In colours of its own, where it has some, with `multicolor`; a palette is drawn where
  /// `foregroundStyle` is given two styles.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  private static func path(of name: String, in bundle: Bundle) -> String? {
    let key = [bundle.bundlePath, name]
    if let known = paths[key] { return known }
    let path =
      bundle.path(forResource: name, ofType: "png") ?? bundle.path(forResource: name, ofType: nil)
    guard let path else {
      Notice.once("No picture \"\(name).png\" among the resources: a crossed box is drawn for it.")
      return nil
    }
    if paths.count >= pathLimit { paths.removeAll() }
    paths[key] = path
    return path
  }

  /// Of pictures that were found, by bundle and name.
  private static var paths: [[String]: String] = [:]
  private static let pathLimit = 1000
}

/// In how many styles a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In two shades of one style: what is round it, or else beside its body, is paler.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the styles that `foregroundStyle` is given: the first for the symbol, the second for what is round
  /// it, or else beside its body.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colours of its own: of weather, and of a few others.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// What is added to the names of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let suffix: String

  /// As they are named.
  public static let none = SymbolVariants(suffix: "")
  /// Filled.
  public static let fill = SymbolVariants(suffix: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(suffix: "circle")
  /// In a square.
  public static let square = SymbolVariants(suffix: "square")
  /// Struck through.
  public static let slash = SymbolVariants(suffix: "slash")

  /// The same, filled.
  public var fill: SymbolVariants {
    SymbolVariants(suffix: suffix.isEmpty ? "fill" : suffix + ".fill")
  }
}

extension View {
  /// How large the symbols inside are beside their text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    transformEnvironment(\.known) { $0.imageScale = scale }
  }

  /// What is added to the names of the symbols inside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.known) { $0.symbolVariant = variant.suffix }
  }

  /// In how many styles the symbols inside are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
