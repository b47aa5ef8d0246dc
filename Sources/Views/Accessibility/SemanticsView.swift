// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A view about which its author declares something.
struct SemanticsView<Content: View>: View {
  let content: Content
  let declaration: SemanticsDeclaration
  /// Whether the view is one element, whatever is inside.
  var isElement = false

  init(_ content: Content, isElement: Bool = false, _ declare: (inout SemanticsDeclaration) -> Void)
  {
    self.content = content
    self.isElement = isElement
    var declaration = SemanticsDeclaration()
    declare(&declaration)
    self.declaration = declaration
  }

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SemanticsNode(self, content: content._makeNode(context), context)
  }
}

/// A declaration is about the nearest element inside that means something, through modifiers of
/// one view; where there is none, and where several views meet, it is about an element of its own.
final class SemanticsNode<Content: View>: ElementModifierNode<SemanticsView<Content>, Content> {
  private let attachment: DeclarationAttachment
  private var isElement: Bool

  override init(
    _ view: SemanticsView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    attachment = DeclarationAttachment(view.declaration)
    isElement = view.isElement
    super.init(view, content: content, context)
  }

  override func update(_ view: SemanticsView<Content>) {
    isElement = view.isElement
    if !attachment.declaration.saysTheSame(as: view.declaration) {
      attachment.declaration = view.declaration
      target?.declarationChanged()
      invalidateElements()
    }
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? {
    guard isElement else { return semanticTarget }
    // A container is round its one view, and not the view itself.
    switch attachment.declaration.childBehavior {
    case .contain, .apart: return nil
    case .automatic, .ignore, .combine, .absorb, nil: return super.innerTarget
    }
  }

  override func attach(to holder: ElementHolder) { holder.add(attachment) }
}

/// A node that may expose all that is inside as one element.
@MainActor
protocol ElementMaker {
  var makesOneElement: Bool { get }
}

extension SemanticsNode: ElementMaker {
  var makesOneElement: Bool {
    switch attachment.declaration.childBehavior {
    case .ignore, .combine, .absorb: true
    case .automatic, .contain, .apart, nil: false
    }
  }
}

extension View {
  /// What is inside is the label of a control: it has no stop of its own, and the control offers
  /// what the gestures inside do.
  func isOneControl() -> some View { SemanticsView(self) { $0.childBehavior = .absorb } }

  /// A group that is exposed by itself also where an element round it combines what is inside.
  func isApart(_ name: String) -> some View {
    SemanticsView(self, isElement: true) {
      $0.childBehavior = .apart
      $0.label = name
    }
  }
}
