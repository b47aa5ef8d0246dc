// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An application's tree as it stood at one moment, and what could not be read of it.
public struct ApplicationSnapshot: Hashable, Sendable {
  /// The application that was read.
  public var application: ApplicationReference
  /// The root is the application; elements are numbered from 1, parents before children.
  public var tree: Tree
  /// What could not be read, or does not fit together, in the order in which it was found.
  public let problems: [ReadProblem]
  /// What elements in the tree were still to be asked when the read ended before its time, by
  /// AT-SPI's names ("GetRole"); empty for a whole read.
  public let unanswered: [ElementID: [String]]
  /// What elements answer beyond their nodes; empty where nobody asked.
  public let details: [ElementID: ElementDetails]
  /// Where each element stands on the bus.
  public let references: [ElementID: ObjectReference]
  /// False for toolkits that are known to give wrong places (GTK 4 loses margins and borders).
  public let framesAreTrusted: Bool
  /// The application's own (`Accessible.Locale`: "de_DE.UTF-8"); nil where nobody asked, or it did not
  /// answer.
  public let locale: String?
  /// How long the read took.
  public let duration: Duration
  /// D-Bus calls that were made.
  public let calls: Int

  public init(
    application: ApplicationReference, tree: Tree, problems: [ReadProblem] = [],
    unanswered: [ElementID: [String]] = [:], details: [ElementID: ElementDetails] = [:],
    references: [ElementID: ObjectReference] = [:], framesAreTrusted: Bool = true,
    locale: String? = nil, duration: Duration = .zero, calls: Int = 0
  ) {
    self.application = application
    self.tree = tree
    self.problems = problems
    self.unanswered = unanswered
    self.details = details
    self.references = references
    self.framesAreTrusted = framesAreTrusted
    self.locale = locale
    self.duration = duration
    self.calls = calls
  }

  /// False where elements are missing from the tree.
  public var isComplete: Bool { !problems.contains(where: \.hidesElements) }
}
