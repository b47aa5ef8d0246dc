// SPDX-License-Identifier: Apache-2.0

public import AccessibilityAudit
public import Foundation
public import GestureTrials
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
/// own state. State that outlives it is noticed, and reported.
@MainActor
public struct ModelAudit {
  private let prover: Prover
  private let rules: [any Rule]

  /// - Parameters:
  ///   - content: Makes the view, with its state, anew for each trial.
  ///   - size: Of the window, in points.
  ///   - rules: Those that judge; the rest of what an audit asks of a tree is among them.
  public init<Content: View>(
    of content: @autoclosure @escaping () -> Content, title: String = "Test",
    size: CGSize = CGSize(width: 900, height: 640), rules: [any Rule] = RuleRegistry.standard,
    limits: Limits = Limits()
  ) {
    self.rules = rules
    prover = Prover(application: title, size: size, limits: limits) {
      ViewHost(title: title, measurer: UniformTextMeasurer(), content: content)
    }
  }

  /// Tries everything, and judges what came of it.
  public func run() -> AuditResult { prover.ofOpenedWindow.document().audit(rules: rules) }

  /// Tries everything once, judges what came of it, and says what is proved: the trials are what
  /// takes the time.
  public func runAndProve() -> (audit: AuditResult, proof: GestureProof) {
    let document = prover.document()
    return (document.audit(rules: rules), GestureProof(document))
  }

  /// Tries everything, and says of each control whether keys alone and actions alone reach what
  /// gestures reach.
  ///
  ///     let proof = ModelAudit(of: MixerView()).prove()
  ///     #expect(proof.isProven, "\(proof.text)")
  public func prove() -> GestureProof { GestureProof(prover.document()) }
}

extension AuditResult {
  /// One line a violation, and one for each reason why the audit is not valid: the comment of a
  /// failing test. A place in the source stands first, as compilers write it.
  public var failureText: String {
    let findings = rules.filter { $0.rule.standing != .bestPractice }.flatMap { rule in
      rule.failed.map { finding in
        (finding.source.map { "\($0): " } ?? "") + "\(finding.selector): \(finding.message)"
          + " [\(rule.rule.id)]"
      }
    }
    return (findings + invalidReasons).joined(separator: "\n")
  }
}
