// SPDX-License-Identifier: Apache-2.0

/// Why a call from the bus cannot be answered.
enum ProviderError: Error, Hashable {
  case noSuchElement
  case noSuchInterface(String)
  case noSuchMethod(String)
  case noSuchProperty(String)
  case readOnlyProperty(String)
  case wrongSignature(expected: String, found: String)
  /// The bytes of the arguments are not what their signature says.
  case malformed
  /// The arguments take more bytes than any sensible call has.
  case tooLarge(limit: Int)
  case indexOutOfRange(Int32, count: Int)
  case unknownCoordinateSystem(UInt32)
  case unknownGranularity(UInt32)
  /// Neither a way to match nor an order, nor a part of the tree to search.
  case unknownChoice(String, Int)
  case notSensitive
  /// A text that stands for an object path, and is none.
  case noObjectPath
  /// A window that no other program may show, or not what the application wants to show.
  case notToBeEmbedded
  /// The application looked at the request and did not do it.
  case refused
  /// The application was busy for as long as the caller could wait, and never will do it.
  case tooLate
  /// The application has begun it, and was not done with it in time.
  case unfinished
  /// The same caller asked for another value before the application took this one.
  case overtaken
  /// More than a client takes at once; they are there by index.
  case tooManyChildren(Int, limit: Int)
  /// The answer would have more bytes than a message may have.
  case answerTooLarge
  /// More requests wait for the application than a person can have made.
  case tooManyRequests

  /// The error's name on the wire, and a sentence for whoever reads the client's log.
  var wire: (name: String, message: String) {
    switch self {
    case .noSuchElement:
      ("org.freedesktop.DBus.Error.UnknownObject", "there is no such element")
    case .noSuchInterface(let name):
      ("org.freedesktop.DBus.Error.UnknownInterface", "the element has no interface \(name)")
    case .noSuchMethod(let name):
      ("org.freedesktop.DBus.Error.UnknownMethod", "there is no method \(name)")
    case .noSuchProperty(let name):
      ("org.freedesktop.DBus.Error.UnknownProperty", "there is no property \(name)")
    case .readOnlyProperty(let name):
      ("org.freedesktop.DBus.Error.PropertyReadOnly", "\(name) cannot be set")
    case .wrongSignature(let expected, let found):
      (
        "org.freedesktop.DBus.Error.InvalidArgs",
        "the arguments must be (\(expected)), not (\(found))"
      )
    case .malformed:
      ("org.freedesktop.DBus.Error.InvalidArgs", "the arguments cannot be read")
    case .tooLarge(let limit):
      (
        "org.freedesktop.DBus.Error.LimitsExceeded",
        "the arguments take more than \(limit) bytes"
      )
    case .indexOutOfRange(let index, let count):
      ("org.freedesktop.DBus.Error.InvalidArgs", "index \(index) is not within 0..<\(count)")
    case .unknownCoordinateSystem(let number):
      (
        "org.freedesktop.DBus.Error.InvalidArgs",
        "\(number) is none of screen (0), window (1) and parent (2)"
      )
    case .unknownGranularity(let number):
      (
        "org.freedesktop.DBus.Error.InvalidArgs",
        "\(number) is no piece of a text"
      )
    case .unknownChoice(let name, let number):
      ("org.freedesktop.DBus.Error.InvalidArgs", "\(number) is no \(name)")
    case .notSensitive:
      ("org.freedesktop.DBus.Error.Failed", "the element is not sensitive")
    case .noObjectPath:
      ("org.freedesktop.DBus.Error.InvalidArgs", "this is no object path")
    case .notToBeEmbedded:
      ("org.freedesktop.DBus.Error.AccessDenied", "the application does not want this")
    case .refused:
      ("org.freedesktop.DBus.Error.Failed", "the application did not do it")
    case .tooLate:
      ("org.freedesktop.DBus.Error.Timeout", "the application is busy, and will not do it")
    case .unfinished:
      ("org.freedesktop.DBus.Error.Timeout", "the application has begun it and is not done yet")
    case .overtaken:
      ("org.freedesktop.DBus.Error.Failed", "the caller asked for another value since")
    case .tooManyChildren(let count, let limit):
      (
        "org.freedesktop.DBus.Error.LimitsExceeded",
        "\(count) children are more than \(limit): ask for them by index"
      )
    case .answerTooLarge:
      ("org.freedesktop.DBus.Error.LimitsExceeded", "the answer is too large for a message")
    case .tooManyRequests:
      ("org.freedesktop.DBus.Error.LimitsExceeded", "too many requests are waiting")
    }
  }
}
