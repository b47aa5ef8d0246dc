// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what lies in the outline twice counts as outside.
  public var isEOFilled: Bool
  /// Accepted for the sake of the source: edges are always smooth.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension GraphicsContext {
  /// A text as it will be drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let run: TextRun
    let measurer: any TextMeasurer
    /// What it is drawn in; nil for its own style.
    public var shading: Shading?

    init(run: TextRun, measurer: any TextMeasurer) {
      self.run = run
      self.measurer = measurer
    }

    /// The room that it takes in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      measurer.size(of: limited(size)).size
    }

    /// From the top to the first line of text, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      measurer.size(of: limited(size)).firstBaseline
    }

    private func limited(_ size: CGSize) -> TextRun {
      var run = run
      if size.width.isFinite { run.width = max(0, size.width) }
      return run
    }

    func colored(_ environment: EnvironmentValues) -> TextRun {
      var run = run
      if let shading { run.color = shading.style.resolved(in: environment).color }
      return run
    }
  }

  /// A picture as it will be drawn.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: Image
    /// In points.
    public let size: CGSize
    /// From the top to the line that it stands on, in points.
    public var baseline: CGFloat { size.height }
    /// What a symbol is drawn in; nil for the foreground style.
    public var shading: Shading?

    init(image: Image, size: CGSize) {
      self.image = image
      self.size = size
    }
  }

  /// One of a canvas' symbols as it will be drawn.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    let node: ViewNode
    /// In points.
    public var size: CGSize { node.size }
  }

  /// What a clip leaves.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a gradient goes on beyond its ends; without effect.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// With colours that are added up in proportion to light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How a filter is applied; without effect.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// With colours that are added up in proportion to light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How far a blur goes; without effect.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Without soft edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With dithered edges.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn; without effect.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// In it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without regard of the layers below.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A change of what is drawn.
  @MainActor @preconcurrency
  public struct Filter {
    private enum Kind {
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGSize)
      case colors(ColorMatrixModifier)
      case threshold(Color)
      case projection(ProjectionTransform)
    }

    private let kind: Kind

    /// Out of focus.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    /// With a shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
    }
    /// Each colour times another.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colors(.multiply(color)))
    }
    /// With so much light added.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .colors(.brightness(amount)))
    }
    /// With colours further apart.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colors(.contrast(amount)))
    }
    /// How colourful.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .colors(.saturation(amount)))
    }
    /// How grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .colors(.grayscale(amount)))
    }
    /// With colours turned on their circle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hue(angle))) }
    /// Each colour's opposite.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colors(.invert(amount)))
    }
    /// All that is there in one colour, with clear edges: shapes that come near do not flow together
    /// here, and a blur before it is left out.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Notice.once(
        "GraphicsContext's alphaThreshold fills what is there with one colour: shapes that come"
          + " near do not flow together here.")
      return Filter(kind: .threshold(color))
    }
    /// As a projection shows it.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    func applied(
      to items: [DisplayList.Item], among filters: [Filter], in room: CGSize
    ) -> [DisplayList.Item] {
      switch kind {
      case .projection(let transform):
        let rect = CGRect(x: 0, y: 0, width: room.width, height: room.height)
        return [.push, .group(.projected(transform, in: rect))] + items + [.pop]
      case .colors(let matrix): return matrix.changed(items)
      case .threshold(let color): return items.map { $0.colored { $0.alpha > 0 ? color : $0 } }
      case .blur(let radius):
        // A threshold makes edges clear again.
        guard !filters.contains(where: { if case .threshold = $0.kind { true } else { false } })
        else { return items }
        return BlurModifier.blurred(items, radius)
      case .shadow(let color, let radius, let offset):
        let dark = items.map { $0.colored { color.opacity($0.alpha) } }
        let soft = BlurModifier.blurred(dark, radius)
        return [.push, .transform(.translation(CGPoint(x: offset.width, y: offset.height)))] + soft
          + [.pop] + items
      }
    }
  }
}

extension TextSize {
  var size: CGSize { CGSize(width: width, height: height) }
}
