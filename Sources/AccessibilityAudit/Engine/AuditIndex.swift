// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a rule has to know of the whole tree. It is built once for a run, and only where a rule
/// asks for it.
protocol AuditIndex: Sendable {
  init(_ context: AuditContext)
}

/// The indexes that were asked for.
final class AuditIndexStore: Sendable {
  private let indexes = Mutex<[ObjectIdentifier: any AuditIndex]>([:])

  func index<Index: AuditIndex>(_ type: Index.Type, _ context: AuditContext) -> Index {
    let key = ObjectIdentifier(type)
    if let known = indexes.withLock({ $0[key] }) as? Index { return known }
    // Outside of the lock: an index may ask for another one.
    let built = Index(context)
    indexes.withLock { $0[key] = built }
    return built
  }
}

extension AuditContext {
  func index<Index: AuditIndex>(_ type: Index.Type) -> Index { store.index(type, self) }
}
