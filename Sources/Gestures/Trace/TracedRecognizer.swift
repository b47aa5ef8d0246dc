// SPDX-License-Identifier: Apache-2.0

/// A recognizer, whatever the type of its value, as a trace sees it.
@MainActor
protocol TracedRecognizer: AnyObject {
  var kind: String? { get }
  var progress: GestureProgress { get }
  var deadline: Double? { get }

  /// Calls with each recognizer in it that is explained, those of higher rank first, and with the
  /// place of its element where that is not the caller's.
  func forEachExplained(_ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void)
}

extension TracedRecognizer {
  /// Those in it that are explained and fit.
  func explained(
    where fits: (any TracedRecognizer) -> Bool
  ) -> [(recognizer: any TracedRecognizer, converter: (any CoordinateConverter)?)] {
    var found: [(recognizer: any TracedRecognizer, converter: (any CoordinateConverter)?)] = []
    forEachExplained { recognizer, converter in
      if fits(recognizer) { found.append((recognizer, converter)) }
    }
    return found
  }
}
