// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What is written on controls that publish no label in them, as Qt's, and in images: only a picture tells it.
public struct DrawnLabels: Sendable {
  /// A control or an image whose words are to be read.
  public struct Control: Hashable, Sendable {
    /// Its element.
    public var element: ElementID
    /// By the window's coordinates.
    public var frame: Rect
    /// What is behind its letters; nil where that is not one colour.
    public var background: Colour?
    /// Whether its letters are brighter than that.
    public var isDark: Bool

    public init(element: ElementID, frame: Rect, background: Colour? = nil, isDark: Bool = false) {
      self.element = element
      self.frame = frame
      self.background = background
      self.isDark = isDark
    }
  }

  /// By the window's element, at most so many that they are read within a second.
  public let controls: [ElementID: [Control]]

  /// More are read nowhere: 25 take 0.4 s with tesseract 5.3.
  private static let most = 60
  /// A button as wide as its window makes the sheet as wide.
  private static let widest = 480.0
  /// One line of text, and a control's border.
  private static let heights = 12.0...60.0
  /// Of images a few: a photo takes as long as many buttons.
  private static let mostImages = 4
  private static let highestImage = 320.0

  /// Of the windows in `evidence` that have a picture in which the elements have their places.
  public init(_ snapshot: ApplicationSnapshot, _ evidence: Evidence) {
    let windows = Set(evidence.pictures.filter(\.framesAreTrusted).map(\.window))
    guard !windows.isEmpty else {
      controls = [:]
      return
    }
    let context = AuditContext(snapshot: snapshot, evidence: evidence)
    var controls: [ElementID: [Control]] = [:]
    var images = 0
    for node in context.nodes where node.states[.showing] {
      let isImage = RoleGroups.images.contains(node.role) && !context.isPartOfControl(node)
      guard isImage || LabelInNameRule.mayShowOtherWords(node, context),
        let window = context.window(of: node.id)?.id, windows.contains(window),
        controls[window, default: []].count < Self.most,
        let frame = node.frame, frame.width <= Self.widest,
        isImage
          ? frame.width >= Self.heights.upperBound && frame.height >= Self.heights.lowerBound
            && frame.height <= Self.highestImage && images < Self.mostImages
          : Self.heights.contains(frame.height) && frame.width >= frame.height,
        context.index(ScrolledArea.self).area.holdsMiddle(of: node, context)
      else { continue }
      if isImage { images += 1 }
      let look = evidence.appearances[node.id]
      let isDark =
        look?.foreground.flatMap { text in
          look?.background.map { text.relativeLuminance > $0.relativeLuminance }
        } ?? false
      controls[window, default: []].append(
        Control(
          element: node.id, frame: frame, background: look?.background, isDark: isDark))
    }
    self.controls = controls
  }

  /// Words that were read on it with little doubt; empty where it was no text, as an icon is none.
  static func words(on node: Node, _ context: AuditContext) -> [String] {
    let words = (context.evidence.drawnWords[node.id] ?? []).filter { word in
      word.confidence >= leastConfidence && word.text.count(where: \.isLetter) >= fewLetters
    }
    return words.map(\.text)
  }

  /// What is read on a button of 10 points has 90 and more, and icons less than 60.
  private static let leastConfidence = 85.0
  /// Two letters may be an icon.
  private static let fewLetters = 3
}
