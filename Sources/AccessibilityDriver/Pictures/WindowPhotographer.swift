// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Takes a picture of each window that an application has on an X display, and measures the elements
/// in it.
public struct WindowPhotographer {
  /// What was taken.
  public struct Pictures: Sendable {
    public var windows: [WindowPicture] = []
    public var elements: [ElementID: ElementAppearance] = [:]
    /// Why a window has no picture.
    public var obstacles: [ElementID: String] = [:]
  }

  private let snapshot: ApplicationSnapshot
  private let display: XDisplay

  public init(
    snapshot: ApplicationSnapshot, environment: [String: String]
  ) throws(DriverError) {
    self.snapshot = snapshot
    display = try XDisplay(environment: environment)
  }

  public func take() -> Pictures {
    var pictures = Pictures()
    for id in snapshot.tree.rootNode.children {
      guard let node = snapshot.tree[id], node.states[.showing], node.isTopWindow else { continue }
      do {
        let window = try display.window(of: node, in: snapshot)
        guard let area = display.area(of: window) else { throw DriverError.displayLost }
        guard !display.isCovered(window, area) else {
          throw DriverError.noPicture("another window covers \"\(node.name)\"")
        }
        let map = try display.pixels(of: area)
        guard let png = PNG.data(of: map) else { throw DriverError.noPicture("no memory for it") }
        pictures.windows.append(
          WindowPicture(
            window: id, png: png,
            frame: Rect(
              x: Double(map.x), y: Double(map.y), width: Double(map.width),
              height: Double(map.height)),
            framesAreTrusted: snapshot.framesAreTrusted))
        pictures.elements.merge(
          ElementMeasurement(tree: snapshot.tree, picture: map).appearances(in: node)
        ) { $1 }
      } catch {
        pictures.obstacles[id] = "\(error)"
      }
    }
    return pictures
  }
}
