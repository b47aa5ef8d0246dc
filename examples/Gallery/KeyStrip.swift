// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The keys that work on the control that has the focus.
struct KeyStrip: View {
  /// How high it may be, in points, with one key for each; nil for three lines of a wide window. Where
  /// there is less room, the first ones are shown, and the key to all of them.
  var room: CGFloat?

  var body: some View {
    FocusedKeys { name, alternatives in
      let keys = alternatives.filter { !$0.keys.isEmpty && $0.isAction }
      if let room {
        AtMost(height: room) {
          ViewThatFits(in: .vertical) {
            strip(name, keys)
            strip(name, Self.first(9, of: keys))
            strip(name, Self.first(6, of: keys))
            strip(name, Self.first(3, of: keys))
            strip(name, Self.first(1, of: keys))
            strip(name, keys.suffix(1))
            strip(name, [])
          }
        }
      } else {
        strip(name, Self.first(9, of: keys))
      }
    }
  }

  private func strip(_ name: String, _ keys: [Alternative]) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name.isEmpty ? "Press Tab to reach a control." : "Keys for \(name)")
        .font(.headline)
      if !keys.isEmpty {
        FlowLayout(spacing: 16, lineSpacing: 6) {
          ForEach(keys, id: \.name) { KeyHint(alternative: $0, isShort: room != nil) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityRole(.label)
        .accessibilityLabel(keys.map(KeyHint.words).joined(separator: ", "))
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  /// The menu is the last one, and leads to all.
  private static func first(_ count: Int, of keys: [Alternative]) -> [Alternative] {
    guard keys.count > count + 1, let menu = keys.last else { return keys }
    return keys.prefix(count) + [menu]
  }
}

/// Keys as they look on a keyboard, and what they do.
private struct KeyHint: View {
  let alternative: Alternative
  let isShort: Bool

  var body: some View {
    HStack(spacing: 6) {
      Text(Self.keys(alternative, isShort ? 1 : 2))
        .font(.footnote)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.paper))
        .outline(5, .faintEdge)
      Text(alternative.label.lowercased()).font(.subheadline).foregroundColor(.secondary)
    }
  }

  static func words(_ alternative: Alternative) -> String {
    keys(alternative, 2) + ": " + alternative.label.lowercased()
  }

  private static func keys(_ alternative: Alternative, _ count: Int) -> String {
    alternative.keys.prefix(count).map(\.label).joined(separator: " or ")
  }
}

/// As high as its view needs to be, and no higher than this.
private struct AtMost: Layout {
  let height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(offered(proposal.width)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offered(bounds.width))
  }

  private func offered(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }
}
