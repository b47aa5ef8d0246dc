// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Proves of any application, control by control, that keys alone and assistive technologies alone do
/// what a hand does. Every attempt is made in an instance that nobody has touched.
public struct ApplicationProver: Sendable {
  /// How much is tried before the rest is left undecided.
  public struct Bounds: Sendable {
    /// Controls of the application.
    public var controls = 100
    /// Texts, pictures and boxes that are clicked to see whether they do anything.
    public var surfaces = 40
    /// For all of it.
    public var time: Duration = .seconds(300)

    public init() {}
  }

  private let sources: [any InstanceSource]
  private let policy: ActionPolicy
  private let bounds: Bounds
  private let isMine: @Sendable (Int) -> Bool
  private let limits: ReadLimits
  private let trace: @Sendable (String) -> Void
  private let deadline: ContinuousClock.Instant

  /// How long an untouched instance is watched: a clock's second, and some more.
  private static let idle = Duration.milliseconds(1200)

  /// The time begins here.
  ///
  /// - Parameters:
  ///   - sources: As many as instances may run at once; at least one.
  ///   - isMine: Which of the controls, by their numbers from 0 on, are proved here.
  public init(
    sources: [any InstanceSource], policy: ActionPolicy, bounds: Bounds,
    limits: ReadLimits = ReadLimits(), trace: @escaping @Sendable (String) -> Void = { _ in },
    isMine: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) {
    self.sources = sources
    self.policy = policy
    self.bounds = bounds
    self.isMine = isMine
    self.limits = limits
    self.trace = trace
    deadline = .now + bounds.time
  }

  /// Proves what can be proved.
  ///
  /// - Parameter known: The application as it runs somewhere else, whose controls are undecided where
  ///   no fresh instance comes up; nil where a failure is to be thrown then.
  public func prove(
    knownAs known: ApplicationSnapshot? = nil
  ) async throws(InstanceFailure) -> GestureProof {
    guard let source = sources.first else {
      throw InstanceFailure("there is no source of instances")
    }
    let desk = InstanceDesk(source: source, limits: limits, policy: policy, trace: trace)
    let first: FreshInstance
    do throws(InstanceFailure) {
      trace("the first instance")
      first = try await source.next()
    } catch {
      guard let known else { throw error }
      return Self.undecided(
        known, policy: policy, because: "it cannot be started afresh: \(error.reason)")
    }
    do throws(InstanceFailure) {
      let baseline = try await baseline(first, desk)
      let reach = try await desk.reach(baseline)
      return await prove(baseline, reach)
    } catch {
      return Self.undecided(
        first.snapshot, policy: policy, because: "it cannot be started afresh: \(error.reason)")
    }
  }

  // MARK: What is the same in all instances

  /// The first instance, with what changes in it by itself or is another thing in a second one.
  private func baseline(
    _ first: FreshInstance, _ desk: InstanceDesk
  ) async throws(InstanceFailure) -> Baseline {
    var baseline = Baseline(first.snapshot)
    guard let map = baseline.map(baseline.snapshot) else { throw InstanceFailure("it has no tree") }
    guard let before = await look(first, map) else { throw InstanceFailure("it does not answer") }
    try? await Task.sleep(for: Self.idle)
    guard let after = await look(first, map) else { throw InstanceFailure("it does not answer") }
    baseline.learn(from: before, to: after)
    trace("the second instance")
    let second = try await desk.source.next()
    guard let other = baseline.map(second.snapshot.withInferredShowing) else {
      throw InstanceFailure("two fresh instances differ in their elements")
    }
    guard let state = await look(second, other) else {
      throw InstanceFailure("it does not answer")
    }
    baseline.learn(from: before, to: state)
    baseline.state = before
    return baseline
  }

  private func look(_ instance: FreshInstance, _ map: InstanceMap) async -> ApplicationState? {
    guard let events = try? await instance.reader.events(of: instance.snapshot.application),
      let driver = try? ParityDriver(
        reader: instance.reader, snapshot: map.snapshot, events: events, policy: policy,
        environment: instance.environment, limits: limits, time: bounds.time)
    else { return nil }
    let state = await driver.state(map)
    await events.end()
    return state
  }

  // MARK: One control after the other

  /// Hands out each number once.
  private actor Queue {
    private var next = 0
    private let count: Int

    init(count: Int) { self.count = count }

    func take() -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private func prove(_ baseline: Baseline, _ reach: KeyReach) async -> GestureProof {
    let plan = ControlPlan(baseline.snapshot, policy: policy)
    let finder = ElementFinder(baseline.snapshot)
    let active = await surfaces(plan, baseline)
    let tried =
      plan.controls + active.found.map { ControlPlan.Control(node: $0, movements: [.click]) }
    let order = Dictionary(
      baseline.snapshot.tree.depthFirst.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    let controls = tried.sorted { order[$0.node.id] ?? 0 < order[$1.node.id] ?? 0 }
      .enumerated().filter { isMine($0.offset) }.map(\.element)
    let queue = Queue(count: controls.count)
    let workers = sources.map { source in
      let prover = ControlProver(
        desk: InstanceDesk(source: source, limits: limits, policy: policy, trace: trace),
        plan: plan, baseline: baseline, reach: reach, finder: finder, deadline: deadline)
      return Task { [bounds] in
        var proofs: [(Int, ControlProof)] = []
        while let number = await queue.take() {
          var control = controls[number]
          if number >= bounds.controls, control.obstacle == nil {
            control.obstacle = "ran out of \(bounds.controls) controls"
          }
          proofs.append((number, await prover.proof(of: control)))
        }
        return proofs
      }
    }
    var proofs: [(number: Int, proof: ControlProof)] = []
    for worker in workers { proofs += await worker.value }
    return GestureProof(
      application: baseline.snapshot.application.name,
      bounds: boundsText(plan, active),
      controls: proofs.sorted { $0.number < $1.number }.map(\.proof))
  }

  /// The controls of an application that cannot be tried, with the reason.
  public static func undecided(
    _ snapshot: ApplicationSnapshot, policy: ActionPolicy, because reason: String
  ) -> GestureProof {
    let plan = ControlPlan(snapshot, policy: policy)
    let finder = ElementFinder(snapshot.withInferredShowing)
    return GestureProof(
      application: snapshot.application.name, bounds: "",
      controls: plan.controls.map { control in
        ControlProof(
          element: finder.selector(of: control.node), movements: 0, counterexamples: [],
          reasons: [reason])
      })
  }

  // MARK: What does not look like a control

  private struct Surfaces {
    var found: [Node] = []
    var clicked = 0
  }

  /// Those of the plan's surfaces that a click changes anything by. They share an instance as long as
  /// nothing changes.
  private func surfaces(_ plan: ControlPlan, _ baseline: Baseline) async -> Surfaces {
    var result = Surfaces()
    guard let source = sources.first else { return result }
    let desk = InstanceDesk(source: source, limits: limits, policy: policy, trace: trace)
    var ready: InstanceDesk.Ready?
    for node in plan.surfaces.prefix(bounds.surfaces) where ContinuousClock.now < deadline {
      let current: InstanceDesk.Ready
      if let ready {
        current = ready
      } else {
        guard let next = try? await desk.ready(baseline) else { break }
        current = next
        ready = next
      }
      guard await current.driver.hasTrustedPlaces else { break }
      trace("\(KeyboardDriver.text(node)): click")
      let outcome = await current.driver.outcome(
        of: Attempt("click", .move(.click)),
        on: ControlPlan.Control(node: node, movements: [.click]), in: current.map, of: baseline,
        goal: nil, patience: .milliseconds(200), end: current.instance.end)
      guard case .led(let effect) = outcome else { continue }
      result.clicked += 1
      if !effect.isNothing {
        result.found.append(node)
        await current.events.end()
        ready = nil
      }
    }
    await ready?.events.end()
    return result
  }

  private func boundsText(_ plan: ControlPlan, _ surfaces: Surfaces) -> String {
    let count = plan.surfaces.count + plan.withheldSurfaces
    let clicked =
      count == 0 ? "" : "; \(surfaces.clicked) of \(count) texts, pictures and empty boxes clicked"
    return "one click in the middle of each control, a drag to each end of a value, one character"
      + " written, each in a fresh instance; \(bounds.controls) controls;"
      + " \(bounds.time.secondsText) s\(clicked)"
  }
}
