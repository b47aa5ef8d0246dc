// SPDX-License-Identifier: Apache-2.0

/// How much of an application is read before the reader stops, and says so.
public struct ReadLimits: Hashable, Sendable {
  /// For the whole read.
  public var duration: Duration
  /// For one call. An application that gives no reply at all for this long is waited for once, for twice
  /// as long, and then not asked again.
  public var callDeadline: Duration
  /// Elements of the whole application.
  public var nodes: Int
  /// Levels below the application.
  public var depth: Int
  /// Children of one element; 65 536 is where libatspi stops.
  public var children: Int
  /// Actions of one element.
  public var actions: Int
  /// Attributes of one element.
  public var attributes: Int
  /// Bytes of one text in UTF-8; what is longer is cut.
  public var text: Int

  public init(
    duration: Duration = .seconds(10), callDeadline: Duration = .seconds(3),
    nodes: Int = 100_000, depth: Int = 256, children: Int = 65_536, actions: Int = 256,
    attributes: Int = 256, text: Int = 65_536
  ) {
    self.duration = duration
    self.callDeadline = callDeadline
    self.nodes = nodes
    self.depth = depth
    self.children = children
    self.actions = actions
    self.attributes = attributes
    self.text = text
  }
}

extension Duration {
  /// Seconds with one decimal where there is one ("3", "0.3").
  package var secondsText: String {
    let tenths = Int64((self / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
