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

  @Test func `the person's settings can be set in the environment`() throws {
    let none = try LaunchOptions(environment: ["EVENHAND_TEXT_SCALE": ""])
    #expect(none.textScale == nil)
    #expect(none.colorScheme == nil)
    #expect(none.increasesContrast == nil)
    #expect(none.reducesMotion == nil)
    #expect(none.saysUsage)
    #expect(try !LaunchOptions(environment: ["EVENHAND_USAGE_HINTS": "off"]).saysUsage)
    let all = try LaunchOptions(environment: [
      "EVENHAND_TEXT_SCALE": "1.5", "EVENHAND_COLOR_SCHEME": "dark", "EVENHAND_HIGH_CONTRAST": "on",
      "EVENHAND_REDUCE_MOTION": "off",
    ])
    #expect(all.textScale == 1.5)
    #expect(all.colorScheme == .dark)
    #expect(all.increasesContrast == true)
    #expect(all.reducesMotion == false)
  }

  @Test func `a font that is not installed is told`() throws {
    #expect(try LaunchOptions(environment: ["EVENHAND_FONT": "Sans"]).fontFamily == "Sans")
    #expect(try LaunchOptions(environment: ["EVENHAND_FONT": ""]).fontFamily == nil)
    let error = LaunchError.environment(
      variable: "EVENHAND_FONT", value: "No Such Letters",
      choices: ["a family that is installed (fc-list)"])
    #expect(throws: error) {
      try LaunchOptions(environment: ["EVENHAND_FONT": "No Such Letters"])
    }
  }

  @Test(arguments: ["big", "0", "-1", "nan", "inf", "4", "1,5"])
  func `a text scale that cannot be is told with what can`(text: String) {
    let error = LaunchError.environment(
      variable: "EVENHAND_TEXT_SCALE", value: text, choices: ["a number from 0.5 to 3.0"])
    #expect(error.description.hasSuffix("it can be a number from 0.5 to 3.0"))
    #expect(throws: error) { try LaunchOptions(environment: ["EVENHAND_TEXT_SCALE": text]) }
    #expect(throws: LaunchError.self) {
      try LaunchOptions(environment: ["EVENHAND_HIGH_CONTRAST": text])
    }
  }

  @Test(arguments: ["soon", "0", "nan", "1e9"])
  func `a patience that nobody has is told with what can be`(text: String) {
    let error = LaunchError.environment(
      variable: "EVENHAND_AUDIT_PATIENCE", value: text, choices: ["a number from 0.1 to 3600.0"])
    #expect(throws: error) { try LaunchOptions(environment: ["EVENHAND_AUDIT_PATIENCE": text]) }
  }
}
