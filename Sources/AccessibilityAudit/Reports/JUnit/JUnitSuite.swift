// SPDX-License-Identifier: Apache-2.0

/// One window, or the run itself.
struct JUnitSuite: Sendable {
  let name: String
  let properties: [(name: String, value: String)]
  let cases: [JUnitCase]

  func element(start: String?) -> XMLElement {
    // Without its zone, as Ant writes it.
    let timestamp = start.map { [(name: "timestamp", value: String($0.prefix(19)))] } ?? []
    let list = properties.map { property in
      XMLElement(
        name: "property", attributes: [("name", property.name), ("value", property.value)])
    }
    return XMLElement(
      name: "testsuite", attributes: [("name", name)] + JUnitCase.counts(cases) + timestamp,
      children: (list.isEmpty ? [] : [XMLElement(name: "properties", children: list)])
        + cases.map(\.element))
  }
}
