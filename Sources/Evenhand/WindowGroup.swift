// SPDX-License-Identifier: Apache-2.0

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
