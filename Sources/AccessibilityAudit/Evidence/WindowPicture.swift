// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// A picture of one window, as it stood when the audit began.
public struct WindowPicture: Hashable, Sendable {
  /// The window's element.
  public var window: ElementID
  /// A PNG file's bytes.
  public var png: Data
  /// Where the picture's top left corner lies in the window, in the window's own coordinates, and
  /// its size in pixels. An element with the frame (x, y) is drawn at (x - frame.x, y - frame.y).
  public var frame: Rect
  /// False where the toolkit gives wrong places: boxes then do not fit what is drawn.
  public var framesAreTrusted: Bool

  public init(window: ElementID, png: Data, frame: Rect, framesAreTrusted: Bool = true) {
    self.window = window
    self.png = png
    self.frame = frame
    self.framesAreTrusted = framesAreTrusted
  }
}
