// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Glibc
import Synchronization

/// The application that is active, and those that were. What C holds is a number that is never used
/// twice and never followed, so that one that is wrong or too old is known.
enum OpenApplication {
  private struct Record: @unchecked Sendable {
    /// Used on `thread` alone.
    var application: ToolkitApplication?
    var thread = pthread_t()
    /// Where the first one was opened; 0 before that.
    var process: pid_t = 0
    var token: UInt = 0
  }

  private static let record = Mutex(Record())
  /// What C holds is a multiple of it, as a pointer would be.
  private static let stride: UInt = 16

  static func open(
    _ options: ToolkitApplication.Options
  ) throws(LibraryError) -> OpaquePointer? {
    let application = try record.withLock { record throws(LibraryError) in
      guard record.process == 0 || record.process == getpid() else { throw .otherProcess }
      guard record.application == nil else { throw .applicationExists }
      if record.process == 0 { stayLoaded() }
      record.process = getpid()
      let application = ToolkitApplication(options)
      record.token += stride
      record.application = application
      record.thread = pthread_self()
      return UncheckedApplication(application: application, token: record.token)
    }
    application.application.start()
    return OpaquePointer(bitPattern: application.token)
  }

  static func find(_ pointer: OpaquePointer?) throws(LibraryError) -> ToolkitApplication {
    guard let pointer else { throw .missing("application") }
    return try record.withLock { record throws(LibraryError) in
      let application = try check(pointer, record)
      return UncheckedApplication(application: application, token: 0)
    }.application
  }

  static func close(_ pointer: OpaquePointer?) throws(LibraryError) {
    guard let pointer else { throw .missing("application") }
    let application = try record.withLock { record throws(LibraryError) in
      let application = try check(pointer, record)
      record.application = nil
      return UncheckedApplication(application: application, token: 0)
    }
    application.application.stop()
  }

  private static func check(
    _ pointer: OpaquePointer, _ record: Record
  ) throws(LibraryError) -> ToolkitApplication {
    let token = UInt(bitPattern: pointer)
    guard token != 0, token <= record.token, token % stride == 0 else { throw .neverActivated }
    guard token == record.token, let application = record.application else { throw .deactivated }
    guard record.process == getpid() else { throw .otherProcess }
    guard pthread_equal(record.thread, pthread_self()) != 0 else { throw .otherThread }
    return application
  }

  /// A plug-in's host may unload what it loaded, but threads of GLib's and what they run stay.
  private static func stayLoaded() {
    let own: @convention(c) () -> Void = {}
    var place = LoadedPlace()
    guard dladdr(unsafeBitCast(own, to: UnsafeRawPointer.self), &place) != 0 else { return }
    _ = dlopen(place.file, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE)
  }

  /// Brings it out of the lock: it stays on its own thread, which was looked at.
  private struct UncheckedApplication: @unchecked Sendable {
    let application: ToolkitApplication
    let token: UInt
  }
}

/// `Dl_info` of dlfcn.h, which Glibc's module leaves out.
private struct LoadedPlace {
  var file: UnsafePointer<CChar>?
  var base: UnsafeMutableRawPointer?
  var symbol: UnsafePointer<CChar>?
  var address: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<LoadedPlace>
) -> Int32

/// Does what C asks for, or says why not.
func answer(
  _ function: StaticString, _ body: () throws(LibraryError) -> Void
) -> evenhand_status {
  do throws(LibraryError) {
    try body()
    return EVENHAND_OK
  } catch {
    ErrorMessage.set(error.message(in: "\(function)"))
    return error.status
  }
}
