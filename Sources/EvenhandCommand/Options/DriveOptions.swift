// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Whether an audit also operates the application, and by what.
struct DriveOptions: Sendable {
  enum Way: String, Sendable, Hashable, CaseIterable {
    /// Keys are pressed, as a person would.
    case keyboard
    /// Actions are performed and values set over the bus.
    case actions
    /// The pointer is moved and clicked in instances of the program that are thrown away.
    case pointer
    /// The program is started again with other settings of the desktop.
    case preferences
  }

  static let noFence = OptionSpecification(
    "no-fence", .flag,
    help: "Let what is operated write files and use the network, and leave alone what may do harm")

  static let specifications = [
    OptionSpecification(
      "drive", .list, "WAY,...",
      help: "Operate the application: keyboard, actions, pointer, preferences, none (none)"),
    OptionSpecification(
      "drive-desktop", .flag,
      help: "Allow --drive on the current desktop, where a person may be working"),
    noFence,
  ]

  let ways: Set<Way>
  /// The person at this desktop has agreed to keys and actions in it.
  let allowsDesktop: Bool

  /// True where the application does more than being read.
  var isDriving: Bool { !ways.isEmpty }
  /// Other settings alone press nothing.
  var isPressing: Bool { !ways.subtracting([.preferences]).isEmpty }

  init(_ values: OptionValues) throws(CommandError) {
    let words = values.items("drive")
    var ways: Set<Way> = []
    for word in words where word != "none" {
      guard let way = Way(rawValue: word) else {
        throw .unknown(
          "way to drive", word, known: Way.allCases.map(\.rawValue) + ["none"])
      }
      ways.insert(way)
    }
    if words.contains("none"), !ways.isEmpty {
      throw .usage("--drive none goes with no other way")
    }
    self.ways = ways
    allowsDesktop = values.flags.contains("drive-desktop")
    for flag in ["drive-desktop", Self.noFence.name] where !isDriving {
      if values.flags.contains(flag) { throw .usage("--\(flag) needs --drive") }
    }
  }

  /// An application that runs on a person's desktop is only operated where they allow it; a program
  /// that is started for it gets a desktop of its own.
  func check(_ target: TargetOptions) throws(CommandError) {
    if isDriving, case .recording = target.target {
      throw .usage("--drive needs an application; a recording only keeps what was read")
    }
    if ways.contains(.pointer), target.steps != nil {
      throw .usage("--drive pointer does not go with --steps: its instances do none")
    }
    if case .program = target.target { return }
    if !target.isFenced { throw .usage("--no-fence is for what --exec or --desktop-id starts") }
    if ways.contains(.preferences) {
      throw .usage(
        "--drive preferences starts the program again with other settings; it needs --exec or"
          + " --desktop-id")
    }
    if ways.contains(.pointer) {
      throw .usage(
        "--drive pointer clicks in instances that are thrown away; it needs --exec or --desktop-id")
    }
    guard isDriving, !allowsDesktop else { return }
    throw .usage(
      "--drive operates an application that you may be using; start it with --exec, or allow it"
        + " with --drive-desktop")
  }
}
