// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Socket`, of windows that other programs may show in theirs, and of elements
  /// in which another program's window stands.
  static let socket = InterfaceTable(
    .socket,
    methods: [
      .asking("Embedded", "s", "") { query, arguments, _ throws(ProviderError) in
        let path = try arguments.string()
        guard ObjectReference.isPath(path) else { throw .noObjectPath }
        guard query.node.canBeEmbedded, query.isWindow else { throw .notToBeEmbedded }
        return .embedding(query.node.id, .embedded(path: path))
      },
      // The application chooses what stands in its elements: who calls has to be what it chose.
      .asking("Embed", "(so)", "(so)") { query, arguments, reply throws(ProviderError) in
        let plug = try plug(query, &arguments)
        reply.reference(.element(query.node.id))
        return .embedding(query.node.id, .arrived(plug))
      },
      .asking("Unembed", "(so)", "") { query, arguments, _ throws(ProviderError) in
        .embedding(query.node.id, .left(try plug(query, &arguments)))
      },
    ])

  private static func plug(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> ForeignElement {
    try arguments.structure()
    let plug = ForeignElement(program: try arguments.string(), path: try arguments.string())
    guard query.node.embedded == plug else { throw .notToBeEmbedded }
    return plug
  }
}

/// What another program says about a tree that stands in another one's.
enum EmbeddingNews: Hashable, Sendable {
  /// It shows our window in the element at this path of its own.
  case embedded(path: String)
  /// What is to stand in our element is ready to.
  case arrived(ForeignElement)
  /// What stands in our element goes.
  case left(ForeignElement)

  /// Whether the sender may say so.
  func isCredible(from sender: String) -> Bool {
    switch self {
    case .embedded: true
    case .arrived(let plug), .left(let plug): plug.program == sender
    }
  }
}
