// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The actions that are declared about a plain container: each control inside offers them, with
/// their keys, and the container does not. Where there is no control inside, they are its own.
@MainActor
enum LentActions {
  static func settle(_ control: inout DerivedControl, of element: Element) {
    guard element.isEffectivelyEnabled else { return }
    if element.lendsActions, !element.controlsInside.isEmpty {
      control.lent = control.alternatives.filter { !$0.play.opensMenu }
      control.alternatives = []
    } else if control.isInteractive {
      for lender in element.lenders { borrow(&control, from: lender) }
    }
  }

  private static func borrow(_ control: inout DerivedControl, from lender: Element) {
    guard let scene = lender.scene else { return }
    // Of itself: what else it is does not matter here.
    let lent = Derivation.derive(lender, keyMap: scene.keyMap).alternatives
    var names = Set(control.alternatives.map(\.alternative.name))
    var keys = Set(control.alternatives.flatMap(\.alternative.keys))
    var isNew = false
    for offered in lent where !offered.play.opensMenu {
      var alternative = offered.alternative
      guard names.insert(alternative.name).inserted else { continue }
      alternative.keys = alternative.keys.filter { keys.insert($0).inserted }
      control.alternatives.append(
        PlayableAlternative(
          alternative: alternative, play: .on(ElementReference(lender), alternative.name)))
      isNew = true
    }
    if isNew { control.offerMenu() }
  }
}
