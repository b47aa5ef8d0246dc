// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A row that is swiped, with the same things as named actions.
struct MailRowView: View {
  enum Folder: String {
    case inbox = "Inbox"
    case archive = "Archive"
    case trash = "Trash"
  }

  @State private var folder = Folder.inbox
  @GestureState private var x: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("In \(folder.rawValue)")
      Text("Invoice for March")
        .frame(width: 300, height: 50)
        .background(Color.white)
        .offset(x: x)
        .gesture(
          DragGesture()
            .updating($x) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              if value.translation.width < -80 {
                folder = .trash
              } else if value.translation.width > 80 {
                folder = .archive
              }
            }
        )
        .accessibilityAction(named: "Archive") { folder = .archive }
        .accessibilityAction(named: "Delete") { folder = .trash }
    }
  }
}
