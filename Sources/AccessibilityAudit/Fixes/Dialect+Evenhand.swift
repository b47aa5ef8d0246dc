// SPDX-License-Identifier: Apache-2.0

extension Dialect {
  static let evenhand = Dialect(
    toolkit: "Evenhand", language: "swift", busName: "Evenhand",
    lines: [
      .name: """
      .accessibilityLabel("Mute")
      """,
      .label: """
      TextField("Name", text: $name, prompt: Text("Jane Doe"))
      """,
      .title: """
      WindowGroup("Preferences") { PreferencesView() }
      """,
      .picture: """
      Image(systemName: "exclamationmark.triangle").accessibilityLabel("Warning")
      """,
      .control: """
      // In the place of an onTapGesture:
      Button("Play", systemImage: "play.fill") { play() }
      """,
      .size: """
      .frame(minWidth: 24, minHeight: 24)
      """,
    ])
}
