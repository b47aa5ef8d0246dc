// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Testing

/// What an element is at one moment, for predicates.
public struct TestElementAttributes: Sendable {
  /// What it is called.
  public let label: String
  /// What the program calls it, and nobody else.
  public let identifier: String
  /// What a number's text or a text field has in it; "1" and "0" for what is on or off; nil for none.
  public let value: String?
  /// What a text field shows while it is empty; nil for none.
  public let placeholderValue: String?
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether it is chosen among others, or is on.
  public let isSelected: Bool
  /// Whether it has the keyboard.
  public let hasFocus: Bool
  /// Whether it is in the tree.
  public let exists: Bool
  /// Whether a contact in its middle reaches the window.
  public let isHittable: Bool
  /// In points of the window; empty where it has no place.
  public let frame: CGRect

  @MainActor init(_ element: TestElement) {
    label = element.label
    identifier = element.identifier
    value = element.value
    placeholderValue = element.placeholderValue
    isEnabled = element.isEnabled
    isSelected = element.isSelected
    hasFocus = element.hasFocus
    exists = element.exists
    isHittable = element.isHittable
    frame = element.frame
  }

  /// By the names that predicates have for it.
  func property(_ name: String) -> PredicateValue {
    switch name {
    case "label", "title": .text(label)
    case "identifier": .text(identifier)
    case "value": value.map { .text($0) } ?? .nothing
    case "placeholderValue": placeholderValue.map { .text($0) } ?? .nothing
    case "enabled", "isEnabled": .truth(isEnabled)
    case "selected", "isSelected": .truth(isSelected)
    case "hasFocus", "hasKeyboardFocus": .truth(hasFocus)
    case "exists": .truth(exists)
    case "hittable", "isHittable": .truth(isHittable)
    default: .nothing
    }
  }
}

/// What an element is at one moment, by Apple's name.
public typealias XCUIElementAttributes = TestElementAttributes

extension NSPredicate {
  /// A predicate about elements: `NSPredicate(format: "label CONTAINS[c] %@", "total")`.
  ///
  /// Foundation on Linux has predicates of closures alone; this reads comparisons (`==`, `!=`, `<`, `<=`,
  /// `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`) of `label`, `identifier`,
  /// `value`, `placeholderValue`, `isEnabled`, `isSelected`, `hasFocus`, `exists` and `isHittable` with
  /// texts, numbers and truths, and `AND`, `OR`, `NOT` and brackets. What holds for nothing else than
  /// elements is false for everything else. A text that is none of this is an issue of the test that
  /// runs, and its predicate holds for nothing.
  public convenience init(
    format: String, _ arguments: Any..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(reading: format, arguments, sourceLocation)
  }

  /// The same with the arguments in a list.
  public convenience init(
    format: String, argumentArray: [Any]?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(reading: format, argumentArray ?? [], sourceLocation)
  }

  private convenience init(
    reading format: String, _ arguments: [Any], _ sourceLocation: SourceLocation
  ) {
    var expression = PredicateExpression.always(false)
    do {
      expression = try PredicateFormat.expression(format, arguments)
    } catch {
      Issue.record("no predicate: \(error.text)", sourceLocation: sourceLocation)
    }
    let read = expression
    self.init { object, _ in
      guard let attributes = Self.attributes(of: object) else { return false }
      return read.holds(for: attributes.property)
    }
  }

  private static func attributes(of object: Any?) -> TestElementAttributes? {
    if let attributes = object as? TestElementAttributes { return attributes }
    guard Thread.isMainThread, let element = object as? TestElement else { return nil }
    return MainActor.assumeIsolated { TestElementAttributes(element) }
  }
}
