// SPDX-License-Identifier: Apache-2.0

public import AccessibilityAudit
import AccessibilityReader
import EvenhandTesting
public import Foundation
import Semantics
public import Views

/// Audits what a view declares of its gestures: by rules, and by trying each gesture with a pointer,
/// with keys alone and with assistive requests alone, on a clock that only moves when told.
///
///     @Test @MainActor func `every gesture has its ways`() {
///       let result = ModelAudit(of: MixerView()).run()
///       #expect(result.violations.isEmpty, "\(result.failureText)")
///     }
///
/// Each trial begins with views made anew, so the view is written as one expression that brings its
/// own state. State that outlives it is noticed, and told.
@MainActor
public struct ModelAudit {
  private let title: String
  private let application: String
  private let rules: [any Rule]
  private let size: CGSize
  private let limits: Limits
  private let makeHost: () -> ViewHost

  /// - Parameters:
  ///   - content: Makes the view, with its state, anew for each trial.
  ///   - size: Of the window, in points.
  ///   - rules: Those that judge; the rest of what an audit asks of a tree is among them.
  public init<Content: View>(
    of content: @autoclosure @escaping () -> Content, title: String = "Test",
    size: CGSize = CGSize(width: 900, height: 640), rules: [any Rule] = RuleRegistry.standard,
    limits: Limits = Limits()
  ) {
    self.init(title: title, application: title, size: size, rules: rules, limits: limits) {
      ViewHost(title: title, measurer: UniformTextMeasurer(), content: content)
    }
  }

  package init(
    title: String, application: String, size: CGSize, rules: [any Rule] = RuleRegistry.standard,
    limits: Limits = Limits(), makeHost: @escaping () -> ViewHost
  ) {
    self.title = title
    self.application = application
    self.size = size
    self.rules = rules
    self.limits = limits
    self.makeHost = makeHost
  }

  /// Tries everything, and judges what came of it.
  public func run() throws -> AuditResult { try document().audit(rules: rules) }

  /// What was found out, for an audit elsewhere.
  package func document() -> ModelDocument {
    let prover = Prover(size: size, limits: limits, makeHost: makeHost)
    let (tree, evidence) = prover.run()
    return ModelDocument(application: application, tree: tree, evidence: evidence)
  }
}
