// SPDX-License-Identifier: Apache-2.0

import ATSPI
import CEvenhandATSPI
import Dispatch
import Glibc
import Semantics

/// What `evenhand_activate()` makes: the provider, and what C hands to it. It is used on one thread.
final class ToolkitApplication {
  struct Options {
    var configuration: Provider.Configuration
    var handler:
      @convention(c) (UnsafePointer<evenhand_request>?, UnsafeMutableRawPointer?)
        -> Bool
    var wake: Wake
    var context: UnsafeMutableRawPointer?
  }

  private let options: Options
  private let provider: Provider
  private let mail: Mail
  /// Nil while nobody looks.
  private var store: ElementStore?
  private var isDispatching = false
  private var isStopped = false

  init(_ options: Options) {
    self.options = options
    let mail = Mail(wake: options.wake)
    self.mail = mail
    var configuration = options.configuration
    configuration.nameChanged = { _ in mail.wakeUp() }
    provider = Provider(configuration: configuration) { mail.put(.request($0)) }
  }

  var fileDescriptor: Int32 { mail.fileDescriptor }
  var isWatched: Bool { provider.isWatched }

  func start() { provider.start() }

  /// Called by a handler, it leaves the bus when what the handler does has been answered.
  func stop() {
    isStopped = true
    store = nil
    if !isDispatching { leave() }
  }

  /// The answer of a handler that said so goes first, since the program may end by now: `answering`.
  private func leave(answering: Bool = false) {
    let isAnswered = DispatchSemaphore(value: 0)
    provider.stop { isAnswered.signal() }
    if answering { _ = isAnswered.wait(timeout: .now() + .milliseconds(200)) }
    mail.end()
  }

  /// How things stand, in a line.
  var description: String {
    let status = provider.status
    var parts = [status.phase.rawValue]
    if !status.busName.isEmpty { parts[0] += " as \(status.busName)" }
    switch status.eventListeners {
    case nil: parts.append("every event is sent")
    case 0: break
    case let count?: parts.append("\(count) kinds of event are listened to")
    }
    if status.keyListeners > 0 { parts.append("keys are listened to") }
    for (id, reason) in status.notEmbedded.sorted(by: { $0.key < $1.key }) {
      parts.append("element \(id) is empty: \(reason)")
    }
    if !status.problem.isEmpty { parts.append(status.problem) }
    return parts.joined(separator: ", ")
  }

  /// Empty while there is no connection.
  func plugID(of window: ElementID) -> String {
    provider.foreignElement(for: window)?.description ?? ""
  }

  // MARK: What C tells

  /// Changes the elements, where anybody looks.
  func change(
    _ body: (inout ElementStore) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    // Who came since is shown everything.
    if store != nil, !provider.isWatched { store = nil }
    guard var store else { return }
    // So that it is changed in place; a call that fails has changed nothing.
    self.store = nil
    defer { self.store = store }
    try body(&store)
  }

  func commit() {
    guard var store else { return }
    self.store = nil
    defer { self.store = store }
    guard let update = store.takeUpdate() else { return }
    provider.publish(update, windows: store.windows)
  }

  func tellWindowActive(_ id: ElementID, _ isActive: Bool) throws(LibraryError) {
    try change { store throws(LibraryError) in
      try store.edit(id) { $0.states[.active] = isActive }
    }
    guard store != nil else { return }
    commit()
    provider.windowActivated(id, isActive)
  }

  func forward(_ key: KeyStroke, then: KeyReturn) {
    let (mail, owner, mustWait) = (mail, pthread_self(), mail.hasKeys)
    provider.forward(key) { isConsumed in
      let isOwner = pthread_equal(owner, pthread_self()) != 0
      // Before the call returns, where nobody listens and no earlier key waits here.
      if isOwner, !mustWait { return then(key, isConsumed: isConsumed) }
      let item = Mail.Item.key(key, isConsumed: isConsumed, then)
      if isOwner { mail.putBack(item) } else { mail.put(item) }
    }
  }

  // MARK: What C is asked

  func dispatch() throws(LibraryError) {
    guard !isDispatching else { throw .nestedDispatch }
    isDispatching = true
    defer {
      isDispatching = false
      if isStopped { leave(answering: true) }
    }
    commit()
    for item in mail.take() {
      // The handler may have closed the application.
      guard !isStopped else {
        Mail.refuse(item)
        continue
      }
      switch item {
      case .key(let key, let isConsumed, let then):
        mail.tookKey()
        then(key, isConsumed: isConsumed)
      case .request(let pending):
        guard let request = pending.begin() else { continue }
        let isDone = perform(request)
        commit()
        pending.finish(isDone)
      }
    }
  }

  private func perform(_ request: AssistiveRequest) -> Bool {
    if request == .showTree { store = ElementStore() }
    let form = RequestForm(request) { id in try? self.store?[id].text?.text }
    // What it is about may have left since it was asked for.
    if let element = form.element, store?.contains(element) != true { return false }
    return form.withRequest { options.handler($0, options.context) }
  }
}
