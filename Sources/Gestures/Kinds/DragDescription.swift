// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One contact that travels, and where that leads.
public struct DragDescription: GestureKind {
  /// A drag among places in a row, as when cards are put in another order.
  public struct Places {
    /// In which direction the places follow each other.
    public var axis: Axis
    /// Points from one place to the next.
    public var spacing: CGFloat
    /// The place now, from 0.
    public var position: @MainActor () -> Int
    /// How many places there are now.
    public var count: @MainActor () -> Int
  }

  /// The places it moves among; nil for a free drag.
  public var places: Places?
  /// In whose directions it is measured.
  public var coordinateSpace: CoordinateSpace

  /// The one axis that it goes along; nil for both.
  public var axis: Axis?

  /// Directions in which it never begins, so that nothing is offered for them.
  public var refused: Set<SwipeGesture.Direction> = []

  /// Whether it carries something to be dropped on another element.
  public var isTransfer: Bool

  /// Points that an arrow key moves a view over what is dragged under it, as on a map; nil where the
  /// drag moves a thing.
  public var panStep: CGFloat?

  /// Whether it begins with the touch, so that a touch alone is one.
  public var beginsAtTouch: Bool

  public init(
    places: Places? = nil, coordinateSpace: CoordinateSpace = .local, axis: Axis? = nil,
    isTransfer: Bool = false, panStep: CGFloat? = nil, beginsAtTouch: Bool = false
  ) {
    self.places = places
    self.coordinateSpace = coordinateSpace
    self.axis = axis
    self.isTransfer = isTransfer
    self.panStep = panStep
    self.beginsAtTouch = beginsAtTouch
  }

  public var name: String { "drag" }
  public var text: String { "a drag" }
  public var demands: Set<GestureDemand> { [.dragging] }
  public var motion: ContactMotion { .way }
  public var isDirectional: Bool { !isTransfer }
  public var movesFreely: Bool { places == nil && !isTransfer }
  public var goesAmongPlaces: Bool { places != nil }
  public var ability: String? { "draggable" }
}

/// A direction in the window.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
