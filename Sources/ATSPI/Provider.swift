// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization

/// Serves one application's tree on the accessibility bus.
///
/// Nothing here waits for the bus, and without a bus nothing here fails: the provider stays idle
/// and looks for one from time to time. A tree is kept only while somebody looks. All members may be used from any thread; updates must come
/// in order, so that they are best published from one.
public final class Provider: AccessibilityPlatform {
  /// The application itself, parent of every window. No other element may have this number.
  public static let applicationID = ElementID(.max)

  private let shared: SharedState
  let link: Link

  /// - Parameter requests: Takes what an assistive technology asks for. Called on the provider's
  ///   own thread with nothing locked: it must hand the request to the application's thread and
  ///   return. One that does not begin there within 0.65 seconds is answered as not done, and
  ///   begins no more. Of one that has begun, an action's caller is told "done" after 0.75 seconds at
  ///   the latest, and who writes a value hears that it is not known yet.
  public init(
    configuration: Configuration, requests: @escaping AssistiveRequestHandler
  ) {
    let facts = Publication.Facts(
      toolkitName: configuration.toolkitName, toolkitVersion: configuration.toolkitVersion,
      locale: configuration.locale)
    shared = SharedState(
      Publication(applicationName: configuration.applicationName, facts: facts))
    link = Link(configuration: configuration, shared: shared, requests: requests)
  }

  deinit {
    stop()
  }

  /// Goes on the bus, as far and as soon as the policy and the desktop allow.
  public func start() {
    link.executor.perform { [link] in link.assumeIsolated { $0.start() } }
  }

  /// Leaves the bus for good.
  public func stop() { stop {} }

  /// Leaves the bus for good.
  ///
  /// - Parameter then: Called on another thread when the answers that were due are on their way: a
  ///   program that ends by what it was asked for waits for that, at most a moment.
  public func stop(_ then: @escaping @Sendable () -> Void) {
    link.executor.perform { [link] in link.assumeIsolated { $0.stop(then) } }
  }

  /// Whether an assistive technology listens, or a client has called and is still there. As long as
  /// not, no tree is kept: ``publish(_:windows:)`` does nothing, and the requests' handler is asked
  /// for ``Semantics/AssistiveRequest/showTree`` when that changes.
  public var isWatched: Bool { shared.isWatched.load(ordering: .acquiring) }

  /// Shows the update, where anybody looks. Reads are answered from it when this returns, and its
  /// events follow.
  ///
  /// - Parameter windows: The top-level windows, in order; an element leaves the tree when neither
  ///   a parent nor this list holds it.
  public func publish(_ update: TreeUpdate, windows: [ElementID]) {
    guard isWatched else { return }
    shared.publishing.withLock { _ in
      var publication = shared.snapshot.publication
      let changes = publication.apply(update, windows: windows)
      shared.change { $0.takeContent(of: publication) }
      lookForEmbeddings(changes)
      // Nobody looks any more, and what was kept has been dropped meanwhile.
      if !isWatched { return shared.change { $0.removeElements() } }
      // Looked at after the change is there: who calls later reads it.
      guard !changes.isEmpty, shared.audience.isThere else { return }
      var events = EventBuilder(snapshot: Snapshot(publication)).events(changes)
      // Where the focus is comes with the window that is active, when the whole tree is there.
      if !shared.hasTree.load(ordering: .acquiring) { events.removeAll(where: \.isFocus) }
      send(events)
    }
  }

  /// Tells that the keyboard came to a window or left it. The window's `active` state is part of
  /// the updates; where it comes, that is published here before, as a screen reader takes no window for
  /// the active one that does not have it.
  public func windowActivated(_ id: ElementID, _ isActive: Bool) {
    guard isWatched else { return }
    let tree = shared.snapshot.publication.tree
    guard var window = tree.published(id) else { return }
    if isActive, !window.states[.active] {
      window.states[.active] = true
      publish(TreeUpdate(nodes: [window]), windows: tree.rootNode.children)
    }
    guard shared.audience.isThere else { return }
    send([.event(.window(id, isActive ? "Activate" : "Deactivate", name: window.name))])
  }

  /// Shows a key to the assistive technologies that asked for keys, and gives it back: with true
  /// where one of them used it, so that the application must not.
  ///
  /// Keys come back in their order, each within a second, or 100 ms once somebody hangs, on the
  /// provider's own thread; or at once, on the calling thread, where nobody listens.
  public func forward(
    _ key: KeyStroke, then: @escaping @Sendable (_ consumed: Bool) -> Void
  ) {
    let mustAsk = shared.keysUnderWay.withLock { underWay in
      guard underWay > 0 || shared.status.withLock({ $0.keyListeners > 0 }) else { return false }
      underWay += 1
      return true
    }
    guard mustAsk else {
      then(false)
      return
    }
    link.executor.perform { [link] in link.assumeIsolated { $0.forward(key, then: then) } }
  }

  /// How things stand at the moment.
  public var status: Status { shared.status.withLock { $0 } }

  /// What another program needs to show this window in one of its own, where the window can be embedded
  /// (``Semantics/Node/canBeEmbedded``); nil while there is no connection. It is another one after
  /// each new connection.
  public func foreignElement(for window: ElementID) -> ForeignElement? {
    let name = status.busName
    guard !name.isEmpty else { return nil }
    return ForeignElement(program: name, path: ObjectReference.path(of: window))
  }

  /// Other programs' trees, which come and go with elements of ours.
  private func lookForEmbeddings(_ changes: [TreeChange]) {
    let ids = changes.compactMap { change -> ElementID? in
      if case .embedded(let id) = change { id } else { nil }
    }
    if ids.isEmpty {
      guard shared.hasGuests.load(ordering: .acquiring) else { return }
      let haveSomeLeft = changes.contains { if case .removed = $0 { true } else { false } }
      guard haveSomeLeft else { return }
    }
    link.executor.perform { [link] in link.assumeIsolated { $0.reviewEmbeddings(ids) } }
  }

  private func send(_ events: [Outgoing]) {
    guard !events.isEmpty else { return }
    let mustTell = shared.outbox.withLock { outbox in
      guard outbox != nil else {
        outbox = events
        return true
      }
      outbox?.append(contentsOf: events)
      return false
    }
    if mustTell {
      link.executor.perform { [link] in link.assumeIsolated { $0.sendOutbox() } }
    }
  }
}
