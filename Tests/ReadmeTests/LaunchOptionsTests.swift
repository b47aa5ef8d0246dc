// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Testing

struct LaunchOptionsTests {
  @Test func `warnings follow the environment, and otherwise the build`() throws {
    #expect(try LaunchOptions(environment: [:]).warnings == .standard)
    #expect(try LaunchOptions(environment: ["EVENHAND_WARNINGS": "off"]).warnings == .off)
    #expect(try LaunchOptions(environment: ["EVENHAND_WARNINGS": "on"]).warnings == .on)
    #expect(throws: LaunchError.self) {
      try LaunchOptions(environment: ["EVENHAND_WARNINGS": "loud"])
    }
  }
}
