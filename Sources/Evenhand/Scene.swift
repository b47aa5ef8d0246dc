// SPDX-License-Identifier: Apache-2.0

/// A window, or something made of one.
@MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
