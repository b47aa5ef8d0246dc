// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view that is drawn by a closure. What it shows is not exposed by itself: give it an
/// `accessibilityLabel(_:)` or `accessibilityChildren(children:)`.
public struct Canvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// Views that the closure may draw, each with a `tag(_:)`.
  public var symbols: Symbols

  /// The closure draws into the room that the view takes: all that it is offered. It may draw the
  /// symbols, views which are known by a `tag(_:)`. Being opaque, colours and drawing later make no
  /// difference here.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { CanvasNode(self, context) }
}

extension Canvas where Symbols == EmptyView {
  /// The closure draws into the room that the view takes: all that it is offered.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// In which space colours are added up; here always as sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

final class CanvasNode<Symbols: View>: LeafNode<Canvas<Symbols>>, Reader {
  private let symbols: TypedNode<Symbols>
  var dependencies: [Source] = []
  var parts: [ReadPart] = []
  var dirtyNumber: UInt64 = 0
  var mustRun = false
  private(set) var isMounted = true
  private var models = ModelTracking()

  override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    symbols = view.symbols._makeNode(context)
    super.init(view, context)
    adopt(symbols)
    holder.hitShape = .bounds
  }

  override func update(_ view: Canvas<Symbols>) {
    super.update(view)
    symbols.update(view.symbols)
    invalidateDrawing()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    invalidateDrawing()
  }

  override func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool { true }

  /// Draws again, since something changed that its closure read when it last did.
  func evaluate() {
    dirtyNumber = 0
    mustRun = false
    invalidateDrawing()
  }

  override func distrust() { graph.invalidate(self) }

  override func unmount() {
    isMounted = false
    forgetDependencies()
    models.end()
    super.unmount()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(symbols) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func arrange() {
    var list: [ViewNode] = []
    symbols.appendLayoutNodes(to: &list)
    for node in list { node.place(at: .zero, .unspecified) }
  }

  /// What stands under a tag.
  private func symbol(_ tag: AnyHashable) -> ViewNode? {
    func find(_ node: ViewNode) -> ViewNode? {
      if node.menuChoice == tag {
        var list: [ViewNode] = []
        node.appendLayoutNodes(to: &list)
        return list.first
      }
      var found: ViewNode?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(symbols)
  }

  /// Its author's closure may read anything.
  override var isDrawnAnew: Bool { true }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    var context = GraphicsContext(environment: environment, measurer: graph.measurer) {
      [weak self] in self?.symbol($0)
    }
    context.room = shownSize
    beginReading()
    graph.reading(self) {
      models.track(for: self, of: Canvas<Symbols>.self) { view.renderer(&context, shownSize) }
    }
    guard !context.sheet.items.isEmpty else { return }
    list.items.append(.push)
    list.items.append(.clip(Path(CGRect(origin: offset, size: shownSize))))
    list.items.append(.transform(.translation(offset)))
    list.items += context.sheet.items
    list.items.append(.pop)
  }
}
