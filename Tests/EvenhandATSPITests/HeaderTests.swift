// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Foundation
import Semantics
import Testing

@testable import EvenhandATSPI

/// The header that C reads, and what it stands for.
struct HeaderTests {
  private let header: String

  init() throws {
    header = try String(
      contentsOf: Self.root.appending(path: "CEvenhandATSPI/evenhand-atspi.h"), encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized

  @Test func `every role, state and relation has its constant`() {
    #expect(constants("ROLE") == names(of: Role.allCases))
    #expect(constants("STATE") == names(of: State.allCases))
    #expect(constants("RELATION") == names(of: Relation.Kind.allCases))
  }

  /// In C's spelling, by their numbers.
  private func names<Value: RawRepresentable<UInt8>>(of values: [Value]) -> [Int: String] {
    Dictionary(
      uniqueKeysWithValues: values.map { value in
        let name = "\(value)".replacing(/([a-z])([A-Z])/) { "\($0.1)_\($0.2)" }
        return (Int(value.rawValue), name.uppercased())
      })
  }

  private func constants(_ group: String) -> [Int: String] {
    let found = header.matches(of: /EVENHAND_([A-Z]+)_(\w+) = (\d+)/).filter { $0.1 == group }
    return Dictionary(uniqueKeysWithValues: found.map { (Int($0.3) ?? -1, String($0.2)) })
  }

  /// The compiler does not compare them.
  @Test func `each function has the arguments that the header says`() throws {
    let declarations = header.matches(of: /\n(\w[\w ]*[ *])(evenhand_\w+)\(([^)]*)\);/)
    let declared = declarations.map { declaration in
      let arguments = declaration.3 == "void" ? [] : declaration.3.split(separator: ",")
      let types = arguments.map { Self.swiftType($0.replacing(/\w+\s*$/, with: "")) }
      return
        "\(declaration.2)(\(types.joined(separator: ", "))) -> \(Self.swiftType(declaration.1))"
    }
    let sources = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: "EvenhandATSPI"), includingPropertiesForKeys: nil)
    let definition =
      /@_cdecl\("(\w+)"\)\s*public func \w+\(([^)]*)\)\s*->\s*([\w<>?]+)/
    let defined = try sources.flatMap { source in
      try String(contentsOf: source, encoding: .utf8).matches(of: definition).map { found in
        let types = found.2.matches(of: /_ \w+: ([\w<>?]+)/).map { String($0.1) }
        return "\(found.1)(\(types.joined(separator: ", "))) -> \(found.3)"
      }
    }
    #expect(declared.count == 45)
    #expect(declared.sorted() == defined.sorted())
  }

  /// How Swift reads a type of C.
  private static func swiftType(_ text: Substring) -> String {
    let words = String(text).replacing(/[*]/, with: " * ").split(whereSeparator: \.isWhitespace)
    switch words.joined(separator: " ") {
    case "evenhand_application *": return "OpaquePointer?"
    case "evenhand_application * *": return "UnsafeMutablePointer<OpaquePointer?>?"
    case "char *": return "UnsafeMutablePointer<CChar>?"
    case "const char *": return "UnsafePointer<CChar>?"
    case "const char * const *": return "UnsafePointer<UnsafePointer<CChar>?>?"
    case "void *": return "UnsafeMutableRawPointer?"
    case "evenhand_id": return "UInt64"
    case "const evenhand_id *": return "UnsafePointer<UInt64>?"
    case "size_t": return "Int"
    case "int": return "Int32"
    case "bool": return "Bool"
    case "double": return "Double"
    case let name where name.hasPrefix("const "): return "UnsafePointer<\(words[1])>?"
    case let name where name.hasSuffix("_handler"): return name + "?"
    case let name: return name
    }
  }
}
