// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Hyperlink`. Each link has one anchor: itself.
  static let hyperlink = InterfaceTable(
    .hyperlink,
    methods: [
      Method("GetObject", "i", "(so)") { query, arguments, reply throws(ProviderError) in
        try onlyAnchor(&arguments)
        reply.reference(.element(query.node.id))
      },
      Method("GetURI", "i", "s") { query, arguments, reply throws(ProviderError) in
        try onlyAnchor(&arguments)
        reply.string(query.node.link?.address ?? "")
      },
      Method("IsValid", "", "b") { query, _, reply throws(ProviderError) in
        reply.boolean(query.node.link != nil)
      },
    ],
    properties: [
      // Described as of 16 bits, which neither libatspi expects nor its own bridge sends.
      Property("NAnchors", "i") { _, reply throws(ProviderError) in reply.int32(1) },
      Property("StartIndex", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: place(query)?.lowerBound ?? -1)
      },
      Property("EndIndex", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: place(query)?.upperBound ?? -1)
      },
    ])

  private static func onlyAnchor(_ arguments: inout Arguments) throws(ProviderError) {
    let index = try arguments.int32()
    guard index == 0 else { throw .indexOutOfRange(index, count: 1) }
  }

  /// Of the link in the text round it, in scalars; nil for a link that stands by itself.
  private static func place(_ query: Query) -> Range<Int>? {
    guard let parent = query.tree.parent(of: query.node.id), let text = query.tree[parent]?.text,
      let link = text.links.first(where: { $0.element == query.node.id })
    else { return nil }
    let reading = TextReading(text)
    return reading.scalarOffset(link.range.lowerBound)..<reading.scalarOffset(link.range.upperBound)
  }
}
