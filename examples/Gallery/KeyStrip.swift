// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The keys that work on the control that has the focus.
struct KeyStrip: View {
  /// Whether there is one key for each, and no more of them than have room: the first ones, and the key
  /// that shows more of them; the title goes before a key does. Else they are those of three lines of a
  /// wide window.
  let isShort: Bool

  var body: some View {
    FocusedKeys { name, alternatives in
      let keys = KeyLine.lines(for: alternatives)
      let endings = Self.endings(of: keys)
      if isShort {
        ViewThatFits(in: .vertical) {
          strip(name, keys)
          strip(name, Self.first(7, of: keys))
          strip(name, Self.first(5, of: keys))
          strip(name, Self.first(4, of: keys))
          strip(name, Self.first(3, of: keys))
          strip(nil, keys)
          strip(nil, Self.first(5, of: keys))
          strip(nil, Self.first(4, of: keys))
          strip(nil, Self.first(3, of: keys))
          strip(nil, Self.first(2, of: keys))
          if endings.isEmpty {
            strip(nil, Self.first(1, of: keys))
            strip(nil, Self.first(1, of: keys, leadingTo: Self.help))
            // The button above says the rest.
            strip(nil, Self.first(1, of: keys, leadingTo: []))
          } else {
            strip(nil, endings)
          }
          strip(nil, keys.isEmpty ? [] : Self.more)
          strip(name, [])
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
          ForEach(keys, id: \.self) { KeyHint(line: $0, isShort: isShort) }
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

  /// What shows more of them beside the control.
  private static let more = KeyLine.lines(for: [
    Alternative(name: "more-keys", label: "More keys", keys: [KeyBinding("F1")])
  ])

  /// The same in a shorter word.
  private static let help = KeyLine.lines(for: [
    Alternative(name: "help", label: "Help", keys: [KeyBinding("F1")])
  ])

  /// The last one leads to the others.
  private static func first(
    _ count: Int, of keys: [KeyLine], leadingTo more: [KeyLine] = more
  ) -> [KeyLine] {
    guard keys.count > count else { return keys }
    let endings = endings(of: keys)
    let others = keys.filter { !endings.contains($0) }
    return (endings + others).prefix(count) + more
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

/// Keys above a status, of one height, so that nothing moves from under the pointer whose press moves the
/// focus: a status of several lines has them of the keys, as long as these keep the least of theirs.
struct KeysAndStatus: Layout {
  private static let spacing: CGFloat = 8

  /// Of both, where the status has one line.
  let height: CGFloat
  /// What the keys keep, and what they are offered at most.
  let keys: ClosedRange<CGFloat>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 0
    return CGSize(
      width: width, height: keyRoom(subviews, width) + Self.spacing + status(subviews, width))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = keyRoom(subviews, bounds.width)
    subviews[0].place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: bounds.width, height: min(room, keys.upperBound)))
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + room + Self.spacing),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }

  private func status(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
    subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  private func keyRoom(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
    max(keys.lowerBound, height - Self.spacing - status(subviews, width))
  }
}
