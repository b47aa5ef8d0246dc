// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What makes an element something to drag: set it as the element's ``Element/dragSource``.
@MainActor
public final class DragSource {
  /// What is dragged; asked for when a drag begins. Nothing is dragged where there is none.
  public var items: () -> [TransferItem]
  /// Called when a drag of the element begins, and with nil when it is over.
  public var onSessionChange: ((DragSession?) -> Void)?
  /// The gesture that drags, by hand, by key and for assistive technologies alike.
  public private(set) lazy var attachment = GestureAttachment(
    LiftGesture()
      .onChanged { [weak self] in self?.move($0) }
      .onEnded { [weak self] _ in self?.session?.drop() }
      .onCancelled { [weak self] in self?.session?.cancel() })

  weak var element: Element?
  private var session: DragSession?

  public init(items: @escaping () -> [TransferItem]) {
    self.items = items
  }

  private func move(_ lift: LiftGesture.Value) {
    if session == nil { session = element?.scene?.transfers.begin(self, at: lift.startLocation) }
    session?.move(to: lift.location)
  }

  func sessionEnded() {
    session = nil
    onSessionChange?(nil)
  }
}
