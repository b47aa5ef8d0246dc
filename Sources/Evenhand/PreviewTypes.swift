// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// The types that provide previews. Nothing in a program names them: they are found in what the
/// compiler notes of each conformance in the section `swift5_protocol_conformances` (Swift's
/// `docs/ABI/TypeMetadata.rst`); tried with Swift 6.3.1 on x86-64.
@MainActor
package enum PreviewTypes {
  /// Those of the program itself, in no order; not of libraries that it loads, and none that is
  /// generic.
  package static func inProgram() -> [any PreviewProvider.Type] {
    guard let section = ProgramSection("swift5_protocol_conformances") else { return [] }
    let wanted = protocolDescriptor
    return stride(from: 0, to: section.size - 3, by: 4).compactMap { offset in
      let conformance = target(of: section.start + offset)
      guard let described = indirectable(conformance), described == wanted else { return nil }
      return type(conformingBy: conformance) as? any PreviewProvider.Type
    }
  }

  /// Behind an existential type's kind, flags and number of protocols.
  private static var protocolDescriptor: UnsafeRawPointer {
    unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// What a distance of 32 bits leads to, from where it is stored.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The same, where the lowest bit says that another pointer stands there.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let found = place + (distance & ~1)
    return distance & 1 == 0 ? found : found.load(as: UnsafeRawPointer?.self)
  }

  /// A conformance's type, by the function that makes it.
  private static func type(conformingBy conformance: UnsafeRawPointer) -> Any.Type? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let place = target(of: conformance + 4)
    let descriptor: UnsafeRawPointer? =
      switch kind {
      case 0: place
      case 1: place.load(as: UnsafeRawPointer?.self)
      default: nil
      }
    guard let descriptor else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    // Classes, structures and enumerations; a generic one needs to be told its arguments.
    guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0 else { return nil }
    // Swift's own convention gives back the type in the same register as C's does.
    typealias Access = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let access = unsafeBitCast(target(of: descriptor + 12), to: Access.self)
    return unsafeBitCast(access(0), to: Any.Type.self)
  }
}

/// A section of the running program, where it is in memory.
private struct ProgramSection {
  let start: UnsafeRawPointer
  let size: Int

  init?(_ name: String) {
    guard let file = try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped),
      let found = file.withUnsafeBytes({ Self.find(name, in: $0) })
    else { return nil }
    // A program that does not stand where its file says was moved as a whole.
    let base = found.isMovable ? Self.firstAddress : 0
    guard let base, let start = UnsafeRawPointer(bitPattern: base + found.address) else {
      return nil
    }
    self.start = start
    size = found.size
  }

  /// By the table of sections of a 64 bit ELF file.
  private static func find(
    _ name: String, in file: UnsafeRawBufferPointer
  ) -> (address: UInt, size: Int, isMovable: Bool)? {
    guard file.count > 64, file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
    func number<N: FixedWidthInteger>(_ offset: Int, _ type: N.Type) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<N>.size else { return nil }
      return Int(exactly: file.loadUnaligned(fromByteOffset: offset, as: type))
    }
    guard let table = number(0x28, UInt64.self), let width = number(0x3a, UInt16.self),
      let count = number(0x3c, UInt16.self), let nameIndex = number(0x3e, UInt16.self),
      let names = number(table + nameIndex * width + 0x18, UInt64.self)
    else { return nil }
    let wanted = Array(name.utf8) + [0]
    for index in 0..<count {
      let header = table + index * width
      guard let nameOffset = number(header, UInt32.self), names + nameOffset < file.count,
        file.dropFirst(names + nameOffset).starts(with: wanted),
        let address = number(header + 0x10, UInt64.self),
        let size = number(header + 0x20, UInt64.self)
      else { continue }
      return (UInt(address), size, number(0x10, UInt16.self) != 2)
    }
    return nil
  }

  /// Where the program begins in memory.
  private static var firstAddress: UInt? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return nil }
    // "55d0c0000000-55d0c0001000 r--p 00000000 08:01 1234   /usr/bin/program"
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix(" " + path) }
    return line?.split(separator: "-").first.flatMap { UInt($0, radix: 16) }
  }
}
