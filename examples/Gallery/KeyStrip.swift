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
            strip(name, Self.first(7, of: keys))
            strip(name, Self.first(5, of: keys))
            strip(name, Self.first(4, of: keys))
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

/// As high as its view needs to be, and no higher than this or the room that it has.
private struct AtMost: Layout {
  let height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(offered(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offered(ProposedViewSize(bounds.size)))
  }

  private func offered(_ room: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: room.width, height: min(height, room.height ?? .infinity))
  }
}

/// Keys above a status, of one height, so that nothing moves from under the pointer whose press moves the
/// focus: a status of several lines has them of the keys, as long as these keep the least height.
struct KeysAndStatus: Layout {
  private static let spacing: CGFloat = 8

  let height: CGFloat
  let leastKeys: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 0
    return CGSize(
      width: width, height: keys(above: subviews, width) + Self.spacing + status(subviews, width))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let keys = keys(above: subviews, bounds.width)
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: keys))
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + keys + Self.spacing),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }

  private func status(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
    subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  private func keys(above subviews: Subviews, _ width: CGFloat) -> CGFloat {
    max(leastKeys, height - Self.spacing - status(subviews, width))
  }
}
