// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// One drag, from where something is taken up until it is dropped or put back. A pointer, the
/// keyboard and an assistive technology all move the same one, through the source's gesture.
@MainActor
public final class DragSession {
  /// What is dragged; never empty.
  public let items: [TransferItem]
  /// What is dragged, and what it was called when the drag began.
  public private(set) weak var source: Element?
  /// The name of the source when the drag began, for what is spoken.
  public let name: String
  /// Where it was taken up, and where it is, in points of the window.
  public let startLocation: CGPoint
  /// Where the contact is, in points of the window.
  public private(set) var location: CGPoint
  /// Where it is to be seen, in points of the window: at the place that keys or an assistive technology
  /// chose, also after that was scrolled.
  public var shownLocation: CGPoint { isPlayed ? aim?.dropPoint ?? location : location }
  /// What it would be dropped on now.
  public private(set) weak var target: Element?
  /// True where keys or an assistive technology move it: then it goes from target to target.
  public internal(set) var isPlayed = false
  /// The target that keys or an assistive technology chose.
  weak var aim: Element?
  private var hovered: DropTarget?
  private unowned let desk: TransferDesk
  private let dragSource: DragSource
  private var isOver = false

  init(
    _ dragSource: DragSource, items: [TransferItem], name: String, at location: CGPoint,
    _ desk: TransferDesk
  ) {
    self.dragSource = dragSource
    self.items = items
    self.name = name
    self.desk = desk
    source = dragSource.element
    startLocation = location
    self.location = location
  }

  func begin() { dragSource.onSessionChange?(self) }

  func move(to location: CGPoint) {
    guard !isOver else { return }
    self.location = location
    look()
    desk.moved(self)
  }

  /// Finds out what is under the drag now.
  func look() {
    guard !isOver else { return }
    let found = isPlayed ? aim.flatMap { desk.accepts($0, self) ? $0 : nil } : desk.target(self)
    let drop = found.flatMap { desk.dropTarget(of: $0, for: items) }
    target = found
    if drop !== hovered {
      let left = hovered
      hovered = drop
      left?.isTargeted(false)
      left?.onHover?(items, nil)
      drop?.isTargeted(true)
    }
    if let drop, let onHover = drop.onHover, let found { onHover(items, point(in: found)) }
  }

  private func point(in element: Element) -> CGPoint {
    isPlayed ? element.ownDropPoint : element.localPoint(location)
  }

  func drop() {
    guard !isOver else { return }
    // What was the target may be gone, hidden or disabled by now.
    look()
    let (element, drop) = (target, hovered)
    end()
    guard let element, let drop else { return desk.ended(self, .cancelled) }
    desk.ended(
      self, drop.action(items, point(in: element)) ? .dropped(element) : .refused(element))
  }

  func cancel() {
    guard !isOver else { return }
    let left = hovered
    end()
    left?.onHover?(items, nil)
    desk.ended(self, .cancelled)
  }

  private func end() {
    isOver = true
    hovered?.isTargeted(false)
    hovered = nil
    target = nil
    dragSource.sessionEnded()
  }
}

/// What makes an element something to drag: set it as the element's ``Element/dragSource``.
@MainActor
public final class DragSource {
  /// What is dragged; asked for when a drag begins. Nothing is dragged where there is none.
  public var items: () -> [TransferItem]
  /// Whether `items` does more than say what is dragged, so that nobody else may ask for it.
  public var isAskedOnce = false
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

/// What makes an element a place to drop things: one of the element's ``Element/dropTargets``.
@MainActor
public final class DropTarget {
  /// Whether these things can be dropped here.
  public var accepts: ([TransferItem]) -> Bool
  /// Takes the things, at a point of the element; false where it does not after all.
  public var action: ([TransferItem], CGPoint) -> Bool
  /// Called when things that can be dropped here come over the element, and when they leave.
  public var isTargeted: (Bool) -> Void
  /// Called with the things and where they are on the element, for each step over it, and with nil
  /// when they leave without being dropped.
  public var onHover: (([TransferItem], CGPoint?) -> Void)?

  public init(
    accepts: @escaping ([TransferItem]) -> Bool = { _ in true },
    isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping ([TransferItem], CGPoint) -> Bool
  ) {
    self.accepts = accepts
    self.isTargeted = isTargeted
    self.action = action
  }

  /// A place for things of one type.
  public convenience init<T: Transferable>(
    for type: T.Type, isTargeted: @escaping (Bool) -> Void = { _ in },
    action: @escaping ([T], CGPoint) -> Bool
  ) {
    self.init(
      accepts: { $0.contains { $0.value(as: T.self) != nil } }, isTargeted: isTargeted,
      action: { items, point in action(items.compactMap { $0.value(as: T.self) }, point) })
  }
}
