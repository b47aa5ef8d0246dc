// SPDX-License-Identifier: Apache-2.0

import Foundation

// The distances and the corners of standard views, in points, in one place; ``Font`` has the sizes of
// text, and the palette has the colours. They stay what they are when text grows: what has to grow
// with it is a `ScaledMetric` of its view.

/// How far views and their parts stand from each other.
enum Distance {
  /// Between choices in a row, and round them.
  static let hair: CGFloat = 2
  /// Between lines that are one thing.
  static let tight: CGFloat = 4
  /// Between a picture and its words, and above and below words in a small control.
  static let close: CGFloat = 6
  /// Between a control and what belongs to it.
  static let small: CGFloat = 8
  /// Beside the words of a field.
  static let field: CGFloat = 10
  /// Between controls, and beside the words of a row.
  static let medium: CGFloat = 12
  /// Beside the words of a button.
  static let button: CGFloat = 14
  /// Round groups and pages.
  static let large: CGFloat = 16
  /// Round questions.
  static let wide: CGFloat = 20
  /// Between what lies in front of a window and its edge.
  static let margin: CGFloat = 24
}

/// How round corners are.
enum Corner {
  /// Of a box that is ticked.
  static let box: CGFloat = 4
  /// Of a part of a control.
  static let part: CGFloat = 6
  /// Of a control.
  static let control: CGFloat = 8
  /// Of a group or a panel.
  static let panel: CGFloat = 10
}
