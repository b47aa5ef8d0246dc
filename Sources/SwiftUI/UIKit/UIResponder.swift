// SPDX-License-Identifier: Apache-2.0

import Foundation

/// UIKit's names for what its keyboard on the screen tells. Here a keyboard on the screen is a program of
/// the desktop and covers no window of the application: nothing is ever told under these names.
public enum UIResponder {
  /// Before it comes.
  public static let keyboardWillShowNotification = named("UIKeyboardWillShowNotification")
  /// When it has come.
  public static let keyboardDidShowNotification = named("UIKeyboardDidShowNotification")
  /// Before it goes.
  public static let keyboardWillHideNotification = named("UIKeyboardWillHideNotification")
  /// When it has gone.
  public static let keyboardDidHideNotification = named("UIKeyboardDidHideNotification")
  /// Before it becomes larger or smaller.
  public static let keyboardWillChangeFrameNotification =
    named("UIKeyboardWillChangeFrameNotification")
  /// When it has become larger or smaller.
  public static let keyboardDidChangeFrameNotification =
    named("UIKeyboardDidChangeFrameNotification")

  /// Where it was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where it comes to be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes to come, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it comes.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  private static func named(_ name: String) -> Notification.Name { Notification.Name(name) }
}
