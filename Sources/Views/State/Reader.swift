// SPDX-License-Identifier: Apache-2.0

/// Something that runs again when what it read has changed.
@MainActor
protocol Reader: AnyObject {
  var dependencies: [Source] { get set }
  var isDirty: Bool { get set }
  var isMounted: Bool { get }
  var parent: ViewNode? { get }
  var graph: ViewGraph { get }
  var scope: EnvironmentScope { get }

  func evaluate()
  func noteEnvironmentRead(_ read: EnvironmentRead)
}

extension Reader {
  func forgetDependencies() {
    for source in dependencies { source.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// How many nodes lie between this one and the root.
  var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }
}
