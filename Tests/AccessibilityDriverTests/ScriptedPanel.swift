// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization

/// A window of a few elements on a session's bus, which does as a test says and writes down what it is
/// asked to do.
final class ScriptedPanel: Sendable {
  struct Element: Sendable {
    let name: String
    let role: Role
    var parent = "window"
    var states: StateSet = []
    /// Empty where it offers none.
    var action = ""
    /// Which keys do the same as the action, as the bus says it.
    var keys = ""
    var holdsSelection = false
    /// From 0 to 10; nil for an element without a value.
    var value: Double?
    /// The value that it takes, whatever is to be set; nil where it keeps its own.
    var taken: Double?
    /// What stands in a field; nil for an element without text.
    var text: String?
    /// How many parts of its text are chosen.
    var selections = 0
    /// True where its parent does not list it, as GTK 3's combo boxes do not list their button.
    var isUnlisted = false
    /// True where it stands on a page that nobody sees.
    var isHidden = false
    var isDisabled = false
    /// What it is called on the bus; nil where that is its own name.
    var title: String?
    var description = ""
  }

  /// What the application shows, and what it was asked for, in order ("toggle check").
  struct Model: Sendable {
    var elements: [Element]
    var asked: [String] = []
    /// How often each element's state was asked for.
    private(set) var looks: [String: Int] = [:]
    /// What happens when an element's state has been asked for so many times more.
    private var later: (name: String, looks: Int, change: @Sendable (inout Model) -> Void)?

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Changes when the element is looked at for the `number`th time from now, as a program does that
    /// takes its time.
    mutating func atLook(
      _ number: Int, at name: String, _ change: @escaping @Sendable (inout Model) -> Void
    ) {
      later = (name, number, change)
    }

    fileprivate mutating func look(at name: String) {
      looks[name, default: 0] += 1
      guard let (one, looks, change) = later, one == name else { return }
      later = looks > 1 ? (one, looks - 1, change) : nil
      if looks == 1 { change(&self) }
    }

    subscript(name: String, state: State) -> Bool {
      get { elements.first { $0.name == name }?.states[state] ?? false }
      set {
        for index in elements.indices where elements[index].name == name {
          elements[index].states[state] = newValue
        }
      }
    }

    /// Puts it on a page that nobody sees, or on the one that is seen.
    mutating func hide(_ name: String, _ isHidden: Bool) {
      for index in elements.indices where elements[index].name == name {
        elements[index].isHidden = isHidden
      }
    }

    mutating func remove(_ name: String) {
      elements.removeAll { $0.name == name || $0.parent == name }
    }
  }

  /// What comes of a request.
  enum Outcome: Sendable {
    case done, refused, silence, leaving
  }

  typealias Reaction = @Sendable (_ name: String, _ model: inout Model) -> Outcome

  private final class Store: Sendable {
    let model: Mutex<Model>
    let busName = Mutex("")
    /// What tells of itself only when its state is asked for, and through which application.
    let late = Mutex<(name: String, application: ScriptedApplication)?>(nil)
    /// What tells of itself whenever it is asked.
    let echo = Mutex<(name: String, application: ScriptedApplication)?>(nil)

    init(_ model: Model) { self.model = Mutex(model) }

    func tellEcho(of object: String) {
      guard let (name, application) = echo.withLock({ $0 }), name == object else { return }
      application.emit(name, "Object", "StateChanged", "('checked', 0, 0, <0>, @a{sv} {})")
    }

    func tellLate(of object: String) {
      late.withLock { late in
        guard let (name, application) = late, name == object,
          model.withLock({ $0[name, .checked] })
        else { return }
        late = nil
        application.emit(name, "Object", "StateChanged", "('checked', 1, 0, <0>, @a{sv} {})")
      }
    }
  }

  private let store: Store
  let application: ScriptedApplication

  /// An element without a parent of this name is a window when its parent is "root".
  init(
    in session: DesktopSession, _ elements: [Element], windowRole: Role = .frame,
    windowStates: StateSet = StateSet(.active), reaction: @escaping Reaction
  ) throws {
    let window = Element(
      name: "window", role: windowRole, parent: "root", states: windowStates)
    let store = Store(Model(elements: [window] + elements))
    self.store = store
    application = try ScriptedApplication(in: session) { object, member in
      let busName = store.busName.withLock { $0 }
      if member == "GetState" {
        store.tellLate(of: object)
        store.tellEcho(of: object)
      }
      return store.model.withLock { model in
        if member == "GetState" { model.look(at: object) }
        return Self.answer(object, member, &model, busName, reaction)
      }
    }
    store.busName.withLock { [busName = application.busName] in $0 = busName }
  }

  var asked: [String] { store.model.withLock(\.asked) }

  func looks(at name: String) -> Int { store.model.withLock { $0.looks[name] ?? 0 } }

  func isOn(_ name: String, _ state: State) -> Bool { store.model.withLock { $0[name, state] } }

  func has(_ name: String) -> Bool {
    store.model.withLock { $0.elements.contains { $0.name == name } }
  }

  /// Tells that an element was checked only when its state is asked for.
  func tellLate(of name: String) {
    store.late.withLock { [application] in $0 = (name, application) }
  }

  /// Tells that an element is not checked whenever its state is asked for.
  func tellAlways(of name: String) {
    store.echo.withLock { [application] in $0 = (name, application) }
  }

  /// Changes what it shows, as a program does by itself or for a key.
  func change(_ body: @Sendable (inout Model) -> Void) { store.model.withLock { body(&$0) } }

  /// Gives the focus to an element, or takes it from all, and reports it unless it is `silent`.
  func focus(_ name: String?, silent: Bool = false) {
    change { model in
      for index in model.elements.indices {
        model.elements[index].states[.focused] = model.elements[index].name == name
      }
    }
    guard let name, !silent else { return }
    application.emit(name, "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
  }

  private static func title(of object: String, _ model: Model) -> String {
    model.elements.first { $0.name == object }?.title ?? object
  }

  private static func description(of object: String, _ model: Model) -> String {
    model.elements.first { $0.name == object }?.description ?? ""
  }

  private static func answer(
    _ object: String, _ member: String, _ model: inout Model, _ busName: String,
    _ reaction: Reaction
  ) -> ScriptedApplication.Answer? {
    let children = model.elements.filter { $0.parent == object && !$0.isUnlisted }
    let references = children.map { ScriptedApplication.reference(busName, $0.name) }
    switch member {
    case "GetChildren":
      return .value(
        references.isEmpty ? "(@a(so) [],)" : "([\(references.joined(separator: ", "))],)")
    case "Accessible.GetAll":
      return .value(
        "({'Name': <'\(title(of: object, model))'>,"
          + " 'Description': <'\(description(of: object, model))'>,"
          + " 'ChildCount': <\(children.count)>},)")
    case "Description": return .value("(<'\(description(of: object, model))'>,)")
    case "Name": return .value("(<'\(title(of: object, model))'>,)")
    case "ChildCount": return .value("(<\(children.count)>,)")
    case "Set.CurrentValue":
      for place in model.elements.indices where model.elements[place].name == object {
        if let taken = model.elements[place].taken { model.elements[place].value = taken }
      }
      return .value("()")
    case "DoAction", "SelectChild", "GrabFocus":
      let action = model.elements.first { $0.name == object }?.action ?? ""
      model.asked.append((member == "DoAction" ? action : member) + " " + object)
      switch reaction(object, &model) {
      case .done: return .value("(true,)")
      case .refused: return .value("(false,)")
      case .silence: return .silence
      case .leaving: return .leave
      }
    case "SetTextContents":
      // What is to be put there is not looked at: a field is filled in, or emptied.
      model.asked.append(member + " " + object)
      for place in model.elements.indices where model.elements[place].name == object {
        model.elements[place].text = model.elements[place].text == "" ? "Evenhand" : ""
      }
      _ = reaction(object, &model)
      return .value("(true,)")
    default: break
    }
    guard let element = model.elements.first(where: { $0.name == object }) else { return nil }
    switch member {
    case "GetRole": return .value("(uint32 \(element.role.number),)")
    case "Parent" where element.isUnlisted:
      return .value("(<\(ScriptedApplication.reference(busName, element.parent))>,)")
    case "GetState":
      var states = element.states
      states[.visible] = true
      for state in [State.enabled, .sensitive] { states[state] = !element.isDisabled }
      states[.showing] = !element.isHidden
      return .value(
        "([uint32 \(states.bits & 0xFFFF_FFFF), uint32 \(states.bits >> 32)],)")
    case "GetInterfaces":
      let names =
        ["Accessible", "Component"] + (element.action.isEmpty ? [] : ["Action"])
        + (element.holdsSelection ? ["Selection"] : []) + (element.value == nil ? [] : ["Value"])
        + (element.text == nil ? [] : ["Text", "EditableText"])
      return .value(
        "([\(names.map { "'org.a11y.atspi.\($0)'" }.joined(separator: ", "))],)")
    case "Value.GetAll":
      guard let value = element.value else { return .error }
      return .value(
        "({'CurrentValue': <\(value)>, 'MinimumValue': <0.0>, 'MaximumValue': <10.0>,"
          + " 'MinimumIncrement': <1.0>},)")
    case "CharacterCount": return .value("(<\(element.text?.count ?? 0)>,)")
    case "GetText": return .value("('\(element.text ?? "")',)")
    case "GetNSelections": return .value("(\(element.selections),)")
    case "CurrentValue": return element.value.map { .value("(<\($0)>,)") } ?? .error
    case "GetActions": return .value("([('\(element.action)', '', '\(element.keys)')],)")
    case "GetName": return .value("('\(element.action)',)")
    default: return nil
    }
  }
}
