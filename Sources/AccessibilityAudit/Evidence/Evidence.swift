// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What is known of an application beside its tree.
public struct Evidence: Sendable {
  /// How the bus stood; nil where nobody asked.
  public var status: BusStatus?
  /// The elements that somebody asked about, beside the application itself; nil for all of them.
  public var scope: Set<ElementID>?
  /// True of a look at what a trial has opened, for which nothing was asked by itself.
  public var isOfDisclosure = false
  /// The elements that are counted at another look at the same application.
  public var countedElsewhere: Set<ElementID> = []
  /// Where the audit takes place; it changes no verdict.
  public var setting = AuditSetting()
  /// The language that the application speaks ("de_DE"); "C" where it is not known.
  public var locale = "C"
  /// What an Evenhand application declares, and what came of trying it; nil where nobody asked.
  public var model: ModelEvidence?
  /// What came of requests to the elements; nil where none were made.
  public var actionTrials: ActionTrials?
  /// What the desktop's settings change in the application; nil where nobody tried.
  public var preferenceTrials: PreferenceTrials?

  /// What pointer, keys and actions made of the same elements; nil where that was not tried.
  public var parity: ParityTrials?
  /// Why it could not be tried at all; nil where nobody asked for it, or it could.
  public var parityObstacle: String?

  /// What the pointer does where no control is exposed; nil where that was not tried.
  public var pointerTrials: PointerTrials?

  /// One for each window that was gone through by keys.
  public var keyboardWalks: [KeyboardWalk] = []
  /// Why keys could not be pressed at all; nil where nobody asked for it, or they could.
  public var keyboardObstacle: String?
  /// Of the windows, for reports that show them.
  public var pictures: [WindowPicture] = []
  /// Why a window has no picture, where others may have one.
  public var pictureGaps: [ElementID: String] = [:]
  /// What pictures show of single elements.
  public var appearances: [ElementID: ElementAppearance] = [:]
  /// Why no picture could be taken; nil where nobody asked for one, or it could.
  public var pictureObstacle: String?
  /// One for each window that has a picture, or should have one; empty where nobody asked for text.
  public var screenTexts: [ScreenText] = []
  /// What was read at the places of controls that publish no label in them (`DrawnLabels`); without those
  /// at which nobody looked.
  public var drawnWords: [ElementID: [ScreenText.Word]] = [:]
  /// Why nothing could be read there; nil where it could, or nobody tried.
  public var drawnWordsObstacle: String?
  /// Why text could not be read in any picture; nil where nobody asked for it, or it could.
  public var screenTextObstacle: String?
  /// What is written in the title bars of windows that have no name themselves; empty where no pictures were
  /// taken.
  public var shownTitles: [ElementID: String] = [:]
  /// What a dictionary says of the application's words; nil where none was asked.
  public var spelling: Spelling?
  /// Why no dictionary could be asked; nil where nobody tried, or one was.
  public var spellingObstacle: String?

  public init(status: BusStatus? = nil, model: ModelEvidence? = nil) {
    self.status = status
    self.model = model
  }

  /// Why rules of this kind cannot run; nil where they can.
  func missing(for kind: RuleKind) -> String? {
    switch kind {
    case .preflight, .tree: nil
    case .keyboard:
      keyboardWalks.isEmpty ? keyboardObstacle ?? "needs --drive keyboard" : nil
    case .actions:
      actionTrials.map { $0.trials.isEmpty && $0.untried.isEmpty ? $0.ending : nil }
        ?? "needs --drive actions"
    case .parity:
      parity == nil ? parityObstacle ?? "needs --drive keyboard,actions" : nil
    case .pointer:
      pointerTrials.map { $0.tried.isEmpty && $0.untried.isEmpty ? $0.ending : nil }
        ?? "needs --drive pointer"
    case .pixels:
      appearances.isEmpty ? pictureObstacle ?? "needs a picture of the window (--pictures)" : nil
    case .screenText:
      screenTexts.isEmpty
        ? screenTextObstacle ?? "needs a picture of the window to read text in (--pictures)" : nil
    case .preferences:
      preferenceTrials.map { $0.trials.isEmpty ? $0.obstacle : nil }
        ?? "needs --drive preferences"
    case .model: model != nil ? nil : "needs the application's own model (evenhand audit model)"
    }
  }
}
