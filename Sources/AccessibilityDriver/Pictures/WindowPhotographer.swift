// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Takes a picture of each window that an application has on an X display, and measures the elements
/// in it.
public struct WindowPhotographer {
  /// What was taken.
  public struct Pictures: Sendable {
    /// One for each window whose picture could be taken.
    public var windows: [WindowPicture] = []
    /// What could be measured of the elements in these windows.
    public var elements: [ElementID: ElementAppearance] = [:]
    /// Why a window has no picture.
    public var obstacles: [ElementID: String] = [:]
  }

  private let snapshot: ApplicationSnapshot
  private let display: XDisplay

  public init(
    snapshot: ApplicationSnapshot, environment: [String: String]
  ) throws(DriverError) {
    self.init(snapshot: snapshot, display: try XDisplay(environment: environment))
  }

  init(snapshot: ApplicationSnapshot, display: XDisplay) {
    self.snapshot = snapshot
    self.display = display
  }

  /// What is written in the title bars of windows that have no name in the tree: toolkits put the program's
  /// name there. Empty where no display can be asked.
  public static func titles(
    ofNameless snapshot: ApplicationSnapshot, environment: [String: String]
  ) -> [ElementID: String] {
    let windows = snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }
      .filter { $0.states[.showing] && $0.name.allSatisfy(\.isWhitespace) }
    guard !windows.isEmpty, let display = try? XDisplay(environment: environment) else {
      return [:]
    }
    let names = Set(snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0]?.name })
    return windows.reduce(into: [:]) { titles, node in
      // What is another one's is not its own.
      guard let title = try? display.window(of: node, in: snapshot).title, !names.contains(title),
        title.contains(where: { !$0.isWhitespace })
      else { return }
      titles[node.id] = title
    }
  }

  /// Takes the pictures; a window without one has its reason among the obstacles.
  public func take() -> Pictures { take(of: windowsInTree) }

  func take(of windows: [Node]) -> Pictures {
    var pictures = Pictures()
    for node in windows {
      do {
        var map = try pixels(of: node)
        let inset = try contentInset(of: node)
        map.x -= inset?.x ?? 0
        map.y -= inset?.y ?? 0
        guard let png = PNG.data(of: map) else { throw DriverError.noPicture("no memory for it") }
        pictures.windows.append(
          WindowPicture(
            window: node.id, png: png,
            frame: Rect(
              x: Double(map.x), y: Double(map.y), width: Double(map.width),
              height: Double(map.height)),
            framesAreTrusted: snapshot.framesAreTrusted))
        guard inset != nil else { continue }
        let shown = snapshot.withInferredShowing
        pictures.elements.merge(
          ElementMeasurement(
            tree: shown.tree, picture: map, placesAreShared: snapshot.showsWindowsAlone
          ).appearances(in: node)
        ) { $1 }
      } catch {
        pictures.obstacles[node.id] = "\(error)"
      }
    }
    return pictures
  }

  /// Where in a picture of its window the places begin that elements tell; nil where that is not known.
  package func contentInset(of node: Node) throws(DriverError) -> (x: Int, y: Int)? {
    let toolkit = snapshot.application.toolkit
    guard toolkit.mayHave(.leavesOutMargins) else { return (0, 0) }
    guard toolkit.has(.givesPlacesOfContent), let frame = node.frame else { return nil }
    let window = try display.window(of: node, in: snapshot)
    guard let area = display.area(of: window) else { throw .displayLost }
    return WindowFrame(shadow: display.numbers("_GTK_FRAME_EXTENTS", of: window.id)).inset(
      of: frame.integral, in: area)
  }

  /// A window's size in pixels of the screen, also where it reaches out of it.
  public func size(of node: Node) throws(DriverError) -> (width: Int, height: Int) {
    let window = try display.window(of: node, in: snapshot)
    guard let area = display.area(of: window) else { throw .displayLost }
    return (area.width, area.height)
  }

  /// The screen's size in pixels; nil where the display does not tell.
  public var screenSize: (width: Int, height: Int)? {
    display.screenArea.map { ($0.width, $0.height) }
  }

  /// Asks for a window that is no larger than this, in pixels, as a person who drags its edges does, and waits
  /// until it has a size that stays. The window manager may refuse, or stop at the least size of the window.
  public func shrink(
    _ node: Node, toWidth width: Int, height: Int = .max
  ) async throws(DriverError) {
    let window = try display.window(of: node, in: snapshot)
    guard var area = display.area(of: window) else { throw .displayLost }
    guard area.width > width || area.height > height else { return }
    try display.setSize(min(area.width, width), min(area.height, height), of: window)
    var looks = 0
    while looks < Self.mostLooks {
      try? await Task.sleep(for: Self.pause)
      guard let next = display.area(of: window) else { throw .displayLost }
      looks = next == area ? looks + 1 : 0
      area = next
    }
  }

  /// A window that kept its size for half a second has it.
  private static let mostLooks = 5
  private static let pause = Duration.milliseconds(100)

  /// What a window shows now.
  public func pixels(of node: Node) throws(DriverError) -> PixelMap {
    let window = try display.window(of: node, in: snapshot)
    guard let area = display.area(of: window) else { throw .displayLost }
    guard !display.isCovered(window, area) else {
      throw .noPicture("another window covers \"\(node.name)\"")
    }
    return try display.pixels(of: area)
  }

  /// The same in the coordinates of its elements; nil where these do not fit what is drawn.
  func placedPixels(of node: Node) throws(DriverError) -> PixelMap? {
    guard let inset = try contentInset(of: node) else { return nil }
    var map = try pixels(of: node)
    map.x -= inset.x
    map.y -= inset.y
    return map
  }

  /// The windows that can have a picture, in the order of the tree.
  public var windowsInTree: [Node] {
    snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }.filter {
      snapshot.isOnScreen($0) && $0.isTopWindow
    }
  }
}
