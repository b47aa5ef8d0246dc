// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A soft shadow: the content once more in one colour, at places round where it stands, so thin that
/// all of them together have that colour. A strong one, or one that goes far, is put out of focus as a
/// whole, since each copy would be seen.
struct ShadowModifier: ContentModifier {
  /// Two rings round the middle look soft up to a radius of about 20 points.
  private static let directions = 8
  private static let rings: [CGFloat] = [0.45, 0.9]

  static var affectsLayout: Bool { false }
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData:
    AnimatablePair<Color.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get {
      AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.animatableData = newValue.first
      radius = max(0, newValue.second.first)
      offset.animatableData = newValue.second.second
    }
  }

  private var isBlurred: Bool { radius > 20 || radius > 3 && color.alpha > 0.5 }

  func reach(of content: CGRect, in size: CGSize) -> CGRect {
    let soft = isBlurred ? GroupOperator.blurReach(radius: radius) : radius
    return content.union(
      content.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -soft, dy: -soft))
  }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    drawShadow(&list, drawContent)
    drawContent(&list)
  }

  func drawShadow(
    _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    guard color.alpha > 0, radius > 0 || offset != .zero else { return }
    var content = DisplayList()
    drawContent(&content)
    if isBlurred {
      let opaque = Color(red: color.red, green: color.green, blue: color.blue)
      let way = AffineTransform(translationByX: offset.width, byY: offset.height)
      list.items += [.push, .transform(way), .opacity(color.alpha)]
      list.items += BlurModifier.blurred(content.items.map { $0.painted(opaque) }, radius)
      list.items.append(.pop)
      return
    }
    let places = places
    let alpha = 1 - pow(1 - min(color.alpha, 0.99), 1 / Double(places.count))
    let thin = Color(red: color.red, green: color.green, blue: color.blue, opacity: alpha)
    let shade = content.items.map { item in item.painted(thin) }
    for place in places {
      list.items.append(.push)
      list.items.append(
        .transform(
          AffineTransform(
            translationByX: offset.width + place.x, byY: offset.height + place.y)))
      list.items += shade
      list.items.append(.pop)
    }
  }

  private var places: [CGPoint] {
    guard radius > 0 else { return [.zero] }
    return [.zero]
      + Self.rings.flatMap { ring in
        (0..<Self.directions).map { index in
          let turn = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.directions)
          return CGPoint(x: radius * ring * cos(turn), y: radius * ring * sin(turn))
        }
      }
  }
}

extension DisplayList.Item {
  /// The same in one colour, as thin as it was.
  func painted(_ color: Color) -> DisplayList.Item {
    switch self {
    case .fill(let path, let own): return .fill(path, color.opacity(own.alpha))
    case .stroke(let path, let own, let style):
      return .stroke(path, color.opacity(own.alpha), style)
    case .text(let run, let place):
      return .text(run.colored { color.opacity($0.alpha) }, place)
    case .gradient(let path, let fill, let style):
      return .gradient(path, fill.colored { color.opacity($0.alpha) }, style)
    case .gradientText(var run, let place, let fill):
      run.color = color
      return .gradientText(run, place, fill.colored { color.opacity($0.alpha) })
    // A picture's own shape is not known here: its rectangle throws the shadow.
    case .picture(_, let rect, _): return .fill(Path(rect), color)
    case .push, .pop, .transform, .opacity, .clip, .blend, .group: return self
    }
  }
}

extension View {
  /// A shadow behind the view; the radius and the offset are in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// A line inside the view's edge, so many points wide.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    edge(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
