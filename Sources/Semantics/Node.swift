// SPDX-License-Identifier: Apache-2.0

/// What one element means to someone who does not see it.
///
/// The same type is published by the provider, read back off the bus by the reader, and judged by
/// the audit.
public struct Node: Hashable, Sendable, Identifiable {
  public let id: ElementID
  public var role: Role
  public var name: String
  /// Spoken after the name and role; also the place of a state that AT-SPI has no word for.
  public var description: String
  /// How to use the element ("Arrow keys adjust").
  public var help: String
  /// A stable identifier for tests, never spoken. AT-SPI: `Accessible.AccessibleId`.
  public var identifier: String
  public var states: StateSet
  /// In points of the window; nil for an element without a place (the application).
  public var frame: Rect?
  /// For a window: the top left of its client area on the screen; nil where the platform does not
  /// tell (Wayland).
  public var screenOrigin: Point?
  public var value: RangeValue?
  /// The default action first.
  public var actions: [Action]
  public var relations: [Relation]
  /// AT-SPI's object attributes ("valuetext", "posinset", "roledescription", ...).
  public var attributes: [String: String]
  public var children: [ElementID]
  /// What a foreign object says it answers; nil where it follows from the content.
  public var reportedInterfaces: InterfaceSet?

  public init(
    id: ElementID, role: Role, name: String = "", description: String = "", help: String = "",
    identifier: String = "", states: StateSet = [], frame: Rect? = nil,
    screenOrigin: Point? = nil, value: RangeValue? = nil, actions: [Action] = [],
    relations: [Relation] = [], attributes: [String: String] = [:], children: [ElementID] = [],
    reportedInterfaces: InterfaceSet? = nil
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
    self.help = help
    self.identifier = identifier
    self.states = states
    self.frame = frame
    self.screenOrigin = screenOrigin
    self.value = value
    self.actions = actions
    self.relations = relations
    self.attributes = attributes
    self.children = children
    self.reportedInterfaces = reportedInterfaces
  }

  /// The interfaces that the element answers: what it reported, or what its content asks for.
  public var interfaces: InterfaceSet {
    if let reportedInterfaces { return reportedInterfaces }
    var set = InterfaceSet([.accessible])
    if role == .application { set.insert(.application) }
    if frame != nil { set.insert(.component) }
    if value != nil { set.insert(.value) }
    if !actions.isEmpty { set.insert(.action) }
    return set
  }
}
