// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A part of a view that others can find: a ``GeometryProxy`` says where it is for its own view.
public struct Anchor<Value>: Sendable {
  /// Which part of a view.
  public struct Source: Sendable {
    let source: AnchorSource
    let value: @Sendable (CGRect) -> Value
  }

  nonisolated(unsafe) private weak var weakNode: ViewNode?
  let source: AnchorSource
  let value: @Sendable (CGRect) -> Value

  @MainActor
  init(_ source: Source, of node: ViewNode) {
    weakNode = node
    self.source = source.source
    value = source.value
  }

  @MainActor var node: ViewNode? { weakNode }
}

extension Anchor: Hashable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.weakNode === right.weakNode && left.source == right.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A part of a view, in its own coordinates.
enum AnchorSource: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  /// A point by its part of the width and the height.
  case unit(UnitPoint)
  case point(CGPoint)

  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .bounds: CGRect(origin: .zero, size: size)
    case .rect(let rect): rect
    case .unit(let unit):
      CGRect(x: unit.x * size.width, y: unit.y * size.height, width: 0, height: 0)
    case .point(let point): CGRect(origin: point, size: .zero)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(source: .bounds) { $0 } }

  /// A part of the view, in its own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self(source: .rect(rect)) { $0 }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view by its part of the width and the height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(source: .unit(point)) { $0.origin }
  }

  /// A point of the view, in its own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self(source: .point(point)) { $0.origin }
  }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// A view that tells where it is.
struct AnchorPreferenceView<Content: View, Key: PreferenceKey, Value>: View {
  let content: Content
  let source: Anchor<Value>.Source
  /// Puts the anchor into what is told; the value is that of the views inside where it is added.
  let change: (inout Key.Value?, Anchor<Value>) -> Void
  let isAdded: Bool

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AnchorPreferenceNode(self, content: content._makeNode(context), context)
  }
}

final class AnchorPreferenceNode<Content: View, Key: PreferenceKey, Value>: WrapperNode<
  AnchorPreferenceView<Content, Key, Value>, Content
>, PreferenceSource
{
  private var view: AnchorPreferenceView<Content, Key, Value>
  private var last: Key.Value?

  override init(
    _ view: AnchorPreferenceView<Content, Key, Value>, content: TypedNode<Content>,
    _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
    last = told
    tellPreference(Key.self)
  }

  override func update(_ view: AnchorPreferenceView<Content, Key, Value>) {
    self.view = view
    content.update(view.content)
    let told = told
    if let last, let told, Same.values(last, told) { return }
    last = told
    tellPreference(Key.self)
  }

  override func unmount() {
    tellThoseAroundAtEnd(Key.self)
    super.unmount()
  }

  private var told: Key.Value? {
    var value = view.isAdded ? gatheredPreference(Key.self) ?? Key.defaultValue : nil
    view.change(&value, Anchor(view.source, of: self))
    return value
  }

  func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? told as? Other.Value : nil
  }
}

extension View {
  /// Tells the views around this one where a part of it is: a ``GeometryReader`` among them makes a
  /// place of it.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreferenceView<Self, K, A>(
      content: self, source: value, change: { $0 = transform($1) }, isAdded: false)
  }

  /// Adds where a part of this view is to what the views inside tell.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, K, A>(
      content: self, source: value,
      change: { told, anchor in
        var value = told ?? K.defaultValue
        transform(&value, anchor)
        told = value
      }, isAdded: true)
  }
}
