// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Testing
import Views

@MainActor
private final class ChangeLog {
  var lines: [String] = []
}

private struct Counter: View {
  let log: ChangeLog
  @State private var number = 0

  var body: some View {
    Button("More") { number += 1 }
      .onChange(of: number) { [number] new in log.lines.append("from \(number) to \(new)") }
      .onChange(of: number) { old, new in log.lines.append("\(old), \(new)") }
      .onChange(of: number) { log.lines.append("now \(number)") }
  }
}

@MainActor
struct ChangeActionTests {
  @Test func `an action with the new value alone has captured what was before the change`() throws {
    let log = ChangeLog()
    let tester = ViewTester { Counter(log: log) }
    try tester.tap("More")
    try tester.tap("More")
    #expect(log.lines.count == 6)
    #expect(log.lines.filter { $0.hasPrefix("from") } == ["from 0 to 1", "from 1 to 2"])
    #expect(log.lines.filter { $0.contains(",") } == ["0, 1", "1, 2"])
    #expect(log.lines.filter { $0.hasPrefix("now") } == ["now 1", "now 2"])
  }
}
