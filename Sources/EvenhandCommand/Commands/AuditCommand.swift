// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader

/// Judges an application, and says what is wrong.
struct AuditCommand: Subcommand {
  static let name = "audit"
  static let summary = "Check an application's accessibility"
  static let synopsis = "--all | " + TargetOptions.synopsis
  static let options =
    [EveryApplication.specification] + TargetOptions.specifications + RuleOptions.specifications
    + DriveOptions.specifications + ActionOptions.specifications
    + ThresholdOption.specifications + Configuration.specifications
    + KnownFindingsOptions.specifications + ReportOptions.specifications + [
      RecordOption.specification,
      OptionSpecification(
        "each-window", .flag, help: "Audit each window that --steps opens"),
      OptionSpecification(
        "pictures", .flag,
        help: "Check colours, sizes and text in a picture of each window"),
      OptionSpecification("quiet", .flag, help: "Write nothing to standard output"),
      OptionSpecification("verbose", .flag, help: "Print timings to standard error"),
    ]

  private let values: OptionValues
  /// nil for every application.
  private let target: TargetOptions?
  private let rules: RuleOptions
  private let drive: DriveOptions
  private let actions: ActionOptions
  private let threshold: ThresholdOption
  private let known: KnownFindingsOptions
  private let reports: ReportOptions
  private let record: RecordOption
  private let isVerbose: Bool
  private let isQuiet: Bool
  private let takesPictures: Bool
  /// At each window that the steps open, too.
  private let stopsAtWindows: Bool

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty else { throw .unexpected(values.words) }
    let values = try Configuration.merged(values, Self.options)
    self.values = values
    rules = try RuleOptions(values)
    threshold = try ThresholdOption(values)
    known = try KnownFindingsOptions(values)
    reports = try ReportOptions(values)
    record = RecordOption(values)
    isVerbose = values.flags.contains("verbose")
    takesPictures = values.flags.contains("pictures")
    stopsAtWindows = values.flags.contains("each-window")
    isQuiet = values.flags.contains("quiet")
    drive = try DriveOptions(values)
    actions = try ActionOptions(values, drive)
    if values.flags.contains("all") {
      try Self.checkAll(values, program: program, drive)
      try reports.checkAll()
      target = nil
    } else {
      let target = try TargetOptions(values, program: program)
      try drive.check(target)
      if stopsAtWindows { try Self.checkEachWindow(target) }
      self.target = target
    }
  }

  private static func checkEachWindow(_ target: TargetOptions) throws(CommandError) {
    if target.steps == nil { throw .usage("--each-window needs --steps") }
    if !target.scope.isWhole {
      throw .usage("--each-window does not go with --window or --subtree")
    }
  }

  private static func checkAll(
    _ values: OptionValues, program: [String]?, _ drive: DriveOptions
  ) throws(CommandError) {
    let others = ["app", "desktop-id", "recording", "steps", "record"].filter {
      values.texts[$0] != nil
    }
    if let other = others.first { throw .usage("--all does not go with --\(other)") }
    if values.numbers["pid"] != nil { throw .usage("--all does not go with --pid") }
    if program != nil || values.flags.contains("exec") {
      throw .usage("--all does not go with --exec")
    }
    if drive.isDriving { throw .usage("--all does not go with --drive") }
    if values.flags.contains("each-window") {
      throw .usage("--all does not go with --each-window")
    }
    // What is wrong with the other options is said at once.
    _ = try TargetOptions(values, target: .pid(1))
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try reports.check()
    try record.check()
    guard let target else { return try await runAll(environment) }
    if actions.isDryRun { return try await dryRun(target, environment) }
    let result = try await audit(target, environment)
    try write(result, of: target, environment)
    return threshold.exitCode(result)
  }

  /// One report after the other; the worst of their ends is the command's. An application without
  /// windows has nothing to judge.
  private func runAll(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    var codes: [ExitCode] = []
    var names: [String: Int] = [:]
    for pid in try await EveryApplication(environment: environment).processes() {
      do {
        let target = try TargetOptions(values, target: .pid(pid))
        let result = try await audit(target, environment)
        let application = result.target.application
        if result.target.windows.isEmpty, result.problems.isEmpty {
          if isVerbose {
            Output.complain("\(Escaped.line(application)) (\(pid)) has no window to judge")
          }
          continue
        }
        // Two of one name get a file each.
        let name = ReportFileName.plain(application)
        names[name, default: 0] += 1
        let count = names[name] ?? 1
        try write(result, of: target, environment, as: count > 1 ? "\(name)-\(count)" : name)
        codes.append(threshold.exitCode(result))
      } catch .invalid(let text) {
        Output.complain("process \(pid): \(text)")
        codes.append(.invalid)
      }
    }
    guard let worst = codes.max(by: { $0.rawValue < $1.rawValue }) else {
      throw .invalid("no application on the bus has a window")
    }
    return worst
  }

  private func audit(
    _ target: TargetOptions, _ environment: [String: String]
  ) async throws(CommandError) -> AuditResult {
    let trials =
      drive.ways.contains(.preferences)
      ? await PreferenceRuns(
        options: target, environment: environment, actions: actions, isVerbose: isVerbose
      ).trials() : nil
    let opening = TargetOpening(
      options: target, environment: environment,
      isolated: drive.isDriving && !drive.allowsDesktop, isPressed: drive.isPressing,
      asksDetails: true)
    func look(_ target: OpenTarget) async throws(CommandError) -> [Stop] {
      try record.write(target)
      return await judge(target, trials, environment, opening)
    }
    let result: AuditResult?
    if stopsAtWindows, let steps = target.steps {
      let (stops, gap) = try await opening.atEachWindow(of: steps, look)
      let merged = AuditResult(stops: Self.flattened(stops))
      result = gap.map { merged?.noting($0) } ?? merged
    } else {
      result = AuditResult(stops: Self.flattened(try await opening.atEachStop(look)))
    }
    guard let result else { throw .invalid("nothing was audited") }
    return try known.applied(to: result)
  }

  private typealias Stop = (name: String?, result: AuditResult)

  /// The stops of the steps, each with those behind it that driving has led to.
  private static func flattened(_ stops: [(name: String?, result: [Stop])]) -> [Stop] {
    stops.flatMap { stop in
      let isOne = stop.result.count == 1
      return stop.result.enumerated().map { place, inner in
        place > 0 ? inner : (stop.name ?? (isOne ? nil : "the beginning"), inner.result)
      }
    }
  }

  private func write(
    _ result: AuditResult, of target: TargetOptions, _ environment: [String: String],
    as name: String? = nil
  ) throws(CommandError) {
    var run = target.record
    run.drive = drive.ways.map(\.rawValue).sorted()
    try reports.write(result, environment, run: run, as: name, isQuiet: isQuiet)
  }

  /// Reads, and says what driving would do.
  private func dryRun(
    _ target: TargetOptions, _ environment: [String: String]
  ) async throws(CommandError) -> ExitCode {
    let plan = try await TargetOpening(
      options: target, environment: environment, isolated: !drive.allowsDesktop
    ).with { target async throws(CommandError) in
      let plan = ActionEvidence(target: target, options: actions, isVerbose: false).plan
      guard drive.ways.contains(.keyboard) else { return plan }
      return plan + ParityEvidence(target: target, options: actions, isVerbose: false).plan
    }
    try Output(path: nil).write(plan)
    return .clean
  }

  private func judge(
    _ target: OpenTarget, _ trials: PreferenceTrials?, _ environment: [String: String],
    _ opening: TargetOpening
  ) async -> [Stop] {
    let start = ContinuousClock.now
    var evidence = await untouched(target, pictured: takesPictures)
    evidence.preferenceTrials = trials
    let unattended =
      drive.ways.contains(.actions) && rules.rules.contains { $0.id == "snapshot-stable" }
      ? UnattendedEvidence(self.target, environment: environment, policy: actions.policy) : nil
    if drive.ways.contains(.pointer), let options = self.target,
      rules.rules.contains(where: { $0.kind == .pointer || $0.id == "action-focusable" })
    {
      await PointerEvidence(
        target: target, options: options, policy: actions.policy(for: target),
        environment: environment, isVerbose: isVerbose
      ).add(to: &evidence)
    }
    if drive.ways.contains(.keyboard) {
      await KeyboardEvidence(
        target: target, isVerbose: isVerbose,
        triesBindings: rules.rules.contains { $0.id == "keybinding-works" },
        readsMenus: rules.rules.contains {
          ["keybinding-unique", "keybinding-works"].contains($0.id)
        },
        policy: actions.policy(for: target)
      ).add(to: &evidence)
    }
    let disclosures = DisclosureAudit(
      rules: rules.rules, ways: drive.ways, actions: actions, isVerbose: isVerbose,
      takesPictures: takesPictures, recordsPasses: reports.recordsPasses, opening: opening,
      read: { await untouched($0, pictured: $1) })
    if drive.ways.contains(.actions) {
      let told = evidence
      // What was taken back may have left something all the same.
      let isWrittenIn = told.keyboardWalks.contains { walk in
        !walk.inputs.isEmpty
          || walk.bindings.contains {
            $0.gap != nil || !$0.keyChanges.isEmpty || !$0.actionChanges.isEmpty
          }
      }
      evidence = await opening.withRunning(target, isWrittenIn: isWrittenIn) { running in
        await operate(running, told, opening, disclosures)
      }
      await unattended?.add(to: &evidence, of: target)
    }
    Progress.shared.begin("judging")
    var result = Audit(rules: rules.rules, recordsPasses: reports.recordsPasses).run(
      target.snapshot, evidence: evidence)
    let duration = ContinuousClock.now - start
    if isVerbose {
      Output.complain(
        "read \(target.snapshot.tree.count) elements, and details of"
          + " \(target.snapshot.details.count), with \(target.snapshot.calls) calls in"
          + " \(milliseconds(target.snapshot.duration)) ms, judged them in"
          + " \(milliseconds(duration)) ms")
    }
    for note in await disclosures.notes { result = result.noting(note) }
    var stops: [Stop] = [(nil, result)]
    stops += await disclosures.stops
    return stops
  }

  /// What is known of an application that nobody has touched.
  private func untouched(_ target: OpenTarget, pictured: Bool) async -> Evidence {
    var evidence = Evidence(status: target.status)
    evidence.locale = target.language
    evidence.scope = target.scope
    evidence.setting = target.setting
    if rules.rules.contains(where: { $0.id == "foreign-words" }) {
      await SpellingEvidence(target: target).add(to: &evidence)
    }
    guard pictured else { return evidence }
    Progress.shared.begin("taking pictures")
    PictureEvidence(target: target).add(to: &evidence)
    evidence.shownTitles = WindowPhotographer.titles(
      ofNameless: target.snapshot, environment: target.environment)
    if rules.rules.contains(where: { ["label-in-name", "image-name"].contains($0.id) }) {
      await DrawnLabelEvidence(target: target).add(to: &evidence)
    }
    if rules.rules.contains(where: { $0.kind == .screenText }) {
      Progress.shared.begin("reading the text in the pictures")
      await ScreenTextEvidence(environment: target.environment).add(to: &evidence)
    }
    return evidence
  }

  /// What comes of it where the elements are asked to do what they offer, and are set by each way.
  private func operate(
    _ target: OpenTarget, _ evidence: Evidence, _ opening: TargetOpening,
    _ disclosures: DisclosureAudit
  ) async -> Evidence {
    var evidence = evidence
    if drive.ways.contains(.keyboard), rules.rules.contains(where: { $0.kind == .parity }) {
      await ParityEvidence(target: target, options: actions, isVerbose: isVerbose)
        .add(to: &evidence)
    }
    let told = evidence
    return await opening.withRunning(target) { target in
      var evidence = told
      var trials = ActionEvidence(
        target: target, options: actions, isVerbose: isVerbose,
        crashesUnasked: { time in await opening.crashes(within: time) },
        answersForms: target.started?.isPrivate == true)
      if target.scope == nil {
        trials.look = { await disclosures.judge($0, of: target) }
      }
      await trials.add(to: &evidence)
      let opened = await disclosures.objects
      evidence.countedElsewhere = Set(
        target.snapshot.references.filter { opened.contains($0.value) }.map(\.key))
      return evidence
    }
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = (duration / .microseconds(100)).rounded()
    return "\(tenths / 10)"
  }
}
