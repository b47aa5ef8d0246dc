// SPDX-License-Identifier: Apache-2.0

/// A window, or something made of one.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

/// Takes the one scene of an application: a second one does not compile.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that is a window, and no longer made of others.
@MainActor
protocol WindowScene {
  func makeWindow(measurer: any TextMeasurer) -> WindowContent
}

extension Scene {
  /// Follows `body` down to the window.
  func window(measurer: any TextMeasurer) -> WindowContent {
    if let window = self as? any WindowScene { return window.makeWindow(measurer: measurer) }
    return body.window(measurer: measurer)
  }
}

/// What an application puts into its window.
@MainActor
public struct WindowContent {
  /// Of the window.
  public var title: String
  /// In points; nil for the host's own.
  public var size: CGSize?
  /// The views, which the host shows.
  public var viewHost: ViewHost
}

/// A window with views in it.
public struct WindowGroup<Content: View>: Scene {
  private let title: String
  private let content: () -> Content
  private var size: CGSize?

  /// The title is the window's accessible name too.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// A window with the name of the process for its title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(ProcessInfo.processInfo.processName, content: content)
  }

  /// A window is where scenes end.
  public var body: Self { self }

  /// How large the window opens, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The same by a size in points.
  public func defaultSize(_ size: CGSize) -> Self {
    var group = self
    group.size = size
    return group
  }
}

extension WindowGroup: WindowScene {
  func makeWindow(measurer: any TextMeasurer) -> WindowContent {
    WindowContent(
      title: title, size: size,
      viewHost: ViewHost(title: title, measurer: measurer, content: content))
  }
}
