// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Something that is shown by running a body with values of the moment.
///
/// What stands in the tree, and what assistive technologies hear, is the body for the last value; for
/// the picture it runs once more with the value on its way.
@MainActor
protocol Presenter: ViewNode {
  /// Whether the picture still differs from what is.
  var isPresented: Bool { get }
  var isMounted: Bool { get }
  func presentMoment()
  func presentModel()
}

/// The node of a view whose body is animated by its author.
final class AnimatableNode<V: View & Animatable>: CompositeNode<V> {
  private var moving: Moving<V.AnimatableData>?
  /// Whether its own value is being sent on its way, which is no change inside.
  private var isSettingOut = false

  override func update(_ view: V) {
    let old = self.view.animatableData
    if old != view.animatableData {
      var moving = moving
      isSettingOut = true
      move(&moving, from: old, to: view.animatableData)
      isSettingOut = false
      self.moving = moving
      if isPresented { graph.present(self) }
    }
    super.update(view)
  }

  override func unmount() {
    moving = nil
    super.unmount()
  }
}

extension AnimatableNode: Presenter, TransactionScope {
  var isPresented: Bool { moving?.isRunning ?? false }

  func presentMoment() {
    guard let moving, moving.isRunning else { return presentModel() }
    var shown = view
    shown.animatableData = moving.shown
    evaluate(shown)
  }

  func presentModel() { evaluate(view) }

  /// The body itself moves what is inside.
  func adjust(_ transaction: inout Transaction) {
    if isPresented, !isSettingOut { transaction.animation = nil }
  }
}

extension View where Self: Animatable {
  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AnimatableNode(self, context)
  }
}

/// A modifier whose body is animated by its author.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// The view as the modifier shows it, on the way from one value of the modifier to the next.
  public func modifier<M: ViewModifier & Animatable>(_ modifier: M) -> some View {
    AnimatableModifierView(content: self, modifier: modifier)
  }
}

private struct AnimatableModifierView<Content: View, M: ViewModifier & Animatable>: View,
  Animatable, PropertyOwner
{
  let content: Content
  var modifier: M

  var animatableData: M.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }

  static var propertyOwner: (type: Any.Type, offset: Int)? {
    MemoryLayout<Self>.offset(of: \Self.modifier).map { (M.self, $0) }
  }

  var body: some View { modifier.body(content: AnyView(fixed: content)) }
}
