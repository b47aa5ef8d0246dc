// SPDX-License-Identifier: Apache-2.0

/// An application: what its window shows. Mark it with `@main`.
///
///     @main
///     struct Mixer: App {
///       var body: some Scene {
///         WindowGroup("Mixer") { VolumeDial() }
///       }
///     }
@MainActor
public protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}

extension App {
  /// Shows the application until its window is closed, and ends the process.
  public static func main() {
    Application.run(Self())
  }
}
