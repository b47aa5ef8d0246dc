// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A node that draws, and has nothing inside.
class LeafNode<V: View>: TypedNode<V> {
  let holder = ElementHolder()

  /// What the leaf itself means, if anything.
  var declaration: SemanticsDeclaration? { nil }

  override var geometryElement: ElementHolder? { holder }
  override var semanticElement: ElementHolder? {
    declaration != nil || holder.carriesMeaning ? holder : nil
  }
  override var carriesMeaning: Bool { semanticElement != nil }

  override func resolveElements() { holder.begin(declaration) }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    pass.place(holder, transform, size, environment: environment)
  }
}
