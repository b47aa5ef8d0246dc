// SPDX-License-Identifier: Apache-2.0

/// One application that has registered on the accessibility bus.
public struct ApplicationReference: Hashable, Sendable {
  /// The application's own object: the root of its tree.
  public let object: ObjectReference
  /// Empty where the application gives none, or did not answer.
  public var name: String
  /// The process that owns the connection; nil where the bus does not say.
  public let pid: Int32?
  /// What the application says it is made with, and what is known of that.
  public var toolkit: Toolkit
  /// False where it gave no reply within the deadline.
  public let isAnswering: Bool

  /// The name of the application's connection (":1.5").
  public var busName: String { object.busName }
  /// The path of the application's own object ("/org/a11y/atspi/accessible/root").
  public var path: String { object.path }
  /// "gtk", "Qt", "AccessKit", ...; empty where the application gives none.
  public var toolkitName: String { toolkit.name }
  /// As the application reports it ("4.8.3"); empty where it reports none.
  public var toolkitVersion: String { toolkit.version }

  public init(
    object: ObjectReference, name: String, pid: Int32? = nil, toolkitName: String = "",
    toolkitVersion: String = "", isAnswering: Bool = true
  ) {
    self.object = object
    self.name = name
    self.pid = pid
    toolkit = Toolkit(name: toolkitName, version: toolkitVersion)
    self.isAnswering = isAnswering
  }
}

/// Where an object stands on the accessibility bus: the connection that owns it, and its path.
public struct ObjectReference: Hashable, Sendable, CustomStringConvertible {
  /// The connection's name on the bus (":1.5").
  public let busName: String
  /// The object's D-Bus path on that connection.
  public let path: String

  public init(busName: String, path: String) {
    self.busName = busName
    self.path = path
  }

  public var description: String { busName + path }
}
