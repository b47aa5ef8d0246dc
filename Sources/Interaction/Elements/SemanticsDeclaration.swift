// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What an author declares about an element, beside what its gestures say.
public struct SemanticsDeclaration {
  /// How the elements inside are exposed.
  public enum ChildBehavior: Hashable, Sendable {
    /// An element with gestures takes the texts inside as its name; any other shows its children.
    case automatic
    case ignore, combine, contain
    /// Everything inside belongs to the element, as the label does to a button: the texts are its
    /// name, and what the controls inside can do is offered after what it does itself.
    case absorb
    /// As ``contain``, and also inside of one that says ``combine``.
    case apart
  }

  /// An action that the author wrote.
  public struct DeclaredAction {
    /// For people; the machine's name is made from it. Empty for the default action.
    public var label: String
    /// Whose keys it takes; nil for an action without keys.
    public var purpose: KeyMap.Purpose?
    /// Called for a key, an assistive technology or the actions menu; no gesture is played.
    public var handler: @MainActor () -> Void

    public init(
      label: String, purpose: KeyMap.Purpose? = nil, handler: @escaping @MainActor () -> Void
    ) {
      self.label = label
      self.purpose = purpose
      self.handler = handler
    }
  }

  /// Which way an assistive technology or an arrow key turns a value.
  public enum AdjustmentDirection: Hashable, Sendable {
    case increment, decrement
  }

  /// The accessible name; nil leaves it to the texts inside and to the elements that name it.
  public var label: String?
  /// The role, before all that traits and gestures propose; nil leaves it to them.
  public var role: Role?
  /// Whether the role is only what is shown, as that of a picture: one that is pressed is a button.
  package var roleIsOfContent = false
  /// What else is declared; nil for nothing. It is changed only by a declaration that holds it alone,
  /// so that a copy is cheap.
  private var more: More?

  public init() {}

  /// The spoken value.
  public var value: String? {
    get { more?.fields.value }
    set { change { $0.value = newValue } }
  }
  /// How to use the element, or what that does. AT-SPI: `HelpText`, which Orca speaks from version
  /// 46.
  public var hint: String? {
    get { more?.fields.hint }
    set { change { $0.hint = newValue } }
  }
  /// What is shown beside the element while a pointer rests on it, or when Ctrl+F1 asks for it; nil and
  /// empty for nothing. It is not said by itself: what is to be said is the ``hint``.
  public var toolTip: String? {
    get { more?.fields.toolTip }
    set { change { $0.toolTip = newValue } }
  }
  /// A name for tests, never spoken. AT-SPI: `Accessible.AccessibleId`.
  public var identifier: String? {
    get { more?.fields.identifier }
    set { change { $0.identifier = newValue } }
  }
  /// Roles that the author's traits speak of: the most telling one holds where no ``role`` is given.
  public var addedRoles: Set<Role> {
    get { more?.fields.addedRoles ?? [] }
    set { change { $0.addedRoles = newValue } }
  }
  /// Roles that the element is not, whatever its gestures say.
  public var removedRoles: Set<Role> {
    get { more?.fields.removedRoles ?? [] }
    set { change { $0.removedRoles = newValue } }
  }
  /// What a role is called instead of its own name ("volume knob").
  public var roleDescription: String? {
    get { more?.fields.roleDescription }
    set { change { $0.roleDescription = newValue } }
  }
  /// States beside those that follow from the element's gestures and place.
  public var addedStates: StateSet {
    get { more?.fields.addedStates ?? [] }
    set { change { $0.addedStates = newValue } }
  }
  /// States that the element has not, whatever follows from its gestures and place.
  public var removedStates: StateSet {
    get { more?.fields.removedStates ?? [] }
    set { change { $0.removedStates = newValue } }
  }
  /// True keeps the element and all that is inside from assistive technologies and from Tab; nil
  /// for what an inner declaration says.
  public var isHidden: Bool? {
    get { more?.fields.isHidden }
    set { change { $0.isHidden = newValue } }
  }
  /// From 1, exposed as the attribute `level`; nil for no level.
  public var headingLevel: Int? {
    get { more?.fields.headingLevel }
    set { change { $0.headingLevel = newValue } }
  }
  /// 1-based place and size of the set the element belongs to.
  public var setPosition: (position: Int, size: Int)? {
    get { more?.fields.setPosition }
    set { change { $0.setPosition = newValue } }
  }
  /// Siblings with a higher number are exposed first; nil counts as 0.
  public var sortPriority: Double? {
    get { more?.fields.sortPriority }
    set { change { $0.sortPriority = newValue } }
  }
  /// How the elements inside are exposed; nil for ``ChildBehavior/automatic``.
  public var childBehavior: ChildBehavior? {
    get { more?.fields.childBehavior }
    set { change { $0.childBehavior = newValue } }
  }
  /// Carried out in the place of a tap by keys and assistive technologies; a pointer does not reach
  /// it.
  public var defaultAction: (@MainActor () -> Void)? {
    get { more?.fields.defaultAction }
    set { change { $0.defaultAction = newValue } }
  }
  /// Actions beside those that gestures give; of one with the name of a derived one, the author's
  /// is carried out.
  public var actions: [DeclaredAction] {
    get { more?.fields.actions ?? [] }
    set { change { $0.actions = newValue } }
  }
  /// Makes "Increase" and "Decrease" actions, with the arrow keys, for a value that only its author
  /// can change.
  public var adjustableAction: (@MainActor (AdjustmentDirection) -> Void)? {
    get { more?.fields.adjustableAction }
    set { change { $0.adjustableAction = newValue } }
  }
  /// The number that ``value`` is in words, in its range; nil where the words alone tell.
  public var number: RangeValue? {
    get { more?.fields.number }
    set { change { $0.number = newValue } }
  }
  /// Which step of the element around a press is, where that element is one control and its author
  /// says how it is adjusted: its keys and actions then press here.
  public var step: AdjustmentDirection? {
    get { more?.fields.step }
    set { change { $0.step = newValue } }
  }
  /// AT-SPI's attributes as they are, by name.
  public var attributes: [String: String] {
    get { more?.fields.attributes ?? [:] }
    set { change { $0.attributes = newValue } }
  }
  /// Said after the value: what AT-SPI has no property for.
  public var details: [String] {
    get { more?.fields.details ?? [] }
    set { change { $0.details = newValue } }
  }
  /// The element's relations to others, by keys that they share.
  public var relationEnds: [RelationEnd] {
    get { more?.fields.relationEnds ?? [] }
    set { change { $0.relationEnds = newValue } }
  }
  /// Whether Tab stops here; nil follows from the gestures and actions.
  public var respondsToInteraction: Bool? {
    get { more?.fields.respondsToInteraction }
    set { change { $0.respondsToInteraction = newValue } }
  }
  /// Where a played press or drag touches the element; nil for its middle.
  public var activationPoint: ActivationPoint? {
    get { more?.fields.activationPoint }
    set { change { $0.activationPoint = newValue } }
  }
  /// Where a drag can begin, and what is dragged from there.
  public var dragPoints: [DescribedPoint] {
    get { more?.fields.dragPoints ?? [] }
    set { change { $0.dragPoints = newValue } }
  }
  /// Where something can be dropped, and what that does; what keys drop comes down at the first.
  public var dropPoints: [DescribedPoint] {
    get { more?.fields.dropPoints ?? [] }
    set { change { $0.dropPoints = newValue } }
  }
  /// Where a link leads; nil for what is none. AT-SPI: `Hyperlink.GetURI`.
  public var address: String? {
    get { more?.fields.address }
    set { change { $0.address = newValue } }
  }
  /// The table that the elements inside are the cells of; nil for what is none.
  public var table: TableContent? {
    get { more?.fields.table }
    set { change { $0.table = newValue } }
  }
  /// The place in the table round the element; nil for what is no cell.
  public var cell: CellContent? {
    get { more?.fields.cell }
    set { change { $0.cell = newValue } }
  }
  /// What is known of the document that the element shows; nil for what is none.
  public var document: DocumentContent? {
    get { more?.fields.document }
    set { change { $0.document = newValue } }
  }
  /// The author's own menu, asked for when it opens.
  public var contextMenu: (@MainActor () -> [MenuEntry])? {
    get { more?.fields.contextMenu }
    set { change { $0.contextMenu = newValue } }
  }
  /// False to leave the menu of everything that the gestures can do away.
  public var offersActionsMenu: Bool? {
    get { more?.fields.offersActionsMenu }
    set { change { $0.offersActionsMenu = newValue } }
  }
  /// The key that is exposed for a menu item: the one that does the same without the menu.
  var exposedKey: KeyBinding? {
    get { more?.fields.exposedKey }
    set { change { $0.exposedKey = newValue } }
  }

  /// Whether nothing is declared but a name and a role.
  var saysOnlyWhatItIs: Bool { more == nil }

  private mutating func change(_ edit: (inout Fields) -> Void) {
    if !isKnownUniquelyReferenced(&more) { more = More(more?.fields ?? Fields()) }
    if let more { edit(&more.fields) }
  }

  /// This declaration with what an outer one says on top.
  public func overridden(by outer: SemanticsDeclaration) -> SemanticsDeclaration {
    var merged = self
    merged.label = outer.label ?? label
    merged.role = outer.role ?? role
    merged.roleIsOfContent = outer.role == nil ? roleIsOfContent : outer.roleIsOfContent
    guard let added = outer.more else { return merged }
    merged.more = more.map { More($0.fields.overridden(by: added.fields)) } ?? added
    return merged
  }

  /// Whether both say the same; false where that cannot be told, as one of them does something.
  package func saysTheSame(as other: SemanticsDeclaration) -> Bool {
    guard label == other.label, role == other.role, roleIsOfContent == other.roleIsOfContent
    else { return false }
    guard let more, let others = other.more else { return more == nil && other.more == nil }
    return more === others || more.fields.saysTheSame(as: others.fields)
  }
}

extension SemanticsDeclaration {
  /// What is declared of few elements.
  private final class More {
    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }

  fileprivate struct Fields {
    var value: String?
    var hint: String?
    var toolTip: String?
    var identifier: String?
    var addedRoles: Set<Role> = []
    var removedRoles: Set<Role> = []
    var roleDescription: String?
    var addedStates: StateSet = []
    var removedStates: StateSet = []
    var isHidden: Bool?
    var headingLevel: Int?
    var setPosition: (position: Int, size: Int)?
    var sortPriority: Double?
    var childBehavior: ChildBehavior?
    var defaultAction: (@MainActor () -> Void)?
    var actions: [DeclaredAction] = []
    var adjustableAction: (@MainActor (AdjustmentDirection) -> Void)?
    var number: RangeValue?
    var step: AdjustmentDirection?
    var attributes: [String: String] = [:]
    var details: [String] = []
    var relationEnds: [RelationEnd] = []
    var respondsToInteraction: Bool?
    var activationPoint: ActivationPoint?
    var dragPoints: [DescribedPoint] = []
    var dropPoints: [DescribedPoint] = []
    var address: String?
    var table: TableContent?
    var cell: CellContent?
    var document: DocumentContent?
    var contextMenu: (@MainActor () -> [MenuEntry])?
    var offersActionsMenu: Bool?
    var exposedKey: KeyBinding?

    func overridden(by outer: Fields) -> Fields {
      var merged = self
      merged.value = outer.value ?? value
      merged.hint = outer.hint ?? hint
      merged.toolTip = outer.toolTip ?? toolTip
      merged.identifier = outer.identifier ?? identifier
      merged.addedRoles = addedRoles.subtracting(outer.removedRoles).union(outer.addedRoles)
      merged.removedRoles = removedRoles.subtracting(outer.addedRoles).union(outer.removedRoles)
      merged.roleDescription = outer.roleDescription ?? roleDescription
      merged.addedStates = addedStates.subtracting(outer.removedStates).union(outer.addedStates)
      merged.removedStates = removedStates.subtracting(outer.addedStates).union(outer.removedStates)
      merged.isHidden = outer.isHidden ?? isHidden
      merged.headingLevel = outer.headingLevel ?? headingLevel
      merged.setPosition = outer.setPosition ?? setPosition
      merged.sortPriority = outer.sortPriority ?? sortPriority
      merged.childBehavior = outer.childBehavior ?? childBehavior
      merged.defaultAction = outer.defaultAction ?? defaultAction
      merged.actions = outer.actions + actions
      merged.adjustableAction = outer.adjustableAction ?? adjustableAction
      merged.number = outer.number ?? number
      merged.step = outer.step ?? step
      merged.address = outer.address ?? address
      merged.table = outer.table ?? table
      merged.cell = outer.cell ?? cell
      merged.document = outer.document ?? document
      merged.contextMenu = outer.contextMenu ?? contextMenu
      merged.offersActionsMenu = outer.offersActionsMenu ?? offersActionsMenu
      merged.exposedKey = outer.exposedKey ?? exposedKey
      merged.attributes = attributes.merging(outer.attributes) { _, outer in outer }
      merged.details = details + outer.details
      merged.relationEnds = relationEnds + outer.relationEnds
      merged.respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
      merged.activationPoint = outer.activationPoint ?? activationPoint
      merged.dragPoints = dragPoints + outer.dragPoints
      merged.dropPoints = dropPoints + outer.dropPoints
      return merged
    }

    func saysTheSame(as other: Fields) -> Bool {
      guard defaultAction == nil, other.defaultAction == nil, adjustableAction == nil,
        other.adjustableAction == nil, contextMenu == nil, other.contextMenu == nil,
        actions.isEmpty, other.actions.isEmpty
      else { return false }
      return value == other.value && hint == other.hint && toolTip == other.toolTip
        && identifier == other.identifier
        && addedRoles == other.addedRoles && removedRoles == other.removedRoles
        && roleDescription == other.roleDescription && addedStates == other.addedStates
        && removedStates == other.removedStates && isHidden == other.isHidden
        && headingLevel == other.headingLevel
        && setPosition?.position == other.setPosition?.position
        && setPosition?.size == other.setPosition?.size && sortPriority == other.sortPriority
        && childBehavior == other.childBehavior && attributes == other.attributes
        && details == other.details && relationEnds == other.relationEnds
        && respondsToInteraction == other.respondsToInteraction
        && activationPoint == other.activationPoint && dragPoints == other.dragPoints
        && dropPoints == other.dropPoints && offersActionsMenu == other.offersActionsMenu
        && address == other.address && table == other.table && cell == other.cell
        && document == other.document && exposedKey == other.exposedKey && number == other.number
        && step == other.step
    }
  }
}

extension SemanticsDeclaration {
  /// One end of a relation between the elements that name the same key: AT-SPI's relations, and for
  /// an element without a name, that of its label.
  public struct RelationEnd: Hashable {
    /// Which end of a relation the element is.
    public enum Place: Hashable, Sendable {
      /// Names the contents: `LABEL_FOR`.
      case label
      /// Is named by the labels: `LABELLED_BY`.
      case content
      /// Belongs with all others of the group: `MEMBER_OF`.
      case member
      /// Leads to the destinations: `FLOWS_TO`.
      case origin
      /// Can be reached from the origins: `FLOWS_FROM`.
      case destination
    }

    /// Elements that name the same one are related.
    public var key: AnyHashable
    /// What the element is to the others of its key.
    public var place: Place

    public init(_ key: AnyHashable, _ place: Place) {
      self.key = key
      self.place = place
    }
  }

  /// The roles that traits speak of, the most telling one first: a button that is a header as well
  /// is a button, as in SwiftUI.
  private static let rolesByTrait: [Role] = [
    .toggleButton, .checkBox, .link, .button, .heading, .entry, .image, .pageTabList, .dialog,
    .label,
  ]

  /// What the author's traits make of the element.
  var traitRole: Role? {
    guard !addedRoles.isEmpty else { return nil }
    return Self.rolesByTrait.first(where: addedRoles.contains)
  }
}

extension StateSet {
  /// A toggle that is selected is on, in the one word that AT-SPI has for it: Orca says a change of each.
  func withToggleStates(_ role: Role?) -> StateSet {
    guard role == .toggleButton else { return self }
    var states = self
    if states[.selected] { states[.pressed] = true }
    states.subtract(StateSet(.selectable, .selected))
    return states
  }
}

extension SemanticsDeclaration {
  /// Where an element is touched when it is pressed without a pointer.
  public enum ActivationPoint: Hashable, Sendable {
    /// In the element's own coordinates, points.
    case point(CGPoint)
    /// As fractions of what can be touched of it.
    case unit(UnitPoint)
  }

  /// A place of an element, and what it is for.
  public struct DescribedPoint: Hashable, Sendable {
    /// As fractions of the element's size.
    public var point: UnitPoint
    /// What the place is for; kept, and not exposed: AT-SPI knows no place in an element.
    public var description: String

    public init(_ point: UnitPoint, description: String) {
      self.point = point
      self.description = description
    }
  }
}

extension Element {
  /// Where a played press or drag touches the element, in the window.
  var activationPoint: CGPoint {
    switch declaration.activationPoint {
    case .point(let point): windowTransform.transform(point)
    case .unit(let point): windowPoint(point)
    case nil: declaration.dragPoints.first.map { windowPoint($0.point) } ?? center
    }
  }

  /// Where a played drop reaches the element, in its own coordinates and in the window's.
  var ownDropPoint: CGPoint { ownPoint(declaration.dropPoints.first?.point ?? .center) }
  var dropPoint: CGPoint { windowTransform.transform(ownDropPoint) }

  /// A place of what can be touched of the element, in the window.
  package func windowPoint(_ point: UnitPoint) -> CGPoint {
    windowBox.point(x: point.x, y: point.y)
  }

  private func ownPoint(_ point: UnitPoint) -> CGPoint { contentBox.point(x: point.x, y: point.y) }
}
