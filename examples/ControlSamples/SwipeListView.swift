// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows with buttons that a swipe shows.
struct SwipeListView: View {
  @State private var mails = ["Offer", "Invoice"]
  @State private var flagged: Set<String> = []

  var body: some View {
    List(mails, id: \.self) { mail in
      Text(flagged.contains(mail) ? "\(mail), flagged" : mail)
        .swipeActions {
          Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
          Button("Flag") { flagged.insert(mail) }
        }
    }
  }
}
