// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Glibc
import Semantics

/// Why a call from C does nothing.
enum LibraryError: Error, Hashable {
  case missing(String)
  case outOfRange(String, String)
  case notUTF8(String)
  case neverActivated
  case deactivated
  case otherThread
  case otherProcess
  case noElement(UInt64)
  case noText(UInt64)
  case elementExists(UInt64)
  case applicationExists
  case insideItself(UInt64, parent: UInt64)
  case nestedDispatch

  var status: evenhand_status {
    switch self {
    case .missing, .outOfRange: EVENHAND_ERROR_ARGUMENT
    case .notUTF8: EVENHAND_ERROR_TEXT
    case .neverActivated, .deactivated: EVENHAND_ERROR_APPLICATION
    case .otherThread, .otherProcess: EVENHAND_ERROR_THREAD
    case .noElement, .noText: EVENHAND_ERROR_ELEMENT
    case .elementExists, .applicationExists: EVENHAND_ERROR_EXISTS
    case .insideItself: EVENHAND_ERROR_PLACE
    case .nestedDispatch: EVENHAND_ERROR_NESTED
    }
  }

  /// For the developer who called.
  private var sentence: String {
    switch self {
    case .missing(let name): "\(name) is NULL"
    case .outOfRange(let name, let range): "\(name) must be \(range)"
    case .notUTF8(let name): "\(name) is not UTF-8"
    case .neverActivated: "this application was never activated"
    case .deactivated: "this application has been deactivated"
    case .otherThread: "this is not the thread that called evenhand_activate()"
    case .otherProcess:
      "this is not the process that called evenhand_activate(): a child made by fork() has none of"
        + " its threads, and starts a program of its own by exec()"
    case .noElement(let id): "there is no element \(id): it was never made, or has been removed"
    case .noText(let id): "element \(id) has no text: evenhand_set_text() comes first"
    case .elementExists(let id): "there is an element \(id) already"
    case .applicationExists:
      "an application of this process is active already; a process has one at a time"
    case .insideItself(let id, let parent):
      "element \(id) cannot be in element \(parent), which is inside of it"
    case .nestedDispatch: "evenhand_dispatch() is under way already"
    }
  }

  /// - Parameter function: What was called, by its name in C.
  func message(in function: String) -> String { "\(function): \(sentence)" }
}

/// The last error's sentence of each thread, for C to read.
enum ErrorMessage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { free($0) }
    return key
  }()

  /// The calling thread's; empty where nothing failed on it. It stays until the next one. Nil where
  /// there is no memory.
  static var current: UnsafePointer<CChar>? {
    if pthread_getspecific(key) == nil { set("") }
    return pthread_getspecific(key).map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) }
  }

  static func set(_ text: String) {
    let before = pthread_getspecific(key)
    guard let copy = strdup(text) else { return }
    pthread_setspecific(key, copy)
    free(before)
  }
}
