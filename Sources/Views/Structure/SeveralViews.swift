// SPDX-License-Identifier: Apache-2.0

/// What puts a modifier round a view.
@MainActor
protocol ViewModifying {
  func around<Other: View>(_ other: Other) -> AnyView
  /// Whether what comes of it is pressed in all of a row, by whether the view inside is.
  static func makesPressedRow(of isPressedRow: Bool) -> Bool
}

extension ViewModifying {
  static func makesPressedRow(of isPressedRow: Bool) -> Bool { false }
}

/// A view that is another one with a modifier, which it can put round others as well.
@MainActor
protocol ModifyingContent: View, ViewModifying {
  associatedtype Content: View
  var content: Content { get }
}

/// A view that stands for several: a modifier is put round each of them, and not round all together.
@MainActor
protocol SeveralViews: View {
  func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView
}

extension RowStructure where Self: ModifyingContent {
  static var givesSeveralRows: Bool {
    Content.self is any SeveralViews.Type && Content.givesSeveralListRows
  }
}

extension ModifyingContent {
  /// The views inside, each with the modifier; nil where there is one view.
  var eachModified: AnyView? { (content as? any SeveralViews)?.each(self) }

  /// Stands for the views inside, each with the modifier; nil where there is one view.
  func makeNodeOfEach(_ context: NodeContext) -> TypedNode<Self>? {
    guard Content.self is any SeveralViews.Type else { return nil }
    return ForwardingNode(self, context) { $0.eachModified ?? AnyView(fixed: $0.content) }
  }
}

/// One of several views, with the modifier of all.
struct ModifiedEach<Content: View, Modifying: ViewModifying>: View {
  let content: Content
  let modifying: Modifying

  var body: some View { modifying.around(content) }
}

/// A modifier, and then another one.
private struct ModifyingTwice<First: ViewModifying, Second: ViewModifying>: ViewModifying {
  let first: First
  let second: Second

  func around<Other: View>(_ other: Other) -> AnyView { second.around(first.around(other)) }

  static func makesPressedRow(of isPressedRow: Bool) -> Bool {
    Second.makesPressedRow(of: First.makesPressedRow(of: isPressedRow))
  }
}

extension SeveralViews where Self: ModifyingContent, Content: SeveralViews {
  func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView {
    content.each(ModifyingTwice(first: self, second: modifying))
  }
}

extension ForEach: SeveralViews {
  func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView {
    var modified = ForEach<Data, ID, ModifiedEach<Content, Modifying>>(data: data, id: id) {
      ModifiedEach(content: content($0), modifying: modifying)
    }
    modified.edits = edits
    return AnyView(fixed: modified)
  }
}

/// Views that a group was written with.
protocol GroupedViews: View {
  @MainActor func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView
}

extension ForEach: GroupedViews {}

extension TupleView: GroupedViews {
  func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView {
    func modified<One: View>(_ view: One) -> ModifiedEach<One, Modifying> {
      ModifiedEach(content: view, modifying: modifying)
    }
    return AnyView(
      fixed: TupleView<repeat ModifiedEach<each Content, Modifying>>(
        views: repeat modified(each content)))
  }
}

extension Group: SeveralViews where Content: GroupedViews {
  func each<Modifying: ViewModifying>(_ modifying: Modifying) -> AnyView {
    content.each(modifying)
  }
}

extension ModifiedEach: RowStructure, PressedRow {
  static var givesSeveralRows: Bool { Content.givesSeveralListRows }
  static var isPressed: Bool { Modifying.makesPressedRow(of: Content.isPressedRow) }
}

extension ModifiedView: ModifyingContent, RowStructure {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: ModifiedView<Other, Modifier>(content: other, modifier: modifier))
  }
}
extension ModifiedView: SeveralViews where Content: SeveralViews {}

extension LayeredView: ModifyingContent, RowStructure {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(
      fixed: LayeredView<Other, Layer>(
        content: other, layer: layer, alignment: alignment, isBehind: isBehind, isEdge: isEdge,
        isRowGround: isRowGround))
  }
}
extension LayeredView: SeveralViews where Content: SeveralViews {}

extension ClipView: ModifyingContent, RowStructure {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: ClipView<Other, Outline>(content: other, outline: outline))
  }
}
extension ClipView: SeveralViews where Content: SeveralViews {}

extension GestureView: ModifyingContent, RowStructure {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(
      fixed: GestureView<Other, G>(
        content: other, gesture: gesture, priority: priority, mask: mask, name: name,
        origin: origin))
  }
}
extension GestureView: SeveralViews where Content: SeveralViews {}

extension RowMenuView: ModifyingContent, RowStructure {
  static func makesPressedRow(of isPressedRow: Bool) -> Bool { true }

  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: RowMenuView<Other, Items>(content: other, items: items))
  }
}
extension RowMenuView: SeveralViews where Content: SeveralViews {}

extension RowTraitView: ModifyingContent {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: RowTraitView<Other>(content: other, change: change))
  }

  static func makesPressedRow(of isPressedRow: Bool) -> Bool { isPressedRow }
}
extension RowTraitView: SeveralViews where Content: SeveralViews {}

extension EnvironmentView: ModifyingContent {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: EnvironmentView<Other>(content: other, change: change))
  }

  static func makesPressedRow(of isPressedRow: Bool) -> Bool { isPressedRow }
}
extension EnvironmentView: SeveralViews where Content: SeveralViews {}
