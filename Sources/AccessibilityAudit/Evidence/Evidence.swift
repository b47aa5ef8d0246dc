// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// What is known of an application beside its tree.
public struct Evidence: Sendable {
  /// How the bus stood; nil where nobody asked.
  public var status: BusStatus?
  /// The language that the application speaks ("de_DE"); "C" where it is not known.
  public var locale = "C"
  /// What an Evenhand application declares, and what came of trying it; nil where nobody asked.
  public var model: ModelEvidence?
  /// What came of requests to the elements; nil where none were made.
  public var actionTrials: ActionTrials?

  public init(status: BusStatus? = nil, model: ModelEvidence? = nil) {
    self.status = status
    self.model = model
  }

  /// Why rules of this kind cannot run; nil where they can.
  func missing(for kind: RuleKind) -> String? {
    switch kind {
    case .preflight, .tree: nil
    case .keyboard: "needs --drive keyboard"
    case .actions: actionTrials == nil ? "needs --drive actions" : nil
    case .pixels: "needs a picture of the window"
    case .model: model != nil ? nil : "needs the application's own model (evenhand audit model)"
    }
  }
}
