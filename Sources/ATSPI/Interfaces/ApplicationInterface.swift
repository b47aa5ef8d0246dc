// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Application`.
  static let application = InterfaceTable(
    .application,
    methods: [
      Method("GetLocale", "u", "s") { query, _, reply throws(ProviderError) in
        reply.string(query.publication.facts.locale)
      },
      // Clients ask at first contact and wait for the answer; there is no private bus.
      Method("GetApplicationBusAddress", "", "s") { _, _, reply throws(ProviderError) in
        reply.known("")
      },
    ],
    properties: [
      Property("ToolkitName", "s") { query, reply throws(ProviderError) in
        reply.string(query.publication.facts.toolkitName)
      },
      Property("Version", "s") { query, reply throws(ProviderError) in
        reply.string(query.publication.facts.toolkitVersion)
      },
      Property("ToolkitVersion", "s") { query, reply throws(ProviderError) in
        reply.string(query.publication.facts.toolkitVersion)
      },
      Property("AtspiVersion", "s") { _, reply throws(ProviderError) in reply.known("2.1") },
      Property(
        "Id", "i",
        { query, reply throws(ProviderError) in reply.int32(query.publication.number) },
        set: { _, arguments throws(ProviderError) in
          try arguments.variant(of: "i")
          return .number(try arguments.int32())
        }),
    ])
}
