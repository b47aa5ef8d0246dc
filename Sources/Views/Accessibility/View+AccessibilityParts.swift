// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

extension View {
  /// Exposes other views in the place of this one: what a standard control does is understood where
  /// a drawing is not. Only this view is seen and hit; keys and assistive technologies reach the
  /// others.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    PartView(content: self, kind: .representation, part: representation())
  }

  /// Exposes these views as what is inside, whatever is drawn. They are laid out in this view's
  /// size.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    PartView(content: self, kind: .children, part: children())
  }

  /// Takes the name from views; the placeholder in them stands for the name without them.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    PartView(content: self, kind: .label, part: content(PlaceholderContentView()))
  }

  /// Adds what the controls inside do as named actions, each under its control's name.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    PartView(content: self, kind: .actions, part: content())
  }

  /// Adds actions of one kind. AT-SPI has a plain list of actions: the kind is not exposed.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds an action whose name is made of views.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }
}

/// What kind of actions they are.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String

  /// Actions of no particular kind.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// Actions that change a text or a selection.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) {
    self.name = name
  }

  @MainActor
  public init(_ name: Text) {
    self.name = name.string
  }

  public init<S: StringProtocol>(_ name: S) {
    self.name = String(name)
  }
}

/// Stands for what a view would be without the modifier.
public struct PlaceholderContentView<Value>: View {
  public var body: some View {
    SemanticsView(EmptyShape()) {
      $0.role = .label
      $0.label = LabelPart.placeholder
    }
  }
}

/// Takes room, and draws nothing.
private struct EmptyShape: View {
  var body: some View { Color.clear.frame(width: 1, height: 1) }
}

/// A view, and others that are neither seen nor hit: their semantics replace the view's own.
struct PartView<Content: View, Part: View>: View {
  let content: Content
  let kind: ElementPart
  let part: Part

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PartNode(
      self, content: content._makeNode(context), part: part._makeNode(context), context)
  }
}

/// The part has the view's size, so that what stands for it is where it is.
final class PartNode<Content: View, Part: View>: ElementModifierNode<
  PartView<Content, Part>, Content
>
{
  private var view: PartView<Content, Part>
  private let part: TypedNode<Part>
  private let element: Element
  private var layers: [ViewNode] = []
  private var isStale = true

  init(
    _ view: PartView<Content, Part>, content: TypedNode<Content>, part: TypedNode<Part>,
    _ context: NodeContext
  ) {
    self.part = part
    element = Element(part: view.kind)
    self.view = view
    super.init(view, content: content, context)
    adopt(part)
  }

  override func update(_ view: PartView<Content, Part>) {
    self.view = view
    content.update(view.content)
    part.update(view.part)
  }

  private func gather() {
    guard isStale else { return }
    isStale = false
    layers.removeAll(keepingCapacity: true)
    part.appendLayoutNodes(to: &layers)
  }

  override func structureChanged() {
    super.structureChanged()
    isStale = true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    body(part)
  }

  override func arrange() {
    super.arrange()
    gather()
    LayerArrangement(alignment: .center)
      .place(layers, in: size, ProposedViewSize(size), environment.layoutDirection)
  }

  /// What stands for all that is inside needs an element round it.
  override var innerTarget: ElementHolder? {
    view.kind == .representation ? nil : semanticTarget
  }

  /// What is declared outside is about what stands for the view.
  override var semanticElement: ElementHolder? {
    guard view.kind == .representation, part.isFixed, layers.count == 1 else {
      return super.semanticElement
    }
    return layers.first?.semanticElement ?? super.semanticElement
  }

  override func attach(to holder: ElementHolder) { holder.add(part: element) }

  override var placesInsideAsOne: Bool { true }

  override func resolveBeside() {
    gather()
    for node in layers { node.resolveElements() }
  }

  override func placeBeside(_ pass: ElementPass, _ transform: AffineTransform) {
    guard let target else { return }
    let outer = target.element.transform
    let toTarget = outer.inverted().map { transform.followed(by: $0) } ?? .identity
    if element.transform != toTarget { element.transform = toTarget }
    let bounds = CGRect(origin: .zero, size: size)
    if element.bounds != bounds { element.bounds = bounds }
    pass.collect(into: element) {
      for node in layers { placeChildElements(node, pass, .identity) }
    }
  }
}
