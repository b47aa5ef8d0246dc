// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view can be hit.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted for a drag; without effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted for a menu; without effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer; without effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where the focus is shown; without effect here.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What is exposed as the view's place; without effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A view that can be hit within a shape, whatever it draws.
struct ContentShapeView<Content: View, Outline: Shape>: View {
  let content: Content
  let outline: Outline
  var isEvenOdd = false

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContentShapeNode(self, content: content._makeNode(context), context)
  }
}

final class ContentShapeNode<Content: View, Outline: Shape>: ElementModifierNode<
  ContentShapeView<Content, Outline>, Content
>
{
  private var outline: Outline
  private var isEvenOdd: Bool

  override init(
    _ view: ContentShapeView<Content, Outline>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    outline = view.outline
    isEvenOdd = view.isEvenOdd
    super.init(view, content: content, context)
  }

  override func update(_ view: ContentShapeView<Content, Outline>) {
    let isSame = isEvenOdd == view.isEvenOdd && InputComparison.areSame(outline, view.outline)
    guard !isSame else { return content.update(view.content) }
    outline = view.outline
    isEvenOdd = view.isEvenOdd
    if let target { attach(to: target) }
    invalidateElements()
    content.update(view.content)
  }

  override func learnComparison() { InputComparison<Outline>.learn() }

  override func arrange() {
    super.arrange()
    if let target { attach(to: target) }
  }

  override var mutesDrawings: Bool? { true }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func attach(to holder: ElementHolder) {
    let rect = CGRect(origin: .zero, size: size)
    switch outline._hitArea(in: rect) {
    case .rectangle: holder.setOuterHitShape(.bounds)
    case .ellipse: holder.setOuterHitShape(.ellipse(rect))
    case .outline:
      let outline = PathOutline(outline.path(in: rect), closed: true)
      let evenOdd = isEvenOdd
      holder.setOuterHitShape(.test { outline.contains($0, evenOdd: evenOdd) })
    }
  }
}

extension View {
  /// Where the view can be hit: inside the shape, whether something is drawn there or not, and
  /// nowhere else. Controls inside keep what is theirs.
  ///
  /// - Parameter eoFill: Whether what lies inside an even number of outlines is outside.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ContentShapeView(content: self, outline: shape, isEvenOdd: eoFill)
  }

  /// A shape for only some purposes; of these, there is only one: where the view can be hit.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      ContentShapeView(content: self, outline: shape, isEvenOdd: eoFill)
    } else {
      self
    }
  }
}
