// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Hypertext`.
  static let hypertext = InterfaceTable(
    .hypertext,
    methods: [
      Method("GetNLinks", "", "i") { query, _, reply throws(ProviderError) in
        reply.int32(clamping: links(query).count)
      },
      Method("GetLink", "i", "(so)") { query, arguments, reply throws(ProviderError) in
        let index = try arguments.int32()
        let links = links(query)
        guard index >= 0, Int(index) < links.count else {
          throw .indexOutOfRange(index, count: links.count)
        }
        let element = links[Int(index)].element
        reply.reference(query.tree.contains(element) ? .element(element) : .null)
      },
      // -1 for a character that stands in no link.
      Method("GetLinkIndex", "i", "i") { query, arguments, reply throws(ProviderError) in
        let reading = try TextReading(query)
        let offset = try arguments.int32()
        let character = reading.characterOffset(offset)
        let index =
          offset < 0 ? nil : reading.content.links.firstIndex { $0.range.contains(character) }
        reply.int32(clamping: index ?? -1)
      },
    ])

  private static func links(_ query: Query) -> [TextContent.Link] { query.node.text?.links ?? [] }
}
