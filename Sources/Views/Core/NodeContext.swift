// SPDX-License-Identifier: Apache-2.0

/// What a new node is told about where it stands.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let scope: EnvironmentScope
}
