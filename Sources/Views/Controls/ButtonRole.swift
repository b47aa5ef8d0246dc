// SPDX-License-Identifier: Apache-2.0

/// What a button is for, where that changes how it looks or is exposed.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind {
    case destructive, cancel, confirm, close
  }

  private let kind: Kind

  /// Deletes something: red, also in a menu.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was. It has no key by itself: `keyboardShortcut(.cancelAction)` does.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Agrees to what is asked.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what it stands in.
  public static let close = ButtonRole(kind: .close)
}
