// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Document`.
  static let document = InterfaceTable(
    .document,
    methods: [
      Method("GetLocale", "", "s") { query, _, reply throws(ProviderError) in
        let own = query.node.document?.locale ?? ""
        reply.string(own.isEmpty ? query.publication.facts.locale : own)
      },
      Method("GetAttributeValue", "s", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(query.node.document?.properties[try arguments.string()] ?? "")
      },
      Method("GetAttributes", "", "a{ss}") { query, _, reply throws(ProviderError) in
        reply.texts(query.node.document?.properties ?? [:])
      },
    ],
    properties: [
      // -1 for a document without pages.
      Property("CurrentPageNumber", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.node.document?.page ?? -1)
      },
      Property("PageCount", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.node.document?.pageCount ?? -1)
      },
    ])
}
