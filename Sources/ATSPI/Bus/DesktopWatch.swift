// SPDX-License-Identifier: Apache-2.0

import GLibThread

/// Asks the session bus whether an assistive technology is in use, and where the accessibility bus
/// is. It lives on GLib's thread.
final class DesktopWatch {
  private static let serviceName = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let patience: UInt32 = 5000

  private let configuration: Provider.Configuration
  private let executor: GLibThread
  private var session: BusConnection?
  private var backoff = Backoff()
  private var tell: ((Bool, String) -> Void)?
  private var givenAddressFailed = false
  private var isReading = false
  private var mustReadAgain = false

  init(configuration: Provider.Configuration, executor: GLibThread) {
    self.configuration = configuration
    self.executor = executor
  }

  /// Tells whether to be on the bus, now and whenever that changes, and what is wrong where the
  /// desktop does not say.
  func start(_ tell: @escaping (_ isWanted: Bool, _ problem: String) -> Void) {
    self.tell = tell
    openSession()
  }

  func stop() {
    tell = nil
    session?.close()
    session = nil
  }

  /// The address of the accessibility bus: the one that was given, unless it led nowhere.
  func findBus(_ then: @escaping (Result<String, BusFailure>) -> Void) {
    if let address = configuration.accessibilityBusAddress, !givenAddressFailed || session == nil {
      then(.success(address))
      return
    }
    guard let session else {
      then(.failure(BusFailure("there is no session bus")))
      return
    }
    session.call(
      Self.serviceName, Self.path, "org.a11y.Bus", "GetAddress", autoStart: true,
      timeout: Int32(Self.patience)
    ) { reply in
      switch reply {
      case .success(let values) where values.first?.text?.isEmpty == false:
        then(.success(values.first?.text ?? ""))
      case .success: then(.failure(BusFailure("org.a11y.Bus knows no address")))
      case .failure(let failure): then(.failure(failure))
      }
    }
  }

  /// A given address may be left over from another session or a sandbox.
  func addressFailed() {
    givenAddressFailed = true
  }

  private func openSession() {
    guard tell != nil, session == nil else { return }
    guard let address = configuration.sessionBusAddress else {
      tellUnknown("there is no session bus")
      return
    }
    let cancellation = BusCancellation()
    executor.schedule(after: Self.patience) { cancellation.cancel() }
    BusConnection.open(address: address, cancellation: cancellation) { [weak self] result in
      guard let self, tell != nil else { return }
      switch result {
      case .success(let connection): adopt(connection)
      case .failure(let failure):
        tellUnknown("no session bus: \(failure)")
        tryAgain()
      }
    }
  }

  /// A bus that was given is used even so.
  private func tellUnknown(_ problem: String) {
    let isGiven = configuration.accessibilityBusAddress != nil
    tell?(isGiven, isGiven ? "" : problem)
  }

  private func tryAgain() {
    executor.schedule(after: backoff.next()) { [weak self] in self?.openSession() }
  }

  private func adopt(_ connection: BusConnection) {
    session = connection
    isReading = false
    mustReadAgain = false
    backoff.reset()
    connection.onClose { [weak self, weak connection] in
      guard let self, let connection, session === connection else { return }
      session = nil
      tryAgain()
    }
    let bus = "org.freedesktop.DBus"
    connection.subscribe(
      sender: bus, interface: bus, member: "NameOwnerChanged", argument: Self.serviceName
    ) { [weak self] _, _, arguments in
      if arguments.last?.text?.isEmpty == false { self?.readSwitch() }
    }
    connection.subscribe(
      sender: Self.serviceName, interface: "org.freedesktop.DBus.Properties",
      member: "PropertiesChanged", path: Self.path
    ) { [weak self] _, _, _ in self?.readSwitch() }
    readSwitch()
  }

  /// However often it is called, one question is under way at a time, and the last answer is new.
  private func readSwitch() {
    if configuration.policy == .on {
      tell?(true, "")
      return
    }
    if isReading {
      mustReadAgain = true
      return
    }
    isReading = true
    // Not started for our sake: without it, no assistive technology is there either.
    session?.call(
      Self.serviceName, Self.path, "org.freedesktop.DBus.Properties", "Get",
      [.string("org.a11y.Status"), .string("IsEnabled")], timeout: Int32(Self.patience)
    ) { [weak self] reply in
      guard let self else { return }
      isReading = false
      if mustReadAgain {
        mustReadAgain = false
        return readSwitch()
      }
      switch reply {
      case .success(let values) where values.count == 1:
        backoff.reset()
        tell?(values[0] == .variant(.boolean(true)), "")
      case .failure(let failure) where failure.isTimeout:
        // No answer is not a no: nothing else would make us ask again.
        executor.schedule(after: backoff.next()) { [weak self] in self?.readSwitch() }
      case .failure(let failure):
        tellUnknown("the desktop does not say whether accessibility is on: \(failure)")
      case .success: tellUnknown("the desktop does not say whether accessibility is on")
      }
    }
  }
}
