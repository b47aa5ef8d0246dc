// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

@testable import ATSPI

/// Calls that nobody would make, by the thousand. `EVENHAND_FUZZ_CALLS` says how many, and
/// `EVENHAND_FUZZ_SEED` which.
@Suite struct FuzzTests {
  private static func setting(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  private static let count = setting("EVENHAND_FUZZ_CALLS", 3000)
  private static let seed = UInt64(setting("EVENHAND_FUZZ_SEED", 1))

  private static let interfaces =
    Interface.allCases.map(\.busName) + [
      "org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable",
      "org.freedesktop.DBus.Peer", "org.example.Nonsense", "",
    ]
  private static let tables = Interface.allCases.map(InterfaceTable.of)
  private static let members =
    tables.flatMap { $0.methods.map(\.name) } + [
      "Get", "GetAll", "Set", "Introspect", "Ping", "GetMachineId", "Nonsense",
    ]
  private static let paths =
    ["root", "1", "2", "3", "4", "5", "6", "7", "99", "007", "18446744073709551615", "x"].map {
      ObjectReference.accessibles + $0
    } + [
      ObjectReference.cachePath, ObjectReference.nullPath, "/", "/org/a11y/atspi", "/elsewhere",
      "/" + String(repeating: "p", count: 3000),
    ]

  /// A whole message: half of them are nearly right.
  private func call(_ dice: inout Dice, serial: UInt32) -> (bytes: [UInt8], expectsReply: Bool) {
    var interface = dice.one(of: Self.interfaces)
    var member = dice.one(of: Self.members)
    var arguments = (0..<dice.number(below: 4)).map { _ in dice.value() }
    if dice.number(below: 2) == 0 {
      let table = dice.one(of: Self.tables)
      if dice.number(below: 2) == 0, let method = table.methods.randomElement(using: &dice) {
        (interface, member) = (table.interface.busName, method.name)
        arguments = Introspection.completeTypes(method.arguments).map { dice.value(of: $0) }
      } else if let property = table.properties.randomElement(using: &dice) {
        interface = "org.freedesktop.DBus.Properties"
        member = dice.one(of: ["Get", "Set"])
        arguments = [.string(table.interface.busName), .string(property.name)]
        if member == "Set" { arguments.append(dice.value(of: "v")) }
      }
    }
    let isSilent = dice.number(below: 8) == 0
    var writer = WireWriter(busName: "")
    writer.begin(.call, flags: isSilent ? MessageFlags.noReplyExpected : 0, serial: serial)
    writer.field(.path, dice.one(of: Self.paths))
    if !interface.isEmpty { writer.field(.interface, interface) }
    writer.field(.member, member)
    writer.field(.sender, ":1.\(2 + dice.number(below: 5))")
    writer.beginBody(arguments.map(\.signature).joined())
    for argument in arguments { writer.value(argument) }
    writer.end()
    return (Array(writer.bytes), !isSilent)
  }

  @Test func `each call has one answer, whatever it asks`() async throws {
    let bus = try #require(ScriptedBus())
    let sample = SampleApplication(address: bus.address, manner: .refusing)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    try await sample.start()
    var dice = Dice(Self.seed)
    var expected: Set<UInt32> = []
    for number in 1...Self.count {
      // Serials of the bus' own are small numbers.
      let serial = UInt32(1_000_000 + number)
      let (bytes, expectsReply) = call(&dice, serial: serial)
      if expectsReply { expected.insert(serial) }
      bus.send(bytes)
    }
    let all = expected
    let isAnswered = await eventually { Set(bus.answers.keys.filter { $0 > 1_000_000 }) == all }
    #expect(isAnswered)
    #expect(bus.answers.values.allSatisfy { $0 == 1 })
    #expect(sample.provider.status.phase == .embedded)
  }

  @Test func `calls of which bytes are others are refused or answered, and trap nobody`() {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    _ = publication.apply(
      TreeUpdate(nodes: SampleApplication.initialNodes), windows: [SampleApplication.window])
    var dice = Dice(Self.seed)
    for _ in 0..<Self.count {
      var (bytes, _) = call(&dice, serial: 1)
      for _ in 0...dice.number(below: 3) {
        bytes[dice.number(below: bytes.count)] = UInt8(truncatingIfNeeded: dice.number(below: 256))
      }
      // A reply that is written is one that can be read.
      if case .broken = Asking.ask(publication, bytes) {
        var isMessage = false
        Asking.read(bytes) { _, _ in isMessage = true }
        #expect(!isMessage)
      }
    }
  }
}

extension Dice: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    UInt64(number(below: 1 << 31)) << 33 ^ UInt64(number(below: 1 << 31))
  }
}
