// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

private struct Letters: View {
  @AppStorage private var size: Int

  init(_ file: SettingsFile) {
    _size = AppStorage(wrappedValue: 10, "letters", store: file)
  }

  var body: some View {
    Button("Size \(size)") { size += 1 }
  }
}

@MainActor
@Suite struct AppStorageTests {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "evenhand-settings-\(UUID().uuidString)/settings.plist")

  @Test func `windows share a value, and a later start finds it`() throws {
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let file = SettingsFile(url: url)
    let one = ViewTester { Letters(file) }
    let two = ViewTester { Letters(file) }
    try one.tap("Size 10")
    try two.tap("Size 11")
    _ = try one.element(named: "Size 12")
    let later = ViewTester { Letters(SettingsFile(url: url)) }
    _ = try later.element(named: "Size 12")
  }

  @Test func `a window that is tried begins without settings, and leaves none behind`() throws {
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let file = SettingsFile(url: url)
    let person = ViewTester { Letters(file) }
    try person.tap("Size 10")
    let host = ViewHost(title: "Tried", measurer: UniformTextMeasurer()) { Letters(file) }
    host.triesSettings = true
    let tried = ViewTester(host, size: CGSize(width: 200, height: 100))
    try tried.tap("Size 10")
    try tried.tap("Size 11")
    _ = try tried.element(named: "Size 12")
    _ = try person.element(named: "Size 11")
    _ = try ViewTester { Letters(SettingsFile(url: url)) }.element(named: "Size 11")
  }

  @Test func `moments and addresses are kept, and those that may be missing`() throws {
    struct Kept: View {
      @AppStorage private var moment: Date
      @AppStorage private var address: URL?

      init(_ file: SettingsFile) {
        _moment = AppStorage(
          wrappedValue: Date(timeIntervalSinceReferenceDate: 0), "moment", store: file)
        _address = AppStorage("address", store: file)
      }

      var body: some View {
        Button("\(Int(moment.timeIntervalSinceReferenceDate)) \(address?.host() ?? "none")") {
          moment += 60
          address = URL(string: "https://example.org/a")
        }
      }
    }
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try ViewTester { Kept(SettingsFile(url: url)) }.tap("0 none")
    _ = try ViewTester { Kept(SettingsFile(url: url)) }.element(named: "60 example.org")
  }

  @Test func `Foundation's own defaults can be the store`() throws {
    struct Letters: View {
      @AppStorage private var size: Int
      init(_ defaults: UserDefaults?) {
        _size = AppStorage(wrappedValue: 10, "letters", store: defaults)
      }
      var body: some View { Button("Size \(size)") { size += 1 } }
    }
    let name = "evenhand-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try ViewTester { Letters(defaults) }.tap("Size 10")
    #expect(defaults.integer(forKey: "letters") == 11)
    _ = try ViewTester { Letters(defaults) }.element(named: "Size 11")
  }
}
