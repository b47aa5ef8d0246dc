// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Views

/// Shows one `ViewHost`: gives it input and time, and its display list an outlet.
@MainActor
public protocol ApplicationHost: AnyObject, Sendable {
  var viewHost: ViewHost { get }
  var geometry: WindowGeometry { get }
  /// Called after each update of the views, before they are drawn: the moment to publish the tree.
  var onUpdate: (() -> Void)? { get set }
  /// Called when the window got or lost the keyboard.
  var onActivation: ((_ isActive: Bool) -> Void)? { get set }
  /// Asked about each key before the window gets it.
  var keyInterceptor: KeyInterceptor? { get set }

  /// Does the work on the main thread, in the order in which it was posted; from any thread.
  nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void)
  /// Brings the views up to date now instead of with the next frame.
  func update()
  /// Returns after ``quit()``, a termination signal, or when the window was closed.
  func run()
  func quit()
  /// Writes what the window shows.
  func writePNG(to path: String) throws(HostError)
}
