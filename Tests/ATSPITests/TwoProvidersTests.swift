// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ATSPI

/// A process is one application on a bus, whoever in it would be another.
@Suite struct TwoProvidersTests {
  private static let refusal =
    "no connection: another provider of this process is on this bus already"
  private static let names = """
    import pyatspi
    print([a.name for a in pyatspi.Registry.getDesktop(0) if a])
    """

  @Test func `a second provider is refused with the reason, and the first is left alone`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      let second = SampleApplication(address: bus.address, name: "Second")
      defer { second.provider.stop() }
      second.provider.start()
      try await second.journal.line(Self.refusal)
      #expect(second.provider.status.phase != .embedded)
      #expect(second.provider.status.problem == Self.refusal)
      #expect(second.provider.status.busName.isEmpty)
      #expect(sample.provider.status.phase == .embedded)
      #expect(try await bus.python(Self.names).allLines() == ["['Sample']"])
    }
  }

  @Test func `when the first has gone for good, the second takes its place`() async throws {
    try await MiniBus.withSample { bus, sample in
      let second = SampleApplication(address: bus.address, name: "Second")
      defer { second.provider.stop() }
      second.provider.start()
      try await second.journal.line(Self.refusal)
      sample.provider.stop()
      try await second.journal.line { $0.hasSuffix("for keys") }
      #expect(second.provider.status.problem.isEmpty)
      #expect(try await bus.python(Self.names).allLines() == ["['Second']"])
    }
  }

  @Test func `one bus under two addresses is one bus`() {
    final class Owner {}
    let (one, other) = (Owner(), Owner())
    #expect(BusClaims.take("unix:path=/tmp/one-bus,guid=0123", for: one))
    #expect(BusClaims.take("unix:path=/tmp/one-bus", for: one))
    #expect(!BusClaims.take("unix:path=/tmp/one-bus", for: other))
    BusClaims.letGo("unix:path=/tmp/one-bus", by: other)
    #expect(!BusClaims.take("unix:path=/tmp/one-bus", for: other))
    BusClaims.letGo("unix:path=/tmp/one-bus", by: one)
    #expect(BusClaims.take("unix:path=/tmp/one-bus", for: other))
    BusClaims.letGo("unix:path=/tmp/one-bus", by: other)
  }
}
