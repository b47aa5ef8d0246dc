// SPDX-License-Identifier: Apache-2.0

/// Takes the one scene of an application: a second one does not compile.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
