// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Application`.
  static let application = InterfaceTable(
    .application,
    methods: [
      Method("GetLocale", "u", "s") { query, _ throws(ProviderError) in
        .value(.string(query.publication.facts.locale))
      },
      // Clients ask at first contact and wait for the answer; there is no private bus.
      Method("GetApplicationBusAddress", "", "s") { _, _ throws(ProviderError) in
        .value(.string(""))
      },
    ],
    properties: [
      Property("ToolkitName", "s") { query throws(ProviderError) in
        .string(query.publication.facts.toolkitName)
      },
      Property("Version", "s") { query throws(ProviderError) in
        .string(query.publication.facts.toolkitVersion)
      },
      Property("ToolkitVersion", "s") { query throws(ProviderError) in
        .string(query.publication.facts.toolkitVersion)
      },
      Property("AtspiVersion", "s") { _ throws(ProviderError) in .string("2.1") },
      Property("Id", "i") { query throws(ProviderError) in
        .int32(query.publication.number)
      } write: { _, value throws(ProviderError) in
        guard case .int32(let number) = value else {
          throw .wrongSignature(expected: "i", found: "")
        }
        return .number(number)
      },
    ])
}
