// SPDX-License-Identifier: Apache-2.0

extension Element {
  /// What assistive technologies are told to be inside, in order: a higher priority first, among
  /// equals as they are drawn.
  var toldChildren: [Element] {
    let lent = parts.filter { $0.part == .children }
    let children = lent.isEmpty ? children : lent
    let priorities = children.map { $0.declaration.sortPriority ?? 0 }
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// What is exposed in its place, and that of all that is in it.
  var representation: Element? { parts.last { $0.part == .representation } }
}
