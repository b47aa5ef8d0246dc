// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a ``Canvas`` draws with. A copy draws on the same sheet, with its own transform, opacity and
/// clip.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// What all copies draw on.
  final class Sheet {
    var items: [DisplayList.Item] = []
  }

  /// What is drawn in.
  @MainActor @preconcurrency
  public struct Shading {
    let style: StyleValue

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color._value) }
    /// A colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray: 0 for black, 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Several, one for each level of what is drawn: here the first is for all of it.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Any style; a gradient fills the box of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(style: style._value)
    }
    /// The foreground style of the view.
    public static var foreground: Shading { Shading(style: ForegroundStyle()._value) }
    /// Colours along a line from one place to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading {
      Shading(.placed(from: startPoint, to: endPoint), gradient)
    }
    /// Colours in circles round a place; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(.placedRadial(center: center, from: startRadius, to: endRadius), gradient)
    }
    /// Colours round a place, as on a clock face.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = []
    ) -> Shading {
      Shading(.placedAngular(center: center, from: angle), gradient)
    }

    fileprivate init(style: StyleValue) { self.style = style }
    private init(_ kind: UnitGradient.Kind, _ gradient: Gradient) {
      style = UnitGradient(kind: kind, stops: gradient.stops)._value
    }
  }

  /// The environment of the view.
  public let environment: EnvironmentValues
  /// How much of what is drawn from here on is seen, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from here on is put together with what is there.
  public var blendMode = BlendMode.normal
  private(set) var sheet = Sheet()
  let measurer: any TextMeasurer
  /// From what is drawn from here on to the view's own coordinates.
  public var transform = AffineTransform.identity
  private var clips: [(path: Path, transform: AffineTransform)] = []
  private var filters: [Filter] = []
  private let findSymbol: (AnyHashable) -> ViewNode?
  /// All that can be drawn on, in points.
  var room = CGSize.zero

  init(
    environment: EnvironmentValues, measurer: any TextMeasurer,
    findSymbol: @escaping (AnyHashable) -> ViewNode? = { _ in nil }
  ) {
    self.environment = environment
    self.measurer = measurer
    self.findSymbol = findSymbol
  }

  /// Moves what is drawn from here on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(translationByX: x, byY: y))
  }

  /// Makes what is drawn from here on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(scaleByX: x, byY: y))
  }

  /// Turns what is drawn from here on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform.prepend(AffineTransform(rotationByRadians: angle.radians))
  }

  /// Draws from here on as a transform shows it, before all others.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform.prepend(matrix) }

  /// Draws from here on only what is inside of the path too, or what is outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    guard options.contains(.inverse) else {
      clips.append((path.filled(style), transform))
      return
    }
    // All of the plane that a window could show, without the path.
    var rest = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    rest.addPath(path)
    clips.append((rest.filled(FillStyle(eoFill: true)), transform))
  }

  /// A rectangle round all that is drawn on.
  public var clipBoundingRect: CGRect {
    let all = CGRect(origin: .zero, size: room)
    let inner = clips.reduce(all) {
      $0.intersection($1.path.applying($1.transform).boundingRect)
    }
    return transform.inverted().map { $0.frame(of: inner) } ?? inner
  }

  /// Changes what is drawn from here on; a layer as a whole.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path.filled(style), shading, nil)
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    paint(path, shading, StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, shading, style)
  }

  /// A text as it will be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(run: text.run(in: environment), measurer: measurer)
  }

  /// A picture as it will be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: image.naturalSize(in: environment))
  }

  /// What it is drawn in.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// One of the canvas' symbols as it will be drawn; nil where none has the tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    findSymbol(AnyHashable(id)).map { ResolvedSymbol(node: $0) }
  }

  /// Draws a text with a point of it, its middle unless it is said, at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top left.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it, its middle unless it is said, at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = measurer.size(of: text.run)
    draw(text.colored(environment), at: point.start(of: size.size, anchor))
  }

  private func draw(_ run: TextRun, at place: CGPoint) {
    var list = DisplayList(items: [.text(run, place)])
    list.append(picturesOf: run, at: place, in: .color(run.color), measurer)
    add(list.items)
  }

  /// Draws a text in a rectangle, from its top left.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var run = text.colored(environment)
    run.width = max(0, rect.width)
    draw(run, at: rect.origin)
  }

  /// Draws a picture with a point of it, its middle unless it is said, at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a picture with a point of it, its middle unless it is said, at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.start(of: image.size, anchor), size: image.size))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var list = DisplayList()
    let style = image.shading?.style ?? Image.foreground
    image.image.draw(&list, in: rect, environment, style.resolved(in: environment))
    add(list.items)
  }

  /// Draws a symbol with a point of it, its middle unless it is said, at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    var list = DisplayList()
    symbol.node.draw(&list, at: point.start(of: symbol.size, anchor))
    add(list.items)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var list = DisplayList()
    list.items.append(.push)
    var transform = AffineTransform(
      scaleByX: rect.width / symbol.size.width, byY: rect.height / symbol.size.height)
    transform.append(AffineTransform(translationByX: rect.minX, byY: rect.minY))
    list.items.append(.transform(transform))
    symbol.node.draw(&list, at: .zero)
    list.items.append(.pop)
    add(list.items)
  }

  /// Draws apart: the opacity, the filters and the way of blending that hold now are for all of it
  /// together.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.sheet = Sheet()
    layer.transform = .identity
    (layer.clips, layer.filters) = ([], [])
    (layer.opacity, layer.blendMode) = (1, .normal)
    try content(&layer)
    guard !layer.sheet.items.isEmpty else { return }
    let isPlain = opacity >= 1 && blendMode == .normal && filters.isEmpty
    add(isPlain ? layer.sheet.items : [.group(.over)] + layer.sheet.items)
  }

  private func paint(_ path: Path, _ shading: Shading, _ style: StrokeStyle?) {
    guard !path.isEmpty else { return }
    let item: DisplayList.Item =
      switch shading.style.resolved(in: environment) {
      case .color(let color): style.map { .stroke(path, color, $0) } ?? .fill(path, color)
      case .gradient(let gradient):
        .gradient(path, gradient.fill(in: path.boundingRect), style)
      }
    var list = DisplayList()
    shading.style.shadows(in: environment).draw(&list, inside: style == nil ? path : nil) {
      $0.items.append(item)
    }
    add(list.items)
  }

  private func add(_ items: [DisplayList.Item]) {
    guard opacity > 0 else { return }
    let items = filters.reduce(items) { $1.applied(to: $0, among: filters, in: room) }
    sheet.items.append(.push)
    for clip in clips { sheet.items.append(.clip(clip.path.applying(clip.transform))) }
    if transform != .identity { sheet.items.append(.transform(transform)) }
    if opacity < 1 { sheet.items.append(.opacity(opacity)) }
    if blendMode != .normal { sheet.items.append(.blend(blendMode)) }
    sheet.items += items
    sheet.items.append(.pop)
  }
}

extension CGPoint {
  /// Where something of a size begins that has a point of it here.
  fileprivate func start(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
  }
}
