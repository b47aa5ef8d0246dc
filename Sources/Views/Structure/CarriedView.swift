// SPDX-License-Identifier: Apache-2.0

/// A view that is shown elsewhere than where it is said. What holds where it is said holds for it; how
/// texts look, and which page is shown, is as where it is shown.
@MainActor
final class CarriedView {
  fileprivate private(set) var said: (view: AnyView, scope: EnvironmentScope)?
  fileprivate weak var place: CarriedPlaceNode?

  nonisolated init() {}

  func say(_ view: AnyView, in scope: EnvironmentScope) {
    said = (view, scope)
    place?.follow()
  }

  func environmentChanged(_ scope: EnvironmentScope) {
    said?.scope = scope
    place?.passEnvironment()
  }
}

/// Where a carried view is shown.
struct CarriedPlace: View {
  let carried: CarriedView

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { CarriedPlaceNode(self, context) }
}

private final class CarriedPlaceNode: BranchNode<CarriedPlace> {
  private var carried: CarriedView

  override init(_ view: CarriedPlace, _ context: NodeContext) {
    carried = view.carried
    super.init(view, context)
    carried.place = self
    follow()
  }

  override func update(_ view: CarriedPlace) {
    guard view.carried !== carried else { return }
    leave(carried)
    carried = view.carried
    carried.place = self
    follow()
  }

  func follow() {
    guard let said = carried.said else { return }
    if let node = content as? TypedNode<AnyView> {
      passEnvironment()
      node.update(said.view)
    } else {
      let context = NodeContext(graph: graph, scope: innerScope(said.scope))
      replace(said.view._makeNode(context))
    }
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    passEnvironment()
  }

  func passEnvironment() {
    guard let said = carried.said, let content else { return }
    let inner = innerScope(said.scope)
    if content.scope.values.isSame(as: inner.values) { return }
    content.environmentChanged(inner)
    content.invalidateElements()
  }

  private func innerScope(_ said: EnvironmentScope) -> EnvironmentScope {
    EnvironmentScope(said.values.carried(to: scope.values))
  }

  private func leave(_ carried: CarriedView) {
    if carried.place === self { carried.place = nil }
  }

  override func unmount() {
    leave(carried)
    super.unmount()
  }
}

extension EnvironmentValues {
  fileprivate func carried(to place: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.known.leaveContainers()
    values.known.takeLook(of: place.known)
    values.known.isOnShownPage = place.known.isOnShownPage
    values.known.safeAreas = place.known.safeAreas
    values.isInTightBar = place.isInTightBar
    return values
  }
}

extension EnvironmentValues.Known {
  /// How texts look.
  fileprivate mutating func takeLook(of other: Self) {
    font = other.font
    foregroundColor = other.foregroundColor
    foregroundGradient = other.foregroundGradient
    foregroundShadows = other.foregroundShadows
    foregroundLevels = other.foregroundLevels
    textCase = other.textCase
    isUnderlined = other.isUnderlined
    isStruckThrough = other.isStruckThrough
    lineColors = other.lineColors
    multilineTextAlignment = other.multilineTextAlignment
    lineLimit = other.lineLimit
    paragraph = other.paragraph
  }
}
