// SPDX-License-Identifier: Apache-2.0

/// What a view takes the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be pressed. A press with a pointer does not bring the focus (measured: SwiftUI on macOS 27).
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be typed or drawn into: a press brings the focus.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both, as the platform does it: here a press brings the focus.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
