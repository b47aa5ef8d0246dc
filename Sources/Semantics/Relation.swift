// SPDX-License-Identifier: Apache-2.0

/// A directed relation between two elements, in the words of AT-SPI (`AtspiRelationType`).
public struct Relation: Hashable, Sendable {
  /// What the relation means.
  public enum Kind: UInt8, CaseIterable, Sendable, Hashable {
    case labelFor
    case labelledBy
    case controllerFor
    case controlledBy
    case memberOf
    case tooltipFor
    case nodeChildOf
    case nodeParentOf
    case extended
    case flowsTo
    case flowsFrom
    case subwindowOf
    case embeds
    case embeddedBy
    case popupFor
    case parentWindowOf
    case descriptionFor
    case describedBy
    case details
    case detailsFor
    case errorMessage
    case errorFor
  }

  /// What the element is to its targets.
  public var kind: Kind
  /// The elements at the other end, in the order in which they are exposed.
  public var targets: [ElementID]

  public init(_ kind: Kind, _ targets: [ElementID]) {
    self.kind = kind
    self.targets = targets
  }
}

extension Relation.Kind {
  /// The untranslated English name ("labelled by").
  public var name: String {
    switch self {
    case .labelFor: "label for"
    case .labelledBy: "labelled by"
    case .controllerFor: "controller for"
    case .controlledBy: "controlled by"
    case .memberOf: "member of"
    case .tooltipFor: "tooltip for"
    case .nodeChildOf: "node child of"
    case .nodeParentOf: "node parent of"
    case .extended: "extended"
    case .flowsTo: "flows to"
    case .flowsFrom: "flows from"
    case .subwindowOf: "subwindow of"
    case .embeds: "embeds"
    case .embeddedBy: "embedded by"
    case .popupFor: "popup for"
    case .parentWindowOf: "parent window of"
    case .descriptionFor: "description for"
    case .describedBy: "described by"
    case .details: "details"
    case .detailsFor: "details for"
    case .errorMessage: "error message"
    case .errorFor: "error for"
    }
  }

  /// The kind that the target must carry back, where AT-SPI defines one.
  public var reciprocal: Relation.Kind? {
    switch self {
    case .labelFor: .labelledBy
    case .labelledBy: .labelFor
    case .controllerFor: .controlledBy
    case .controlledBy: .controllerFor
    case .memberOf: .memberOf
    case .nodeChildOf: .nodeParentOf
    case .nodeParentOf: .nodeChildOf
    case .flowsTo: .flowsFrom
    case .flowsFrom: .flowsTo
    case .embeds: .embeddedBy
    case .embeddedBy: .embeds
    case .popupFor: .parentWindowOf
    case .parentWindowOf: .popupFor
    case .descriptionFor: .describedBy
    case .describedBy: .descriptionFor
    case .details: .detailsFor
    case .detailsFor: .details
    case .errorMessage: .errorFor
    case .errorFor: .errorMessage
    case .tooltipFor, .extended, .subwindowOf: nil
    }
  }
}
