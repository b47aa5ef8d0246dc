// SPDX-License-Identifier: Apache-2.0

/// What a program begins beside its views, in tasks and on the main queue: done by the thread of its
/// window, at the times of the window's clock.
@MainActor
package protocol ProgramWork: AnyObject {
  /// When the next of it is due that waits for a time, in seconds of the clock; nil where none does.
  var nextMoment: Double? { get }

  /// In seconds: what is to come later than that after it was begun never comes.
  var longestWait: Double { get set }

  /// Does what is due, and what that begins.
  func doDue(at time: Double)

  /// What waits for a time now never comes.
  func dropWaiting()

  /// What was begun until now was begun in a window of before, and is not done any more. The clock
  /// begins anew.
  func forget()
}
