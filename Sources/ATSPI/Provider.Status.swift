// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Provider {
  /// How the application stands with the accessibility bus, for a person who looks for a fault.
  public struct Status: Sendable, Hashable {
    /// How far the connection has come.
    public enum Phase: String, Sendable, Hashable {
      /// Not started, stopped, or switched off by the policy.
      case off
      /// There is no bus, or no assistive technology is in use.
      case waiting
      case connecting
      /// On the bus, but no registry has taken the application in yet.
      case connected
      /// The registry lists the application.
      case embedded
    }

    /// How far the connection is now.
    public var phase: Phase = .off
    /// The unique name on the bus (":1.5"); empty while there is no connection.
    public var busName = ""
    /// How many kinds of event assistive technologies listen to; nil where the registry does not
    /// say, and then every event is sent.
    public var eventListeners: Int? = 0
    /// How many assistive technologies want to see keys first.
    public var keyListeners = 0
    /// Elements in which another program's tree was to stand and does not, and why, in words.
    public var notEmbedded: [ElementID: String] = [:]
    /// The last thing that went wrong, in words; empty where nothing did.
    public var problem = ""

    public init() {}
  }
}
