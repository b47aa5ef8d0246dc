// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Has other programs' trees stand in elements of ours. It lives on GLib's thread.
///
/// A program that is named has to say twice that it is there: it is told where it stands, and then has
/// to name that place as its parent. Until then, and from the moment on at which it leaves the bus,
/// the element is empty. Nobody waits for it meanwhile.
final class EmbeddingDesk {
  /// How long a program may take to answer, in milliseconds: one that is just starting takes long.
  private static let patience: Int32 = 25_000
  private static let socket = "org.a11y.atspi.Socket"

  private struct Guest {
    let element: ForeignElement
    /// Grows with each attempt, so that an answer that comes too late is known.
    var attempt: UInt64
    var subscription: UInt32?
    var isThere = false
  }

  private let shared: SharedState
  /// Sends events.
  private let tell: ([Outgoing]) -> Void
  private let trace: (@Sendable (String) -> Void)?
  private var connection: BusConnection?
  private var guests: [ElementID: Guest] = [:]
  private var lastAttempt: UInt64 = 0

  init(
    shared: SharedState, trace: (@Sendable (String) -> Void)?,
    tell: @escaping ([Outgoing]) -> Void
  ) {
    self.shared = shared
    self.trace = trace
    self.tell = tell
  }

  /// Another connection, where the programs have to be told anew, or none.
  func use(_ connection: BusConnection?) {
    for id in guests.keys { empty(id) }
    self.connection = connection
    guard connection != nil else { return }
    for id in guests.keys.sorted() { begin(id) }
  }

  /// Looks at what is to stand in these elements now, and in those where something does.
  func review(_ ids: [ElementID]) {
    let tree = shared.snapshot.publication.tree
    for id in guests.keys.sorted() + ids {
      let wanted = tree[id]?.embedded
      guard wanted != guests[id]?.element else { continue }
      if guests[id] != nil {
        empty(id)
        guests[id] = nil
      }
      guard let wanted else { continue }
      guests[id] = Guest(element: wanted, attempt: 0)
      begin(id)
    }
    shared.hasGuests.store(!guests.isEmpty, ordering: .releasing)
  }

  /// What another program has said of itself.
  func take(_ news: EmbeddingNews, of id: ElementID) {
    switch news {
    case .arrived(let element) where guests[id]?.element == element:
      if guests[id]?.isThere == false { begin(id) }
    case .left(let element) where guests[id]?.element == element:
      fail(id, "it has said that it leaves")
    case .embedded, .arrived, .left: break
    }
  }

  private func begin(_ id: ElementID) {
    guard let element = guests[id]?.element, let connection else { return }
    empty(id)
    lastAttempt += 1
    let attempt = lastAttempt
    guests[id]?.attempt = attempt
    guard ObjectReference(element) != nil else {
      return fail(id, "it is no element of a program on the bus")
    }
    guard shared.snapshot.publication.tree[id]?.children.isEmpty == true else {
      return fail(id, "it has children of its own")
    }
    guard element.program != connection.uniqueName else {
      return fail(id, "it is an element of this program, which can be a child")
    }
    guests[id]?.subscription = connection.subscribe(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
      member: "NameOwnerChanged", argument: element.program
    ) { [weak self] _, _, arguments in
      guard arguments.last?.text == "", self?.guests[id]?.attempt == attempt else { return }
      self?.fail(id, "its program has left the bus", isGone: true)
    }
    connection.call(
      element.program, element.path, Self.socket, "Embedded",
      [.string(ObjectReference.path(of: id))], timeout: Self.patience
    ) { [weak self] reply in
      guard let self, guests[id]?.attempt == attempt else { return }
      switch reply {
      case .success: askForParent(of: element, in: id, attempt, connection)
      case .failure(let failure): fail(id, "\(failure)")
      }
    }
  }

  private func askForParent(
    of element: ForeignElement, in id: ElementID, _ attempt: UInt64, _ connection: BusConnection
  ) {
    connection.call(
      element.program, element.path, "org.freedesktop.DBus.Properties", "Get",
      [.string(Interface.accessible.busName), .string("Parent")], timeout: Self.patience
    ) { [weak self] reply in
      guard let self, guests[id]?.attempt == attempt else { return }
      switch reply {
      case .success(let values):
        let place = ObjectReference.foreign(
          busName: connection.uniqueName, path: ObjectReference.path(of: id))
        guard values.first.flatMap(ObjectReference.foreign) == place else {
          return fail(id, "it has another parent than the element")
        }
        fill(id, with: element)
      case .failure(let failure): fail(id, "\(failure)")
      }
    }
  }

  private func fill(_ id: ElementID, with element: ForeignElement) {
    guests[id]?.isThere = true
    shared.change { $0.embeddings.guests[id] = element }
    shared.status.withLock { $0.notEmbedded[id] = nil }
    trace?("\(element) stands in element \(id)")
    tell([.event(.guest(id, "add", element))])
  }

  private func fail(_ id: ElementID, _ reason: String, isGone: Bool = false) {
    guard let element = guests[id]?.element else { return }
    empty(id, isGone: isGone)
    // What still comes of this attempt is too late.
    guests[id]?.attempt = 0
    shared.status.withLock { $0.notEmbedded[id] = "\(element): \(reason)" }
    trace?("element \(id) is empty: \(element): \(reason)")
  }

  /// Nothing stands in the element, and nothing more is heard of what did.
  ///
  /// - Parameter isGone: Whether its program has gone, so that nobody is to ask it anything.
  private func empty(_ id: ElementID, isGone: Bool = false) {
    guard let guest = guests[id] else { return }
    shared.status.withLock { $0.notEmbedded[id] = nil }
    if let subscription = guest.subscription { connection?.unsubscribe(subscription) }
    guests[id]?.subscription = nil
    guests[id]?.attempt = 0
    guard guest.isThere else { return }
    guests[id]?.isThere = false
    shared.change { $0.embeddings.guests[id] = nil }
    guard let query = try? shared.snapshot.query(id) else { return }
    // libatspi does not know again what belonged to a program that is gone, and takes from the entry
    // that there is none.
    let entry = CacheItem(query.node, parent: query.parent, index: -1)
    tell([.event(.guest(id, "remove", isGone ? nil : guest.element)), .cacheAdd(entry)])
  }
}
