// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list that scrolls, of messages that are opened by a tap, deleted by a swipe to the left and
/// flagged by one to the right.
struct MailPage: View {
  /// What has been done to a message.
  enum Change {
    case deleted(MailMessage, place: Int)
    case flagged(MailMessage.ID)
  }

  @Binding var status: String
  @Binding var messages: [MailMessage]
  @Binding var opened: MailMessage?
  @Binding var changes: [Change]
  @FocusState private var focus: MailMessage.ID?
  @FocusState private var isBackFocused: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth
  @Environment(\.textScale) private var scale

  /// Where there is no room beside the list, an open message stands in its place, and the list has no
  /// scroll of its own: the page is its scroll.
  var body: some View {
    if let room, let opened {
      VStack(alignment: .leading, spacing: 10) {
        Button("Back to the inbox") { close(opened) }
          .keyboardShortcut(.cancelAction)
          .focused($isBackFocused)
        MailPane(message: opened)
      }
      .frame(width: room)
    } else if let room {
      VStack(alignment: .leading, spacing: 10) {
        FlowLayout(spacing: 16, lineSpacing: 6) {
          heading
          undoButton
        }
        box(rows)
      }
      .frame(width: room)
    } else {
      HStack(alignment: .top, spacing: 20) {
        VStack(alignment: .leading, spacing: 10) {
          heading
          box(ScrollView { rows })
          undoButton
        }
        .frame(width: 340 * min(max(growth, scale), 1.5))
        MailPane(message: opened)
      }
      .frame(height: 440 * growth)
    }
  }

  private var heading: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text("Inbox").font(.title3.weight(.semibold)).accessibilityHeading(.h2)
      Text("\(messages.count { !$0.isRead }) unread").font(.callout).foregroundColor(.secondary)
    }
  }

  private var undoButton: some View {
    Button("Undo", action: undo)
      .keyboardShortcut("z")
      .accessibilityHint("Takes back what was deleted or flagged last")
      .disabled(changes.isEmpty)
  }

  private func box(_ content: some View) -> some View {
    content
      .padding(3)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color.paper))
      .outline(10, .edge)
  }

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(messages) { message in
        row(message)
        RowLine().opacity(message == messages.last ? 0 : 1)
      }
    }
    // Room for the ring of the focus, which is wider in high contrast, and beside it for the bar.
    .padding(contrast == .increased ? 9 : 4)
    .padding(.trailing, room == nil ? 8 : 0)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel("Inbox")
    .focusGroup()
  }

  private func row(_ message: MailMessage) -> some View {
    MailRow(message: message, isOpen: opened?.id == message.id)
      .onTapGesture { open(message) }
      .gesture(
        SwipeGesture([.left, .right])
          .label("Delete", for: .left, isDestructive: true)
          .label(message.isFlagged ? "Remove flag" : "Flag", for: .right)
          .onEnded { $0.direction == .left ? delete(message) : flag(message) }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityRole(.listItem)
      .accessibilityLabel("\(message.sender), \(message.subject)")
      .accessibilityValue(
        ((opened?.id == message.id ? ["open"] : []) + message.states).joined(separator: ", ")
      )
      .accessibilitySetPosition(place(of: message) + 1, of: messages.count)
      .focused($focus, equals: message.id)
      .prefersDefaultFocus(message == MailMessage.inbox.first)
      .background { SwipeGround() }
  }

  // MARK: What is done

  private func open(_ message: MailMessage) {
    messages[place(of: message)].isRead = true
    opened = message
    if room != nil { isBackFocused = true }
    status = "Opened: \(message.subject)".asSentence
    AccessibilityNotification.Announcement(message.text).post()
  }

  private func close(_ message: MailMessage) {
    opened = nil
    focus = message.id
    status = "Closed: \(message.subject)".asSentence
  }

  private func flag(_ message: MailMessage) {
    messages[place(of: message)].isFlagged.toggle()
    changes.append(.flagged(message.id))
    // What is left of the state would be all that is said.
    if message.isFlagged { AccessibilityNotification.Announcement("Flag removed").post() }
    status = "\(message.isFlagged ? "Flag removed" : "Flagged"): \(message.subject)".asSentence
  }

  private func delete(_ message: MailMessage) {
    let place = place(of: message)
    changes.append(.deleted(messages.remove(at: place), place: place))
    if opened?.id == message.id { opened = nil }
    $status.tell("Deleted: \(message.subject)")
  }

  private func undo() {
    switch changes.popLast() {
    case .deleted(let message, let place):
      messages.insert(message, at: min(place, messages.count))
      focus = message.id
      $status.tell("Brought back: \(message.subject)")
    case .flagged(let id):
      guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
      messages[place].isFlagged.toggle()
      let done = messages[place].isFlagged ? "Flagged again" : "Flag taken back"
      $status.tell("\(done): \(messages[place].subject)")
    case nil: break
    }
  }

  private func place(of message: MailMessage) -> Int {
    messages.firstIndex { $0.id == message.id } ?? 0
  }
}
