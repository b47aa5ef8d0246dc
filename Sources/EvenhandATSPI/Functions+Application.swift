// SPDX-License-Identifier: Apache-2.0

import ATSPI
import CEvenhandATSPI
import Semantics

// The functions of evenhand-atspi.h that are about the whole program; what each does is said there.

/// C: `evenhand_error_message`.
@_cdecl("evenhand_error_message")
public func errorMessage() -> UnsafePointer<CChar>? { ErrorMessage.current }

/// C: `evenhand_activate`.
@_cdecl("evenhand_activate")
public func activate(
  _ options: UnsafePointer<evenhand_options>?,
  _ application: UnsafeMutablePointer<OpaquePointer?>?
) -> evenhand_status {
  answer("evenhand_activate") { () throws(LibraryError) in
    guard let application else { throw .missing("application") }
    application.pointee = nil
    guard let options else { throw .missing("options") }
    application.pointee = try OpenApplication.open(ToolkitApplication.Options(options))
  }
}

/// C: `evenhand_deactivate`.
@_cdecl("evenhand_deactivate")
public func deactivate(_ application: OpaquePointer?) -> evenhand_status {
  answer("evenhand_deactivate") { () throws(LibraryError) in
    try OpenApplication.close(application)
  }
}

/// C: `evenhand_file_descriptor`.
@_cdecl("evenhand_file_descriptor")
public func fileDescriptor(_ application: OpaquePointer?) -> Int32 {
  var result: Int32 = -1
  _ = answer("evenhand_file_descriptor") { () throws(LibraryError) in
    result = try OpenApplication.find(application).fileDescriptor
  }
  return result
}

/// C: `evenhand_dispatch`.
@_cdecl("evenhand_dispatch")
public func dispatch(_ application: OpaquePointer?) -> evenhand_status {
  answer("evenhand_dispatch") { () throws(LibraryError) in
    try OpenApplication.find(application).dispatch()
  }
}

/// C: `evenhand_commit`.
@_cdecl("evenhand_commit")
public func commit(_ application: OpaquePointer?) -> evenhand_status {
  answer("evenhand_commit") { () throws(LibraryError) in
    try OpenApplication.find(application).commit()
  }
}

/// C: `evenhand_is_watched`.
@_cdecl("evenhand_is_watched")
public func isWatched(_ application: OpaquePointer?) -> Bool {
  var result = false
  _ = answer("evenhand_is_watched") { () throws(LibraryError) in
    result = try OpenApplication.find(application).isWatched
  }
  return result
}

/// C: `evenhand_describe`.
@_cdecl("evenhand_describe")
public func describe(
  _ application: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int32 {
  print("evenhand_describe", buffer, size) { () throws(LibraryError) in
    try OpenApplication.find(application).description
  }
}

/// C: `evenhand_plug_id`.
@_cdecl("evenhand_plug_id")
public func plugID(
  _ application: OpaquePointer?, _ window: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int32 {
  print("evenhand_plug_id", buffer, size) { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    return application.plugID(of: try Arguments.element(window))
  }
}

/// Writes a line as `snprintf()` does; -1 where there is none.
private func print(
  _ function: StaticString, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ line: () throws(LibraryError) -> String
) -> Int32 {
  var result: Int32 = -1
  _ = answer(function) { () throws(LibraryError) in
    let line = Array(try line().utf8)
    // Above a page, C's size_t is a mistake.
    guard size >= 0 else { throw .outOfRange("size", "the size of a buffer") }
    if size > 0 {
      guard let buffer else { throw .missing("buffer") }
      let count = min(line.count, size - 1)
      for index in 0..<count { buffer[index] = CChar(bitPattern: line[index]) }
      buffer[count] = 0
    }
    result = Int32(clamping: line.count)
  }
  return result
}

/// C: `evenhand_announce`.
@_cdecl("evenhand_announce")
public func announce(
  _ application: OpaquePointer?, _ element: UInt64, _ text: UnsafePointer<CChar>?,
  _ politeness: evenhand_politeness
) -> evenhand_status {
  answer("evenhand_announce") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    let source = try Arguments.parent(element)
    let announcement = Announcement(
      try Arguments.text("text", text), politeness: try Arguments.politeness(politeness),
      source: source ?? Provider.applicationID)
    try application.change { store throws(LibraryError) in
      if let source { _ = try store[source] }
      store.announce(announcement)
    }
  }
}

/// C: `evenhand_forward_key`.
@_cdecl("evenhand_forward_key")
public func forwardKey(
  _ application: OpaquePointer?, _ key: UnsafePointer<evenhand_key>?, _ then: evenhand_key_handler?,
  _ context: UnsafeMutableRawPointer?
) -> evenhand_status {
  answer("evenhand_forward_key") { () throws(LibraryError) in
    let application = try OpenApplication.find(application)
    guard let key = key?.pointee else { throw .missing("key") }
    guard let then else { throw .missing("then") }
    let name = try Arguments.optionalText("key->name", key.name)
    application.forward(
      KeyStroke(
        isPress: key.is_press, keysym: key.keysym, hardwareCode: key.hardware_code,
        modifierMask: key.modifiers,
        name: name.isEmpty ? Key(keysym: key.keysym)?.name ?? "" : name,
        characters: try Arguments.optionalText("key->characters", key.characters),
        time: try Arguments.finite("key->time", key.time)),
      then: KeyReturn(function: then, context: context))
  }
}

extension ToolkitApplication.Options {
  fileprivate init(_ pointer: UnsafePointer<evenhand_options>) throws(LibraryError) {
    // Looked at first: what is larger is of a later version, and what is smaller never was.
    guard pointer.pointee.size >= MemoryLayout<evenhand_options>.size else {
      throw .outOfRange("options->size", "sizeof(evenhand_options)")
    }
    let options = pointer.pointee
    guard let handler = options.handler else { throw .missing("options->handler") }
    let name = try Arguments.text("options->application_name", options.application_name)
    guard !name.isEmpty else { throw .outOfRange("options->application_name", "not empty") }
    var configuration = Provider.Configuration(applicationName: name)
    let toolkit = try Arguments.optionalText("options->toolkit_name", options.toolkit_name)
    configuration.toolkitName = toolkit.isEmpty ? "evenhand-atspi" : toolkit
    let version = try Arguments.optionalText("options->toolkit_version", options.toolkit_version)
    if !version.isEmpty { configuration.toolkitVersion = version }
    self.init(
      configuration: configuration, handler: handler,
      wake: Wake(function: options.wake, context: options.context), context: options.context)
  }
}
