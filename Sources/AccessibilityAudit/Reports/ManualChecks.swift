// SPDX-License-Identifier: Apache-2.0

/// What no rule can decide. Every report for people lists it, so that a clean report is not taken
/// for an accessible application.
public enum ManualChecks {
  /// Whole sentences, each one thing to look at.
  public static let all = [
    "Names and descriptions say the right thing, in the language of the user.",
    "The order of reading and of the focus makes sense.",
    "Nothing is told by colour, shape, place or sound alone.",
    "Whole tasks can be done with the keyboard alone, and with a screen reader alone.",
    "Errors are explained in words, next to where they happened, with a way out.",
    "Time limits, movement and flashing can be stopped or are harmless.",
    "Video and sound have captions and descriptions.",
    "Text stays readable, and nothing is cut off, at twice the size and in high contrast.",
  ]
}
