// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The keys that work on the control that has the focus.
struct KeyStrip: View {
  /// How high it may be, in points, with one key for each; nil for three lines of a wide window. Where
  /// there is less room, the first ones are shown, and the key to all of them.
  var room: CGFloat?

  var body: some View {
    FocusedKeys { name, alternatives in
      let keys = KeyLine.lines(for: alternatives)
      let endings = Self.endings(of: keys)
      if let room {
        AtMost(height: room) {
          ViewThatFits(in: .vertical) {
            strip(name, keys)
            strip(name, Self.first(9, of: keys))
            strip(name, Self.first(6, of: keys))
            strip(name, Self.first(3, of: keys))
            strip(name, Self.first(2, of: keys))
            if endings.isEmpty {
              strip(name, Self.first(1, of: keys))
            } else {
              strip(name, endings)
              strip(nil, endings)
            }
            strip(name, keys.suffix(1))
            strip(name, [])
          }
        }
      } else {
        strip(name, Self.first(9, of: keys))
      }
    }
  }

  /// Without a title where the name is nil.
  private func strip(_ name: String?, _ keys: [KeyLine]) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if let name {
        Text(name.isEmpty ? "Press Tab to reach a control." : "Keys for \(name)")
          .font(.headline)
      }
      if !keys.isEmpty {
        FlowLayout(spacing: 16, lineSpacing: 6) {
          ForEach(keys, id: \.self) { KeyHint(line: $0, isShort: room != nil) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityRole(.label)
        .accessibilityLabel(keys.map(\.spoken).joined(separator: ", "))
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  /// How what is in hand is let go, which nobody guesses; empty where nothing is.
  private static func endings(of keys: [KeyLine]) -> [KeyLine] {
    let endings = keys.filter { ["drop", "cancel"].contains($0.purpose) }
    return endings.count == 2 ? endings : []
  }

  /// The menu is the last one, and leads to all.
  private static func first(_ count: Int, of keys: [KeyLine]) -> [KeyLine] {
    guard keys.count > count + 1, let menu = keys.last else { return keys }
    let endings = endings(of: keys)
    let others = keys.dropLast().filter { !endings.contains($0) }
    return (endings + others).prefix(count) + [menu]
  }
}

/// Keys as they look on a keyboard, and what they do.
private struct KeyHint: View {
  let line: KeyLine
  let isShort: Bool

  var body: some View {
    HStack(spacing: 6) {
      Text(line.keys.prefix(isShort ? 1 : 2).joined(separator: " or "))
        .font(.footnote)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.paper))
        .outline(5, .faintEdge)
      Text(line.purpose).font(.subheadline).foregroundColor(.secondary)
    }
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
