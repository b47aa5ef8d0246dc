// SPDX-License-Identifier: Apache-2.0

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view can be hit.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted for a drag; without effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted for a menu; without effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer; without effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where the focus is shown; without effect here.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What is exposed as the view's place; without effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
