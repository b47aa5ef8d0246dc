// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What is shared is copied, or written into a letter.
@MainActor
struct ShareLinkTests {
  private final class Opened {
    var urls: [URL] = []
  }

  private func window<V: View>(_ view: V, _ opened: Opened = Opened()) -> ViewTester {
    ViewTester {
      view.environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0)
          return .handled
        })
    }
  }

  @Test func `nothing is opened on the desktop of who tests`() throws {
    let site = try #require(URL(string: "https://example.org/tested"))
    let other = try #require(URL(string: "https://example.org/tested/other"))
    let tester = ViewTester {
      VStack {
        Link("Site", destination: site)
        Link("Other", destination: site)
          .environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
      }
    }
    try tester.tap("Site")
    try tester.tap("Other")
    #expect(ViewTester.openedAddresses.filter { $0.path().contains("tested") } == [site, other])
  }

  @Test func `an address is copied`() throws {
    let site = try #require(URL(string: "https://example.org/a?b=c"))
    let tester = window(ShareLink(item: site))
    #expect(try tester.element(named: "Share…").role == .buttonMenu)
    try tester.tap("Share…")
    try tester.tap("Copy")
    #expect(tester.host.scene.clipboard.read() == "https://example.org/a?b=c")
  }

  @Test func `texts are written into a letter, by keys`() throws {
    let opened = Opened()
    let tester = window(
      ShareLink(
        "Send it", items: ["one & two", "three"], subject: Text("Numbers"),
        message: Text("Look:")), opened)
    try tester.tabTo("Send it")
    tester.press(.space)
    tester.press(.down)
    tester.press(.return)
    let letter = try #require(opened.urls.first)
    let parts = try #require(URLComponents(url: letter, resolvingAgainstBaseURL: false))
    #expect(letter.scheme == "mailto")
    #expect(parts.queryItems?.first { $0.name == "subject" }?.value == "Numbers")
    #expect(
      parts.queryItems?.first { $0.name == "body" }?.value == "Look:\n\none & two\nthree")
  }

  @Test func `an action opens the menu of a link with a label and a preview of its own`() throws {
    let tester = window(
      ShareLink(item: "text", preview: SharePreview("Title")) { Text("Hand on") })
    try tester.perform("click", on: "Hand on")
    #expect(try tester.element(named: "Send by email").role == Role.menuItem)
  }
}
