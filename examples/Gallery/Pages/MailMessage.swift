// SPDX-License-Identifier: Apache-2.0

/// A message, and what has become of it.
struct MailMessage: Hashable, Identifiable {
  let sender: String
  let subject: String
  let text: String
  var isRead = false
  var isFlagged = false

  var id: String { subject }

  /// What is said of the message after its sender and subject.
  var states: [String] {
    [isRead ? nil : "unread", isFlagged ? "flagged" : nil].compactMap { $0 }
  }

  static let inbox = [
    MailMessage(
      sender: "Maya", subject: "Hike on Saturday",
      text: "The ridge is open again. The bus goes at 7:40; bring water for the whole day."),
    MailMessage(
      sender: "Library", subject: "Two books are due",
      text: "Please bring them back by Friday, or ask for two more weeks."),
    MailMessage(
      sender: "Jonas", subject: "Lunch tomorrow?",
      text: "The new place by the station has soup and bread. Shall we say noon?"),
    MailMessage(
      sender: "City choir", subject: "Rehearsal moved to six",
      text: "The hall is taken until then. Please learn the second page by heart.",
      isRead: true),
    MailMessage(
      sender: "Ines", subject: "Photos of the garden",
      text: "The first tomatoes are red. The cat found them before I did."),
    MailMessage(
      sender: "Bike shop", subject: "Your bike is ready",
      text: "The brakes are new and the chain is clean. We are open until seven.",
      isRead: true, isFlagged: true),
    MailMessage(
      sender: "Tom", subject: "The spare key",
      text: "It is with the neighbours on the first floor. Ring twice.", isRead: true),
    MailMessage(
      sender: "Power company", subject: "Bill for October",
      text: "Nothing is left to pay. The next reading is in December."),
    MailMessage(
      sender: "Aunt Rosa", subject: "Recipe for plum cake",
      text: "Half the sugar is enough. It tastes best on the second day.", isRead: true),
    MailMessage(
      sender: "Swimming club", subject: "Lanes on Sunday",
      text: "The deep end is ours from nine to eleven.", isRead: true),
    MailMessage(
      sender: "Dentist", subject: "Your appointment",
      text: "We see you on the fourth at half past eight."),
    MailMessage(
      sender: "Karim", subject: "Chess by letter",
      text: "Knight to f3. Take your time.", isRead: true),
  ]
}
