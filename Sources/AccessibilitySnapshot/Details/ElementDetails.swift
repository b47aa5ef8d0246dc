// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element answers beyond its node: facts that a screen reader may ask for and that an audit
/// compares. Each is nil where it was not asked, or not answered.
///
/// Copies share what they hold until one of them is changed, so that a copy is cheap.
public struct ElementDetails: Hashable, Sendable {
  private var content = Content(Content.Fields())

  public init() {}

  /// `Accessible.GetRoleName`. Asked of one element of each kind (role, interfaces, actions), and of
  /// all elements of a role where kinds differ.
  public var roleName: String? {
    get { content.fields.roleName }
    set { change { $0.roleName = newValue } }
  }

  /// `Accessible.GetLocalizedRoleName`, of the same elements.
  public var localizedRoleName: String? {
    get { content.fields.localizedRoleName }
    set { change { $0.localizedRoleName = newValue } }
  }

  /// `Accessible.GetIndexInParent`. Asked of each parent's first and last child; where one of these
  /// says another place, of 16 of its children.
  public var indexInParent: Int? {
    get { content.fields.indexInParent }
    set { change { $0.indexInParent = newValue } }
  }

  /// Of elements with the interface Text that can be seen.
  public var text: TextDetails? {
    get { content.fields.text }
    set { change { $0.text = newValue } }
  }

  /// `Selection.NSelectedChildren`, of elements that can be seen and select among their children.
  public var selectedCount: Int? {
    get { content.fields.selectedCount }
    set { change { $0.selectedCount = newValue } }
  }

  /// `Image.ImageDescription`, of elements without a name.
  public var imageDescription: String? {
    get { content.fields.imageDescription }
    set { change { $0.imageDescription = newValue } }
  }

  /// Of elements with the interface Table that can be seen.
  public var table: TableDetails? {
    get { content.fields.table }
    set { change { $0.table = newValue } }
  }

  /// What stands at the middle of the element (`Component.GetAccessibleAtPoint` of its window).
  public var hit: HitDetails? {
    get { content.fields.hit }
    set { change { $0.hit = newValue } }
  }

  private mutating func change(_ edit: (inout Content.Fields) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content.fields) }
    edit(&content.fields)
  }

  public static func == (left: ElementDetails, right: ElementDetails) -> Bool {
    left.content === right.content || left.content.fields == right.content.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content.fields) }
}

extension ElementDetails: Codable {
  public init(from decoder: any Decoder) throws {
    content = Content(try Content.Fields(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try content.fields.encode(to: encoder) }
}

extension ElementDetails {
  /// It is changed only by details that hold it alone, and so may cross from thread to thread.
  private final class Content: @unchecked Sendable {
    struct Fields: Hashable, Codable {
      var roleName: String?
      var localizedRoleName: String?
      var indexInParent: Int?
      var text: TextDetails?
      var selectedCount: Int?
      var imageDescription: String?
      var table: TableDetails?
      var hit: HitDetails?
    }

    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }
}
