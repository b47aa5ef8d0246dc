// SPDX-License-Identifier: Apache-2.0

import WindowHost

/// An application: what its windows show. Mark it with `@main`.
///
///     @main
///     struct Mixer: App {
///       var body: some Scene { WindowGroup("Mixer") { VolumeDial() } }
///     }
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}

extension App {
  /// Shows the application until its last window is closed, and ends the process.
  public static func main() {
    Application.run(Self())
  }
}

/// A running application: its windows, or the stand-ins for them, and its place on the accessibility
/// bus.
@MainActor
public final class Application {
  /// The windows, or what stands for them.
  public let host: any ApplicationHost
  private let link: AccessibilityLink
  private let settings: DesktopSettingsLink
  private let desk: WindowDesk

  /// In a window, or without one, as the options say, on the accessibility bus.
  public convenience init(_ app: some App, options: LaunchOptions) throws(LaunchError) {
    let measurer = PangoTextMeasurer()
    let window = app.body.window(measurer: measurer)
    let host: any ApplicationHost
    switch options.host {
    case .headless:
      host = HeadlessHost(
        viewHost: window.viewHost, measurer: measurer,
        size: window.size ?? HeadlessHost.defaultSize)
    case .window:
      var windowOptions = WindowOptions(title: window.title)
      if let size = window.size { windowOptions.size = size }
      do throws(HostError) {
        host = try WindowHost(
          viewHost: window.viewHost, options: windowOptions, measurer: measurer)
      } catch {
        throw .host(error)
      }
    }
    self.init(host: host, desk: window.desk, options: options, platform: nil)
  }

  /// On a host, and a platform for assistive technologies, of your own.
  ///
  /// - Parameters:
  ///   - options: Their host is left aside, and with a platform their word on accessibility.
  ///   - measurer: Measures the texts that the host draws.
  ///   - platform: Nil for the accessibility bus.
  ///   - makeHost: Makes the host for the application's window.
  public convenience init(
    _ app: some App, options: LaunchOptions = LaunchOptions(), measurer: any TextMeasurer,
    platform: MakePlatform? = nil, makeHost: (WindowContent) -> any ApplicationHost
  ) {
    let window = app.body.window(measurer: measurer)
    self.init(host: makeHost(window), desk: window.desk, options: options, platform: platform)
  }

  private init(
    host: any ApplicationHost, desk: WindowDesk, options: LaunchOptions, platform: MakePlatform?
  ) {
    self.host = host
    self.desk = desk
    link = AccessibilityLink(
      host: host, applicationName: ProcessInfo.processInfo.processName, options: options,
      platform: platform)
    settings = DesktopSettingsLink(host: host, options: options)
    desk.start(
      WindowDesk.Place(
        host: host,
        opened: { [settings, link] loop in
          settings.add(loop.viewHost)
          link.add(loop)
        },
        closed: { [settings, link] loop in
          settings.remove(loop.viewHost)
          link.remove(loop)
        }))
  }

  /// Returns when the last window was closed, after ``quit()``, or on SIGINT or SIGTERM.
  public func run() {
    start()
    host.run()
    stop()
  }

  /// What ``run()`` does before the host shows the first window.
  package func start() {
    settings.start()
    link.start()
  }

  /// What ``run()`` does once the last window has gone.
  package func stop() {
    link.stop()
    settings.stop()
  }

  /// Ends ``run()``.
  public func quit() {
    host.quit()
  }

  /// Writes what the first window shows as a PNG file.
  public func writePNG(to path: String) throws(HostError) {
    try host.writePNG(to: path)
  }

  /// Starts the application as the environment asks, runs it, and ends the process: with 0, or after
  /// one line on standard error with the error's exit code. `prepare` is called before the first
  /// frame.
  public static func run(
    _ app: some App, prepare: (Application) throws(LaunchError) -> Void = { _ in }
  ) -> Never {
    do throws(LaunchError) {
      let options = try LaunchOptions(environment: ProcessInfo.processInfo.environment)
      if let title = options.preview {
        try run(PreviewApplication(title, of: app), options, prepare)
      } else {
        try run(app, options, prepare)
      }
      exit(0)
    } catch {
      let name = ProcessInfo.processInfo.processName
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      exit(error.exitCode)
    }
  }

  private static func run(
    _ app: some App, _ options: LaunchOptions, _ prepare: (Application) throws(LaunchError) -> Void
  ) throws(LaunchError) {
    if let file = options.modelFile {
      try ModelLink.write(app, to: file, options: options)
      return
    }
    if let folder = options.previewFolder {
      let size = app.body.window(measurer: PangoTextMeasurer()).size
      for path in try PreviewPictures(options: options, size: size).write(to: folder) {
        print(path)
      }
      return
    }
    let application = try Application(app, options: options)
    try prepare(application)
    application.run()
  }
}
