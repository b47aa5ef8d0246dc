// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A press on a control: it acts when it is released over the control, however far it strayed in
/// between. The value tells whether the contact is over the control.
final class PressRecognizer: Recognizer<Bool> {
  private enum Stage {
    case waiting
    case down(isOver: Bool)
    case done(GesturePhase<Bool>)
  }

  private var stage = Stage.waiting
  private var contact = SingleContact()

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Bool> {
    if case .done = stage {} else { advance(input) }
    let phase: GesturePhase<Bool> =
      switch stage {
      case .waiting: .possible(nil)
      case .down(let isOver): .active(isOver)
      case .done(let phase): phase
      }
    return GestureDependency.failIfActive.apply(to: phase, inherited: input.inherited)
  }

  private func advance(_ input: RecognizerInput) {
    switch contact.step(input.event) {
    case .ignored: break
    case .failed(let failure):
      input.explain(failure.reason)
      stage = .done(.failed)
    case .began: stage = .down(isOver: true)
    case .moved(let event): stage = .down(isOver: isOver(event, input))
    case .ended(let event):
      let isOver = isOver(event, input)
      if !isOver { input.explain(.releasedOutside) }
      stage = .done(isOver ? .ended(true) : .failed)
    }
  }

  override var kind: String? { "press" }
  override var staysInPlace: Bool { true }

  private func isOver(_ event: PointerEvent, _ input: RecognizerInput) -> Bool {
    event.kind == .played || input.converter.contains(event.location)
  }

  override func reset() {
    super.reset()
    stage = .waiting
    contact = SingleContact()
  }
}
