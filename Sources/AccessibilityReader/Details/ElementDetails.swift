// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element answers beyond its node: facts that a screen reader may ask for and that an audit
/// compares. Each is nil where it was not asked, or not answered.
public struct ElementDetails: Hashable, Sendable, Codable {
  /// `Accessible.GetRoleName`. Asked of one element of each kind (role, interfaces, actions), and of
  /// all elements of a role where kinds differ.
  public var roleName: String?
  /// `Accessible.GetLocalizedRoleName`, of the same elements.
  public var localizedRoleName: String?
  /// `Accessible.GetIndexInParent`. Of a parent with many children, 16 are asked.
  public var indexInParent: Int?
  /// Of elements with the interface Text.
  public var text: TextDetails?
  /// `Selection.NSelectedChildren`, of elements with children.
  public var selectedCount: Int?
  /// `Image.ImageDescription`, of elements without a name.
  public var imageDescription: String?
  /// Of elements with the interface Table.
  public var table: TableDetails?
  /// What stands at the middle of the element (`Component.GetAccessibleAtPoint` of its window).
  public var hit: HitDetails?

  public init() {}
}
