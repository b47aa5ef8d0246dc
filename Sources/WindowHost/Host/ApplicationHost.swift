// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Views

/// Shows `ViewHost`s: gives them input and time, and their display lists an outlet.
///
/// A host is a ``HostLoop`` with input and drawing round it. `WindowHost` is one for a window of X11
/// or Wayland, `HeadlessHost` one without a window; an application takes any other.
@MainActor
public protocol ApplicationHost: AnyObject, Sendable {
  var loop: HostLoop { get }
  /// Where the window is and how large.
  var geometry: WindowGeometry { get }
  /// Shows the views until ``HostLoop/isQuitting``.
  func run()
  /// Writes what the first window shows.
  func writePNG(to path: String) throws(HostError)
  /// Whether it can show more than one window; ``open(_:options:prepare:)`` is called only then.
  var opensWindows: Bool { get }
  /// Opens another window, with a ``HostLoop`` beside the first: until that is told to close, or the
  /// person closes it, which it tells by ``HostLoop/onClosed``.
  ///
  /// - Parameter prepare: Called before the window is on the screen.
  func open(
    _ viewHost: ViewHost, options: WindowOptions, prepare: (HostLoop) -> Void) throws(HostError)
  /// Brings a window in front of the others, and the keyboard to it.
  func bringForward(_ loop: HostLoop)
}

extension ApplicationHost {
  /// The views, which the loop updates.
  public var viewHost: ViewHost { loop.viewHost }

  /// Ends ``run()``.
  public func quit() { loop.quit() }

  /// False: a host that does not say otherwise has one window.
  public var opensWindows: Bool { false }

  /// Not done by a host with one window.
  public func open(
    _ viewHost: ViewHost, options: WindowOptions, prepare: (HostLoop) -> Void
  ) throws(HostError) {
    throw .oneWindow
  }

  /// Nothing is in front of the only window.
  public func bringForward(_ loop: HostLoop) {}
}
