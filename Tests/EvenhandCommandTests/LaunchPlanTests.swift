// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EvenhandCommand

@Suite struct LaunchPlanTests {
  @Test func `what keeps accessibility away is taken out of the environment`() {
    let plan = LaunchPlan(
      ["gedit"], environment: ["NO_AT_BRIDGE": "1", "GTK_A11Y": "none", "HOME": "/h"],
      isPrivate: true, javaBridge: nil)
    #expect(
      plan.environment == [
        "HOME": "/h", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1",
        "GNOME_ACCESSIBILITY": "1", "ACCESSIBILITY_ENABLED": "1", "GSK_RENDERER": "cairo",
      ])
    #expect(plan.words == ["gedit"])
    #expect(plan.notes.isEmpty)
  }

  @Test func `on a person's own desktop GTK draws as it is set to`() {
    let plan = LaunchPlan(["gedit"], environment: [:], isPrivate: false)
    #expect(plan.environment["GSK_RENDERER"] == nil)
    let chosen = LaunchPlan(["gedit"], environment: ["GSK_RENDERER": "gl"], isPrivate: true)
    #expect(chosen.environment["GSK_RENDERER"] == "gl")
  }

  @Test func `Chromium is asked to publish its pages, and the report says so`() {
    let plan = LaunchPlan(["/usr/bin/chromium", "page"], environment: [:], isPrivate: false)
    #expect(plan.words == ["/usr/bin/chromium", "page", "--force-renderer-accessibility"])
    #expect(plan.notes == ["it was started with --force-renderer-accessibility added"])
    let asked = LaunchPlan(plan.words, environment: [:], isPrivate: false)
    #expect(asked.words == plan.words)
    #expect(asked.notes.isEmpty)
  }

  @Test func `Chromium in a new home is kept from its first run's questions`() {
    let plan = LaunchPlan(["chromium", "page"], environment: [:], isPrivate: true)
    #expect(
      plan.words == ["chromium", "page", "--force-renderer-accessibility", "--no-first-run"])
    #expect(plan.notes.count == 2)
    let asked = LaunchPlan(plan.words, environment: [:], isPrivate: true)
    #expect(asked.words == plan.words)
  }

  @Test func `Java is told of its bridge, where that is installed`() {
    let options =
      "-Djavax.accessibility.assistive_technologies=org.GNOME.Accessibility.AtkWrapper"
      + " -Xbootclasspath/a:/bridge.jar"
    #expect(java([:], bridge: "/bridge.jar") == options)
    #expect(java([:], bridge: nil) == nil)
    #expect(
      java(["JAVA_TOOL_OPTIONS": "-Xmx1g"], bridge: "/bridge.jar") == "-Xmx1g " + options)
  }

  @Test func `a bridge that somebody chose for Java stays`() {
    let chosen = "-Djavax.accessibility.assistive_technologies=org.example.Bridge"
    #expect(java(["JAVA_TOOL_OPTIONS": chosen], bridge: "/bridge.jar") == chosen)
  }

  @Test func `a program of GTK 2 is told of its bridge, where that is installed, and no other is`()
    throws
  {
    let folder = try TemporaryFolder()
    func modules(_ content: String, _ before: String? = nil, has: Bool = true) throws -> String? {
      let file = folder.path + "/program"
      try content.write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
      let plan = LaunchPlan(
        [file], environment: before.map { ["GTK_MODULES": $0] } ?? [:], isPrivate: true,
        javaBridge: nil, hasGTK2Bridge: has)
      #expect(plan.notes.isEmpty == (plan.environment["GTK_MODULES"] == before))
      return plan.environment["GTK_MODULES"]
    }
    #expect(try modules("\u{7f}ELF libgtk-x11-2.0.so.0") == "gail:atk-bridge")
    #expect(try modules("\u{7f}ELF libgtk-x11-2.0.so.0", "canberra") == "canberra:gail:atk-bridge")
    #expect(try modules("\u{7f}ELF libgtk-x11-2.0.so.0", has: false) == nil)
    #expect(try modules("\u{7f}ELF libgtk-3.so.0") == nil)
    #expect(try modules("#!/bin/sh", "canberra") == "canberra")
  }

  private func java(_ environment: [String: String], bridge: String?) -> String? {
    LaunchPlan(["run"], environment: environment, isPrivate: true, javaBridge: bridge)
      .environment["JAVA_TOOL_OPTIONS"]
  }
}
