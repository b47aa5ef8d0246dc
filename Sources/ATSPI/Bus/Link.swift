// SPDX-License-Identifier: Apache-2.0

import GLibThread
import Semantics
import Synchronization

/// The application's life on the accessibility bus: finds the bus, connects, has the registry take
/// the application in, and begins again when any of them goes away.
///
/// It runs on GLib's thread, and waits for nothing: every call to a bus is asynchronous and
/// bounded.
actor Link {
  nonisolated let executor = GLibThread.shared
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private static let bus = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"
  private static let registryName = "org.a11y.atspi.Registry"
  private static let busPatience: UInt32 = 5000
  /// How long a bus gives a service to start, in milliseconds: dbus-daemon's own limit.
  private static let startPatience: Int32 = 25_000

  private let configuration: Provider.Configuration
  nonisolated let shared: SharedState
  private let desk: RequestDesk
  private let keys: KeyForwarder
  private let desktopWatch: DesktopWatch
  /// Made with the first connection.
  private var embeddings: EmbeddingDesk?
  private let requests: AssistiveRequestHandler
  private var outlet: EventOutlet?
  private var responder: Responder?

  private var isWanted = false
  private var isConnecting = false
  private var connection: BusConnection?
  /// The bus that no other provider of this process may use meanwhile.
  private var claimedAddress: String?
  private var backoff = Backoff()
  /// The registry that is there, by its unique name.
  private var registry = ""
  /// The registry that was asked to take the application in. Asking one twice would list the
  /// application twice.
  private var askedRegistry = ""
  private var isIntroduced = false
  private var hasReadListeners = false
  private var treeStage = TreeStage.away
  /// Grows with each change of the stage, so that what comes too late is known.
  private var treeVersion = 0
  private var listeners: ListenerReader?
  /// Clients that have called, and what follows their leaving.
  private var callers: [String: UInt32] = [:]

  init(
    configuration: Provider.Configuration, shared: SharedState,
    requests: @escaping AssistiveRequestHandler
  ) {
    self.configuration = configuration
    self.shared = shared
    self.requests = requests
    desk = RequestDesk(executor: executor, requests: requests)
    keys = KeyForwarder(shared: shared, executor: executor)
    desktopWatch = DesktopWatch(configuration: configuration, executor: executor)
  }

  // MARK: - Life

  func start() {
    guard configuration.policy != .off else { return }
    setPhase(.waiting)
    outlet = EventOutlet(shared: shared, executor: executor)
    desktopWatch.start { [weak self] isWanted, problem in
      self?.assumeIsolated { $0.want(isWanted, problem) }
    }
  }

  /// - Parameter then: Called when the answers that were due are on their way.
  func stop(_ then: @escaping () -> Void) {
    desktopWatch.stop()
    isWanted = false
    if let connection {
      // Kept until it is closed, which is what tells so.
      connection.onClose { withExtendedLifetime(connection, then) }
    } else {
      then()
    }
    disconnect()
    dropTree()
    letGoOfBus()
    setPhase(.off)
  }

  private func want(_ isWanted: Bool, _ problem: String) {
    // What went wrong before is none where nobody wants it.
    if !isWanted { setProblem(problem) }
    guard isWanted != self.isWanted else { return }
    trace("accessibility is switched \(isWanted ? "on" : "off")")
    self.isWanted = isWanted
    if isWanted {
      backoff.reset()
      connect()
    } else {
      disconnect()
      letGoOfBus()
      setPhase(.waiting)
    }
  }

  // MARK: - Connection

  /// True where no other provider of this process has the bus.
  private func claimBus(_ address: String) -> Bool {
    if claimedAddress != address { letGoOfBus() }
    guard BusClaims.take(address, for: self) else { return false }
    claimedAddress = address
    return true
  }

  private func letGoOfBus() {
    if let claimedAddress { BusClaims.letGo(claimedAddress, by: self) }
    claimedAddress = nil
  }

  private func connect() {
    guard isWanted, connection == nil, !isConnecting else { return }
    isConnecting = true
    setPhase(.connecting)
    desktopWatch.findBus { [weak self] address in
      self?.assumeIsolated { $0.open(address) }
    }
  }

  private func open(_ address: Result<String, BusFailure>) {
    switch address {
    case .failure(let failure): connectFailed(failure)
    case .success(let address) where !claimBus(address):
      connectFailed(.inUse)
    case .success(let address):
      let cancellation = BusCancellation()
      executor.schedule(after: Self.busPatience) { cancellation.cancel() }
      BusConnection.open(address: address, cancellation: cancellation) { [weak self] result in
        self?.assumeIsolated { link in
          switch result {
          case .success(let connection): link.adopt(connection)
          case .failure(let failure):
            link.desktopWatch.addressFailed()
            link.connectFailed(failure)
          }
        }
      }
    }
  }

  private func connectFailed(_ failure: BusFailure) {
    isConnecting = false
    guard isWanted else { return }
    setProblem("no connection: \(failure)")
    setPhase(.waiting)
    tryAgain()
  }

  private func tryAgain() {
    guard isWanted else { return }
    executor.schedule(after: backoff.next()) { [weak self] in
      self?.assumeIsolated { $0.connect() }
    }
  }

  private func adopt(_ connection: BusConnection) {
    isConnecting = false
    guard isWanted else {
      connection.close()
      return
    }
    trace("connected as \(connection.uniqueName)")
    self.connection = connection
    shared.status.withLock { $0.busName = connection.uniqueName }
    setPhase(.connected)
    // Before anyone is told of us: the registry calls back while it takes the application in.
    let stream = connection.stream
    let responder = Responder(
      shared: shared, connection: connection, trace: configuration.trace,
      onRequest: { [weak self, executor] request, reply, address in
        stream.hold()
        executor.perform { [weak self] in
          self?.assumeIsolated { $0.take(request, reply, address, on: stream) }
          stream.release()
        }
      },
      onNewCaller: { [weak self, weak connection, executor] caller in
        executor.perform { [weak self, weak connection] in
          self?.assumeIsolated { link in
            guard let connection, link.connection === connection else { return }
            link.follow(caller, on: connection)
          }
        }
      },
      onEmbedding: { [weak self, weak connection, executor] id, news, sender in
        executor.perform { [weak self, weak connection] in
          self?.assumeIsolated { link in
            guard let connection, link.connection === connection else { return }
            link.take(news, of: id, from: sender)
          }
        }
      })
    self.responder = responder
    connection.answerCalls(with: responder)
    connection.onClose { [weak self, weak connection] in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection else { return }
        link.reconnect(because: "the bus is gone")
      }
    }
    configuration.nameChanged?(connection.uniqueName)
    watchRegistry(on: connection)
    if embeddings == nil {
      embeddings = EmbeddingDesk(shared: shared, trace: configuration.trace) { [weak self] events in
        self?.assumeIsolated { $0.outlet?.send(events) }
      }
    }
    embeddings?.use(connection)
  }

  private func reconnect(because reason: String) {
    setProblem(reason)
    disconnect()
    setPhase(.waiting)
    tryAgain()
  }

  private func disconnect() {
    let connection = connection
    self.connection = nil
    registryChanged("")
    callers = [:]
    shared.audience.disperse()
    responder = nil
    embeddings?.use(nil)
    shared.change { $0.embeddings.hosts = [:] }
    lookForOthers()
    connection?.close()
    shared.status.withLock { $0.busName = "" }
    if connection != nil { configuration.nameChanged?("") }
  }

  // MARK: - Callers

  /// Forgets the caller when it leaves the bus: from then on nothing is told for its sake.
  private func follow(_ caller: String, on connection: BusConnection) {
    trace("\(caller) has called")
    askForTree()
    callers[caller] = connection.subscribe(
      sender: Self.bus, interface: Self.bus, member: "NameOwnerChanged", argument: caller
    ) { [weak self, weak connection] _, _, arguments in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, arguments.last?.text == "" else {
          return
        }
        link.forget(caller, on: connection)
      }
    }
    // It may have left before that was heard.
    connection.call(Self.bus, Self.busPath, Self.bus, "NameHasOwner", [.string(caller)]) {
      [weak self, weak connection] reply in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, case .success(let values) = reply,
          values.first == .boolean(false)
        else { return }
        link.forget(caller, on: connection)
      }
    }
  }

  private func forget(_ caller: String, on connection: BusConnection) {
    guard let subscription = callers.removeValue(forKey: caller) else { return }
    connection.unsubscribe(subscription)
    shared.audience.forget(caller)
    trace("\(caller) has left")
    hostLeft(caller)
    lookForOthers()
  }

  // MARK: - The tree

  /// How far the application is with showing what it has.
  private enum TreeStage {
    /// Nobody looks, and nothing is kept.
    case away
    case asked
    case shown
  }

  /// How long questions about elements wait for the first tree, in milliseconds: short of the 800
  /// after which libatspi gives a call up. After it they are answered from the application alone, and
  /// the rest follows as events.
  private static let treePatience: UInt32 = 500

  /// Somebody looks: the application publishes all that it has.
  func askForTree() {
    guard treeStage == .away else { return }
    trace("somebody looks: asking for the tree")
    setStage(.asked)
    let version = treeVersion
    shared.isWatched.store(true, ordering: .releasing)
    executor.schedule(after: Self.treePatience) { [weak self] in
      self?.assumeIsolated { link in
        if link.treeVersion == version { link.answerHeld() }
      }
    }
    requests(
      PendingRequest(
        begin: { .showTree },
        finish: { [weak self, executor] _ in
          executor.perform { [weak self] in self?.assumeIsolated { $0.treeShown(version) } }
        }))
  }

  private func setStage(_ stage: TreeStage) {
    treeStage = stage
    treeVersion += 1
  }

  private func treeShown(_ version: Int) {
    guard treeVersion == version else { return }
    setStage(.shown)
    shared.hasTree.store(true, ordering: .sequentiallyConsistent)
    trace("the tree is there")
    answerHeld()
    introduce()
  }

  private func answerHeld() {
    shared.answersElements.store(true, ordering: .sequentiallyConsistent)
    responder?.answerHeld()
  }

  /// Where nobody looks any more, the tree goes in a while.
  private func lookForOthers() {
    guard treeStage != .away, !shared.audience.isExpected else { return }
    executor.schedule(after: configuration.grace) { [weak self] in
      self?.assumeIsolated { link in
        if !link.shared.audience.isExpected { link.dropTree() }
      }
    }
  }

  private func dropTree() {
    guard treeStage != .away else { return }
    setStage(.away)
    shared.isWatched.store(false, ordering: .sequentiallyConsistent)
    shared.hasTree.store(false, ordering: .sequentiallyConsistent)
    shared.answersElements.store(false, ordering: .sequentiallyConsistent)
    isIntroduced = false
    shared.change { $0.removeElements() }
    reviewEmbeddings([])
    trace("nobody looks: the tree is forgotten")
  }

  // MARK: - Other programs' trees

  /// What is to stand in these elements has changed, or elements have gone in which something does.
  func reviewEmbeddings(_ ids: [ElementID]) { embeddings?.review(ids) }

  private func take(_ news: EmbeddingNews, of id: ElementID, from sender: String) {
    guard case .embedded = news else {
      embeddings?.take(news, of: id)
      return
    }
    // It may have left since.
    guard callers[sender] != nil else { return hostLeft(sender) }
    trace("\(sender) shows element \(id) in one of its own")
    // Of windows that are gone nothing is kept.
    shared.change { publication in
      let tree = publication.tree
      publication.embeddings.hosts = publication.embeddings.hosts.filter { tree.contains($0.key) }
    }
    tellParent(of: id)
  }

  /// Windows that stood in the program are windows of this application again.
  private func hostLeft(_ program: String) {
    let hosts = shared.snapshot.publication.embeddings.hosts
    for id in hosts.keys.sorted() where hosts[id]?.program == program {
      shared.change { $0.embeddings.hosts[id] = nil }
      trace("element \(id) is a window of the application again: \(program) has left")
      tellParent(of: id)
    }
  }

  private func tellParent(of id: ElementID) {
    guard let query = try? shared.snapshot.query(id) else { return }
    outlet?.send([
      .childrenReset(query.tree.root, one: id),
      .event(.property(id, "accessible-parent", .foreign(query.parent))),
    ])
  }

  // MARK: - Registry

  private func watchRegistry(on connection: BusConnection) {
    connection.subscribe(
      sender: Self.bus, interface: Self.bus, member: "NameOwnerChanged", argument: Self.registryName
    ) { [weak self, weak connection] _, _, arguments in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection else { return }
        link.registryChanged(arguments.last?.text ?? "")
      }
    }
    for interface in ["org.a11y.atspi.Registry", "org.a11y.atspi.DeviceEventListener"] {
      connection.subscribe(sender: Self.registryName, interface: interface) {
        [weak self] sender, member, _ in
        self?.assumeIsolated { link in
          if sender == link.registry { link.listenersChanged(member) }
        }
      }
    }
    askForRegistry(on: connection) { $0.startRegistry(on: connection) }
  }

  /// Takes up the registry that is there, or does `otherwise` where the bus knows none.
  private func askForRegistry(
    on connection: BusConnection, otherwise: @escaping @Sendable (isolated Link) -> Void
  ) {
    connection.call(
      Self.bus, Self.busPath, Self.bus, "GetNameOwner", [.string(Self.registryName)]
    ) { [weak self, weak connection] reply in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, link.registry.isEmpty else { return }
        if case .success(let values) = reply, let owner = values.first?.text {
          link.registryChanged(owner)
        } else {
          otherwise(link)
        }
      }
    }
  }

  /// The registry's appearance is heard as a change of its name's owner, unless it was there all the
  /// while and only the answer was lost. A start that failed is tried again.
  private func startRegistry(on connection: BusConnection) {
    connection.call(
      Self.bus, Self.busPath, Self.bus, "StartServiceByName",
      [.string(Self.registryName), .uint32(0)], timeout: Self.startPatience
    ) { [weak self, weak connection] reply in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, link.registry.isEmpty else { return }
        switch reply {
        case .success: link.askForRegistry(on: connection) { $0.startRegistryLater(on: connection) }
        case .failure(let failure):
          link.setProblem("no registry: \(failure)")
          link.startRegistryLater(on: connection)
        }
      }
    }
  }

  private func startRegistryLater(on connection: BusConnection) {
    executor.schedule(after: backoff.next()) { [weak self, weak connection] in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, link.registry.isEmpty else { return }
        link.askForRegistry(on: connection) { $0.startRegistry(on: connection) }
      }
    }
  }

  private func registryChanged(_ owner: String) {
    guard owner != registry else { return }
    registry = owner
    shared.audience.use(registry: owner)
    if owner.isEmpty { askedRegistry = "" }
    isIntroduced = false
    hasReadListeners = false
    listeners = nil
    keys.route = nil
    outlet?.use(nil)
    shared.change { publication in
      publication.desktop = .null
      publication.tellsAnnouncementsInDescriptions = false
    }
    shared.status.withLock { status in
      status.eventListeners = 0
      status.keyListeners = 0
    }
    guard let connection else { return }
    setPhase(.connected)
    if owner.isEmpty {
      setProblem("the registry is gone")
    } else if owner != askedRegistry {
      embed(in: owner, on: connection)
    }
  }

  private func embed(in owner: String, on connection: BusConnection) {
    askedRegistry = owner
    trace("asking registry \(owner) to take the application in")
    connection.call(
      owner, ObjectReference.applicationPath, "org.a11y.atspi.Socket", "Embed",
      [
        .tuple([.string(connection.uniqueName), .objectPath(ObjectReference.applicationPath)])
      ], timeout: 5000
    ) { [weak self, weak connection] reply in
      self?.assumeIsolated { link in
        guard let connection, link.connection === connection, link.registry == owner else { return }
        switch reply {
        case .success(let values): link.embedded(values.first, on: connection)
        // It may still do it later, so that asking again on this connection could list us twice.
        case .failure(let failure): link.reconnect(because: "not embedded: \(failure)")
        }
      }
    }
  }

  private func embedded(_ desktop: BusValue?, on connection: BusConnection) {
    if let desktop = desktop.flatMap(ObjectReference.foreign) {
      shared.change { $0.desktop = desktop }
    }
    trace("embedded")
    backoff.reset()
    outlet?.use(connection)
    shared.audience.embedded()
    setProblem("")
    setPhase(.embedded)
    listeners = ListenerReader(connection: connection, registry: registry) {
      [weak self] listeners in self?.assumeIsolated { $0.use(listeners) }
    }
    listeners?.read()
  }

  // MARK: - Listeners

  private func listenersChanged(_ member: String) {
    if member == "KeystrokeListenerRegistered" {
      setKeyListeners(max(1, shared.status.withLock { $0.keyListeners }))
    }
    listeners?.read()
  }

  private func use(_ listeners: ListenerReader.Listeners) {
    let gate = EventGate(listeners: listeners.events?.map(\.event))
    outlet?.gate = gate
    shared.audience.setHasListeners(gate.isOpen)
    let tellsInDescriptions = listeners.events?.includeOneWithoutAnnouncements ?? false
    shared.change { $0.tellsAnnouncementsInDescriptions = tellsInDescriptions }
    shared.status.withLock { $0.eventListeners = gate.count }
    setKeyListeners(listeners.keys)
    trace("\(gate.count.map(String.init) ?? "unknown") event listeners, \(listeners.keys) for keys")
    hasReadListeners = true
    if gate.isOpen { askForTree() } else { lookForOthers() }
    introduce()
  }

  /// Says where the focus is, once it is known who listens and all is there.
  private func introduce() {
    guard !isIntroduced, hasReadListeners, treeStage == .shown else { return }
    isIntroduced = true
    shared.change { $0.introduce() }
    outlet?.send(EventBuilder(snapshot: shared.snapshot).introduction())
  }

  private func setKeyListeners(_ count: Int) {
    shared.status.withLock { $0.keyListeners = count }
    guard count > 0, let connection, !registry.isEmpty else {
      keys.route = nil
      return
    }
    keys.route = KeyForwarder.Route(connection: connection, registry: registry)
  }

  // MARK: - Traffic

  /// Sends what has been published since the last time.
  func sendOutbox() {
    let events = shared.outbox.withLock { outbox in
      defer { outbox = nil }
      return outbox ?? []
    }
    outlet?.send(events)
  }

  func forward(_ key: KeyStroke, then: @escaping @Sendable (Bool) -> Void) {
    keys.forward(key, then: then)
  }

  private func take(
    _ request: AssistiveRequest, _ reply: RequestReply, _ address: ReplyAddress,
    on stream: BusStream
  ) {
    desk.take(request, reply, address, on: stream) { [weak self, executor] ticket, isDone in
      // After the events of the update that the application has just published.
      executor.perform { [weak self] in
        self?.assumeIsolated { $0.desk.finish(ticket, isDone: isDone) }
      }
    }
  }

  // MARK: - Status

  private func setPhase(_ phase: Provider.Status.Phase) {
    shared.status.withLock { $0.phase = phase }
  }

  private func setProblem(_ problem: String) {
    shared.status.withLock { $0.problem = problem }
    if !problem.isEmpty { trace(problem) }
  }

  private func trace(_ line: @autoclosure () -> String) {
    configuration.trace?(line())
  }
}
