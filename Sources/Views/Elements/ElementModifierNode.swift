// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A node that hangs something on an element: on one that is there already, or on its own.
class ElementModifierNode<V: View, Content: View>: WrapperNode<V, Content> {
  /// Once there, it is kept, so that focus stays when what is inside changes.
  private var own: ElementHolder?
  private(set) var target: ElementHolder?

  /// The element inside that can be shared.
  var innerTarget: ElementHolder? {
    content.isFixed ? child?.geometryElement : nil
  }

  /// The element inside that a declaration is about.
  final var semanticTarget: ElementHolder? {
    guard content.isFixed else { return nil }
    return child?.semanticElement ?? child?.geometryElement
  }

  func attach(to holder: ElementHolder) {}

  /// Nodes beside the content find their elements.
  func resolveBeside() {}

  /// The content's elements have their places; `transform` leads from the node's coordinates to
  /// those of the element round the target.
  func placeBeside(_ pass: ElementPass, _ transform: AffineTransform) {}

  /// Whether shapes inside the own element leave hits to it; nil to leave that as it is.
  var mutesDrawings: Bool? { nil }

  final override func resolveElements() {
    child?.resolveElements()
    resolveBeside()
    if own == nil, let inner = innerTarget {
      target = inner
    } else {
      let holder = own ?? ElementHolder()
      holder.begin(nil)
      own = holder
      target = holder
    }
    if let target { attach(to: target) }
  }

  /// With an element of its own, what is inside can change without anyone outside losing it.
  override var isFixed: Bool { own != nil || super.isFixed }
  override var geometryElement: ElementHolder? { own ?? child?.geometryElement }
  override var semanticElement: ElementHolder? { target }
  override var carriesMeaning: Bool { true }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    guard let child else { return }
    defer { placeBeside(pass, transform) }
    guard let own else { return placeChildElements(child, pass, transform) }
    pass.place(own, transform, size, environment: environment) {
      placeChildElements(child, pass, transform)
    }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    guard own != nil, isContent(child) else {
      return super.placing(child, pass, transform, body)
    }
    pass.numbering(nil) {
      pass.onOwnGround {
        pass.muting(mutesDrawings ?? pass.mutesDrawings) {
          super.placing(child, pass, .identity, body)
        }
      }
    }
  }
}
