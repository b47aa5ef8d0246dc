// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A message in the list: a dot and bold letters until it is read, and its flag.
struct MailRow: View {
  static let flagColor = Color(red: 0.65, green: 0.25, blue: 0)

  let message: MailMessage
  let isOpen: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.markGrowth) private var growth

  private var dot: CGFloat { 10 * growth }

  /// Where the person wants more contrast, the one that is open is black, and its words are bold.
  private var isStrong: Bool { isOpen && contrast == .increased }

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(message.isRead ? .clear : .accentColor).frame(width: dot, height: dot)
      VStack(alignment: .leading, spacing: 2) {
        Text(message.sender).font(message.isRead && !isStrong ? .body : .headline)
          .foregroundColor(isStrong ? .onPrimary : .primary)
        Text(message.subject).font(.callout)
          .foregroundColor(isStrong ? .onPrimary : .secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if message.isFlagged {
        Text("Flagged").font(.caption).foregroundColor(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(Capsule().fill(Self.flagColor))
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 8)
        .fill(isStrong ? Color.primary : isOpen ? .held : .paper)
    )
    .overlay(alignment: .leading) {
      Capsule().fill(isOpen && !isStrong ? Color.accentColor : .clear)
        .frame(width: 4).padding(.vertical, 6)
    }
    .contentShape(Rectangle())
  }
}

/// What a row uncovers while it is swiped, with a sign: on the right that it is deleted, on the left that
/// it is flagged.
struct SwipeGround: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(MailRow.flagColor)
        .overlay(alignment: .leading) { sign("flag") }
      Rectangle().fill(Color(red: 0.75, green: 0.10, blue: 0.15))
        .overlay(alignment: .trailing) { sign("trash") }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .padding(2)
    .accessibilityHidden(true)
  }

  private func sign(_ name: String) -> some View {
    Image(systemName: name).font(.title3).foregroundColor(.white).padding(.horizontal, 14)
  }
}

/// The message that is open.
struct MailPane: View {
  let message: MailMessage?
  @Environment(\.textScale) private var scale

  var body: some View {
    VStack(alignment: message == nil ? .center : .leading, spacing: 10) {
      if let message {
        Text(message.subject).font(.title2.weight(.semibold)).accessibilityHeading(.h2)
        Text("From \(message.sender)").font(.callout).foregroundColor(.secondary)
        Text(message.text).padding(.top, 6)
      } else {
        Image(systemName: "envelope").font(.largeTitle).foregroundColor(.secondary)
          .accessibilityHidden(true)
        Text("No message is open").foregroundColor(.secondary)
        Text("Tap one to read it. Swipe it to the left to delete it, to the right to flag it.")
          .font(.callout).foregroundColor(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 340 * max(1, scale))
      }
    }
    .padding(20)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: message == nil ? .center : .topLeading
    )
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.paper))
    .outline(12, .faintEdge)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Message")
  }
}
