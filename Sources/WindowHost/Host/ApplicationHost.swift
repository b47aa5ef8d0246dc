// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Views

/// Shows one `ViewHost`: gives it input and time, and its display list an outlet.
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
  /// Writes what the window shows.
  func writePNG(to path: String) throws(HostError)
}

extension ApplicationHost {
  /// The views, which the loop updates.
  public var viewHost: ViewHost { loop.viewHost }

  /// Ends ``run()``.
  public func quit() { loop.quit() }
}
