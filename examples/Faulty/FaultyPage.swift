// SPDX-License-Identifier: Apache-2.0

/// What the window shows: one fault hides another where both are about the same keys.
enum FaultyPage: String {
  /// What a reader of the tree finds.
  case tree
  /// What somebody finds who presses Tab.
  case keyboard
  /// An element that no key leaves.
  case trap
  /// A walk that goes round, but not as it should.
  case focus
  /// A key after which nothing has the focus.
  case lost
  /// What says how it is used when it has been.
  case late
  /// What somebody finds who looks at the window.
  case pictures
  /// What an application finds that tries its own gestures.
  case model
  /// What a proof finds where state outlives its window.
  case outlives
  /// What ends or blocks the program in one of its states.
  case fatal
  /// What a proof finds where nothing is shown of what is done.
  case prints
  /// What a proof finds where chance decides what is shown.
  case chance
  /// What a proof finds where something goes on beside the views.
  case work
  /// What a proof finds where a window takes long to be made anew.
  case large
  /// What somebody finds who asks the elements to do what they offer: on the bus alone, without a
  /// window.
  case actions
  /// The same, with an action that ends the application, at once or after its answer.
  case crash
  case crashLater = "crash-later"

  /// From `--page NAME`; the first page where nothing is said.
  static let chosen: FaultyPage = {
    let words = CommandLine.arguments
    guard let place = words.firstIndex(of: "--page"), place + 1 < words.count else { return .tree }
    return FaultyPage(rawValue: words[place + 1]) ?? .tree
  }()
}
