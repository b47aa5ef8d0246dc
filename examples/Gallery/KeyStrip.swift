// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The keys that work on the control that has the focus.
struct KeyStrip: View {
  /// How high it may be, in points; nil for as high as all keys need. Where there is less room, the
  /// first ones are shown, and the key to all of them.
  var room: CGFloat?

  var body: some View {
    FocusedKeys { name, alternatives in
      let keys = alternatives.filter { !$0.keys.isEmpty && $0.isAction }
      if let room {
        ViewThatFits(in: .vertical) {
          strip(name, keys)
          strip(name, Self.first(3, of: keys))
          strip(name, Self.first(1, of: keys))
          strip(name, [])
        }
        .frame(maxHeight: room)
      } else {
        strip(name, keys).frame(minHeight: 84, alignment: .topLeading)
          .background(ground)
      }
    }
  }

  private var ground: some View { RoundedRectangle(cornerRadius: 8).fill(Color.paper) }

  private func strip(_ name: String, _ keys: [Alternative]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name.isEmpty ? "Press Tab to reach a control." : "Keys for \(name)")
        .font(.headline)
      if !keys.isEmpty || room == nil {
        Text(Self.words(keys))
          .font(.callout)
          .foregroundColor(.secondary)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .background(ground)
  }

  /// The menu is the last one, and leads to all.
  private static func first(_ count: Int, of keys: [Alternative]) -> [Alternative] {
    guard keys.count > count + 1, let menu = keys.last else { return keys }
    return keys.prefix(count) + [menu]
  }

  private static func words(_ keys: [Alternative]) -> String {
    keys.map { alternative in
      alternative.keys.prefix(2).map(\.label).joined(separator: " or ") + ": "
        + alternative.label.lowercased()
    }.joined(separator: "   ")
  }
}
