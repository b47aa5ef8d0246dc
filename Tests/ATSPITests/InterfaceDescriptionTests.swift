// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Semantics
import Testing

@testable import ATSPI

/// The members of each interface, compared with the description of the bus that at-spi2-core brings
/// along: GTK 3's bridge has it within.
@Suite struct InterfaceDescriptionTests {
  /// Members, as `Name(in) -> out` or `Name: type access`, by interface.
  private typealias Description = [String: Set<String>]

  /// What later versions of at-spi2-core have, and 2.46 has not, or has otherwise than it says.
  private static let later: Set<String> = [
    "Socket.Embedded(s) -> ", "Accessible.HelpText: s read", "Application.ToolkitVersion: s read",
    "Application.InterfaceVersion: u read",
    "Application.GetApplicationBusAddress() -> s",
    "Document.GetTextSelections() -> a((so)i(so)ib)",
    "Document.SetTextSelections(a((so)i(so)ib)) -> b",
    // Called by libatspi 2.46 and answered by its own bridge, and not described yet.
    "TableCell.GetRowHeaderCells() -> a(so)", "TableCell.GetColumnHeaderCells() -> a(so)",
    "TableCell.GetRowColumnSpan() -> iiii", "Hyperlink.NAnchors: i read",
  ]

  /// What is described otherwise than libatspi asks for it and its bridge answers it.
  private static let misdescribed: Set<String> = [
    "TableCell.GetRowColumnSpan() -> biiii", "Hyperlink.NAnchors: n read",
  ]

  private static func described() throws -> Description {
    let folders = [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    ]
    let path = try #require(
      folders.map { $0 + "/libatk-bridge-2.0.so.0" }.first {
        FileManager.default.fileExists(atPath: $0)
      })
    var rest = try Data(contentsOf: URL(filePath: path))[...]
    var found: Description = [:]
    let (head, tail) = (Data("<interface name=\"org.a11y.atspi.".utf8), Data("</interface>".utf8))
    while let start = rest.range(of: head), let end = rest[start.lowerBound...].range(of: tail) {
      let element = try #require(
        try XMLDocument(data: Data(rest[start.lowerBound..<end.upperBound])).rootElement())
      let name = element.attribute(forName: "name")?.stringValue ?? ""
      found[String(name.dropFirst("org.a11y.atspi.".count)), default: []].formUnion(
        members(of: element))
      rest = rest[end.upperBound...]
    }
    return found
  }

  private static func members(of interface: XMLElement) -> Set<String> {
    var members: Set<String> = []
    for method in interface.elements(forName: "method") {
      func types(_ direction: String) -> String {
        method.elements(forName: "arg").filter {
          $0.attribute(forName: "direction")?.stringValue == direction
        }.compactMap { $0.attribute(forName: "type")?.stringValue }.joined()
      }
      members.insert("\(text(method, "name"))(\(types("in"))) -> \(types("out"))")
    }
    for property in interface.elements(forName: "property") {
      members.insert(
        "\(text(property, "name")): \(text(property, "type")) \(text(property, "access"))")
    }
    return members
  }

  private static func text(_ element: XMLElement, _ attribute: String) -> String {
    element.attribute(forName: attribute)?.stringValue ?? ""
  }

  private static func members(of table: InterfaceTable) -> Set<String> {
    Set(table.methods.map { "\($0.name)(\($0.arguments)) -> \($0.results)" })
      .union(
        table.properties.map { "\($0.name): \($0.type) \($0.set == nil ? "read" : "readwrite")" })
  }

  @Test(arguments: Interface.allCases)
  func `each interface has the members that at-spi2-core describes, and of others only later ones`(
    _ interface: Interface
  ) throws {
    let described = try #require(try Self.described()[interface.name])
    let own = Self.members(of: InterfaceTable.of(interface))
    func named(_ members: Set<String>) -> Set<String> {
      Set(members.map { "\(interface.name).\($0)" })
    }
    #expect(named(described.subtracting(own)).subtracting(Self.misdescribed) == [])
    #expect(named(own.subtracting(described)).subtracting(Self.later) == [])
  }
}
