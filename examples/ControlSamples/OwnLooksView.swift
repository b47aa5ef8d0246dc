// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A check box in a style of its own, and buttons with a border and without.
struct OwnLooksView: View {
  private struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  @State private var isLoud = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Loud", isOn: $isLoud).toggleStyle(Ticked())
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) { count = 0 }.buttonStyle(.bordered)
      HStack {
        Rectangle().fill(.tertiary).frame(width: 40, height: 20)
        Rectangle().fill(.quaternary).frame(width: 40, height: 20)
      }
      Text("\(isLoud ? "loud" : "quiet") \(count)")
    }
  }
}
