// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

// The functions of evenhand-atspi.h that make elements and say what they are; what each does is said
// there.

/// What a call makes of an element.
typealias Edit = (inout Node) throws(LibraryError) -> Void

/// Changes one element, where anybody looks.
///
/// - Parameter read: Looks at the arguments, whether or not anybody does.
func edit(
  _ function: StaticString, _ application: OpaquePointer?, _ element: UInt64,
  _ read: () throws(LibraryError) -> Edit
) -> evenhand_status {
  change(function, application, element) { () throws(LibraryError) in
    let body = try read()
    return { store, id throws(LibraryError) in try store.edit(id, body) }
  }
}

/// What a call makes of an element and of others with it.
typealias StoreChange = (inout ElementStore, ElementID) throws(LibraryError) -> Void

/// Changes an element with regard to others, where anybody looks.
///
/// - Parameter read: Looks at the arguments, whether or not anybody does.
func change(
  _ function: StaticString, _ application: OpaquePointer?, _ element: UInt64,
  _ read: () throws(LibraryError) -> StoreChange
) -> evenhand_status {
  answer(function) { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    let id = try Arguments.element(element)
    let body = try read()
    try application.change { store throws(LibraryError) in try body(&store, id) }
  }
}

/// C: `evenhand_make`.
@_cdecl("evenhand_make")
public func make(
  _ application: OpaquePointer?, _ element: UInt64, _ role: evenhand_role,
  _ name: UnsafePointer<CChar>?
) -> evenhand_status {
  answer("evenhand_make") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    let node = Node(
      id: try Arguments.element(element), role: try Arguments.role(role),
      name: try Arguments.optionalText("name", name),
      states: StateSet(.enabled, .sensitive, .visible, .showing))
    try application.change { store throws(LibraryError) in try store.make(node) }
  }
}

/// C: `evenhand_insert_child`.
@_cdecl("evenhand_insert_child")
public func insertChild(
  _ application: OpaquePointer?, _ parent: UInt64, _ child: UInt64, _ index: Int
) -> evenhand_status {
  answer("evenhand_insert_child") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    let parent = try Arguments.parent(parent)
    let child = try Arguments.element(child)
    try application.change { store throws(LibraryError) in
      try store.insert(child, into: parent, at: index)
    }
  }
}

/// C: `evenhand_remove`.
@_cdecl("evenhand_remove")
public func remove(_ application: OpaquePointer?, _ element: UInt64) -> evenhand_status {
  change("evenhand_remove", application, element) { () throws(LibraryError) in
    { store, id throws(LibraryError) in try store.remove(id) }
  }
}

/// C: `evenhand_set_role`.
@_cdecl("evenhand_set_role")
public func setRole(
  _ application: OpaquePointer?, _ element: UInt64, _ role: evenhand_role
) -> evenhand_status {
  edit("evenhand_set_role", application, element) { () throws(LibraryError) in
    let role = try Arguments.role(role)
    return { node in
      node.role = role
      if role == .passwordText { node.text?.hide() }
    }
  }
}

/// C: `evenhand_set_name`.
@_cdecl("evenhand_set_name")
public func setName(
  _ application: OpaquePointer?, _ element: UInt64, _ name: UnsafePointer<CChar>?
) -> evenhand_status {
  setText("evenhand_set_name", application, element, "name", name, \.name)
}

/// C: `evenhand_set_description`.
@_cdecl("evenhand_set_description")
public func setDescription(
  _ application: OpaquePointer?, _ element: UInt64, _ description: UnsafePointer<CChar>?
) -> evenhand_status {
  setText(
    "evenhand_set_description", application, element, "description", description, \.description)
}

/// C: `evenhand_set_help`.
@_cdecl("evenhand_set_help")
public func setHelp(
  _ application: OpaquePointer?, _ element: UInt64, _ help: UnsafePointer<CChar>?
) -> evenhand_status {
  setText("evenhand_set_help", application, element, "help", help, \.help)
}

/// C: `evenhand_set_identifier`.
@_cdecl("evenhand_set_identifier")
public func setIdentifier(
  _ application: OpaquePointer?, _ element: UInt64, _ identifier: UnsafePointer<CChar>?
) -> evenhand_status {
  setText(
    "evenhand_set_identifier", application, element, "identifier", identifier, \.identifier)
}

private func setText(
  _ function: StaticString, _ application: OpaquePointer?, _ element: UInt64, _ argument: String,
  _ pointer: UnsafePointer<CChar>?, _ place: WritableKeyPath<Node, String>
) -> evenhand_status {
  edit(function, application, element) { () throws(LibraryError) in
    let text = try Arguments.optionalText(argument, pointer)
    return { $0[keyPath: place] = text }
  }
}

/// C: `evenhand_set_frame`.
@_cdecl("evenhand_set_frame")
public func setFrame(
  _ application: OpaquePointer?, _ element: UInt64, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double
) -> evenhand_status {
  edit("evenhand_set_frame", application, element) { () throws(LibraryError) in
    let frame = Rect(
      x: try Arguments.finite("x", x), y: try Arguments.finite("y", y),
      width: try Arguments.size("width", width), height: try Arguments.size("height", height))
    return { $0.frame = frame }
  }
}

/// C: `evenhand_set_screen_origin`.
@_cdecl("evenhand_set_screen_origin")
public func setScreenOrigin(
  _ application: OpaquePointer?, _ window: UInt64, _ x: Double, _ y: Double
) -> evenhand_status {
  edit("evenhand_set_screen_origin", application, window) { () throws(LibraryError) in
    let origin = Point(x: try Arguments.finite("x", x), y: try Arguments.finite("y", y))
    return { $0.screenOrigin = origin }
  }
}

/// C: `evenhand_set_state`.
@_cdecl("evenhand_set_state")
public func setState(
  _ application: OpaquePointer?, _ element: UInt64, _ state: evenhand_state, _ isSet: Bool
) -> evenhand_status {
  change("evenhand_set_state", application, element) { () throws(LibraryError) in
    let state = try Arguments.state(state)
    guard state != .defunct else {
      throw .outOfRange("state", "another one: what is gone is removed")
    }
    return { store, id throws(LibraryError) in
      try state == .focused
        ? store.setFocused(id, isSet) : store.edit(id) { $0.states[state] = isSet }
    }
  }
}

/// C: `evenhand_set_enabled`.
@_cdecl("evenhand_set_enabled")
public func setEnabled(
  _ application: OpaquePointer?, _ element: UInt64, _ isEnabled: Bool
) -> evenhand_status {
  edit("evenhand_set_enabled", application, element) { () throws(LibraryError) in
    { node in
      node.states[.enabled] = isEnabled
      node.states[.sensitive] = isEnabled
    }
  }
}

/// C: `evenhand_set_focus`.
@_cdecl("evenhand_set_focus")
public func setFocus(_ application: OpaquePointer?, _ element: UInt64) -> evenhand_status {
  answer("evenhand_set_focus") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    let id = try Arguments.parent(element)
    try application.change { store throws(LibraryError) in try store.setFocus(id) }
  }
}

/// C: `evenhand_set_window_active`.
@_cdecl("evenhand_set_window_active")
public func setWindowActive(
  _ application: OpaquePointer?, _ window: UInt64, _ isActive: Bool
) -> evenhand_status {
  answer("evenhand_set_window_active") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    try application.tellWindowActive(try Arguments.element(window), isActive)
  }
}

/// C: `evenhand_set_attribute`.
@_cdecl("evenhand_set_attribute")
public func setAttribute(
  _ application: OpaquePointer?, _ element: UInt64, _ key: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_set_attribute", application, element) { () throws(LibraryError) in
    let key = try Arguments.text("key", key)
    guard !key.isEmpty else { throw .outOfRange("key", "not empty") }
    let text = value == nil ? nil : try Arguments.text("value", value)
    return { $0.attributes[key] = text }
  }
}

/// C: `evenhand_set_active_descendant`.
@_cdecl("evenhand_set_active_descendant")
public func setActiveDescendant(
  _ application: OpaquePointer?, _ element: UInt64, _ descendant: UInt64
) -> evenhand_status {
  change("evenhand_set_active_descendant", application, element) { () throws(LibraryError) in
    let active = try Arguments.parent(descendant)
    return { store, id throws(LibraryError) in
      if let active { _ = try store[active] }
      try store.edit(id) { $0.activeDescendant = active }
    }
  }
}

/// C: `evenhand_set_embedded`.
@_cdecl("evenhand_set_embedded")
public func setEmbedded(
  _ application: OpaquePointer?, _ element: UInt64, _ plug: UnsafePointer<CChar>?
) -> evenhand_status {
  edit("evenhand_set_embedded", application, element) { () throws(LibraryError) in
    guard plug != nil else { return { $0.embedded = nil } }
    guard let embedded = ForeignElement(try Arguments.text("plug", plug)) else {
      throw .outOfRange("plug", "what evenhand_plug_id() or atk_plug_get_id() gave")
    }
    return { $0.embedded = embedded }
  }
}

/// C: `evenhand_set_embeddable`.
@_cdecl("evenhand_set_embeddable")
public func setEmbeddable(
  _ application: OpaquePointer?, _ window: UInt64, _ isEmbeddable: Bool
) -> evenhand_status {
  edit("evenhand_set_embeddable", application, window) { () throws(LibraryError) in
    { $0.canBeEmbedded = isEmbeddable }
  }
}

/// C: `evenhand_set_relation`.
@_cdecl("evenhand_set_relation")
public func setRelation(
  _ application: OpaquePointer?, _ element: UInt64, _ relation: evenhand_relation,
  _ targets: UnsafePointer<UInt64>?, _ count: Int
) -> evenhand_status {
  edit("evenhand_set_relation", application, element) { () throws(LibraryError) in
    let kind = try Arguments.relation(relation)
    var ids: [ElementID] = []
    for number in try Arguments.array("targets", targets, count) {
      ids.append(try Arguments.element(number))
    }
    return { node in
      node.relations.removeAll { $0.kind == kind }
      if !ids.isEmpty { node.relations.append(Relation(kind, ids)) }
    }
  }
}
