// SPDX-License-Identifier: Apache-2.0

internal import CATSPI
import Semantics

extension Relation.Kind {
  /// The number on the wire (`AtspiRelationType`).
  public var number: UInt32 {
    switch self {
    case .labelFor: ATSPI_RELATION_LABEL_FOR.rawValue
    case .labelledBy: ATSPI_RELATION_LABELLED_BY.rawValue
    case .controllerFor: ATSPI_RELATION_CONTROLLER_FOR.rawValue
    case .controlledBy: ATSPI_RELATION_CONTROLLED_BY.rawValue
    case .memberOf: ATSPI_RELATION_MEMBER_OF.rawValue
    case .tooltipFor: ATSPI_RELATION_TOOLTIP_FOR.rawValue
    case .nodeChildOf: ATSPI_RELATION_NODE_CHILD_OF.rawValue
    case .nodeParentOf: ATSPI_RELATION_NODE_PARENT_OF.rawValue
    case .extended: ATSPI_RELATION_EXTENDED.rawValue
    case .flowsTo: ATSPI_RELATION_FLOWS_TO.rawValue
    case .flowsFrom: ATSPI_RELATION_FLOWS_FROM.rawValue
    case .subwindowOf: ATSPI_RELATION_SUBWINDOW_OF.rawValue
    case .embeds: ATSPI_RELATION_EMBEDS.rawValue
    case .embeddedBy: ATSPI_RELATION_EMBEDDED_BY.rawValue
    case .popupFor: ATSPI_RELATION_POPUP_FOR.rawValue
    case .parentWindowOf: ATSPI_RELATION_PARENT_WINDOW_OF.rawValue
    case .descriptionFor: ATSPI_RELATION_DESCRIPTION_FOR.rawValue
    case .describedBy: ATSPI_RELATION_DESCRIBED_BY.rawValue
    case .details: ATSPI_RELATION_DETAILS.rawValue
    case .detailsFor: ATSPI_RELATION_DETAILS_FOR.rawValue
    case .errorMessage: ATSPI_RELATION_ERROR_MESSAGE.rawValue
    case .errorFor: ATSPI_RELATION_ERROR_FOR.rawValue
    }
  }

  /// Nil for a number that no kind has here.
  public init?(number: UInt32) {
    guard let kind = Self.byNumber[number] else { return nil }
    self = kind
  }

  private static let byNumber = Dictionary(
    uniqueKeysWithValues: Relation.Kind.allCases.map { ($0.number, $0) })
}
