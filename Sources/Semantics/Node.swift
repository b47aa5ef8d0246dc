// SPDX-License-Identifier: Apache-2.0

/// What one element means to someone who does not see it.
///
/// The same type is published by the provider, read back off the bus by the reader, and judged by
/// the audit. Copies share what they hold until one of them is changed, so that a copy is cheap.
public struct Node: Hashable, Sendable, Identifiable {
  /// The same for as long as the element is in the tree; diffs and requests go by it.
  public let id: ElementID
  /// AT-SPI: `org.a11y.atspi.Accessible.GetState`.
  public var states: StateSet
  private var content: Content
  /// In points of the window, or of ``space`` in what is published; nil for an element without a place
  /// (the application).
  public var frame: Rect?
  /// What a screen reader calls the element. AT-SPI: `org.a11y.atspi.Accessible.GetRole`.
  public var role: Role
  /// What ``frame`` is counted from; nil for the window, as in every node that a ``Tree`` gives out.
  public var space: ElementID?

  public init(
    id: ElementID, role: Role, name: String = "", description: String = "", help: String = "",
    identifier: String = "", states: StateSet = [], frame: Rect? = nil,
    screenOrigin: Point? = nil, value: RangeValue? = nil, actions: [Action] = [],
    relations: [Relation] = [], attributes: [String: String] = [:], children: [ElementID] = [],
    reportedInterfaces: InterfaceSet? = nil, text: TextContent? = nil
  ) {
    self.id = id
    self.role = role
    self.states = states
    self.frame = frame
    var fields = Content.Fields(name: name, children: children, actions: actions)
    if let value { fields.value = Aside(value) }
    if !description.isEmpty || !help.isEmpty || !identifier.isEmpty {
      fields.words = Aside(
        Content.Words(description: description, help: help, identifier: identifier))
    }
    if !relations.isEmpty || !attributes.isEmpty {
      fields.links = Aside(Content.Links(relations: relations, attributes: attributes))
    }
    if screenOrigin != nil || reportedInterfaces != nil || text != nil {
      fields.rest = Aside(
        Content.Rest(
          screenOrigin: screenOrigin, reportedInterfaces: reportedInterfaces, text: text))
    }
    content = Content(fields)
  }

  /// What is spoken first for the element; empty where it has none. AT-SPI: `Accessible.Name`.
  public var name: String {
    get { content.fields.name }
    set { change { $0.name = newValue } }
  }

  /// Spoken after the name and role; also the place of a state that AT-SPI has no word for.
  public var description: String {
    get { content.fields.words.value.description }
    set { change { $0.words.value.description = newValue } }
  }

  /// How to use the element ("Arrow keys adjust").
  public var help: String {
    get { content.fields.words.value.help }
    set { change { $0.words.value.help = newValue } }
  }

  /// A stable identifier for tests, never spoken. AT-SPI: `Accessible.AccessibleId`.
  public var identifier: String {
    get { content.fields.words.value.identifier }
    set { change { $0.words.value.identifier = newValue } }
  }

  /// For a window: the top left of its client area on the screen; nil where the platform does not
  /// say (Wayland).
  public var screenOrigin: Point? {
    get { content.fields.rest.value.screenOrigin }
    set { change { $0.rest.value.screenOrigin = newValue } }
  }

  /// What an adjustable element stands at; nil for one without a value.
  public var value: RangeValue? {
    get { content.fields.value.value }
    set { change { $0.value.value = newValue } }
  }

  /// The default action first.
  public var actions: [Action] {
    get { content.fields.actions }
    set { change { $0.actions = newValue } }
  }

  /// To other elements of the tree; a relation whose other end has to carry one back needs it there
  /// too.
  public var relations: [Relation] {
    get { content.fields.links.value.relations }
    set { change { $0.links.value.relations = newValue } }
  }

  /// AT-SPI's object attributes ("valuetext", "posinset", "roledescription", ...).
  public var attributes: [String: String] {
    get { content.fields.links.value.attributes }
    set { change { $0.links.value.attributes = newValue } }
  }

  /// In the order in which they are read, which need not be that in which they are drawn.
  public var children: [ElementID] {
    get { content.fields.children }
    set { change { $0.children = newValue } }
  }

  /// What a foreign object says it answers; nil where it follows from the content.
  public var reportedInterfaces: InterfaceSet? {
    get { content.fields.rest.value.reportedInterfaces }
    set { change { $0.rest.value.reportedInterfaces = newValue } }
  }

  /// What stands in a field, by the character; nil for an element without a text of this kind. Of what
  /// must not be read there are bullets alone. AT-SPI: `org.a11y.atspi.Text`.
  public var text: TextContent? {
    get { content.fields.rest.value.text }
    set { change { $0.rest.value.text = newValue } }
  }

  /// Whether some of the children can be chosen. Which are is said by their own states, and by
  /// `multiselectable` whether there can be several. AT-SPI: `org.a11y.atspi.Selection`.
  public var holdsChoices: Bool {
    get { content.fields.rest.value.holdsChoices }
    set { change { $0.rest.value.holdsChoices = newValue } }
  }

  /// What the keys act on in an element that keeps the keyboard focus itself, a list of thousands of
  /// items say: the item that a screen reader is to speak. Nil for an element whose children take the
  /// focus themselves, and where none is current. AT-SPI: `object:active-descendant-changed`, told
  /// while the element has the focus; give the element `managesDescendants` too.
  public var activeDescendant: ElementID? {
    get { content.fields.rest.value.activeDescendant }
    set { change { $0.rest.value.activeDescendant = newValue } }
  }

  /// Whether the element can be chosen among its siblings.
  public var canBeChosen: Bool { states[.selectable] || isRadio }

  /// Whether the element is chosen among its siblings.
  public var isChosen: Bool { states[.selected] || isRadio && states[.checked] }

  private var isRadio: Bool { role == .radioButton || role == .radioMenuItem }

  /// Nil for what is no table. AT-SPI: `org.a11y.atspi.Table`.
  public var table: TableContent? {
    get { content.fields.rest.value.table }
    set { change { $0.rest.value.table = newValue } }
  }

  /// Nil for what is no cell of a table. AT-SPI: `org.a11y.atspi.TableCell`.
  public var cell: CellContent? {
    get { content.fields.rest.value.cell }
    set { change { $0.rest.value.cell = newValue } }
  }

  /// Nil for what leads nowhere. AT-SPI: `org.a11y.atspi.Hyperlink`.
  public var link: LinkContent? {
    get { content.fields.rest.value.link }
    set { change { $0.rest.value.link = newValue } }
  }

  /// Nil for an element that shows no picture. AT-SPI: `org.a11y.atspi.Image`.
  public var picture: PictureContent? {
    get { content.fields.rest.value.picture }
    set { change { $0.rest.value.picture = newValue } }
  }

  /// Nil for what is no document. AT-SPI: `org.a11y.atspi.Document`.
  public var document: DocumentContent? {
    get { content.fields.rest.value.document }
    set { change { $0.rest.value.document = newValue } }
  }

  /// What another program shows in the element, in the place of children: a plug-in's or a web page's
  /// tree. It stands there once the other program has agreed, and as long as it lives; of an element
  /// with children of its own, never. AT-SPI: `org.a11y.atspi.Socket.Embedded`, asked of the other.
  public var embedded: ForeignElement? {
    get { content.fields.rest.value.embedded }
    set { change { $0.rest.value.embedded = newValue } }
  }

  /// Whether another program may show this window in one of its own. Then its parent is there, and not
  /// the application. AT-SPI: `org.a11y.atspi.Socket.Embedded`, answered.
  public var canBeEmbedded: Bool {
    get { content.fields.rest.value.canBeEmbedded }
    set { change { $0.rest.value.canBeEmbedded = newValue } }
  }

  /// The interfaces that the element answers: what it reported, or what its content asks for. What is
  /// inside of it can be asked of every element.
  public var interfaces: InterfaceSet {
    if let reportedInterfaces { return reportedInterfaces }
    var set = InterfaceSet([.accessible, .collection])
    if role == .application { set.insert(.application) }
    if frame != nil { set.insert(.component) }
    if value != nil { set.insert(.value) }
    if !actions.isEmpty { set.insert(.action) }
    if text != nil || isReadByName { set.insert(.text) }
    if text != nil, states[.editable] { set.insert(.editableText) }
    insertRarer(into: &set)
    return set
  }

  /// What is read by the character: the element's own text, or of a heading or an item of a list without
  /// one, the name.
  package var readableText: TextContent? { text ?? (isReadByName ? TextContent(name) : nil) }

  /// Whether the name is all that stands there, so that it is read by the character as well.
  private var isReadByName: Bool { (role == .heading || role == .listItem) && !name.isEmpty }

  private func insertRarer(into set: inout InterfaceSet) {
    guard case .something(let rest) = content.fields.rest else { return }
    if rest.holdsChoices { set.insert(.selection) }
    if rest.text?.links.isEmpty == false { set.insert(.hypertext) }
    if rest.table != nil { set.insert(.table) }
    if rest.cell != nil { set.insert(.tableCell) }
    if rest.link != nil { set.insert(.hyperlink) }
    if rest.picture != nil { set.insert(.image) }
    if rest.document != nil { set.insert(.document) }
    if rest.embedded != nil || rest.canBeEmbedded { set.insert(.socket) }
  }

  private mutating func change(_ edit: (inout Content.Fields) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content.fields) }
    edit(&content.fields)
  }

  public static func == (left: Node, right: Node) -> Bool {
    left.id == right.id && left.role == right.role && left.states == right.states
      && left.frame == right.frame && left.space == right.space
      && (left.content === right.content || left.content.fields == right.content.fields)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(role)
    hasher.combine(states)
    hasher.combine(frame)
    hasher.combine(space)
    hasher.combine(content.fields)
  }
}

extension Node {
  /// What is longer, and looked at less often. What most elements have none of lies aside, so that
  /// it takes no room.
  ///
  /// It is changed only by a node that holds it alone, and so may cross from thread to thread.
  private final class Content: @unchecked Sendable {
    struct Fields: Hashable {
      var name: String
      var children: [ElementID]
      var actions: [Action]
      var value = Aside<RangeValue?>()
      var words = Aside<Words>()
      var links = Aside<Links>()
      var rest = Aside<Rest>()
    }

    struct Words: Hashable, Blank {
      var description = ""
      var help = ""
      var identifier = ""
    }

    struct Links: Hashable, Blank {
      var relations: [Relation] = []
      var attributes: [String: String] = [:]
    }

    struct Rest: Hashable, Blank {
      var screenOrigin: Point?
      var reportedInterfaces: InterfaceSet?
      var text: TextContent?
      var holdsChoices = false
      var activeDescendant: ElementID?
      var table: TableContent?
      var cell: CellContent?
      var link: LinkContent?
      var picture: PictureContent?
      var document: DocumentContent?
      var embedded: ForeignElement?
      var canBeEmbedded = false
    }

    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }
}

/// Something that says nothing at first.
private protocol Blank {
  init()
}

extension Optional: Blank {
  fileprivate init() { self = nil }
}

/// A value that takes no room as long as it says nothing.
private enum Aside<Value: Hashable & Blank>: Hashable {
  case nothing
  indirect case something(Value)

  init() { self = .nothing }

  init(_ value: Value) { self = value == Value() ? .nothing : .something(value) }

  var value: Value {
    get { if case .something(let value) = self { value } else { Value() } }
    set { self = Aside(newValue) }
  }
}

/// Names one element for the life of a process. A number is never used twice.
public struct ElementID: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public var description: String { String(rawValue) }

  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Something an element can be asked to do.
public struct Action: Hashable, Sendable {
  /// Kebab-case, never translated, unique on its element ("zoom-in").
  public var name: String
  /// For people, translated ("Zoom in").
  public var label: String
  /// A short sentence for people; Orca 45 to 49 list it in the place of the label.
  public var description: String
  /// AT-SPI's `mnemonic;sequence;shortcut`, empty where no key does it (";;<Control>plus").
  public var keyBinding: String

  public init(name: String, label: String, description: String = "", keyBinding: String = "") {
    self.name = name
    self.label = label
    self.description = description
    self.keyBinding = keyBinding
  }
}

/// What an adjustable element stands at, and how far it can go.
public struct RangeValue: Hashable, Sendable {
  /// The lowest value; `-Double.greatestFiniteMagnitude` where there is no bound.
  public var minimum: Double
  /// The highest value; `Double.greatestFiniteMagnitude` where there is no bound.
  public var maximum: Double
  /// Where the value stands now; a toolkit may report one outside of the bounds.
  public var current: Double
  /// The smallest change that one step makes; 0 where it is not known.
  public var increment: Double
  /// What is spoken, in the author's unit ("-6 dB"); empty where the number speaks for itself.
  public var text: String

  public init(
    minimum: Double, maximum: Double, current: Double, increment: Double, text: String = ""
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.current = current
    self.increment = increment
    self.text = text
  }
}
